import { useSyncExternalStore } from 'react';

/*
 * How many requests of colleagues wait for the visitor. The header is on every page and shows it; asking for it takes
 * the library for queries, which waiting-probe.tsx brings along for users who decide on requests.
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
