import { useEffect, useState } from 'react';

/**
 * The value once it has not changed for `pause` ms, such as typed text (debounce); it does not update while disabled.
 */
export function useSettled<T>(value: T, pause: number, isWanted: boolean): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setSettled(() => value), pause);
    return () => clearTimeout(timer);
  }, [value, pause, isWanted]);
  return settled;
}
