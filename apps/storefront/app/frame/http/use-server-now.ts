import { useEffect, useState } from 'react';

/** Milliseconds. Often enough for deadlines in whole minutes. */
const interval = 20_000;

/** The server's time; updated while the page is open. */
export function useServerNow(clock: { now(): Date }): Date {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), interval);
    return () => clearInterval(timer);
  }, []);
  return clock.now();
}
