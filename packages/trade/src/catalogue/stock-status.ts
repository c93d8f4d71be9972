/* Where a variant is in stock, seen from the user's branch (C 4.7). Quantities are in the variant's stock unit. */

/** The specification's word for an unknown warehouse or branch; the screen translates it. */
export const unknownLocation = 'Unknown';

export interface WarehouseStock {
  warehouseCode: number;
  purchaseAvailableQuantity: number;
}

export interface StockWarehouse {
  code: number;
  name: string;
  /** Of the branch it belongs to. */
  locationId: string;
}

export interface StockQuestion {
  /** Whether the variant is in this venture's stock assortment. */
  stockItem: boolean;
  /** A warehouse that is not among them has nothing. */
  entries: readonly WarehouseStock[];
  /** Those that are known. */
  warehouses: readonly StockWarehouse[];
  branchLocationId: string | undefined;
  /** How much is asked for; without it, whether there is any. */
  needed?: number | undefined;
}

interface InStock {
  clickable: true;
  /** What lies at the location, and whether that is as much as is asked for. */
  quantity: number;
  isEnough: boolean;
  location: string;
}

export type StockStatus =
  | { status: 'deliveryItem' | 'outOfStock'; clickable: false }
  | ({ status: 'itemInStock' | 'itemInStockOtherWarehouse' } & InStock);

export function stockStatus({
  stockItem,
  entries,
  warehouses,
  branchLocationId,
  needed = 0,
}: StockQuestion): StockStatus {
  if (entries.every((entry) => entry.purchaseAvailableQuantity < 1)) {
    return { status: isOnDemand(stockItem) ? 'deliveryItem' : 'outOfStock', clickable: false };
  }
  // Most first: the best of the branch is shown, or the best of the others.
  const filled = entries
    .filter(isInStock)
    .toSorted((a, b) => b.purchaseAvailableQuantity - a.purchaseAvailableQuantity);
  const isOwn = ({ warehouseCode }: WarehouseStock) =>
    branchLocationId !== undefined &&
    warehouses.some(({ code, locationId }) => code === warehouseCode && locationId === branchLocationId);
  const own = filled.find(isOwn);
  const told = own ?? filled[0];
  const quantity = told?.purchaseAvailableQuantity ?? 0;
  return {
    status: own ? 'itemInStock' : 'itemInStockOtherWarehouse',
    clickable: true,
    quantity,
    isEnough: quantity >= needed,
    location: locationOf(told, warehouses),
  };
}

/** Not in the stock assortment of the venture: ordered from the supplier on request. */
function isOnDemand(stockItem: boolean): boolean {
  return !stockItem;
}

interface StockLine {
  text: 'availableQuantityAtLocation' | 'availableAtLocation' | 'inStockAtOtherWarehouse';
  inStock: boolean;
  location: string;
  quantity?: number;
}

/** A line per warehouse for the stock modal; the quantity may be hidden from the reader. */
export function stockLines(
  entries: readonly WarehouseStock[],
  warehouses: readonly StockWarehouse[],
  withQuantities = true,
): StockLine[] {
  return entries.map((entry) => {
    const location = locationOf(entry, warehouses);
    if (!isInStock(entry)) return { text: 'inStockAtOtherWarehouse', inStock: false, location };
    if (!withQuantities) return { text: 'availableAtLocation', inStock: true, location };
    const { purchaseAvailableQuantity: quantity } = entry;
    return { text: 'availableQuantityAtLocation', inStock: true, location, quantity };
  });
}

/** The user's own branch, else the venture's default one (C 4.7). */
export function stockBranch(
  branchId: string | null | undefined,
  storeLocations: readonly { locationId: string; defaultBranchLocation: boolean }[],
): string | undefined {
  return branchId || storeLocations.find((location) => location.defaultBranchLocation)?.locationId;
}

function isInStock(entry: WarehouseStock): boolean {
  return entry.purchaseAvailableQuantity > 0;
}

function locationOf(entry: WarehouseStock | undefined, warehouses: readonly StockWarehouse[]): string {
  return warehouses.find(({ code }) => code === entry?.warehouseCode)?.name || unknownLocation;
}
