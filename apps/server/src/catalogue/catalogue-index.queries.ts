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
  gtins: string[] | null;
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

function select(which: SQL): SQL {
  return sql`
    select p.id, p.venture_id as "ventureId", p.category_id as "categoryId", p.ancestors, p.name, p.brand, p.line, p.type,
      p.venture_id = any(p.market_filter) as hidden, ${moment('p.start_publish')} as "startPublish",
      ${moment('p.stop_publish')} as "stopPublish", p.commercial_description as "commercialDescription",
      p.usp_list as "uspList", p.order_count as "orderCount", coalesce(v.list, '[]') as variants
    from product p
    left join lateral (
      select json_agg(json_build_object('code', code, 'supplierCode', supplier_code, 'variationSku', variation_sku,
        'displayByValue', display_by_value, 'stockItem', stock_item, 'startPublish', ${moment('start_publish')},
        'stopPublish', ${moment('stop_publish')}, 'featureList', feature_list, 'ibFeatureList', ib_feature_list,
        'gtins', (select array_agg(gtin) from bundle where variant_id = variant.id and gtin is not null))
        order by position, id) as list
      from variant where product_id = p.id and not venture_id = any(market_filter)
    ) v on true
    where ${which}`;
}

/** In the order of their ids, `limit` at a time; after the last page comes an empty one. */
export async function selectIndexPage(db: Database, after: number, limit: number): Promise<IndexedProduct[]> {
  const page = sql`p.id in (select id from product where id > ${after} order by id limit ${limit}) order by p.id`;
  return (await db.execute<Record<keyof IndexedProduct, never> & IndexedProduct>(select(page))).rows;
}

/** Those that no longer exist are not in the answer. */
export async function selectIndexProducts(db: Database, ids: readonly number[]): Promise<IndexedProduct[]> {
  const some = sql`p.id = any(${sql.param([...ids])}::integer[])`;
  return (await db.execute<Record<keyof IndexedProduct, never> & IndexedProduct>(select(some))).rows;
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
