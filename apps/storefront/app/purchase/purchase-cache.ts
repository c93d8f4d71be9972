import type { Client } from '@bouwpoort/contract/client';
import type { StockEntry } from '@bouwpoort/contract/inventory';
import type { VariantPrice } from '@bouwpoort/contract/pricing';
import { QueryClient } from '@tanstack/react-query';
import { browserApi } from '../api.ts';
import { sessionEvents } from '../session/session-events.ts';
import { batchLoader } from './batch-loader.ts';

/** What is known of prices and stock, for one user in one venture. Never on the device: both change, and are private. */
export interface PurchaseCache {
  client: QueryClient;
  api: Client;
  price: (guid: string) => Promise<VariantPrice | undefined>;
  stock: (guid: string) => Promise<readonly StockEntry[] | undefined>;
}

interface Owner {
  userId: string;
  ventureId: string;
}

let current: { key: string; cache: PurchaseCache } | undefined;

/** In the browser only. Another user or venture starts anew (C 4.3). */
export function purchaseCacheOf(owner: Owner): PurchaseCache {
  const key = `${owner.userId} ${owner.ventureId}`;
  if (current?.key === key) return current.cache;
  drop();
  current = { key, cache: openCache(owner.ventureId) };
  return current.cache;
}

function drop(): void {
  current?.cache.client.clear();
  current?.cache.client.unmount();
  current = undefined;
}

sessionEvents.loggedOut.listen(drop);

function openCache(ventureId: string): PurchaseCache {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: 5 * 60_000, retry: 1, retryDelay: 1000, refetchOnWindowFocus: false } },
  });
  // So that what waits for a connection goes on when there is one.
  client.mount();
  const api = browserApi(ventureId);
  return { client, api, price: priceLoader(api, ventureId), stock: stockLoader(api) };
}

export function priceLoader(api: Client, ventureId: string) {
  return batchLoader<VariantPrice>(async (ids) => {
    const body = { ids: [...ids], marketId: ventureId, currencyCode: 'EUR' as const };
    const answers = await api.call('pricing.prices', { body });
    return new Map(answers.map((answer) => [answer.contentId.toLowerCase(), answer]));
  });
}

export function stockLoader(api: Client) {
  return batchLoader<readonly StockEntry[]>(async (ids) => {
    const answers = await api.call('inventory.bulk', { body: { contentIds: [...ids] } });
    return new Map(Object.entries(answers).map(([guid, entries]) => [guid.toLowerCase(), entries]));
  });
}
