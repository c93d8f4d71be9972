import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import type { AriaAttributes, MouseEvent } from 'react';

interface HeaderActionProps extends Pick<AriaAttributes, 'aria-haspopup' | 'aria-expanded' | 'aria-busy'> {
  icon: IconName;
  label: string;
  /** The accessible name, where the label alone is not enough: 'Winkelwagen, 6 artikelen'. */
  name?: string;
  /** Null while it is loading. */
  count?: number | null;
  /** Shown only where its label fits beside it. */
  desktopOnly?: boolean;
  className?: string;
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** To preload on hover. */
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

function Count({ count }: { count: number | null | undefined }) {
  if (count === null) return <span className="header__count is-loading" />;
  return count === undefined || count === 0 ? null : <span className="header__count">{count}</span>;
}

/** An icon with a label in the header. */
export function HeaderAction({
  icon,
  label,
  name,
  count,
  desktopOnly,
  className,
  href,
  onClick,
  ...rest
}: HeaderActionProps) {
  const classes = classNames('header__btn', desktopOnly && 'max-l:hidden', className);
  const content = (
    <>
      <Icon name={icon} />
      <span className="label">{label}</span> <Count count={count} />
    </>
  );
  return href ? (
    <Anchor className={classes} href={href} aria-label={name ?? label} onClick={onClick} {...rest}>
      {content}
    </Anchor>
  ) : (
    <button type="button" className={classes} onClick={onClick} aria-label={name ?? label} {...rest}>
      {content}
    </button>
  );
}
