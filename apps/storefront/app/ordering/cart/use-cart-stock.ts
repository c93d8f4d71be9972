import { stockBranch } from '@bouwpoort/trade/catalogue/stock-status';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import type { CartLine } from './cart.ts';
import { inStockHint, loadStock, loadWarehouses, reuseEqualHints, type StockHint, stockHint } from './cart-stock.ts';

export interface CartStock {
  hints: ReadonlyMap<string, StockHint>;
  /** While loading: the most likely hint, rendered invisibly to reserve its space. */
  placeholder: StockHint | undefined;
}

/** The stock locations of the articles, relative to their branch, for users who may see them (C 6). */
export function useCartStock(lines: readonly CartLine[], pickedUpAt?: string | null): CartStock {
  const venture = useVenture();
  const session = useChromeSession();
  const user = session.kind === 'user' ? session : undefined;
  const shown = useRef<ReadonlyMap<string, StockHint>>(new Map());
  const mayKnow = user?.dynamics === true && !venture.disableStockInformation;
  const branch = useMemo(() => {
    const locations = venture.storeLocations.map(({ branchId: locationId, defaultBranchLocation }) => ({
      locationId,
      defaultBranchLocation,
    }));
    return pickedUpAt ?? stockBranch(user?.branchId, locations);
  }, [pickedUpAt, user?.branchId, venture.storeLocations]);
  const asked = lines
    .filter((line) => !line.notOrderable)
    .map((line) => line.variantGuid)
    .sort()
    .join();

  // C 8: a failure is logged; the cart does not need it.
  const { data: known, isLoading } = useQuery(
    {
      queryKey: ['cart stock', venture.id, asked],
      queryFn: async ({ signal }) => {
        const api = browserApi(venture.id);
        const stock = await loadStock(api, asked.split(','), signal);
        return { stock, warehouses: await loadWarehouses(api, stock) };
      },
      enabled: mayKnow && asked !== '',
      placeholderData: keepPreviousData,
    },
    browserQueries(),
  );

  // The available amount changes with every quantity, the locations do not.
  const hints = useMemo(() => {
    const found = lines.flatMap((line) => {
      const entries = known?.stock.get(line.variantGuid);
      const hint = entries && known && stockHint(line, entries, known.warehouses, branch);
      return hint ? [[line.variantGuid, hint] as const] : [];
    });
    shown.current = reuseEqualHints(shown.current, new Map(found));
    return shown.current;
  }, [lines, known, branch]);
  const placeholder = useMemo(() => {
    const name = venture.storeLocations.find(({ branchId }) => branchId === branch)?.displayName;
    return isLoading && name !== undefined ? inStockHint(name) : undefined;
  }, [isLoading, branch, venture.storeLocations]);
  return { hints, placeholder };
}
