import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { editTrackingColumns, isPositive, oneOf } from '../../foundation/database/column-rules.ts';
import { moment } from '../../foundation/database/column-types.ts';
import { words } from '../../foundation/database/word-search.ts';
import { ofVenture } from '../../organisation/ventures/ventures.tables.ts';

/**
 * Ids of categories, products, variants and order units. They share one sequence because the content routes look an id
 * up in all four tables, so ids must be unique across them. The demo world has fixed ids, which are lower.
 */
export const catalogueIds = pgSequence('catalogue_id', { startWith: 100_000_001 });

const catalogueId = () => integer().primaryKey().default(sql`nextval('catalogue_id')`);

export const categories = pgTable(
  'category',
  {
    id: catalogueId(),
    ventureId: ofVenture(),
    /** Empty for a main category: its parent is the venture's catalogue itself. */
    parentId: integer(),
    contentType: text({ enum: ['CategoryNode', 'CategorySubNode'] }).notNull(),
    name: text().notNull(),
    routeSegment: text().notNull(),
    url: text().notNull().unique(),
    imageUrl: text(),
    introductionText: text().notNull(),
    bodyText: text().notNull(),
    bodyIntroText: text().notNull(),
    position: integer().notNull(),
    /**
     * Includes its own id, root first; used for "a product's ancestors include the category". The database maintains it
     * (triggers `place_category` and `place_below_category`) and ignores values from writers.
     */
    ancestors: integer().array().notNull().default([]),
    ...editTrackingColumns(),
  },
  (t) => [
    index('category_parent').on(t.ventureId, t.parentId, t.position),
    uniqueIndex('category_of_venture').on(t.id, t.ventureId),
    foreignKey({
      name: 'category_parent_fk',
      columns: [t.parentId, t.ventureId],
      foreignColumns: [t.id, t.ventureId],
    }),
    oneOf('category_content_type', t.contentType),
  ],
);

/** The name and unit of a feature, and whether it is a filter group. */
export const features = pgTable('feature', {
  key: text().primaryKey(),
  name: text().notNull(),
  unit: text().notNull(),
  isFilter: boolean().notNull(),
  /**
   * True if staff did not decide whether it is a filter: then that is measured for each category (`category_filter`).
   */
  isMeasured: boolean().notNull().default(false),
  position: integer().notNull(),
  ...editTrackingColumns(),
});

/** Whether a feature is a filter group of a category; without a row the setting of the feature applies. */
export const categoryFilters = pgTable(
  'category_filter',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    featureKey: text()
      .notNull()
      .references(() => features.key, { onDelete: 'cascade' }),
    isFilter: boolean().notNull(),
    /** A choice of staff stays; the others are measured again after each import. */
    isChosen: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.featureKey] }), index('category_filter_feature').on(t.featureKey)],
);

