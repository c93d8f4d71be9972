import { sql } from 'drizzle-orm';
import pg from 'pg';
import { copyOut, detachedCopy } from '../../foundation/database/copy-out.ts';
import type { Database } from '../../foundation/database/database.ts';

/** The fields of a variant for the search index. Moments are milliseconds, so that reading a page is cheap. */
export interface IndexedVariant {
  code: string;
  supplierCode: string;
  variationSku: string;
  displayByValue: string;
  stockItem: boolean;
  startPublish: number;
  stopPublish: number | null;
  /** Undefined if the stored value is not a list of texts. */
  featureList: Record<string, string> | undefined;
  ibFeatureList: Record<string, string> | undefined;
  /** Separated by spaces. */
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
  /** The part of it that the index uses. */
  commercialDescription: string;
  uspList: string[];
  orderCount: number;
  variants: IndexedVariant[];
}

export interface IndexFrame {
  categories: { id: number; ventureId: string; name: string; ancestors: number[] }[];
  features: { key: string; name: string; unit: string; isFilter: boolean; position: number }[];
  /** By category: features that are filters elsewhere but not in this category. */
  withoutFilters: ReadonlyMap<number, readonly string[]>;
}

/** Nobody searches for the rest of a longer text, and one row must not delay the whole read. */
const maxNameLength = 500;
const maxTextLength = 20_000;
/** The stored size, which is perhaps compressed. */
const largestFeatureList = 65_536;

const boundedFeatures = (column: string) =>
  `case when pg_column_size(${column}) <= ${largestFeatureList} then ${column} end`;

const moment = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

const productColumns = `id, venture_id as "ventureId", category_id as "categoryId",
  array_to_string(ancestors, ' ') as ancestors, left(name, ${maxNameLength}) as name, left(brand, ${maxNameLength}) as brand,
  left(line, ${maxNameLength}) as line, left(type, ${maxNameLength}) as type, venture_id = any(market_filter) as hidden,
  ${moment('start_publish')} as "startPublish", ${moment('stop_publish')} as "stopPublish",
  left(commercial_description, ${maxTextLength}) as "commercialDescription",
  left(array_to_string(usp_list, chr(10)), ${maxTextLength}) as "uspList", order_count as "orderCount"`;

const variantColumns = `product_id as "productId", code, supplier_code as "supplierCode",
  left(variation_sku, ${maxNameLength}) as "variationSku", left(display_by_value, ${maxNameLength}) as "displayByValue",
  stock_item as "stockItem",
  ${moment('start_publish')} as "startPublish", ${moment('stop_publish')} as "stopPublish",
  ${boundedFeatures('feature_list')} as "featureList", ${boundedFeatures('ib_feature_list')} as "ibFeatureList",
  (select string_agg(gtin, ' ') from bundle where variant_id = variant.id) as gtins`;

const shownVariants = '(venture_id = any(market_filter)) is not true';
const variantOrder = 'product_id, position, id';

type ProductRow = Omit<IndexedProduct, 'variants' | 'ancestors' | 'uspList'> & { ancestors: string; uspList: string };
type VariantRow = IndexedVariant & { productId: number };

const numbersIn = (text: string) => (text === '' ? [] : text.split(' ').map(Number));
const linesIn = (text: string) => (text === '' ? [] : text.split('\n'));

/** The column is JSON, so it can hold anything. */
function featuresIn(stored: unknown): Record<string, string> | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  return Object.values(stored).every((value) => typeof value === 'string')
    ? (stored as Record<string, string>)
    : undefined;
}

/** Products that no longer exist are left out. */
export async function selectIndexProducts(db: Database, ids: readonly number[]): Promise<IndexedProduct[]> {
  const wanted = sql`${sql.param([...ids])}::integer[]`;
  const [products, variants] = await Promise.all([
    db.execute<{ [K in keyof ProductRow]: ProductRow[K] }>(
      sql`select ${sql.raw(productColumns)} from product where id = any(${wanted})`,
    ),
    db.execute<{ [K in keyof VariantRow]: VariantRow[K] }>(
      sql`select ${sql.raw(variantColumns)} from variant
        where product_id = any(${wanted}) and ${sql.raw(shownVariants)} order by ${sql.raw(variantOrder)}`,
    ),
  ]);
  const indexed = new Map<number, IndexedProduct>();
  for (const product of products.rows) {
    const [ancestors, uspList] = [numbersIn(product.ancestors), linesIn(product.uspList)];
    indexed.set(product.id, { ...product, ancestors, uspList, variants: [] });
  }
  for (const variant of variants.rows) {
    const [featureList, ibFeatureList] = [featuresIn(variant.featureList), featuresIn(variant.ibFeatureList)];
    indexed.get(variant.productId)?.variants.push({ ...variant, featureList, ibFeatureList });
  }
  return [...indexed.values()];
}

/**
 * Streams the whole catalogue in batches of products, in the order of their ids. It uses two cursors side by side, so
 * that the database continues while the reader processes a batch. They are no single snapshot; changes in between are
 * reported afterwards.
 */
