import { asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../request-context.ts';
import { stockEntries } from './stock.tables.ts';

/** What a warehouse has of a variant; a warehouse with nothing has no row. */
export async function selectStock(ctx: Context, variantIds: readonly number[]) {
  if (variantIds.length === 0) return [];
  return ctx.db
    .select()
    .from(stockEntries)
    .where(
      variantIds.length === 1
        ? eq(stockEntries.variantId, variantIds[0] as number)
        : inArray(stockEntries.variantId, [...variantIds]),
    )
    .orderBy(asc(stockEntries.variantId), asc(stockEntries.warehouseCode));
}
