import type { VariantPrice } from '@bouwpoort/contract/catalogue/prices';
import type { StockEntry } from '@bouwpoort/contract/catalogue/stock';
import type { Client } from '@bouwpoort/contract/program/client';
import { QueryClient } from '@tanstack/react-query';
import { browserApi } from '../../frame/http/api.ts';
import { deviceStorage } from '../../frame/interface-state/device-storage.ts';
import { sessionEvents } from '../../frame/visitor/session-events.ts';
import { batchLoader } from './batch-loader.ts';
import { type DeviceOwner, readPurchases, writePurchases } from './purchase-storage.ts';

/** The cache of prices and stock, for one user in one venture. */
interface PurchaseCache {
  client: QueryClient;
  api: Client;
  price: (guid: string) => Promise<VariantPrice | undefined>;
  stock: (guid: string) => Promise<readonly StockEntry[] | undefined>;
}

/** The stale times. Stock changes faster than prices. */
const priceLifetime = 5 * 60_000;
export const stockLifetime = 60_000;
const lifetimes = { price: priceLifetime, tiers: priceLifetime, stock: stockLifetime };
/** Many answers arrive together, so they are written once at the end. */
const writeDelay = 1000;

let current: { key: string; cache: PurchaseCache; stopWriting: () => void } | undefined;

/** In the browser only. Another user or venture starts with an empty cache (C 4.3). */
export function purchaseCacheOf(owner: DeviceOwner): PurchaseCache {
  const key = `${owner.userId} ${owner.ventureId}`;
  if (current?.key === key) return current.cache;
  clearCache();
  const cache = openCache(owner.ventureId);
  if (!isReload()) readPurchases(deviceStorage, owner, cache.client, { now: Date.now(), lifetimes });
  current = { key, cache, stopWriting: persistOnDevice(owner, cache.client) };
  return cache;
}

/** A reload means that the user wants current data. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

function persistOnDevice(owner: DeviceOwner, client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    timer ??= setTimeout(() => {
      timer = undefined;
      writePurchases(deviceStorage, owner, client);
    }, writeDelay);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function clearCache(): void {
  // First: nothing may be written after the device has been cleared (P 4.1).
  current?.stopWriting();
  current?.cache.client.clear();
  current?.cache.client.unmount();
  current = undefined;
}

sessionEvents.loggedOut.listen(clearCache);

function openCache(ventureId: string): PurchaseCache {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: priceLifetime, retry: 1, retryDelay: 1000, refetchOnWindowFocus: false } },
  });
  // Resumes paused requests when the connection returns.
  client.mount();
  const api = browserApi(ventureId);
  return { client, api, price: priceLoader(api, ventureId), stock: stockLoader(api) };
}

function priceLoader(api: Client, ventureId: string) {
  return batchLoader<VariantPrice>(async (ids) => {
    const body = { ids: [...ids], marketId: ventureId, currencyCode: 'EUR' as const };
    const answers = await api.call('pricing.prices', { body });
    return new Map(answers.map((answer) => [answer.contentId.toLowerCase(), answer]));
  });
}

function stockLoader(api: Client) {
  return batchLoader<readonly StockEntry[]>(async (ids) => {
    const answers = await api.call('inventory.bulk', { body: { contentIds: [...ids] } });
    return new Map(Object.entries(answers).map(([guid, entries]) => [guid.toLowerCase(), entries]));
  });
}
