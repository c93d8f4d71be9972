import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../interface-state/device-storage.ts';

/** For a visitor without a login, on this device and per venture; a user's own branch comes with the account. */
const keyOf = (ventureId: string) => `chosenBranch-${ventureId}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changes in another tab of this device.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Null on the server and during hydration, because that HTML is the same for everybody. */
export function useChosenBranch(ventureId: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => deviceStorage.getItem(keyOf(ventureId)) || null,
    () => null,
  );
}

/** False when the device refuses storage. */
export function chooseBranch(ventureId: string, branchId: string | null): boolean {
  const isKept = deviceStorage.setItem(keyOf(ventureId), branchId ?? '');
  for (const listener of listeners) listener();
  return isKept;
}
