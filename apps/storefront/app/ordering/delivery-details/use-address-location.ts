import { useQuery } from '@tanstack/react-query';
import { usePurchaseOwner } from '../../catalogue/prices/purchase-access.ts';
import { purchaseCacheOf } from '../../catalogue/prices/purchase-cache.ts';
import { browserApi } from '../../frame/http/api.ts';
import type { Place } from '../../organisation/places/great-circle.ts';

/**
 * The approximate location of an address, by its postal code; null while it is unknown, and then no distance is shown.
 */
export function useAddressLocation(postalCode: string | null): Place | null {
  const owner = usePurchaseOwner();
  const { data } = useQuery(
    {
      queryKey: ['place of', postalCode],
      queryFn: () => findLocation(owner.ventureId, postalCode ?? ''),
      enabled: postalCode !== null,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    purchaseCacheOf(owner).client,
  );
  return data ?? null;
}

async function findLocation(ventureId: string, postalCode: string): Promise<Place | null> {
  const { results } = await browserApi(ventureId).call('search.places', { query: { q: postalCode, top: 1 } });
  const [found] = results;
  return found ? { latitude: found.latitude, longitude: found.longitude } : null;
}
