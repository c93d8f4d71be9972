import type { LocationDetail, StoreLocation } from '@bouwpoort/contract/organisation/ventures';
import { stockBranch } from '@bouwpoort/trade/catalogue/stock-status';
import { distanceMeter, type Place } from '../../organisation/places/great-circle.ts';

/** A branch with a counter, where orders can be picked up. */
export interface CheckoutBranch {
  branchId: string;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  latitude: number;
  longitude: number;
}

/** A showroom has no pickup. */
export function checkoutBranches(locations: readonly LocationDetail[], ventureId: string): CheckoutBranch[] {
  return locations
    .filter((location) => location.ventureId === ventureId && location.type !== 'showroom')
    .map(({ branchId, displayName: name, address, zipCode: postalCode, city, latitude, longitude }) => ({
      branchId,
      name,
      address,
      postalCode,
      city,
      latitude,
      longitude,
    }));
}

interface BranchNear extends CheckoutBranch {
  /** In metres; null while the starting point is unknown. */
  distance: number | null;
  isOwn: boolean;
}

/** The nearest first; without a known place the user's own branch first, then the order of the venture. */
export function branchesNear(
  branches: readonly CheckoutBranch[],
  from: Place | null,
  ownBranchId: string | null,
): BranchNear[] {
  return branches
    .map((branch) => ({
      ...branch,
      distance: from ? distanceMeter(from, branch) : null,
      isOwn: branch.branchId === ownBranchId,
    }))
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || Number(b.isOwn) - Number(a.isOwn));
}

/** The branch that delivers: the user's own, else the venture's default one; the server decides the same way. */
export function deliveringBranch(own: string | null, locations: readonly StoreLocation[]): string | null {
  const known = locations.map(({ branchId: locationId, defaultBranchLocation }) => ({
    locationId,
    defaultBranchLocation,
  }));
  return stockBranch(own, known) ?? null;
}
