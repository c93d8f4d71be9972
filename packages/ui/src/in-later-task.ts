import type { EffectCallback } from 'react';

/**
 * For what an effect does and nobody waits for: runs it in a task of its own. React runs all effects of a page that
 * comes alive in one, which blocks a slow phone.
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
