import type { EffectCallback } from 'react';

/**
 * Runs non-urgent work of an effect in a task of its own. React runs all effects of a hydrated page in one task, which
 * blocks a slow phone.
 */
export function inLaterTask(run: EffectCallback): () => void {
  let stop: ReturnType<EffectCallback>;
  const timer = setTimeout(() => {
    stop = run();
  });
  return () => {
    clearTimeout(timer);
    stop?.();
  };
}
