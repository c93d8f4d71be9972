import type { EffectCallback } from 'react';

/** In the order in which they were asked for. */
const waiting = new Set<() => void>();

/**
 * For what an effect does and nobody waits for: runs it in a task of its own. React runs all effects of a page that comes
 * alive in one, which blocks a slow phone. So that this task need not start a timer for each, one starts the next.
 */
export function inLaterTask(run: EffectCallback): () => void {
  let stop: ReturnType<EffectCallback>;
  const task = () => {
    stop = run();
  };
  if (waiting.size === 0) setTimeout(runNext);
  waiting.add(task);
  return () => {
    waiting.delete(task);
    stop?.();
  };
}

function runNext(): void {
  const [task] = waiting;
  if (!task) return;
  waiting.delete(task);
  // First, so that the others run too if this one fails.
  if (waiting.size > 0) setTimeout(runNext);
  task();
}
