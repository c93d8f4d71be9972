import { randomUUID } from 'node:crypto';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { slug } from '@bouwpoort/trade/foundation/slug';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { bundles, productRelations, products, variants } from './products.tables.ts';
import type { ProductRow } from './products-list.ts';

/* Reads and writes of the back office for a product, with its variants, order units and relations. */

type VariantRow = typeof variants.$inferSelect;
type BundleRow = typeof bundles.$inferSelect;
type RelationRow = typeof productRelations.$inferSelect;

export interface WholeProduct {
  product: ProductRow;
  variants: (VariantRow & { units: BundleRow[] })[];
  relations: RelationRow[];
}

/** Locked: nobody else changes the product or its variants until the transaction ends. */
export async function readWholeProducts(
  db: Database,
  productIds: readonly number[],
  { lock }: { lock: boolean },
): Promise<WholeProduct[]> {
  const ids = [...productIds];
  // In the order of their ids, so that two writers of the same products do not deadlock.
  const selected = db.select().from(products).where(inArray(products.id, ids)).orderBy(asc(products.id));
  const rows = await (lock ? selected.for('no key update') : selected);
  if (rows.length === 0) return [];
  const ofProducts = db.select().from(variants).where(inArray(variants.productId, ids)).orderBy(asc(variants.id));
  const variantRows = await (lock ? ofProducts.for('no key update') : ofProducts);
  const units =
    variantRows.length === 0
      ? []
      : await db
          .select()
          .from(bundles)
          .where(
            inArray(
              bundles.variantId,
              variantRows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(bundles.position), asc(bundles.id));
  const relations = await db
    .select()
    .from(productRelations)
    .where(inArray(productRelations.productId, ids))
    .orderBy(asc(productRelations.position));
  const unitsOf = Map.groupBy(units, ({ variantId }) => variantId);
  const relationsOf = Map.groupBy(relations, ({ productId }) => productId);
  const variantsOf = Map.groupBy(variantRows, ({ productId }) => productId);
  return rows.map((product) => ({
    product,
    variants: (variantsOf.get(product.id) ?? [])
      .sort((one, other) => one.position - other.position || one.id - other.id)
      .map((variant) => ({ ...variant, units: unitsOf.get(variant.id) ?? [] })),
    relations: relationsOf.get(product.id) ?? [],
  }));
}

export type ProductValues = Partial<
  Pick<
    ProductRow,
    | 'name'
    | 'brand'
    | 'line'
    | 'type'
    | 'commercialDescription'
    | 'displayVariantsBy'
    | 'uspList'
    | 'vatRate'
    | 'marketFilter'
    | 'categoryId'
    | 'startPublish'
    | 'stopPublish'
    | 'displayImage'
    | 'imageAssets'
    | 'imageTexts'
    | 'downloadAssets'
    | 'routeSegment'
    | 'url'
  >
>;

/** Writes the same values to all of them. */
export async function updateProducts(
  tx: Database,
  productIds: readonly number[],
  values: ProductValues,
): Promise<void> {
  if (productIds.length === 0 || Object.keys(values).length === 0) return;
  await tx
    .update(products)
    .set(values)
    .where(inArray(products.id, [...productIds]));
}

export type VariantValues = Partial<
  Pick<
    VariantRow,
    | 'name'
    | 'supplierCode'
    | 'variationSku'
    | 'displayByValue'
    | 'salesUnit'
    | 'priceUnit'
    | 'stockUnit'
    | 'stockItem'
    | 'featureList'
    | 'imageAssets'
    | 'applicationInstructions'
    | 'processing'
    | 'marketFilter'
    | 'position'
  >
>;

export async function updateVariant(tx: Database, variantId: number, values: VariantValues): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await tx.update(variants).set(values).where(eq(variants.id, variantId));
}

/** Sets one feature of all variants of these products, or removes it. */
export async function setFeature(
  tx: Database,
  variantIds: readonly number[],
  key: string,
  value: string | null,
): Promise<void> {
  if (variantIds.length === 0) return;
  const list =
    value === null
      ? sql`feature_list - ${key}::text`
      : sql`feature_list || jsonb_build_object(${key}::text, ${value}::text)`;
  await tx
    .update(variants)
    .set({ featureList: list })
    .where(inArray(variants.id, [...variantIds]));
}

interface UnitValues {
  code: string;
  name: string;
  /** A decimal as text. */
  ratio: string;
  gtin: string | null;
}

