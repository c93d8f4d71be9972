import { Anchor } from '../ui/atoms/anchor.tsx';
import { Icon } from '../ui/atoms/icon.tsx';
import type { IconName } from '../ui/atoms/icon-names.ts';
import { classNames } from '../ui/class-names.ts';

interface HeaderActionProps {
  icon: IconName;
  label: string;
  /** What is read out when the label alone does not say it: 'Winkelwagen, 6 artikelen'. */
  name?: string;
  count?: number;
  /** Only where its word fits beside it. */
  desktopOnly?: boolean;
  href?: string;
  onClick?: () => void;
}

/** An icon with its word in the header: what identity and cart put in their places. */
export function HeaderAction({ icon, label, name, count, desktopOnly, href, onClick }: HeaderActionProps) {
  const className = classNames('header__btn', desktopOnly && 'max-l:hidden');
  const content = (
    <>
      <Icon name={icon} />
      <span className="label">{label}</span>{' '}
      {count !== undefined && count > 0 && <span className="header__count">{count}</span>}
    </>
  );
  return href ? (
    <Anchor className={className} href={href} aria-label={name ?? label}>
      {content}
    </Anchor>
  ) : (
    <button type="button" className={className} onClick={onClick} aria-label={name ?? label}>
      {content}
    </button>
  );
}
