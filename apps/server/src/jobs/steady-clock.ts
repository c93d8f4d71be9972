/**
 * A clock that never jumps, for the queue's own pauses: it computes them from differences, so a clock that is set back
 * by an hour would stop the supervision of lost jobs for that hour. What is due, the database decides.
 */
export function steadyClock(start: Date) {
  const ahead = start.getTime() - performance.now();
  return {
    now: () => performance.now() + ahead,
    setTimeout: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    setInterval: (run: () => void, milliseconds: number) => setInterval(run, milliseconds),
    clearInterval: (timer: NodeJS.Timeout) => clearInterval(timer),
  };
}
