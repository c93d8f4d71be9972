import { useEffect, useState } from 'react';

/** The value once it has not changed for `delay` ms, such as typed text; it does not update while disabled. */
export function useDebounced<T>(value: T, delay: number, enabled: boolean): T | undefined {
  const [debounced, setDebounced] = useState<T>();
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(() => setDebounced(() => value), delay);
    return () => clearTimeout(timer);
  }, [value, delay, enabled]);
  return debounced;
}
