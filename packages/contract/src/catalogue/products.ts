import { z } from 'zod/mini';
import { contentItem, contentLink } from '../foundation/content-item.ts';

/*
 * What the content routes answer for ids that end in '__CatalogContent' (C 7.3). The catalogue has no URLs of its own:
 * a category, a product and a variant are content items with these properties beside the general ones. `select` leaves
 * out the properties it does not name, so a caller that uses it reads `Pick<Product, …>`.
 */

/** `{id}__{providerName}` is how catalogue entries refer to each other. */
export const catalogueLink = z.extend(contentLink, { providerName: z.literal('CatalogContent') });
export type CatalogueLink = z.infer<typeof catalogueLink>;

const catalogueItem = z.extend(contentItem, { contentLink: catalogueLink, parentLink: z.nullable(catalogueLink) });

/** `alt`: a description for users who cannot see the picture; our addition, absent without one. */
export const catalogueImage = z.object({ url: z.string(), alt: z.optional(z.string()) });

export const documentKinds = ['datasheet', 'declaration', 'safety', 'instructions', 'certificate', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** `kind` is our addition. */
export const catalogueDownload = z.object({
  name: z.string(),
  url: z.string(),
  size: z.int(),
  kind: z.optional(z.enum(documentKinds)),
});
export type CatalogueDownload = z.infer<typeof catalogueDownload>;

/** The stock assortment of a variant or product, per venture. */
export const ventureStockType = z.object({ ventureId: z.string(), stockItem: z.boolean() });

/** One option of a filter group; `links` is the server's word for them (C 7.3, 7.4). */
const filterLink = z.object({
  value: z.string(),
  displayText: z.string(),
  count: z.int(),
  selected: z.boolean(),
});
export const filterGroup = z.object({
  name: z.string(),
  filterField: z.string(),
  count: z.int(),
  links: z.array(filterLink),
});
export type FilterGroup = z.infer<typeof filterGroup>;

/** The text fields of a category keep the capitals the specification gives them (P 3.6). */
const categoryTexts = z.object({
  IntroductionText: z.string(),
  BodyText: z.string(),
  bodyIntroText: z.string(),
});
export type CategoryTexts = z.infer<typeof categoryTexts>;

const categoryNode = z.extend(catalogueItem, {
  contentType: z.enum(['CategoryNode', 'CategorySubNode']),
  ...z.partial(categoryTexts).shape,
  /** Sent with `expand=filters`. */
  filters: z.optional(z.array(filterGroup)),
});

export const category = z.extend(categoryNode, {
  /** References, or the categories themselves with `expand=subCategories`: one level, not the whole tree. */
  subCategories: z.optional(z.array(z.union([categoryNode, z.object({ contentLink: catalogueLink })]))),
});
export type Category = z.infer<typeof category>;

const published = {
  status: z.string(),
  startPublish: z.string(),
  stopPublish: z.nullable(z.string()),
  /** Markets in which the entry is not shown. */
  marketFilter: z.array(z.string()),
};

export const product = z.extend(catalogueItem, {
  contentType: z.literal('Product'),
  productUrl: z.string(),
  imageAssets: z.array(catalogueImage),
  downloadAssets: z.array(catalogueDownload),
  displayImage: z.nullable(catalogueImage),
  brand: z.string(),
  line: z.string(),
  type: z.string(),
  ...published,
  ventureStockTypes: z.array(ventureStockType),
  commercialDescription: z.string(),
  displayVariantsBy: z.string(),
  productUspList: z.array(z.string()),
  variantIds: z.array(z.string()),
  availability: z.boolean(),
  /** Our addition: ids of other products of the venture, which may or may not be shown today. */
  relations: z.object({
    replacedBy: z.array(z.string()),
    accessories: z.array(z.string()),
    alternatives: z.array(z.string()),
  }),
});
export type Product = z.infer<typeof product>;

/** An order unit. In a list of children it stands beside the variants that refer to it. */
export const bundle = z.extend(catalogueItem, {
  contentType: z.literal('Bundle'),
  bundleCode: z.string(),
  /** How many base units one order unit holds. */
  unitRatio: z.number(),
  pricePer: z.number(),
  gtin: z.nullable(z.string()),
});
export type Bundle = z.infer<typeof bundle>;

const feature = z.object({ featureKey: z.string(), featureName: z.string(), featureValue: z.string() });

export const variant = z.extend(catalogueItem, {
  contentType: z.literal('Variation'),
  code: z.string(),
  supplierCode: z.string(),
  variationSku: z.string(),
  statusCode: z.string(),
  displayByValue: z.string(),
  imageAssets: z.array(catalogueImage),
  downloadAssets: z.array(catalogueDownload),
  salesUnit: z.string(),
  priceUnit: z.string(),
  stockUnit: z.string(),
  ...published,
  featureList: z.array(feature),
  ibFeatureList: z.array(feature),
  featureUnitList: z.array(z.object({ featureKey: z.string(), featureUnit: z.string() })),
  ventureUnitList: z.array(
    z.object({ ventureId: z.string(), priceUnit: z.string(), salesUnit: z.string(), stockUnit: z.string() }),
  ),
  ventureStockTypeList: z.array(ventureStockType),
  /** '{id}__{providerName}' of each order unit, or the units themselves with `expand=bundles`. */
  bundles: z.array(z.union([bundle, z.string()])),
  gtin: z.nullable(z.string()),
  parentProductData: z.object({ id: z.string(), name: z.string() }),
  variantUspList: z.array(z.string()),
  applicationInstructions: z.string(),
  processing: z.string(),
  vatRate: z.number(),
});
export type Variant = z.infer<typeof variant>;

/** The children of a product. */
export const productChild = z.discriminatedUnion('contentType', [variant, bundle]);
