import { type RefObject, useEffect, useRef } from 'react';

/** The value at the last render, for handlers inside an object that is created once, such as the columns of a table. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
