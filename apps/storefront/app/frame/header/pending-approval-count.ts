import { useSyncExternalStore } from 'react';

/*
 * The number of requests of colleagues that await the visitor's decision. The header of every page shows it; only
 * pending-approval-loader.tsx, for users who may approve, loads the query library that it needs.
 */

let count = 0;
const listeners = new Set<() => void>();

export function setPendingApprovalCount(next: number): void {
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

export function usePendingApprovalCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
