import type { StoreLocation } from '@bouwpoort/contract/ventures';

/** The branch a page speaks of: the visitor's own, else the venture's standard one. */
export function shownBranch(storeLocations: readonly StoreLocation[], ownBranchId: string | null | undefined) {
  const own = storeLocations.find(({ branchId }) => branchId === ownBranchId);
  return { own, branch: own ?? storeLocations.find((location) => location.defaultBranchLocation) };
}
