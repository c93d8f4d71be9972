import type { Warehouse } from '@bouwpoort/contract/stock';
import { stockBranch } from '@bouwpoort/trade/stock-status';
import { useEffect, useMemo, useRef, useState } from 'react';
import { browserApi } from '../http/api.ts';
import { useVenture } from '../pages/use-chrome.ts';
import { useChromeSession } from '../visitor/chrome-session.ts';
import type { CartLine } from './cart.ts';
import { keepSame, loadStock, loadWarehouses, type StockByGuid, type StockHint, stockHint } from './cart-stock.ts';

interface KnownStock {
  stock: StockByGuid;
  warehouses: readonly Warehouse[];
}

/** Where the articles of the cart lie, for whoever may know (C 6); asked again when there are others. */
export function useCartStock(lines: readonly CartLine[]): ReadonlyMap<string, StockHint> {
  const venture = useVenture();
  const session = useChromeSession();
  const user = session.kind === 'user' ? session : undefined;
  const [known, setKnown] = useState<KnownStock | null>(null);
  const shown = useRef<ReadonlyMap<string, StockHint>>(new Map());
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
    .map((line) => line.variantGuid)
    .sort()
    .join();

  useEffect(() => {
    if (!mayKnow || asked === '') return;
    const leaving = new AbortController();
    const api = browserApi(venture.id);
    const ask = async () => {
      const stock = await loadStock(api, asked.split(','), leaving.signal);
      const warehouses = await loadWarehouses(api, stock);
      if (!leaving.signal.aborted) setKnown({ stock, warehouses });
    };
    ask().catch((error: unknown) => {
      // C 8: logged; the cart does not need it.
      if (!leaving.signal.aborted) console.warn(error);
    });
    return () => leaving.abort();
  }, [mayKnow, asked, venture.id]);

  // How much of it lies there changes with every quantity, where it lies does not.
  return useMemo(() => {
    const hints = lines.flatMap((line) => {
      const entries = known?.stock.get(line.variantGuid);
      const hint = entries && known && stockHint(line, entries, known.warehouses, branch);
      return hint ? [[line.variantGuid, hint] as const] : [];
    });
    shown.current = keepSame(shown.current, new Map(hints));
    return shown.current;
  }, [lines, known, branch]);
}
