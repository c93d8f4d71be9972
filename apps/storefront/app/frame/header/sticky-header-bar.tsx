import { classNames } from '@bouwpoort/ui/class-names.ts';
import { type ReactNode, useRef } from 'react';
import { useStickyHeader } from './use-sticky-header.ts';

/** While its bar floats, the header keeps its height, so that nothing below it moves. */
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
