/**
 * A clock that never jumps, for the intervals of pg-boss: if the system clock were set back by an hour, the supervision
 * of lost jobs would pause for that hour. Which jobs are due is decided by the clock of the database.
 */
export function monotonicClock(start: Date) {
  const offset = start.getTime() - performance.now();
  return {
    now: () => performance.now() + offset,
    setTimeout: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    setInterval: (run: () => void, milliseconds: number) => setInterval(run, milliseconds),
    clearInterval: (timer: NodeJS.Timeout) => clearInterval(timer),
  };
}
