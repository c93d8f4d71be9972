import { showAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import { stockLines, unknownLocation } from '@bouwpoort/trade/catalogue/stock-status';
import type { KnownStock } from './use-stock.ts';

export interface StockPlace {
  key: string;
  /** The branch of the warehouse. */
  branchId: string | undefined;
  /** Undefined for an unknown warehouse. */
  name: string | undefined;
  isOwn: boolean;
  inStock: boolean;
  /** In stock units. */
  quantity: number;
  /** '238 pakken' */
  amount: string | undefined;
}

interface Location {
  branchId: string;
  displayName: string;
}

/** A row per warehouse, and one for every branch without stock: the user's own branch first, then by quantity. */
export function stockPlaces(
  { entries, warehouses }: Pick<KnownStock, 'entries' | 'warehouses'>,
  locations: readonly Location[],
  branchId: string | undefined,
  stockUnit: string,
): StockPlace[] {
  const places = stockLines(entries, warehouses).map((line, index) => {
    const code = entries[index]?.warehouseCode;
    const locationId = warehouses.find((one) => one.code === code)?.locationId;
    return {
      key: String(code),
      branchId: locationId,
      quantity: line.quantity ?? 0,
      name: line.location === unknownLocation ? undefined : line.location,
      isOwn: locationId !== undefined && locationId === branchId,
      inStock: line.inStock,
      amount: line.quantity === undefined ? undefined : showAmount(line.quantity, stockUnit),
    };
  });
  const without = locations
    .filter((location) => !places.some(({ branchId: known }) => known === location.branchId))
    .map((location) => ({
      key: location.branchId,
      branchId: location.branchId,
      quantity: 0,
      name: location.displayName,
      isOwn: location.branchId === branchId,
      inStock: false,
      amount: undefined,
    }));
  return [...places, ...without].toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.quantity - a.quantity);
}

/** The user's own branch first, then those that have enough, then those that have some: each from near to far. */
export function nearestWithEnough(
  places: readonly StockPlace[],
  needed: number | undefined,
  metersTo: (branchId: string) => number | undefined,
): StockPlace[] {
  const rank = ({ isOwn, inStock, quantity }: StockPlace) =>
    isOwn ? 0 : !inStock ? 3 : quantity >= (needed ?? 0) ? 1 : 2;
  const far = ({ branchId }: StockPlace) => metersTo(branchId ?? '') ?? Number.MAX_SAFE_INTEGER;
  return places.toSorted((a, b) => rank(a) - rank(b) || far(a) - far(b));
}

/** Places with stock besides the user's own branch, by quantity. */
export function placesElsewhere(places: readonly StockPlace[]): StockPlace[] {
  return places.filter(({ isOwn, inStock, name }) => !isOwn && inStock && name !== undefined);
}
