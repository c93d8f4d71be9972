import type { StockEntry, Warehouse } from '@bouwpoort/contract/catalogue/stock';
import type { Client } from '@bouwpoort/contract/program/client';
import { showAmount, showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { type StockStatus, stockStatus, unknownLocation } from '@bouwpoort/trade/catalogue/stock-status';
import { decimal, toWire } from '@bouwpoort/trade/foundation/money';
import type { StockKind } from '@bouwpoort/ui/atoms/stock-mark.tsx';
import type { CartLine } from './cart.ts';

/** The contract's maximum per call. */
const maxBatchSize = 200;

type StockByGuid = ReadonlyMap<string, readonly StockEntry[]>;

/** One call, unless the cart exceeds the maximum of a call. */
export async function loadStock(
  api: Client,
  variantGuids: readonly string[],
  signal: AbortSignal,
): Promise<StockByGuid> {
  const parts = Array.from({ length: Math.ceil(variantGuids.length / maxBatchSize) }, (_, part) =>
    variantGuids.slice(part * maxBatchSize, (part + 1) * maxBatchSize),
  );
  const answers = await Promise.all(
    parts.map((contentIds) => api.call('inventory.bulk', { body: { contentIds }, signal })),
  );
  return new Map(
    answers.flatMap((answer) => Object.entries(answer)).map(([guid, entries]) => [guid.toLowerCase(), entries]),
  );
}

/** C 3: cached per warehouseCode. */
const warehouses = new Map<number, Promise<Warehouse | undefined>>();

/** Only the known warehouses; others are shown as unknown (C 4.7). */
export async function loadWarehouses(api: Client, stock: StockByGuid): Promise<Warehouse[]> {
  const codes = new Set([...stock.values()].flat().map((entry) => entry.warehouseCode));
  const found = await Promise.all([...codes].map((code) => loadWarehouse(api, code)));
  return found.filter((warehouse) => warehouse !== undefined);
}

function loadWarehouse(api: Client, warehouseCode: number): Promise<Warehouse | undefined> {
  const known = warehouses.get(warehouseCode);
  if (known) return known;
  const request = api.call('inventory.warehouse', { params: { warehouseCode } }).then(
    ({ value }) => value,
    (error: unknown) => {
      console.warn(error);
      warehouses.delete(warehouseCode);
      return undefined;
    },
  );
  warehouses.set(warehouseCode, request);
  return request;
}

/** A kind of hint, with the key and parameters of its text. */
export interface StockHint {
  kind: StockKind;
  text:
    | 'stockHere'
    | 'stockElsewhere'
    | 'stockElsewhereUnknown'
    | 'stockShort'
    | 'stockShortUnknown'
    | 'stockOrder'
    | 'stockOut';
  location: string;
  /** The available part of a larger quantity: '11' of '5.000 pakken'. */
  available: string;
  needed: string;
}

const hintOf: Record<StockStatus['status'], Pick<StockHint, 'kind' | 'text'>> = {
  itemInStock: { kind: 'here', text: 'stockHere' },
  itemInStockOtherWarehouse: { kind: 'other', text: 'stockElsewhere' },
  deliveryItem: { kind: 'order', text: 'stockOrder' },
  outOfStock: { kind: 'out', text: 'stockOut' },
};

/** The hint of an article in stock at that branch. */
export function inStockHint(location: string): StockHint {
  return { ...hintOf.itemInStock, location, available: '', needed: '' };
}

/** The fields of a line for its stock hint; without a stock unit there is no hint. */
type StockedLine = Pick<CartLine, 'stockItem' | 'quantity' | 'stockUnit'>;

export function stockHint(
  { stockItem, quantity, stockUnit }: StockedLine,
  entries: readonly StockEntry[],
  known: readonly Warehouse[],
  branchLocationId: string | undefined,
): StockHint | undefined {
  if (!stockUnit) return undefined;
  const needed = toWire(decimal(quantity).times(stockUnit.perSalesUnit));
  const found = stockStatus({ stockItem, entries, warehouses: known, branchLocationId, needed });
  if (!('location' in found)) return { ...hintOf[found.status], location: '', available: '', needed: '' };
  const { location } = found;
  const isUnknown = location === unknownLocation;
  if (!found.isEnough) {
    return {
      kind: 'other',
      text: isUnknown ? 'stockShortUnknown' : 'stockShort',
      location,
      available: showQuantity(found.quantity),
      needed: showAmount(needed, stockUnit.unitId),
    };
  }
  const hint = { ...hintOf[found.status], location, available: '', needed: '' };
  return hint.text === 'stockElsewhere' && isUnknown ? { ...hint, text: 'stockElsewhereUnknown' } : hint;
}

/** Equal hints stay the same objects, so that only changed lines render again. */
export function reuseEqualHints(
  before: ReadonlyMap<string, StockHint>,
  after: ReadonlyMap<string, StockHint>,
): ReadonlyMap<string, StockHint> {
  return new Map(
    [...after].map(([guid, hint]) => {
      const earlier = before.get(guid);
      return [guid, earlier && JSON.stringify(earlier) === JSON.stringify(hint) ? earlier : hint];
    }),
  );
}