export async function* streamIndexProducts(
  productLine: pg.ClientBase,
  variantLine: pg.ClientBase,
  ventureIds: readonly string[],
): AsyncGenerator<IndexedProduct[]> {
  const ofVentures = `venture_id in (${ventureIds.map((id) => pg.escapeLiteral(id)).join(', ')})`;
  // Without a sort the rows come along the index, so that the first one does not wait for the last.
  await variantLine.query('set enable_sort = off');
  const variants = copyOut(
    variantLine,
    `select ${variantColumns} from variant where ${ofVentures} and ${shownVariants} order by ${variantOrder}`,
  );
  const read = variantReader();
  let waiting: VariantRow[] = [];
  let at = 0;
  let isDone = false;
  for await (const rows of copyOut(
    productLine,
    `select ${productColumns} from product where ${ofVentures} order by id`,
  )) {
    const products = rows.map(readProduct);
    for (const product of products) {
      for (;;) {
        const variant = waiting[at];
        if (variant && variant.productId > product.id) break;
        if (variant) {
          // A variant whose product was created after the product stream had begun is skipped.
          if (variant.productId === product.id) product.variants.push(variant);
          at++;
          continue;
        }
        if (isDone) break;
        const next = await variants.next();
        isDone = next.done === true;
        waiting = next.done ? [] : next.value.map(read);
        at = 0;
      }
    }
    yield products;
  }
  // The rest are variants of deleted products; the connection is free only when all of them have been read.
  while (!isDone) isDone = (await variants.next()).done === true;
}

function readProduct(row: readonly (string | null)[]): IndexedProduct {
  const [id, ventureId, categoryId, ancestors, name, brand, line, type, hidden, start, stop, text, usps, count] = row;
  return {
    id: Number(id),
    ventureId: ventureId ?? '',
    categoryId: Number(categoryId),
    ancestors: numbersIn(ancestors ?? ''),
    // The index holds the names of all of them until it is complete.
    name: detachedCopy(name ?? ''),
    brand: brand ?? '',
    line: line ?? '',
    type: type ?? '',
    hidden: hidden === 't',
    startPublish: Number(start),
    stopPublish: stop == null ? null : Number(stop),
    commercialDescription: text ?? '',
    uspList: linesIn(usps ?? ''),
    orderCount: Number(count),
    variants: [],
  };
}

const maxFeatureLists = 20_000;

function variantReader(): (row: readonly (string | null)[]) => VariantRow {
  // Articles of one kind repeat the same features; parsing each list once saves a tenth of the total time.
  const known = new Map<string, Record<string, string>>();
  const features = (json: string | null | undefined): Record<string, string> | undefined => {
    const text = json ?? 'null';
    const earlier = known.get(text);
    if (earlier) return earlier;
    if (known.size >= maxFeatureLists) known.clear();
    const list = featuresIn(JSON.parse(text));
    if (list) known.set(text, list);
    return list;
  };
  return (row) => {
    const [productId, code, supplierCode, sku, displayBy, stockItem, start, stop, list, ibList, gtins] = row;
    return {
      productId: Number(productId),
      code: code ?? '',
      supplierCode: supplierCode ?? '',
      variationSku: sku ?? '',
      displayByValue: displayBy ?? '',
      stockItem: stockItem === 't',
      startPublish: Number(start),
      stopPublish: stop == null ? null : Number(stop),
      featureList: features(list),
      ibFeatureList: features(ibList),
      gtins: gtins ?? null,
    };
  };
}

/** Only the ids of a venture's products, which can be read even if the texts of a row are damaged. */
export async function selectIndexIds(db: Database, ventureId: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from product where venture_id = ${ventureId} order by id`,
  );
  return rows.map(({ id }) => id);
}

/** The ventures that have products, the one with most products first. */
export async function selectIndexVentures(db: Database): Promise<{ ventureId: string; products: number }[]> {
  const { rows } = await db.execute<{ ventureId: string; products: number }>(
    sql`select venture_id as "ventureId", count(*)::int as products from product group by 1 order by 2 desc, 1`,
  );
  return rows;
}

export async function selectIndexFrame(db: Database): Promise<IndexFrame> {
  const categories = await db.execute<IndexFrame['categories'][number]>(
    sql`select id, venture_id as "ventureId", name, ancestors from category order by position, id`,
  );
  const features = await db.execute<IndexFrame['features'][number]>(
    sql`select key, name, unit, is_filter as "isFilter", position from feature order by position, key`,
  );
  const without = await db.execute<{ categoryId: number; keys: string[] }>(
    sql`select category_id as "categoryId", array_agg(feature_key) as keys from category_filter
      where not is_filter group by category_id`,
  );
  const withoutFilters = new Map(without.rows.map(({ categoryId, keys }) => [categoryId, keys]));
  return { categories: categories.rows, features: features.rows, withoutFilters };
}
