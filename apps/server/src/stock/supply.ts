import { toWire } from '@bouwpoort/trade/money';
import { type SupplySource, supplyOf } from '@bouwpoort/trade/supply';
import { inUnit } from '@bouwpoort/trade/unit-conversion';
import { findBranch, listWarehouses } from '../branches/branches.ts';
import type { OrderableVariant } from '../catalogue/catalogue.ts';
import type { Context } from '../context/context.ts';
import { type ListedStock, selectStock } from './stock.queries.ts';

/** Where so many sales units of a variant come from. */
export type SupplyLookup = (variant: OrderableVariant, quantity: string | number) => SupplySource;

/** Seen from one branch, without one from the venture's default branch. */
export async function supplyAt(
  ctx: Context,
  ventureId: string,
  branchId: string | undefined,
  variantIds: readonly number[],
): Promise<SupplyLookup> {
  const listed = async () => {
    const rows = await selectStock(ctx, [...new Set(variantIds)]);
    return rows.map((row): ListedStock => [row.variantId, row.warehouseCode, row.purchaseAvailableQuantity]);
  };
  return supplyFrom(ctx, ventureId, branchId, listed());
}

/** The same where a statement of the caller reads the stock. */
export async function supplyFrom(
  ctx: Context,
  ventureId: string,
  branchId: string | undefined,
  stock: Promise<readonly ListedStock[]>,
): Promise<SupplyLookup> {
  const [listed, { warehouses, branchLocationId }] = await Promise.all([
    stock,
    warehousesAround(ctx, ventureId, branchId),
  ]);
  const entries = listed.map(([variantId, warehouseCode, quantity]) => ({
    variantId,
    warehouseCode,
    purchaseAvailableQuantity: toWire(quantity),
  }));
  const byVariant = Map.groupBy(entries, ({ variantId }) => variantId);
  return (variant, quantity) =>
    supplyOf({
      needed: inUnit(variant, quantity, variant.salesUnit, variant.stockUnit),
      entries: byVariant.get(variant.id) ?? [],
      warehouses,
      branchLocationId,
    });
}

function warehousesAround(ctx: Context, ventureId: string, branchId: string | undefined) {
  return ctx.cache.read('branches', `warehouses around ${ventureId} ${branchId ?? ''}`, async () => ({
    warehouses: await listWarehouses(ctx, ventureId),
    branchLocationId: branchId ?? (await findBranch(ctx, ventureId, undefined))?.branchId,
  }));
}