export const products = pgTable(
  'product',
  {
    id: catalogueId(),
    ventureId: ofVenture(),
    /** Empty until the product is placed (exchange, waiting_product); until then it is not shown. */
    categoryId: integer(),
    /** Those of its category; the database maintains them (trigger `place_product`). */
    ancestors: integer().array().notNull().default([]),
    name: text().notNull(),
    routeSegment: text().notNull(),
    url: text().notNull(),
    brand: text().notNull(),
    line: text().notNull(),
    type: text().notNull(),
    status: text().notNull(),
    startPublish: moment().notNull(),
    stopPublish: moment(),
    marketFilter: text().array().notNull(),
    commercialDescription: text().notNull(),
    /** The feature in which the variants differ: 'Dikte', 'Lengte', 'Kleur'. */
    displayVariantsBy: text().notNull(),
    uspList: text().array().notNull(),
    displayImage: text(),
    imageAssets: text().array().notNull(),
    /** {address of a picture of the product or a variant: its alt text}, written by staff. */
    imageTexts: jsonb().notNull().default({}),
    /** The same for its own pictures, from an import; the texts of staff take precedence. */
    importedImageTexts: jsonb().notNull().default({}),
    /** [{name, url, size, kind}] */
    downloadAssets: jsonb().notNull(),
    vatRate: integer().notNull(),
    /** Times ordered; used by the sort 'most ordered'. */
    orderCount: integer().notNull(),
    ...editTrackingColumns(),
  },
  (t) => [
    index('product_category').on(t.categoryId),
    uniqueIndex('product_url').on(t.url),
    uniqueIndex('product_venture').on(t.ventureId, t.id),
    index('product_updated').on(t.ventureId, t.updatedAt, t.id),
    index('product_by_updated').on(t.updatedAt, t.id),
    index('product_by_name').on(t.name, t.id),
    index('product_of_venture_by_name').on(t.ventureId, t.name, t.id),
    index('product_brand').on(t.ventureId, t.brand, t.name, t.id),
    index('product_words').using('gin', words(t.name)),
    index('product_without_image').on(t.ventureId, t.name, t.id).where(sql`display_image is null`),
    index('product_without_description').on(t.ventureId, t.name, t.id).where(sql`commercial_description = ''`),
    index('product_without_category').on(t.ventureId, t.name, t.id).where(sql`category_id is null`),
    foreignKey({
      name: 'product_category_fk',
      columns: [t.categoryId, t.ventureId],
      foreignColumns: [categories.id, categories.ventureId],
    }),
    check('product_vat_rate', sql`${t.vatRate} between 0 and 100`),
    index('product_downloads').using('gin', t.downloadAssets.op('jsonb_path_ops')),
    check('product_order_count', sql`${t.orderCount} >= 0`),
  ],
);

export const variants = pgTable(
  'variant',
  {
    id: catalogueId(),
    guid: uuid().notNull(),
    productId: integer().notNull(),
    /** The venture of its product. */
    ventureId: text().notNull(),
    /** The article number. */
    code: text().notNull(),
    name: text().notNull(),
    routeSegment: text().notNull(),
    supplierCode: text().notNull(),
    variationSku: text().notNull(),
    status: text().notNull(),
    statusCode: text().notNull(),
    displayByValue: text().notNull(),
    imageAssets: text().array().notNull(),
    /** The same as for a product. */
    importedImageTexts: jsonb().notNull().default({}),
    downloadAssets: jsonb().notNull(),
    salesUnit: text().notNull(),
    priceUnit: text().notNull(),
    stockUnit: text().notNull(),
    stockItem: boolean().notNull(),
    startPublish: moment().notNull(),
    stopPublish: moment(),
    marketFilter: text().array().notNull(),
    /** {featureKey: value}; name and unit are in `feature`. */
    featureList: jsonb().notNull(),
    ibFeatureList: jsonb().notNull(),
    uspList: text().array().notNull(),
    applicationInstructions: text().notNull(),
    processing: text().notNull(),
    position: integer().notNull(),
    ...editTrackingColumns(),
  },
  (t) => [
    uniqueIndex('variant_guid').on(t.guid),
    uniqueIndex('variant_of_venture').on(t.id, t.ventureId),
    uniqueIndex('variant_code').on(t.ventureId, t.code),
    index('variant_supplier_code').on(t.ventureId, t.supplierCode),
    index('variant_product').on(t.productId, t.position),
    index('variant_downloads').using('gin', t.downloadAssets.op('jsonb_path_ops')),
    index('variant_by_code').on(t.code.op('text_pattern_ops')),
    index('variant_without_features').on(t.productId).where(sql`feature_list = '{}'`),
    foreignKey({
      name: 'variant_product_fk',
      columns: [t.productId, t.ventureId],
      foreignColumns: [products.id, products.ventureId],
    }),
  ],
);

