/**
 * For the queue's own pauses, which are differences of its clock: with one that is set back by an hour, a pause of half a
 * minute would last that hour, and nobody would look after lost jobs. It never jumps; what is due the database decides.
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
