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
  /** At the right end; a link without one that leads to a page gets a chevron. */
  aside?: ReactNode;
}

export function Row({ icon, title, sub, href, aside }: RowProps) {
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
  return href ? (
    <Anchor className="row" href={href}>
      {content}
    </Anchor>
  ) : (
    <div className="row">{content}</div>
  );
}
