import { type RefObject, useEffect, useState } from 'react';

interface ElementSize {
  width: number;
  height: number;
}

/** The content size of an element; null on the server and until it has been measured. */
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
