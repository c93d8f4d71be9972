import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import type { ReactNode } from 'react';

interface SideListProps {
  title: string;
  items: readonly { href: string; label: string; sub?: string | undefined; current?: boolean }[];
  /** Below the list: a link to all pages. */
  children?: ReactNode;
}

/** Sibling pages, or pages on the same subject. */
export function SideList({ title, items, children }: SideListProps) {
  return (
    <nav className="side-list" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ href, label, sub, current }) => (
          <li key={href}>
            <Anchor href={href} aria-current={current ? 'page' : undefined}>
              {label}
              {sub && <small>{sub}</small>}
            </Anchor>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
