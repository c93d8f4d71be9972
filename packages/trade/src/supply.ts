import { type DecimalSource, decimal, sumOf } from './money.ts';
import type { StockWarehouse, WarehouseStock } from './stock-status.ts';

/** Where an amount comes from, seen from the branch that delivers it or hands it out. */
export type SupplySource = 'branch' | 'otherWarehouses' | 'supplier';

interface SupplyQuestion {
  /** In the variant's stock unit, as are the entries. */
  needed: DecimalSource;
  /** A warehouse that is not among them has nothing. */
  entries: readonly WarehouseStock[];
  warehouses: readonly Pick<StockWarehouse, 'code' | 'locationId'>[];
  branchLocationId: string | undefined;
}

/** The whole amount waits for its slowest part: what is short at the branch is fetched elsewhere or bought in. */
export function supplyOf({ needed, entries, warehouses, branchLocationId }: SupplyQuestion): SupplySource {
  const isOwn = ({ warehouseCode }: WarehouseStock) =>
    branchLocationId !== undefined &&
    warehouses.some(({ code, locationId }) => code === warehouseCode && locationId === branchLocationId);
  if (holds(entries.filter(isOwn), needed)) return 'branch';
  return holds(entries, needed) ? 'otherWarehouses' : 'supplier';
}

/** Stock sold below zero is nothing, not a debt of the other warehouses. */
function holds(entries: readonly WarehouseStock[], needed: DecimalSource): boolean {
  const filled = entries.map(({ purchaseAvailableQuantity }) => purchaseAvailableQuantity).filter((one) => one > 0);
  return filled.length > 0 && sumOf(filled).gte(decimal(needed));
}
