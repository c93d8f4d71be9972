import { eq, getTableColumns, inArray, type SQL, sql, type Table } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Context } from '../../foundation/context/context.ts';
import { anyOf, statement } from '../../foundation/database/prepared.ts';
import { bundles, categories, features, productRelations, products, variants } from './products.tables.ts';

/**
 * A product is read with everything below it in one query, as JSON: joined rows would repeat the product's texts for
 * every order unit. JSON has moments as text and decimals as numbers.
 */
type Json<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] };

/** Without the texts, which are read on request. */
const categoryColumns = [
  'id',
  'ventureId',
  'parentId',
  'contentType',
  'name',
  'routeSegment',
  'url',
  'imageUrl',
  'ancestors',
] as const;
export type CategoryRow = Pick<typeof categories.$inferSelect, (typeof categoryColumns)[number]>;
export type FeatureRow = typeof features.$inferSelect;
export type BundleRow = Omit<typeof bundles.$inferSelect, 'unitRatio'> & { unitRatio: number };
type ProductRow = Json<typeof products.$inferSelect>;
type VariantRow = Json<typeof variants.$inferSelect>;
type RelationRow = typeof productRelations.$inferSelect;
export type FamilyRow = ProductRow & {
  variants: (VariantRow & { bundles: BundleRow[] })[];
  /** Its own relations, and those of products that replace it. */
  relations: RelationRow[];
};

/** `"variant"."sales_unit" as "salesUnit", …`, so that the JSON has the property names of the code. */
function columnsOf<T extends Table>(table: T, names?: readonly (keyof T['_']['columns'] & string)[]): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !names || names.includes(name));
  return sql.join(
    columns.map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );
}

/** The rows of a query as one JSON value, in their order. */
function jsonList(query: SQL): SQL {
  return sql`(select coalesce(json_agg(row_to_json(listed)), '[]') from (${query}) listed)`;
}

const dialect = new PgDialect({ casing: 'snake_case' });

/** Compiled once; `$1`, `$2`, … are the parameters. */
function jsonStatement<T>(name: string, query: SQL): (ctx: Context, values: readonly unknown[]) => Promise<T[]> {
  const { sql: text } = dialect.sqlToQuery(sql`select row_to_json(one) as row from (${query}) one`);
  const select = statement<{ row: T }>(name, text);
  return async (ctx, values) => (await select(ctx.db, values)).map(({ row }) => row);
}

const bundlesOfVariant = jsonList(
  sql`select ${columnsOf(bundles)} from ${bundles} where ${eq(bundles.variantId, variants.id)} order by ${bundles.position}, ${bundles.id}`,
);

interface Frame {
  categories: CategoryRow[];
  features: FeatureRow[];
}

const categoryList = jsonList(
  sql`select ${columnsOf(categories, categoryColumns)} from ${categories} order by ${categories.position}, ${categories.id}`,
);
const featureList = jsonList(sql`select ${columnsOf(features)} from ${features} order by ${features.position}`);
const catalogueFrame = jsonStatement<Frame>(
  'catalogue_frame',
  sql`select ${categoryList} as categories, ${featureList} as features`,
);

export async function selectFrame(ctx: Context): Promise<Frame> {
  const [frame] = await catalogueFrame(ctx, []);
  return frame ?? { categories: [], features: [] };
}

export function selectCategoryTexts(ctx: Context, ids: number[]) {
  const { id, introductionText, bodyText, bodyIntroText } = categories;
  return ctx.db
    .select({ id, introductionText, bodyText, bodyIntroText })
    .from(categories)
    .where(inArray(categories.id, ids));
}
export type CategoryTextsRow = Awaited<ReturnType<typeof selectCategoryTexts>>[number];

const familyOf = jsonStatement<FamilyRow>(
  'family_of',
  sql`select ${columnsOf(products)}, ${jsonList(
    sql`select ${columnsOf(variants)}, ${bundlesOfVariant} as bundles from ${variants} where ${eq(variants.productId, products.id)} order by ${variants.position}, ${variants.id}`,
  )} as variants, ${jsonList(
    sql`select ${columnsOf(productRelations)} from ${productRelations} where ${eq(productRelations.productId, products.id)} or (${eq(productRelations.otherId, products.id)} and ${productRelations.kind} = 'replaces') order by ${productRelations.position}, ${productRelations.productId}`,
  )} as relations
  from ${products}
  where ${products.id} in (
    select $1::integer
    union all select ${variants.productId} from ${variants} where ${variants.id} = $1
    union all select ${variants.productId} from ${bundles} join ${variants} on ${eq(variants.id, bundles.variantId)} where ${bundles.id} = $1
  )
  limit 1`,
);

/** The product with this id, or the one to which the variant or order unit with this id belongs. */
export async function selectFamily(ctx: Context, id: number): Promise<FamilyRow | undefined> {
  const [family] = await familyOf(ctx, [id]);
  return family;
}

export async function selectProductIdByUrl(ctx: Context, url: string): Promise<number | undefined> {
  const [row] = await ctx.db.select({ id: products.id }).from(products).where(eq(products.url, url));
  return row?.id;
}

