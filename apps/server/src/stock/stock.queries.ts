import { asc, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
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
