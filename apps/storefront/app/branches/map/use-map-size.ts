import { type RefObject, useEffect, useState } from 'react';
import type { MapSize } from './map-view.ts';

/** How large an element is; null until it has been measured, and so on the server. */
export function useMapSize(element: RefObject<HTMLElement | null>): MapSize | null {
  const [size, setSize] = useState<MapSize | null>(null);
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
