import { useEffect, useState } from 'react';

/**
 * The value once it has stayed the same for `pause` ms, such as what is typed; it stands still while nobody wants it.
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
