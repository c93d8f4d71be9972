import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const margin = 16;

/** For a row of tabs that scrolls: scrolls the current one into view when the address changes, or the tabs load. */
export function useScrollCurrentIntoView(isThere = true) {
  const row = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which tab is the current one
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current="page"]');
    if (!row.current || !current) return;
    const [box, tab] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (tab.right > box.right) row.current.scrollLeft += tab.right - box.right + margin;
    else if (tab.left < box.left) row.current.scrollLeft -= box.left - tab.left + margin;
  }, [pathname, search, isThere]);
  return row;
}
