import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor } from './anchor.tsx';
import { Icon } from './icon.tsx';

interface TagProps {
  href?: string;
  onClick?: () => void;
  active?: boolean;
  /** Shows a cross: a press removes the choice. */
  removable?: boolean;
  count?: number;
  children: ReactNode;
}

export function Tag({ href, onClick, active, removable, count, children }: TagProps) {
  const className = classNames('tag', active && 'tag--active');
  const content = (
    <>
      {children}
      {count !== undefined && <span className="muted num">{count}</span>}
      {removable && <Icon name="close" size="small" />}
    </>
  );
  if (href) {
    return (
      <Anchor className={className} href={href}>
        {content}
      </Anchor>
    );
  }
  return (
    <button type="button" className={className} onClick={onClick} aria-pressed={active}>
      {content}
    </button>
  );
}

/** `scroll` keeps them on one line that scrolls horizontally. */
export function Tags({ scroll, children }: { scroll?: boolean; children: ReactNode }) {
  return <div className={classNames('tags', scroll && 'tags--scroll')}>{children}</div>;
}
