import { asc, inArray, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { stockEntries } from './stock.tables.ts';

const stockOfVariants = prepared((db) =>
  db
    .select()
    .from(stockEntries)
    .where(sql`${stockEntries.variantId} = any(${sql.placeholder('variantIds')}::int[])`)
    .orderBy(asc(stockEntries.variantId), asc(stockEntries.warehouseCode))
    .prepare('stock_of_variants'),
);

/** What a warehouse has of a variant; a warehouse with nothing has no row. */
export async function selectStock(ctx: Context, variantIds: readonly number[]) {
  if (variantIds.length === 0) return [];
  return stockOfVariants(ctx.db).execute({ variantIds });
}

/** By variant id, of all warehouses together; a variant without an entry is nowhere. */
export async function totalStockOf(db: Database, variantIds: readonly number[]): Promise<Map<number, string>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({
      variantId: stockEntries.variantId,
      quantity: sql<string>`trim_scale(sum(${stockEntries.purchaseAvailableQuantity}))::text`,
    })
    .from(stockEntries)
    .where(inArray(stockEntries.variantId, [...variantIds]))
    .groupBy(stockEntries.variantId);
  return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
}
