import { showAmount } from '@bouwpoort/trade/quantity-words';
import { stockLines, unknownLocation } from '@bouwpoort/trade/stock-status';
import type { KnownStock } from './use-stock.ts';

interface StockPlace {
  key: string;
  /** Nothing for a warehouse nobody knows. */
  name: string | undefined;
  isOwn: boolean;
  inStock: boolean;
  /** '238 pakken' */
  amount: string | undefined;
}

interface Location {
  branchId: string;
  displayName: string;
}

/** A line per warehouse, and one for every branch that has nothing: the own branch first, then where there is most. */
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
      locationId,
      quantity: line.quantity ?? 0,
      name: line.location === unknownLocation ? undefined : line.location,
      isOwn: locationId !== undefined && locationId === branchId,
      inStock: line.inStock,
      amount: line.quantity === undefined ? undefined : showAmount(line.quantity, stockUnit),
    };
  });
  const without = locations
    .filter((location) => !places.some(({ locationId }) => locationId === location.branchId))
    .map((location) => ({
      key: location.branchId,
      quantity: 0,
      name: location.displayName,
      isOwn: location.branchId === branchId,
      inStock: false,
      amount: undefined,
    }));
  return [...places, ...without]
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.quantity - a.quantity)
    .map(({ key, name, isOwn, inStock, amount }) => ({ key, name, isOwn, inStock, amount }));
}
