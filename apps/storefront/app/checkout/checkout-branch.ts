import type { LocationDetail, StoreLocation } from '@bouwpoort/contract/ventures';
import { stockBranch } from '@bouwpoort/trade/stock-status';

/** A branch with a counter, where something can be fetched. */
export interface CheckoutBranch {
  branchId: string;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  latitude: number;
  longitude: number;
}

/** A showroom has nothing to hand out. */
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

/** The branch it is brought from: the user's own, else the venture's default one; the server decides the same way. */
export function bringingBranch(own: string | null, locations: readonly StoreLocation[]): string | null {
  const known = locations.map(({ branchId: locationId, defaultBranchLocation }) => ({
    locationId,
    defaultBranchLocation,
  }));
  return stockBranch(own, known) ?? null;
}
