import { useQueries, useQuery } from '@tanstack/react-query';
import type { KnownPrice } from './order-form-state.ts';
import { ownPrice } from './ordered-line.ts';
import { usePurchaseAccess, usePurchaseOwner } from './purchase-access.ts';
import { purchaseCacheOf } from './purchase-cache.ts';

/** The prices of these variants, in order; batched with everything else that mounts now. */
export function usePrices(guids: readonly string[]): KnownPrice[] {
  const { client, price } = purchaseCacheOf(usePurchaseOwner());
  const isEnabled = usePurchaseAccess().prices === 'asked';
  const queries = guids.map((guid) => ({
    queryKey: ['price', guid.toLowerCase()],
    // No price is a valid answer, but a query may not return undefined.
    queryFn: async () => (await price(guid.toLowerCase())) ?? null,
    enabled: isEnabled,
  }));
  return useQueries({ queries }, client).map(({ data, isError }) => {
    if (data !== undefined) return { status: 'known', price: ownPrice(data ?? undefined) };
    return { status: isError ? 'failed' : 'loading' };
  });
}

/** The price of the selected variant; those of its alternatives are requested in the same call. */
export function usePriceAmong({ guid }: { guid: string }, all: readonly { guid: string }[]): KnownPrice {
  const prices = usePrices(all.map((one) => one.guid));
  return prices[all.findIndex((one) => one.guid === guid)] ?? { status: 'loading' };
}

/** C 7.6; requested when the user wants to see them. */
export function useTierPrices(guid: string, wanted: boolean) {
  const { client, api } = purchaseCacheOf(usePurchaseOwner());
  const { data, isError } = useQuery(
    {
      queryKey: ['tiers', guid.toLowerCase()],
      queryFn: () => api.call('pricing.tiered', { params: { productVariant: guid } }),
      enabled: wanted,
    },
    client,
  );
  return { tiers: data, failed: isError };
}
