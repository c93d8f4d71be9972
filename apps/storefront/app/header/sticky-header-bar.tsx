import { type ReactNode, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { useStickyHeader } from './use-sticky-header.ts';

/** While its bar floats, the header keeps its height: nothing below it moves. */
export function StickyHeaderBar({ searching, children }: { searching: boolean; children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  const heightLeft = useStickyHeader(header);
  return (
    <header
      ref={header}
      className={classNames('header header--venture', heightLeft !== null && 'is-sticky', searching && 'is-searching')}
      style={heightLeft === null ? undefined : { height: heightLeft }}
    >
      <div className="header__bar">{children}</div>
    </header>
  );
}
