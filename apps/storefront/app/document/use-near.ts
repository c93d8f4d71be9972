import { type RefObject, useEffect, useRef, useState } from 'react';

/** Half a screen ahead. */
const near = { rootMargin: '50% 0px' };

/** Whether the visitor has come near an element: for what is asked of each row of a list that may be long. */
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
