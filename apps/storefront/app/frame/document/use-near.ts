import { type RefObject, useEffect, useRef, useState } from 'react';

/** Half a screen before it scrolls into view. */
const near = { rootMargin: '50% 0px' };

/** Whether an element has come near the viewport: for requests per row of a list that may be long. */
export function useNear<E extends Element>(): [ref: RefObject<E | null>, isNear: boolean] {
  const element = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    }, near);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [element, isNear];
}
