import type { StockEntry } from '@bouwpoort/contract/catalogue/stock';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { requireCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import { usableRows } from '../../foundation/database/broken-rows.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { variantsByGuids } from '../products/products.ts';
import { selectStock } from './stock.queries.ts';

export { type ListedTotals, stockTotalsSql, totalStockOf } from './stock.queries.ts';
export { type SupplyLookup, supplyAt, supplyFrom, warehousesOfBranch } from './supply.ts';

/** By variant id; a variant without an entry has no stock. Uncached, for operations that promise a delivery. */
async function stockOf(
  ctx: Context,
  variantIds: readonly number[],
): Promise<Map<number, { warehouseCode: number; quantity: number }[]>> {
  const rows = await selectStock(ctx, [...new Set(variantIds)]);
  const entries = usableRows(
    ctx,
    'stock',
    rows,
    ({ variantId, warehouseCode }) => `${variantId} ${warehouseCode}`,
    ({ variantId, warehouseCode, purchaseAvailableQuantity }) => ({
      variantId,
      warehouseCode,
      quantity: toWire(purchaseAvailableQuantity),
    }),
  );
  return Map.groupBy(entries, ({ variantId }) => variantId);
}

/** Keyed by the GUIDs as given; variants that are unknown or of another venture are left out (C 7.7). */
export async function listStock(ctx: Context, guids: readonly string[]): Promise<Record<string, StockEntry[]>> {
  const ventureId = await requireStockInformation(ctx);
  const known = await variantsByGuids(ctx, guids);
  const variants = guids.flatMap((guid) => {
    const variant = known.get(guid.toLowerCase());
    return variant?.ventureId === ventureId ? [{ guid, variant }] : [];
  });
  const stock = await stockOf(
    ctx,
    variants.map(({ variant }) => variant.id),
  );
  return Object.fromEntries(
    variants.map(({ guid, variant }) => [
      guid,
      (stock.get(variant.id) ?? []).map(({ warehouseCode, quantity }) => ({
        warehouseCode,
        purchaseAvailableQuantity: quantity,
        entryCode: variant.code,
      })),
    ]),
  );
}

/** For customers with a link to the ERP, unless their venture does not show stock (C 2.4, 6). */
async function requireStockInformation(ctx: Context): Promise<string> {
  const { user } = await requireCustomer(ctx);
  const venture = await findVenture(ctx, user.ventureId);
  if (!venture || venture.disableStockInformation) {
    throw new AppError('forbidden', { detail: 'Deze webshop toont geen voorraad.' });
  }
  return user.ventureId;
}
