import { useEffect, useState } from 'react';
import { serverClock } from '../http/server-clock.ts';

/** What time it is at the server, as soon as it has answered anything here; until then the device is believed. */
export const branchClock = serverClock();

/** Often enough for doors that close at a minute. */
const lookEvery = 20_000;

/** First the moment the page was rendered, so that both sides render the same; from then on now. */
export function useBranchNow(made: Date | string): Date {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(branchClock.now());
    look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, []);
  return now ?? new Date(made);
}
