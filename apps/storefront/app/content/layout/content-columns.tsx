import { classNames } from '@bouwpoort/ui/class-names.ts';
import type { ReactNode } from 'react';

interface ContentColumnsProps {
  children: ReactNode;
  aside: ReactNode;
  /** On a phone the aside stands above the text instead of below. */
  asideFirst?: boolean;
}

/** The text with an aside. Blocks inside respond to the width of their column. */
export function ContentColumns({ children, aside, asideFirst }: ContentColumnsProps) {
  return (
    <div className={classNames('wrap content-columns', asideFirst && 'content-columns--aside-first')}>
      <div className="content-columns__main">{children}</div>
      <aside className="content-columns__aside">{aside}</aside>
    </div>
  );
}
