import type { Page } from 'playwright-core';

/** The layout shifts since the page load, as the browser measured them. */
export const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType('layout-shift') as (PerformanceEntry & {
            sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
          })[];
          const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
          resolve(
            shifts.flatMap(({ sources }) =>
              sources.map(({ node, previousRect, currentRect }) => {
                const moved = `${place(previousRect)} → ${place(currentRect)}`;
                return `${moved} ${node?.outerHTML.slice(0, 80) ?? 'gone'}`;
              }),
            ),
          );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // There is always one navigation entry, so the observer is called also without layout shifts.
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );
