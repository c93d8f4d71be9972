import { type SupplySource, supplyOfTotals } from '@bouwpoort/trade/catalogue/supply';
import { inUnit } from '@bouwpoort/trade/catalogue/unit-conversion';
import type { Context } from '../../foundation/context/context.ts';
import { findBranch, listWarehouses } from '../../organisation/branches/branches.ts';
import type { OrderableVariant } from '../products/products.ts';
import { type ListedTotals, selectStockTotals } from './stock.queries.ts';

/** The supply of a quantity of a variant, in sales units. */
export type SupplyLookup = (variant: OrderableVariant, quantity: string | number) => SupplySource;

/** As seen from one branch; without one from the venture's default branch. */
export async function supplyAt(
  ctx: Context,
  ventureId: string,
  branchId: string | undefined,
  variantIds: readonly number[],
): Promise<SupplyLookup> {
  const ofBranch = await warehousesOfBranch(ctx, ventureId, branchId);
  return supplyFrom(await selectStockTotals(ctx, [...new Set(variantIds)], ofBranch));
}

const nowhere = { atBranch: 0, everywhere: 0 };

/** The same for a caller whose own statement reads the stock. */
export function supplyFrom(listed: readonly ListedTotals[]): SupplyLookup {
  const totals = new Map(listed.map(([variantId, atBranch, everywhere]) => [variantId, { atBranch, everywhere }]));
  return (variant, quantity) =>
    supplyOfTotals(inUnit(variant, quantity, variant.salesUnit, variant.stockUnit), totals.get(variant.id) ?? nowhere);
}

/** The codes of the warehouses of the branch, or of the venture's default branch. */
export function warehousesOfBranch(ctx: Context, ventureId: string, branchId: string | undefined): Promise<number[]> {
  return ctx.cache.read('branches', `warehouses of ${ventureId} ${branchId ?? ''}`, async () => {
    const all = await listWarehouses(ctx, ventureId);
    const locationOfBranch = branchId ?? (await findBranch(ctx, ventureId, undefined))?.branchId;
    return all.filter(({ locationId }) => locationId === locationOfBranch).map(({ code }) => code);
  });
}
