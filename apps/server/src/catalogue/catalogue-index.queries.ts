import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** What a search index wants to know of a variant. Moments are milliseconds, so that a page of them costs little. */
export interface IndexedVariant {
  code: string;
  supplierCode: string;
  variationSku: string;
  displayByValue: string;
  stockItem: boolean;
  startPublish: number;
  stopPublish: number | null;
  featureList: Record<string, string>;
  ibFeatureList: Record<string, string>;
  /** With spaces between them. */
  gtins: string | null;
}

/** A product with the variants that its own venture does not hide. */
export interface IndexedProduct {
  id: number;
  ventureId: string;
  categoryId: number;
  ancestors: number[];
  name: string;
  brand: string;
  line: string;
  type: string;
  hidden: boolean;
  startPublish: number;
  stopPublish: number | null;
  commercialDescription: string;
  uspList: string[];
  orderCount: number;
  variants: IndexedVariant[];
}

export interface IndexFrame {
  categories: { id: number; ventureId: string; name: string; ancestors: number[] }[];
  features: { key: string; name: string; unit: string; isFilter: boolean; position: number }[];
}

const moment = (column: string) => sql`(extract(epoch from ${sql.raw(column)}) * 1000)::float8`;

/** In the order of their ids, `limit` at a time; after the last page comes an empty one. */
export async function selectIndexPage(db: Database, after: number, limit: number): Promise<IndexedProduct[]> {
  const last = sql`(select max(id) from (select id from product where id > ${after} order by id limit ${limit}) page)`;
  return selectIndexed(
    db,
    sql`id > ${after} order by id limit ${limit}`,
    sql`product_id > ${after} and product_id <= ${last}`,
  );
}

/** Those that no longer exist are not in the answer. */
export async function selectIndexProducts(db: Database, ids: readonly number[]): Promise<IndexedProduct[]> {
  const wanted = sql`${sql.param([...ids])}::integer[]`;
  return selectIndexed(db, sql`id = any(${wanted})`, sql`product_id = any(${wanted})`);
}

type ProductRow = Omit<IndexedProduct, 'variants'>;

async function selectProducts(db: Database, which: SQL): Promise<ProductRow[]> {
  const { rows } = await db.execute<{ [K in keyof ProductRow]: ProductRow[K] }>(sql`
    select id, venture_id as "ventureId", category_id as "categoryId", ancestors, name, brand, line, type,
      venture_id = any(market_filter) as hidden, ${moment('start_publish')} as "startPublish",
      ${moment('stop_publish')} as "stopPublish", commercial_description as "commercialDescription",
      usp_list as "uspList", order_count as "orderCount"
    from product where ${which}`);
  return rows;
}

type VariantRow = IndexedVariant & { productId: number };

/**
 * Rows and not JSON built by the database: for a million variants that takes it a third of the time, and the driver no
 * longer than reading the JSON.
 */
async function selectVariants(db: Database, which: SQL): Promise<VariantRow[]> {
  const { rows } = await db.execute<{ [K in keyof VariantRow]: VariantRow[K] }>(sql`
    select product_id as "productId", code, supplier_code as "supplierCode", variation_sku as "variationSku",
      display_by_value as "displayByValue", stock_item as "stockItem", ${moment('start_publish')} as "startPublish",
      ${moment('stop_publish')} as "stopPublish", feature_list as "featureList", ib_feature_list as "ibFeatureList",
      (select string_agg(gtin, ' ') from bundle where variant_id = variant.id) as gtins
    from variant where ${which} and not venture_id = any(market_filter) order by product_id, position, id`);
  return rows;
}

/** Both at once: whoever reads a catalogue works on one page while the database makes the next. */
async function selectIndexed(db: Database, which: SQL, whichVariants: SQL): Promise<IndexedProduct[]> {
  const [products, variants] = await Promise.all([selectProducts(db, which), selectVariants(db, whichVariants)]);
  const indexed = new Map<number, IndexedProduct>();
  for (const product of products) indexed.set(product.id, { ...product, variants: [] });
  for (const variant of variants) indexed.get(variant.productId)?.variants.push(variant);
  return [...indexed.values()];
}

export async function selectIndexFrame(db: Database): Promise<IndexFrame> {
  const categories = await db.execute<IndexFrame['categories'][number]>(
    sql`select id, venture_id as "ventureId", name, ancestors from category order by position, id`,
  );
  const features = await db.execute<IndexFrame['features'][number]>(
    sql`select key, name, unit, is_filter as "isFilter", position from feature order by position, key`,
  );
  return { categories: categories.rows, features: features.rows };
}
