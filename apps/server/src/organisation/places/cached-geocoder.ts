import { geocoderLimits } from '../../foundation/invalidation/caches.ts';
import { readThrough, TaggedCache } from '../../foundation/invalidation/tagged-cache.ts';
import type { Geocoder } from './geocoder.ts';

/** Many visitors type the same few towns, and a service may charge for every question. */
export function cachedGeocoder(geocoder: Geocoder, clock: () => Date): Geocoder {
  const cache = new TaggedCache<unknown>(geocoderLimits, { clock });
  return {
    places: (text, top) => {
      const asked = text.trim().toLowerCase();
      return readThrough(cache, `places ${top} ${asked}`, [], () => geocoder.places(text, top));
    },
    address: (postalCode, houseNumber) =>
      readThrough(cache, `address ${postalCode} ${houseNumber}`, [], () => geocoder.address(postalCode, houseNumber)),
  };
}
