import { useEffect, useState } from 'react';
import { serverClock } from '../../frame/http/server-clock.ts';

/** The server's time once any request has been answered; until then the time of the device. */
export const branchClock = serverClock();

/** Often enough for opening hours in whole minutes. */
const tickInterval = 20_000;

/** First the time at which the page was rendered, so that hydration matches; after that the current time. */
export function useBranchNow(renderedAt: Date | string): Date {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(branchClock.now());
    tick();
    const timer = setInterval(tick, tickInterval);
    return () => clearInterval(timer);
  }, []);
  return now ?? new Date(renderedAt);
}
