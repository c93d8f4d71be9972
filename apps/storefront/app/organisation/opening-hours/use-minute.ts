import { useEffect, useState } from 'react';
import { branchClock } from './branch-clock.ts';

const minute = 60_000;

/** The server's time, rendered again when its minute changes, and never while the page is hidden. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => branchClock.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const at = branchClock.now();
      setNow(at);
      timer = setTimeout(tick, minute - (at.getTime() % minute));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
