import { type RefObject, useLayoutEffect } from 'react';

/** Sets the maximum height of the panel: down to the edge of the visual viewport, above the keyboard of a phone. */
export function useRoomBelow(panel: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const seen = window.visualViewport;
    const measure = () => {
      const bottom = seen ? seen.offsetTop + seen.height : window.innerHeight;
      const top = panel.current?.getBoundingClientRect().top ?? 0;
      panel.current?.style.setProperty('--room', `${Math.max(bottom - top, 0)}px`);
    };
    measure();
    // The header may have become sticky, or changed its height, since it was measured.
    const header = panel.current?.closest('.header__bar');
    const sizes = new ResizeObserver(measure);
    for (const moved of [header, document.body]) if (moved) sizes.observe(moved);
    seen?.addEventListener('resize', measure);
    header?.addEventListener('animationend', measure);
    return () => {
      sizes.disconnect();
      seen?.removeEventListener('resize', measure);
      header?.removeEventListener('animationend', measure);
    };
  }, [panel, isShown]);
}
