import { inArray, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { anyOf, statement } from '../../foundation/database/prepared.ts';
import { stockEntries } from './stock.tables.ts';

type StockEntry = typeof stockEntries.$inferSelect;

const stockOfVariants = statement<StockEntry>(
  'stock_of_variants',
  `select variant_id as "variantId", warehouse_code as "warehouseCode",
    purchase_available_quantity as "purchaseAvailableQuantity"
  from stock where variant_id = ${anyOf('$1', 'int')} order by variant_id, warehouse_code`,
);

/** The stock of a variant per warehouse; a warehouse without stock has no row. */
export async function selectStock(ctx: Context, variantIds: readonly number[]): Promise<StockEntry[]> {
  if (variantIds.length === 0) return [];
  return stockOfVariants(ctx.db, [variantIds]);
}

/** The stock of a variant in the warehouses of one branch, and in all warehouses, as decimals in text. */
export type ListedTotals = [variantId: number, atBranch: string, everywhere: string];

/**
 * The totals as one JSON value, for a statement whose parameters are the variants and the codes of the branch's
 * warehouses.
 */
export function stockTotalsSql(variantIds: `$${number}`, ofBranch: `$${number}`): string {
  return `(select coalesce(json_agg(json_build_array(variant_id, coalesce(at_branch, 0)::text, everywhere::text)), '[]')
    from (
      select variant_id, sum(purchase_available_quantity) as everywhere,
        sum(purchase_available_quantity) filter (where warehouse_code = any(${ofBranch}::int[])) as at_branch
      from stock where variant_id = ${anyOf(variantIds, 'int')} and purchase_available_quantity > 0
      group by variant_id
    ) as total)`;
}

const totalsOfVariants = statement<{ totals: ListedTotals[] }>(
  'stock_totals_of_variants',
  `select ${stockTotalsSql('$1', '$2')} as totals`,
);

/** A variant without stock is left out. */
export async function selectStockTotals(
  ctx: Context,
  variantIds: readonly number[],
  ofBranch: readonly number[],
): Promise<ListedTotals[]> {
  if (variantIds.length === 0) return [];
  const [row] = await totalsOfVariants(ctx.db, [variantIds, ofBranch]);
  return row?.totals ?? [];
}

/** By variant id, of all warehouses together; a variant without an entry has no stock. */
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
