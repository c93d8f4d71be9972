import { type RefObject, useEffect, useState } from 'react';

interface ElementSize {
  width: number;
  height: number;
}

/** How large the inside of an element is; null until it has been measured, and so on the server. */
export function useElementSize(element: RefObject<Element | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return size;
}
