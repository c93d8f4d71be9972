import { inArray, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { anyOf, statement } from '../database/prepared.ts';
import { stockEntries } from './stock.tables.ts';

type StockEntry = typeof stockEntries.$inferSelect;

const stockOfVariants = statement<StockEntry>(
  'stock_of_variants',
  `select variant_id as "variantId", warehouse_code as "warehouseCode",
    purchase_available_quantity as "purchaseAvailableQuantity"
  from stock where variant_id = ${anyOf('$1', 'int')} order by variant_id, warehouse_code`,
);

/** What a warehouse has of a variant; a warehouse with nothing has no row. */
export async function selectStock(ctx: Context, variantIds: readonly number[]): Promise<StockEntry[]> {
  if (variantIds.length === 0) return [];
  return stockOfVariants(ctx.db, [variantIds]);
}

/** Variant, warehouse and quantity. */
export type ListedStock = [variantId: number, warehouseCode: number, quantity: string];

/** The same as one JSON value, for a statement that knows the variants. */
export function stockSql(variantIds: `$${number}`): string {
  return `(select coalesce(json_agg(json_build_array(variant_id, warehouse_code, purchase_available_quantity::text)
      order by variant_id, warehouse_code), '[]') from stock where variant_id = ${anyOf(variantIds, 'int')})`;
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
