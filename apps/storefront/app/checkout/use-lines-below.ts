import { type RefObject, useEffect, useState } from 'react';

/** How many lines of a list that scrolls are out of sight below its foot. */
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
      // The foot stays in the window, and may cover what the list itself still shows.
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
