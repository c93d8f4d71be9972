import { type Decimal, type DecimalSource, decimal, sumOf } from '../foundation/money.ts';
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
  return supplyOfTotals(needed, { atBranch: totalOf(entries.filter(isOwn)), everywhere: totalOf(entries) });
}

/** Stock sold below zero is nothing, not a debt of the other warehouses. */
function totalOf(entries: readonly WarehouseStock[]): Decimal {
  return sumOf(entries.map(({ purchaseAvailableQuantity }) => purchaseAvailableQuantity).filter((one) => one > 0));
}

/** What the warehouses of the branch hold together, and all warehouses with them. */
export interface StockTotals {
  atBranch: DecimalSource;
  everywhere: DecimalSource;
}

export function supplyOfTotals(needed: DecimalSource, { atBranch, everywhere }: StockTotals): SupplySource {
  if (holds(atBranch, needed)) return 'branch';
  return holds(everywhere, needed) ? 'otherWarehouses' : 'supplier';
}

function holds(stock: DecimalSource, needed: DecimalSource): boolean {
  const there = decimal(stock);
  return there.gt(0) && there.gte(needed);
}
