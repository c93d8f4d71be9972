import { useMemo } from 'react';
import { type Packed, packOnce, unpack } from '../../frame/loader-data/packed.ts';
import type { ProductListingData } from './product-listing-loader.ts';

type Large = 'products' | 'groups';

/** A list as sent with its page: the parts shared by all visitors are serialised once and cached. */
type PackedListing = Omit<ProductListingData, Large> & { [F in Large]: Packed<ProductListingData[F]> };

export function packListing(listing: ProductListingData): PackedListing {
  return { ...listing, products: packOnce(listing.products), groups: packOnce(listing.groups) };
}

export function useListing(packed: PackedListing): ProductListingData;
export function useListing(packed: PackedListing | null): ProductListingData | null;
export function useListing(packed: PackedListing | null): ProductListingData | null {
  return useMemo(
    () => packed && { ...packed, products: unpack(packed.products), groups: unpack(packed.groups) },
    [packed],
  );
}
