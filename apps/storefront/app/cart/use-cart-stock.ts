import { stockBranch } from '@bouwpoort/trade/stock-status';
import { useEffect, useMemo, useState } from 'react';
import { browserApi } from '../api.ts';
import { useChromeSession } from '../chrome/session-seam.ts';
import { useVenture } from '../chrome/use-chrome.ts';
import type { CartLine } from './cart.ts';
import { loadStock, loadWarehouses, type StockHint, stockHint } from './cart-stock.ts';

/** Where the articles of the cart lie, for whoever may know (C 6); asked again when there are others. */
export function useCartStock(lines: readonly CartLine[]): ReadonlyMap<string, StockHint> {
  const venture = useVenture();
  const session = useChromeSession();
  const user = session.kind === 'user' ? session : undefined;
  const [hints, setHints] = useState<ReadonlyMap<string, StockHint>>(new Map());
  const mayKnow = user?.dynamics === true && !venture.disableStockInformation;
  const branch = useMemo(() => {
    const locations = venture.storeLocations.map(({ branchId: locationId, defaultBranchLocation }) => ({
      locationId,
      defaultBranchLocation,
    }));
    return stockBranch(user?.branchId, locations);
  }, [user?.branchId, venture.storeLocations]);
  const asked = lines
    .filter((line) => !line.notOrderable)
    .map((line) => `${line.variantGuid} ${line.stockItem}`)
    .sort()
    .join();

  useEffect(() => {
    if (!mayKnow || asked === '') return;
    const leaving = new AbortController();
    const api = browserApi(venture.id);
    const ask = async () => {
      const articles = asked.split(',').map((one) => one.split(' ') as [string, string]);
      const guids = articles.map(([guid]) => guid);
      const stock = await loadStock(api, guids, leaving.signal);
      const warehouses = await loadWarehouses(api, stock);
      if (leaving.signal.aborted) return;
      setHints(
        new Map(
          articles.map(([guid, stockItem]) => [
            guid,
            stockHint(stockItem === 'true', stock.get(guid) ?? [], warehouses, branch),
          ]),
        ),
      );
    };
    ask().catch((error: unknown) => {
      // C 8: logged; the cart does not need it.
      if (!leaving.signal.aborted) console.warn(error);
    });
    return () => leaving.abort();
  }, [mayKnow, asked, branch, venture.id]);

  return hints;
}
