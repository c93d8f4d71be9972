import type { ReactNode } from 'react';
import { Anchor } from '../atoms/anchor.tsx';
import { Icon } from '../atoms/icon.tsx';
import type { IconName } from '../atoms/icon-names.ts';

export function Rows({ children }: { children: ReactNode }) {
  return <div className="rows">{children}</div>;
}

interface RowProps {
  icon?: IconName;
  title: ReactNode;
  sub?: ReactNode;
  href?: string;
  onClick?: () => void;
  /** At the right end; a link to a page gets a chevron by default. */
  aside?: ReactNode;
}

export function Row({ icon, title, sub, href, onClick, aside }: RowProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className="row__main">
        <span className="row__title">{title}</span>
        {sub && <span className="row__sub">{sub}</span>}
      </span>
      {aside ?? (href?.startsWith('/') && <Icon name="chevron-right" size="control" />)}
    </>
  );
  if (href) {
    return (
      <Anchor className="row" href={href} onClick={onClick}>
        {content}
      </Anchor>
    );
  }
  return onClick ? (
    <button type="button" className="row" onClick={onClick}>
      {content}
    </button>
  ) : (
    <div className="row">{content}</div>
  );
}