/** Makes the order units of a variant exactly these; an existing one keeps its id, because carts refer to it. */
export async function replaceUnits(tx: Database, variantId: number, units: readonly UnitValues[]): Promise<void> {
  const there = await tx.select().from(bundles).where(eq(bundles.variantId, variantId));
  const codes = units.map(({ code }) => code);
  await tx
    .delete(bundles)
    .where(
      and(eq(bundles.variantId, variantId), codes.length === 0 ? undefined : notInArray(bundles.bundleCode, codes)),
    );
  for (const [position, { code, name, ratio, gtin }] of units.entries()) {
    const known = there.find(({ bundleCode }) => bundleCode === code);
    const values = { name: name || unitName(code, 1), unitRatio: ratio, gtin, position };
    if (known) await tx.update(bundles).set(values).where(eq(bundles.id, known.id));
    else await tx.insert(bundles).values({ variantId, bundleCode: code, pricePer: 1, ...values });
  }
}

export async function replaceRelations(
  tx: Database,
  productId: number,
  relations: readonly Pick<RelationRow, 'kind' | 'otherId'>[],
): Promise<void> {
  await tx.delete(productRelations).where(eq(productRelations.productId, productId));
  if (relations.length === 0) return;
  await tx.insert(productRelations).values(relations.map((one, position) => ({ ...one, productId, position })));
}

interface NewProduct {
  ventureId: string;
  venturePath: string;
  categoryId: number;
  name: string;
  brand: string;
  vatRate: number;
  startPublish: Date;
}

export async function insertProduct(tx: Database, given: NewProduct): Promise<ProductRow> {
  const { venturePath, ...values } = given;
  const [next] = (await tx.execute<{ id: number }>(sql`select nextval('catalogue_id')::int as id`)).rows;
  if (!next) throw new Error('the sequence of the catalogue gave no number');
  const routeSegment = `${slug(given.name) || 'product'}-${next.id}`;
  const [row] = await tx
    .insert(products)
    .values({
      ...values,
      id: next.id,
      routeSegment,
      url: productUrl(venturePath, routeSegment),
      ...{ line: '', type: '', status: 'Actief', marketFilter: [], commercialDescription: '', displayVariantsBy: '' },
      ...{ uspList: [], imageAssets: [], downloadAssets: [], orderCount: 0 },
    })
    .returning();
  if (!row) throw new Error('the product was not written');
  return row;
}

export const productUrl = (venturePath: string, routeSegment: string) => `/${venturePath}/producten/${routeSegment}`;

interface NewVariant {
  productId: number;
  ventureId: string;
  code: string;
  name: string;
  displayByValue: string;
  salesUnit: string;
  priceUnit: string;
  stockUnit: string;
  startPublish: Date;
  position: number;
}

/** Returns undefined if the venture already has an article with this number. */
export async function insertVariant(
  tx: Database,
  values: NewVariant,
  units: readonly UnitValues[],
): Promise<VariantRow | undefined> {
  const [row] = await tx
    .insert(variants)
    .values({
      ...values,
      guid: randomUUID(),
      routeSegment: slug(values.name) || slug(values.code),
      ...{ supplierCode: '', variationSku: '', status: 'Actief', statusCode: 'A', stockItem: true, marketFilter: [] },
      ...{ imageAssets: [], downloadAssets: [], featureList: {}, ibFeatureList: {}, uspList: [] },
      ...{ applicationInstructions: '', processing: '' },
    })
    .onConflictDoNothing({ target: [variants.ventureId, variants.code] })
    .returning();
  if (row) await replaceUnits(tx, row.id, units);
  return row;
}

/** A few products with their names, for lists of relations. */
export async function namesOfProducts(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, Pick<ProductRow, 'id' | 'name' | 'type' | 'ventureId' | 'displayImage'>>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      type: products.type,
      ventureId: products.ventureId,
      displayImage: products.displayImage,
    })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The number of variants of a product, and the article number of the first. */
export async function variantsAtGlance(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, { count: number; firstId: number; firstCode: string; priceUnit: string }>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await db.execute<{
    id: number;
    count: number;
    firstId: number;
    firstCode: string;
    priceUnit: string;
  }>(sql`
    select distinct on (product_id) product_id as id, count(*) over (partition by product_id)::int as count,
      id as "firstId", code as "firstCode", price_unit as "priceUnit"
    from ${variants} where product_id = any(${sql.param([...productIds])}::integer[])
    order by product_id, position, id`);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

export async function isProductUrlFree(db: Database, url: string, exceptId: number): Promise<boolean> {
  const [row] = await db.select({ id: products.id }).from(products).where(eq(products.url, url));
  return row === undefined || row.id === exceptId;
}
