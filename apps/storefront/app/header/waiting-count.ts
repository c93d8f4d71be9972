import { useSyncExternalStore } from 'react';

/*
 * The number of requests of colleagues that await the visitor's decision. The header of every page shows it; loading it
 * needs the query library, which waiting-probe.tsx loads for users who may approve.
 */

let count = 0;
const listeners = new Set<() => void>();

export function tellWaiting(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useWaitingForYou(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
