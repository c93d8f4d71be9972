import { type RefObject, useEffect, useRef } from 'react';

/** What it was at the last render, for handlers in something that is made once, such as the columns of a table. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
