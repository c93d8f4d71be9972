import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../interface-state/device-storage.ts';

/** For a visitor without a login, on this device and per venture; a user's own branch comes with the account. */
const keyOf = (ventureId: string) => `chosenBranch-${ventureId}`;

/** Null on the server and during hydration, because that HTML is the same for everybody. */
export function useChosenBranch(ventureId: string): string | null {
  return useSyncExternalStore(
    deviceStorage.subscribe,
    () => deviceStorage.getItem(keyOf(ventureId)) || null,
    () => null,
  );
}

/** False when the device refuses storage. */
export function chooseBranch(ventureId: string, branchId: string | null): boolean {
  return deviceStorage.setItem(keyOf(ventureId), branchId ?? '');
}
