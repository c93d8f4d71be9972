import { setImmediate as letOthersIn } from 'node:timers/promises';

/** Milliseconds of work between two moments at which requests are served. */
const sliceMs = 5;

/** Does long work piece by piece; each `yield` is a moment at which it may be interrupted. */
export async function runInTimeSlices<T>(work: Generator<void, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - began < sliceMs) continue;
    await letOthersIn();
    began = performance.now();
  }
}
