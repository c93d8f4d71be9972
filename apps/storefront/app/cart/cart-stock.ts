import type { Client } from '@bouwpoort/contract/client';
import type { StockEntry, Warehouse } from '@bouwpoort/contract/inventory';
import { type StockStatus, stockStatus, unknownLocation } from '@bouwpoort/trade/stock-status';
import type { StockKind } from '../ui/atoms/stock-mark.tsx';

/** Of the contract: so many variants in one call. */
const mostAtOnce = 200;

export type StockByGuid = ReadonlyMap<string, readonly StockEntry[]>;

/** One call for the page, unless its cart is longer than a call may be. */
export async function loadStock(
  api: Client,
  variantGuids: readonly string[],
  signal: AbortSignal,
): Promise<StockByGuid> {
  const parts = Array.from({ length: Math.ceil(variantGuids.length / mostAtOnce) }, (_, part) =>
    variantGuids.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  );
  const answers = await Promise.all(
    parts.map((contentIds) => api.call('inventory.bulk', { body: { contentIds }, signal })),
  );
  return new Map(
    answers.flatMap((answer) => Object.entries(answer)).map(([guid, entries]) => [guid.toLowerCase(), entries]),
  );
}

/** C 3: kept per warehouseCode; they do not move. */
const warehouses = new Map<number, Promise<Warehouse | undefined>>();

/** Those that are known; the others are told as unknown (C 4.7). */
export async function loadWarehouses(api: Client, stock: StockByGuid): Promise<Warehouse[]> {
  const codes = new Set([...stock.values()].flat().map((entry) => entry.warehouseCode));
  const found = await Promise.all([...codes].map((code) => loadWarehouse(api, code)));
  return found.filter((warehouse) => warehouse !== undefined);
}

function loadWarehouse(api: Client, warehouseCode: number): Promise<Warehouse | undefined> {
  const known = warehouses.get(warehouseCode);
  if (known) return known;
  const asked = api.call('inventory.warehouse', { params: { warehouseCode } }).then(
    ({ value }) => value,
    (error: unknown) => {
      console.warn(error);
      warehouses.delete(warehouseCode);
      return undefined;
    },
  );
  warehouses.set(warehouseCode, asked);
  return asked;
}

/** A shape and the key of its words. */
export interface StockHint {
  kind: StockKind;
  text: 'stockHere' | 'stockElsewhere' | 'stockElsewhereUnknown' | 'stockOrder' | 'stockOut';
  location: string;
}

const hintOf: Record<StockStatus['status'], Pick<StockHint, 'kind' | 'text'>> = {
  itemInStock: { kind: 'here', text: 'stockHere' },
  itemInStockOtherWarehouse: { kind: 'other', text: 'stockElsewhere' },
  deliveryItem: { kind: 'order', text: 'stockOrder' },
  outOfStock: { kind: 'out', text: 'stockOut' },
};

export function stockHint(
  stockItem: boolean,
  entries: readonly StockEntry[],
  known: readonly Warehouse[],
  branchLocationId: string | undefined,
): StockHint {
  const found = stockStatus({ stockItem, entries, warehouses: known, branchLocationId });
  const location = 'location' in found ? found.location : '';
  const hint = { ...hintOf[found.status], location };
  return hint.text === 'stockElsewhere' && location === unknownLocation
    ? { ...hint, text: 'stockElsewhereUnknown' }
    : hint;
}