/** An order unit of a variant. */
export const bundles = pgTable(
  'bundle',
  {
    id: catalogueId(),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    bundleCode: text().notNull(),
    /** How many base units one of these holds; the base unit has 1. */
    unitRatio: numeric({ precision: 14, scale: 6 }).notNull(),
    pricePer: integer().notNull(),
    gtin: text(),
    position: integer().notNull(),
  },
  (t) => [
    index('bundle_variant').on(t.variantId),
    index('bundle_gtin').on(t.gtin),
    check('bundle_unit_ratio', isPositive(t.unitRatio)),
    check('bundle_price_per', sql`${t.pricePer} > 0`),
  ],
);

export const relationKinds = ['replaces', 'accessory', 'alternative'] as const;

/** Relations between products that staff entered: replacement, accessory, alternative. */
export const productRelations = pgTable(
  'product_relation',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text({ enum: relationKinds }).notNull(),
    otherId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.kind, t.otherId] }),
    index('product_relation_other').on(t.otherId),
    oneOf('product_relation_kind', t.kind),
    check('product_relation_other_product', sql`${t.productId} <> ${t.otherId}`),
  ],
);

const gapParts = ['price', 'stock'] as const;

/**
 * Products with a variant without a price, and products without stock. Triggers maintain it: prices and stock have too
 * many rows to look this up for each product of a list.
 */
export const productGaps = pgTable(
  'product_gap',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    part: text({ enum: gapParts }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.part] }),
    index('product_gap_by_part').on(t.part, t.productId),
    oneOf('product_gap_part', t.part),
  ],
);

export const overriddenEntities = ['product', 'variant', 'category', 'feature'] as const;

/**
 * A field that staff set to another value than the import. Imports leave the field alone and write their value here.
 */
export const fieldOverrides = pgTable(
  'field_override',
  {
    entity: text({ enum: overriddenEntities }).notNull(),
    entityId: text().notNull(),
    /** The name of the field in data exchange. */
    field: text().notNull(),
    /**
     * The last imported value, as the column holds it; wrapped in an object, because a bare text can read as a number.
     */
    imported: jsonb().$type<{ value: unknown }>().notNull(),
    staffId: uuid().notNull(),
    /** Their name at that moment. */
    staffName: text().notNull(),
    since: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.entityId, t.field] }), oneOf('field_override_entity', t.entity)],
);

/**
 * Redirects. The former address of a category or a product refers to the record rather than to its next address, which
 * excludes chains and loops; triggers write these rows (`keep_address`) for every writer. Moved pages and redirects
 * that staff entered or imported refer to an address; chains are shortened on write.
 */
export const redirects = pgTable(
  'redirect',
  {
    /** In lower case, without a trailing slash. */
    path: text().primaryKey(),
    categoryId: integer().references(() => categories.id, { onDelete: 'cascade' }),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    target: text(),
    /** Permanent (301) or temporary (302). */
    isPermanent: boolean().notNull().default(true),
    origin: text({ enum: ['moved', 'hand', 'import'] })
      .notNull()
      .default('moved'),
    since: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('redirect_category').on(t.categoryId),
    index('redirect_product').on(t.productId),
    index('redirect_to').on(sql`lower(${t.target})`),
    check('redirect_target', sql`num_nonnulls(${t.categoryId}, ${t.productId}, ${t.target}) = 1`),
    check('redirect_target_path', sql`${t.target} like '/%' and lower(${t.target}) <> ${t.path}`),
    oneOf('redirect_origin', t.origin),
  ],
);

/** How often each redirect was followed. A table of its own, because counting is no edit of the redirect. */
export const redirectHits = pgTable(
  'redirect_hit',
  {
    path: text()
      .primaryKey()
      .references(() => redirects.path, { onDelete: 'cascade', onUpdate: 'cascade' }),
    hits: integer().notNull(),
    lastHitAt: moment().notNull(),
  },
  (t) => [check('redirect_hit_count', sql`${t.hits} > 0`)],
);
