import type { ListCount } from '@bouwpoort/contract/foundation/lists';
import { and, asc, eq, gt, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '../../foundation/database/bounded-count.ts';
import type { Database } from '../../foundation/database/database.ts';
import { keysetOrder, type Page, type PageAsked, toPage } from '../../foundation/database/keyset.ts';
import { startingWith } from '../../foundation/database/like-pattern.ts';
import { hasWords } from '../../foundation/database/word-search.ts';
import { bundles, categories, productGaps, products, variants } from './products.tables.ts';

/* The products as staff see them, including hidden, planned and unplaced ones. */

export type ProductRow = typeof products.$inferSelect;

/** A part that a product can lack. */
export type ProductPart = 'image' | 'description' | 'category' | 'features' | 'price' | 'stock';

export type ProductState = 'online' | 'planned' | 'ended' | 'hidden' | 'unplaced';

export interface ProductFilter {
  /** The ventures that the caller may see. */
  ventures: 'all' | readonly string[];
  ventureId?: string | undefined;
  /** Including everything below it. */
  categoryId?: number | undefined;
  brand?: string | undefined;
  state?: ProductState | undefined;
  /** The product lacks all of these. */
  without?: readonly ProductPart[] | undefined;
  changedSince?: Date | undefined;
  /** Words of the name, the beginning of an article number, or a whole EAN. */
  q?: string | undefined;
  ids?: readonly number[] | undefined;
}

interface ProductSort {
  sort: 'name' | 'changed';
  direction: 'asc' | 'desc';
}

export interface FoundProduct {
  product: Pick<
    ProductRow,
    | 'id'
    | 'ventureId'
    | 'name'
    | 'brand'
    | 'categoryId'
    | 'displayImage'
    | 'startPublish'
    | 'stopPublish'
    | 'marketFilter'
    | 'url'
    | 'updatedAt'
    | 'version'
  >;
  missing: ProductPart[];
}

export async function searchProducts(
  db: Database,
  filter: ProductFilter,
  { sort, direction, cursor, limit }: ProductSort & PageAsked,
  now: Date,
): Promise<Page<FoundProduct>> {
  const key = sort === 'name' ? products.name : products.updatedAt;
  const { following, orderBy } = keysetOrder(
    { key, type: sort === 'name' ? 'text' : 'timestamptz', id: products.id, idType: 'int' },
    { direction, cursor },
  );
  const rows = await db
    .select({
      id: products.id,
      ventureId: products.ventureId,
      name: products.name,
      brand: products.brand,
      categoryId: products.categoryId,
      displayImage: products.displayImage,
      startPublish: products.startPublish,
      stopPublish: products.stopPublish,
      marketFilter: products.marketFilter,
      url: products.url,
      updatedAt: products.updatedAt,
      version: products.version,
      // As text: the database has microseconds, JavaScript only milliseconds.
      sorted: sql<string>`${key}::text`,
    })
    .from(products)
    .where(and(conditionsOf(filter, now), following))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const page = toPage(rows, limit, ({ sorted, id }) => [sorted, String(id)]);
  const missing = await missingIn(
    db,
    page.rows.map(({ id }) => id),
  );
  return {
    ...page,
    rows: page.rows.map(({ sorted, ...product }) => ({ product, missing: missing.get(product.id) ?? [] })),
  };
}

export function countProducts(db: Database, filter: ProductFilter, now: Date): Promise<ListCount> {
  return countUpTo(db, products, conditionsOf(filter, now));
}

/** Their ids, by name, up to a limit. */
export async function idsOfProducts(db: Database, filter: ProductFilter, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(conditionsOf(filter, now))
    .orderBy(asc(products.name), asc(products.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The brands of a venture, for a select list. */
export async function brandsOf(db: Database, ventures: 'all' | readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ brand: products.brand })
    .from(products)
    .where(and(ventures === 'all' ? undefined : inArray(products.ventureId, [...ventures]), sql`brand <> ''`))
    .orderBy(asc(products.brand))
    .limit(500);
  return rows.map(({ brand }) => brand);
}

export interface CategoryCounts {
  ventureId: string;
  categoryId: number | null;
  products: number;
  missing: Record<ProductPart, number>;
}

/** Counted by the direct category of a product. */
export async function countMissing(db: Database, ventures: 'all' | readonly string[]): Promise<CategoryCounts[]> {
  const counted = (part: ProductPart) => sql<number>`count(*) filter (where ${isWithout(part)})::int`;
  const rows = await db
    .select({
      ventureId: products.ventureId,
      categoryId: products.categoryId,
      products: sql<number>`count(*)::int`,
      image: counted('image'),
      description: counted('description'),
      category: counted('category'),
      features: counted('features'),
      price: counted('price'),
      stock: counted('stock'),
    })
    .from(products)
    .where(ventures === 'all' ? undefined : inArray(products.ventureId, [...ventures]))
    .groupBy(products.ventureId, products.categoryId);
  return rows.map(({ ventureId, categoryId, products: all, ...missing }) => ({
    ventureId,
    categoryId,
    products: all,
    missing,
  }));
}

export const productParts = ['image', 'description', 'category', 'features', 'price', 'stock'] as const;

/** For a page of products, separate from the search: in one query the parts would be computed for all products. */
async function missingIn(db: Database, ids: readonly number[]): Promise<Map<number, ProductPart[]>> {
  const cases = productParts.map((part) => sql`case when ${isWithout(part)} then ${part}::text end`);
  const rows = await db
    .select({
      id: products.id,
      missing: sql<ProductPart[]>`array_remove(array[${sql.join(cases, sql`, `)}], null)`,
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.param([...ids])}::integer[])`);
  return new Map(rows.map(({ id, missing }) => [id, missing]));
}

/** The same expressions as the partial indexes, so that these are used. */
function isWithout(part: ProductPart): SQL {
  switch (part) {
    case 'image':
      return sql`display_image is null`;
    case 'description':
      return sql`commercial_description = ''`;
    case 'category':
      return sql`category_id is null`;
    case 'features':
      return sql`${products.id} in (select ${variants.productId} from ${variants} where ${variants.featureList} = '{}')`;
    case 'price':
    case 'stock':
      return sql`${products.id} in (select ${productGaps.productId} from ${productGaps} where ${productGaps.part} = ${part})`;
  }
}

function conditionsOf(filter: ProductFilter, now: Date): SQL | undefined {
  const { ventures, ventureId, categoryId, brand, state, without = [], changedSince, q, ids } = filter;
  return and(
    ventures === 'all' ? undefined : inArray(products.ventureId, ventures.length === 0 ? [''] : [...ventures]),
    ventureId === undefined ? undefined : eq(products.ventureId, ventureId),
    categoryId === undefined ? undefined : inArray(products.categoryId, belowCategory(categoryId)),
    brand === undefined ? undefined : eq(products.brand, brand),
    changedSince === undefined ? undefined : gt(products.updatedAt, changedSince),
    state === undefined ? undefined : inState(state, now),
    ...without.map((part) => isWithout(part)),
    ids === undefined ? undefined : sql`${products.id} = any(${sql.param([...ids])}::integer[])`,
    q === undefined ? undefined : sql`${products.id} in (${namedBy(q)})`,
  );
}

function belowCategory(categoryId: number): SQL {
  return sql`(select ${categories.id} from ${categories} where ${categoryId} = any(${categories.ancestors}))`;
}

function inState(state: ProductState, now: Date): SQL | undefined {
  const hidden = sql`${products.ventureId} = any(${products.marketFilter})`;
  const begun = lte(products.startPublish, now);
  const over = lte(products.stopPublish, now);
  switch (state) {
    case 'unplaced':
      return isNull(products.categoryId);
    case 'hidden':
      return and(sql`category_id is not null`, hidden);
    case 'planned':
      return and(sql`category_id is not null`, sql`not ${hidden}`, gt(products.startPublish, now));
    case 'ended':
      return and(sql`category_id is not null`, sql`not ${hidden}`, begun, over);
    case 'online':
      return and(
        sql`category_id is not null`,
        sql`not ${hidden}`,
        begun,
        or(isNull(products.stopPublish), gt(products.stopPublish, now)),
      );
  }
}

/** The same for one product. */
export function stateOfProduct(
  row: Pick<ProductRow, 'ventureId' | 'categoryId' | 'marketFilter' | 'startPublish' | 'stopPublish'>,
  now: Date,
): ProductState {
  if (row.categoryId === null) return 'unplaced';
  if (row.marketFilter.includes(row.ventureId)) return 'hidden';
  if (row.startPublish > now) return 'planned';
  return row.stopPublish !== null && row.stopPublish <= now ? 'ended' : 'online';
}

/** A union, because each part has an index of its own and one `or` condition would use none of them. */
function namedBy(text: string): SQL {
  const byWords = hasWords(products.name, text);
  const parts = [
    sql`select ${variants.productId} from ${variants} where ${like(variants.code, startingWith(text))}`,
    ...(byWords ? [sql`select ${products.id} from ${products} where ${byWords}`] : []),
    ...(/^\d{8,14}$/.test(text)
      ? [
          sql`select ${variants.productId} from ${bundles} join ${variants} on ${variants.id} = ${bundles.variantId}
            where ${bundles.gtin} = ${text}`,
        ]
      : []),
  ];
  return sql.join(parts, sql` union `);
}
