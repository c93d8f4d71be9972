import { sql } from 'drizzle-orm';
import pg from 'pg';
import { copyOut, keepable } from '../database/copy-out.ts';
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
  /** Nothing when what is stored is no list of texts. */
  featureList: Record<string, string> | undefined;
  ibFeatureList: Record<string, string> | undefined;
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
  /** As much of it as an index reads. */
  commercialDescription: string;
  uspList: string[];
  orderCount: number;
  variants: IndexedVariant[];
}

export interface IndexFrame {
  categories: { id: number; ventureId: string; name: string; ancestors: number[] }[];
  features: { key: string; name: string; unit: string; isFilter: boolean; position: number }[];
  /** By category: features that are filters elsewhere and not there. */
  withoutFilters: ReadonlyMap<number, readonly string[]>;
}

/** Nobody looks for what stands further on in a text; one row must not hold up the reading of all. */
const maxNameLength = 500;
const maxTextLength = 20_000;
/** As stored, so perhaps compressed. */
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

/** Stored as JSON, so anything may be in there. */
function featuresIn(stored: unknown): Record<string, string> | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  return Object.values(stored).every((value) => typeof value === 'string')
    ? (stored as Record<string, string>)
    : undefined;
}

/** Those that no longer exist are not in the answer. */
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
 * The whole catalogue, some products at a time in the order of their ids. Two streams side by side: the database goes on
 * while the reader works on what it has. They are not of one moment; what changes meanwhile is told afterwards.
 */
export async function* streamIndexProducts(
  productLine: pg.ClientBase,
  variantLine: pg.ClientBase,
  ventureIds: readonly string[],
): AsyncGenerator<IndexedProduct[]> {
  const ofVentures = `venture_id in (${ventureIds.map((id) => pg.escapeLiteral(id)).join(', ')})`;
  // Sorting first would keep the reader waiting for the last row before it gets the first: along the index, then.
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
          // One whose product came after its own stream had begun belongs to nobody here.
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
  // What is left is the variants of products that are gone; the line is free only when all of it was read.
  while (!isDone) isDone = (await variants.next()).done === true;
}

function readProduct(row: readonly (string | null)[]): IndexedProduct {
  const [id, ventureId, categoryId, ancestors, name, brand, line, type, hidden, start, stop, text, usps, count] = row;
  return {
    id: Number(id),
    ventureId: ventureId ?? '',
    categoryId: Number(categoryId),
    ancestors: numbersIn(ancestors ?? ''),
    // The index keeps the names of all of them until it is done.
    name: keepable(name ?? ''),
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
  // Articles of a kind have the same features again and again; reading each list once saves a tenth of the whole.
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

/** The products of a shop by number alone, which can be read also of a row whose texts are damaged. */
export async function selectIndexIds(db: Database, ventureId: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from product where venture_id = ${ventureId} order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Which shops there is anything to find in, the one with most products first. */
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
