import type { StockEntry, Warehouse } from '@bouwpoort/contract/catalogue/stock';
import { stockBranch } from '@bouwpoort/trade/catalogue/stock-status';
import { useQueries } from '@tanstack/react-query';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { usePurchaseAccess, usePurchaseOwner } from '../prices/purchase-access.ts';
import { purchaseCacheOf, stockLifetime } from '../prices/purchase-cache.ts';

/** The user's own branch, else the venture's default one (C 4.7). */
export function useBranch() {
  const { storeLocations } = useVenture();
  const session = useChromeSession();
  const locations = storeLocations.map(({ branchId, defaultBranchLocation }) => ({
    locationId: branchId,
    defaultBranchLocation,
  }));
  const branchId = stockBranch(session.kind === 'user' ? session.branchId : null, locations);
  return { branchId, location: storeLocations.find((one) => one.branchId === branchId) };
}

export interface KnownStock {
  status: 'loading' | 'failed' | 'known';
  entries: readonly StockEntry[];
  warehouses: readonly Warehouse[];
  /** When it was loaded; 0 while it was not. */
  at: number;
}

/** The stock of these variants, in order. */
export function useStock(guids: readonly string[]): KnownStock[] {
  const { client, stock } = purchaseCacheOf(usePurchaseOwner());
  const enabled = usePurchaseAccess().stock;
  const queries = guids.map((guid) => ({
    queryKey: ['stock', guid.toLowerCase()],
    queryFn: async () => (await stock(guid.toLowerCase())) ?? [],
    staleTime: stockLifetime,
    enabled,
  }));
  const answers = useQueries({ queries }, client);
  const codes = new Set(answers.flatMap(({ data = [] }) => data.map((entry) => entry.warehouseCode)));
  const { warehouses, loading } = useWarehouses([...codes]);
  return answers.map(({ data, isError, dataUpdatedAt }) => {
    const entries = data ?? [];
    const named = !loading || entries.length === 0;
    const status = data && named ? 'known' : isError ? 'failed' : 'loading';
    return { status, entries, warehouses, at: dataUpdatedAt };
  });
}

/** The stock of the selected variant; that of its alternatives is requested in the same call. */
export function useStockAmong({ guid }: { guid: string }, all: readonly { guid: string }[]): KnownStock | undefined {
  const stocks = useStock(all.map((one) => one.guid));
  return stocks[all.findIndex((one) => one.guid === guid)];
}

/** C 3: cached per warehouseCode; a warehouse that fails to load is unknown (C 4.7). */
function useWarehouses(codes: readonly number[]): { warehouses: Warehouse[]; loading: boolean } {
  const { client, api } = purchaseCacheOf(usePurchaseOwner());
  const queries = codes.map((warehouseCode) => ({
    queryKey: ['warehouse', warehouseCode],
    queryFn: () => api.call('inventory.warehouse', { params: { warehouseCode } }),
    staleTime: Number.POSITIVE_INFINITY,
  }));
  const answers = useQueries({ queries }, client);
  return {
    warehouses: answers.flatMap(({ data }) => (data ? [data.value] : [])),
    loading: answers.some(({ isPending }) => isPending),
  };
}
