import { type RefObject, useEffect, useState } from 'react';
import { staysSticky } from './sticky-header.ts';

/** P 9 */
const stickyDelay = 200;

/** The height the header leaves open while it floats over the page; null while it stands in its place. */
export function useStickyHeader(header: RefObject<HTMLElement | null>): number | null {
  const [heightLeft, setHeightLeft] = useState<number | null>(null);

  useEffect(() => {
    const element = header.current;
    if (!element) return;
    let isSticky = false;
    let previousY = window.scrollY;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const set = (sticky: boolean) => {
      isSticky = sticky;
      setHeightLeft(sticky ? element.offsetHeight : null);
    };
    const follow = () => {
      const { scrollY } = window;
      const headerHeight = element.offsetTop + element.offsetHeight;
      const sticky = staysSticky({ isSticky, scrollY, previousY, headerHeight });
      previousY = scrollY;
      if (!sticky || isSticky) {
        clearTimeout(waiting);
        waiting = undefined;
        if (sticky !== isSticky) set(sticky);
      } else {
        waiting ??= setTimeout(() => {
          waiting = undefined;
          set(true);
        }, stickyDelay);
      }
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('scroll', follow);
    };
  }, [header]);

  return heightLeft;
}
