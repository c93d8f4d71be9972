import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { type RefObject, useEffect, useState } from 'react';
import { staysSticky } from './sticky-header.ts';

/** P 9 */
const stickyDelay = 200;

/** The height to reserve for the header while it floats over the page; null while it is in place. */
export function useStickyHeader(header: RefObject<HTMLElement | null>): number | null {
  const [heightLeft, setHeightLeft] = useState<number | null>(null);

  // Measuring forces a layout.
  useEffect(
    () => inLaterTask(() => (header.current ? followScrolling(header.current, setHeightLeft) : undefined)),
    [header],
  );

  return heightLeft;
}

function followScrolling(header: HTMLElement, leave: (height: number | null) => void): () => void {
  let isSticky = false;
  let previousY = window.scrollY;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const set = (sticky: boolean) => {
    isSticky = sticky;
    leave(sticky ? header.offsetHeight : null);
  };
  const follow = () => {
    const { scrollY } = window;
    const headerHeight = header.offsetTop + header.offsetHeight;
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
}
