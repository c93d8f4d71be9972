import { type RefObject, useEffect, useState } from 'react';

/** The number of lines of a scrolling list that are hidden below its footer. */
export function useLinesBelow(
  list: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
  count: number,
): number {
  const [below, setBelow] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are looked at again
  useEffect(() => {
    const [lines, end] = [list.current, foot.current];
    if (!lines || !end) return;
    const look = () => {
      // The footer sticks to the window, and may cover lines that the list itself still shows.
      const bottom = Math.min(lines.getBoundingClientRect().bottom, end.getBoundingClientRect().top);
      const isBelow = (line: Element) => {
        const { top, height } = line.getBoundingClientRect();
        return top + height / 2 > bottom;
      };
      setBelow([...lines.children].filter(isBelow).length);
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(lines);
    lines.addEventListener('scroll', look, { passive: true });
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      lines.removeEventListener('scroll', look);
      window.removeEventListener('scroll', look);
    };
  }, [list, foot, count]);
  return below;
}
