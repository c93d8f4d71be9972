import { type RefObject, useLayoutEffect } from 'react';

/** Sets the maximum height of the panel: down to the edge of the visual viewport, above the keyboard of a phone. */
export function useAvailableHeight(panel: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const viewport = window.visualViewport;
    const measure = () => {
      const bottom = viewport ? viewport.offsetTop + viewport.height : window.innerHeight;
      const top = panel.current?.getBoundingClientRect().top ?? 0;
      panel.current?.style.setProperty('--room', `${Math.max(bottom - top, 0)}px`);
    };
    measure();
    // The header may have become sticky, or changed its height, since it was measured.
    const header = panel.current?.closest('.header__bar');
    const sizes = new ResizeObserver(measure);
    for (const moved of [header, document.body]) if (moved) sizes.observe(moved);
    viewport?.addEventListener('resize', measure);
    header?.addEventListener('animationend', measure);
    return () => {
      sizes.disconnect();
      viewport?.removeEventListener('resize', measure);
      header?.removeEventListener('animationend', measure);
    };
  }, [panel, isShown]);
}
