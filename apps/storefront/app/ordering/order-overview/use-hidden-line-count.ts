import { type RefObject, useEffect, useState } from 'react';

/** The number of lines of a scrolling list that are hidden below its footer. */
export function useHiddenLineCount(
  list: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
  count: number,
): number {
  const [below, setBelow] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are looked at again
  useEffect(() => {
    const [lines, end] = [list.current, foot.current];
    if (!lines || !end) return;
    const count = () => {
      // The footer sticks to the window, and may cover lines that the list itself still shows.
      const bottom = Math.min(lines.getBoundingClientRect().bottom, end.getBoundingClientRect().top);
      const isBelow = (line: Element) => {
        const { top, height } = line.getBoundingClientRect();
        return top + height / 2 > bottom;
      };
      setBelow([...lines.children].filter(isBelow).length);
    };
    count();
    const sizes = new ResizeObserver(count);
    sizes.observe(lines);
    lines.addEventListener('scroll', count, { passive: true });
    window.addEventListener('scroll', count, { passive: true });
    return () => {
      sizes.disconnect();
      lines.removeEventListener('scroll', count);
      window.removeEventListener('scroll', count);
    };
  }, [list, foot, count]);
  return below;
}