const tileVariantColumns = [
  'id',
  'guid',
  'code',
  'displayByValue',
  'salesUnit',
  'priceUnit',
  'stockUnit',
  'stockItem',
  'ventureId',
  'startPublish',
  'stopPublish',
  'marketFilter',
] as const;
const tileBundleColumns = ['id', 'bundleCode', 'unitRatio'] as const;
const tileColumns = [
  'id',
  'ventureId',
  'name',
  'routeSegment',
  'url',
  'brand',
  'line',
  'type',
  'displayVariantsBy',
  'displayImage',
  'imageAssets',
  'startPublish',
  'stopPublish',
  'marketFilter',
] as const;
export type TileRow = Pick<ProductRow, (typeof tileColumns)[number]> & {
  variants: (Pick<VariantRow, (typeof tileVariantColumns)[number]> & {
    bundles: Pick<BundleRow, (typeof tileBundleColumns)[number]>[];
  })[];
};

const bundlesOfTile = jsonList(
  sql`select ${columnsOf(bundles, tileBundleColumns)} from ${bundles} where ${eq(bundles.variantId, variants.id)}`,
);

const tilesOf = jsonStatement<TileRow>(
  'tiles_of',
  sql`select ${columnsOf(products, tileColumns)}, ${jsonList(
    sql`select ${columnsOf(variants, tileVariantColumns)}, ${bundlesOfTile} as bundles from ${variants} where ${eq(variants.productId, products.id)} order by ${variants.position}, ${variants.id}`,
  )} as variants
  from ${products} where ${products.id} = ${sql.raw(anyOf('$1', 'int'))}`,
);

export function selectTiles(ctx: Context, ids: number[]): Promise<TileRow[]> {
  return tilesOf(ctx, [ids]);
}

const featuredColumns = ['id', 'productId', 'featureList', 'imageAssets'] as const;
export type FeaturedRow = Pick<VariantRow, (typeof featuredColumns)[number]>;

const featuredOf = jsonStatement<FeaturedRow>(
  'featured_variants_of',
  sql`select ${columnsOf(variants, featuredColumns)} from ${variants}
  where ${variants.productId} = ${sql.raw(anyOf('$1', 'int'))} order by ${variants.position}, ${variants.id}`,
);

/** The values by which the variants of these products are filtered. */
export function selectFeatured(ctx: Context, productIds: number[]): Promise<FeaturedRow[]> {
  return featuredOf(ctx, [productIds]);
}

const orderableColumns = [
  'id',
  'guid',
  'productId',
  'ventureId',
  'code',
  'name',
  'supplierCode',
  'displayByValue',
  'imageAssets',
  'salesUnit',
  'priceUnit',
  'stockUnit',
  'stockItem',
  'startPublish',
  'stopPublish',
  'marketFilter',
] as const;
const orderableProductColumns = [
  'name',
  'url',
  'displayImage',
  'vatRate',
  'ventureId',
  'startPublish',
  'stopPublish',
  'marketFilter',
] as const;
export type OrderableRow = Pick<VariantRow, (typeof orderableColumns)[number]> & {
  bundles: BundleRow[];
  product: Pick<ProductRow, (typeof orderableProductColumns)[number]>;
};

function orderables(name: string, where: SQL) {
  return jsonStatement<OrderableRow>(
    name,
    sql`select ${columnsOf(variants, orderableColumns)}, ${bundlesOfVariant} as bundles,
      (select row_to_json(one) from (select ${columnsOf(products, orderableProductColumns)} from ${products} where ${eq(products.id, variants.productId)}) one) as product
    from ${variants} where ${where}`,
  );
}

const orderablesByGuid = orderables('orderables_by_guid', sql`${variants.guid} = ${sql.raw(anyOf('$1', 'uuid'))}`);

export function selectOrderablesByGuid(ctx: Context, guids: string[]): Promise<OrderableRow[]> {
  return orderablesByGuid(ctx, [guids]);
}

const publicationColumns = ['ventureId', 'startPublish', 'stopPublish', 'marketFilter'] as const;
type PublicationRow = Pick<VariantRow, (typeof publicationColumns)[number]>;
/** The columns of an orderable row that decide whether it can be ordered. */
export type OrderStateRow = PublicationRow &
  Pick<VariantRow, 'guid'> & { bundles: Pick<BundleRow, 'id' | 'unitRatio'>[]; product: PublicationRow };

const orderStatesByGuid = jsonStatement<OrderStateRow>(
  'order_states_by_guid',
  sql`select ${columnsOf(variants, ['guid', ...publicationColumns])},
    ${jsonList(sql`select ${columnsOf(bundles, ['id', 'unitRatio'])} from ${bundles} where ${eq(bundles.variantId, variants.id)}`)} as bundles,
    (select row_to_json(one) from (select ${columnsOf(products, publicationColumns)} from ${products} where ${eq(products.id, variants.productId)}) one) as product
  from ${variants} where ${variants.guid} = ${sql.raw(anyOf('$1', 'uuid'))}`,
);

export function selectOrderStates(ctx: Context, guids: string[]): Promise<OrderStateRow[]> {
  return orderStatesByGuid(ctx, [guids]);
}

const orderablesByCode = orderables(
  'orderables_by_code',
  sql`${variants.ventureId} = $1 and ${variants.id} in (
    select ${variants.id} from ${variants} where ${variants.ventureId} = $1 and ${variants.code} = any($2::text[])
    union select ${variants.id} from ${variants} where ${variants.ventureId} = $1 and ${variants.supplierCode} = any($2::text[])
    union select ${bundles.variantId} from ${bundles} where ${bundles.gtin} = any($2::text[]))`,
);

/** By article number, barcode of an order unit, or the supplier's own code. */
export function selectOrderablesByCode(ctx: Context, ventureId: string, codes: string[]): Promise<OrderableRow[]> {
  return orderablesByCode(ctx, [ventureId, codes]);
}
