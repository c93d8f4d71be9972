import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long the server, which runs in this process, answered nobody else while it did this, in milliseconds. */
export async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let longest = 0;
  const watch = async () => {
    for (let last = performance.now(); !isDone; ) {
      await nextTurn();
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
  };
  const watching = watch();
  try {
    await work();
  } finally {
    isDone = true;
    await watching;
  }
  return longest;
}

/** Far more than a test machine keeps a turn from running, far less than the attacks took. */
export const tolerablePause = 250;
