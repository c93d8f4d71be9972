import type { Bundle, CatalogueLink, Product, Variant } from '@bouwpoort/contract/catalogue/products';
import type { Context } from '../../foundation/context/context.ts';
import { usableRows } from '../../foundation/database/broken-rows.ts';
import {
  generalFields,
  toDownloads,
  toFeatureValues,
  toHtml,
  toImage,
  toImages,
  toImageTexts,
} from './catalogue-item.ts';
import { linkTo, reference } from './catalogue-link.ts';
import { type Publication, publicationOf, textsIn } from './catalogue-shown.ts';
import { type CatalogueCategory, featuresByKey, findCategory } from './catalogue-tree.ts';
import { usableUnits } from './catalogue-units.ts';
import { type BundleRow, type FamilyRow, type FeatureRow, selectFamily } from './products.queries.ts';

/** A product with its variants and their order units, as sent except for what depends on the moment and the market. */
export interface Family {
  publication: Publication;
  /** The product without variants. */
  product: Product;
  variants: FamilyVariant[];
}

export interface FamilyVariant {
  publication: Publication;
  stockItem: boolean;
  /** With its order units as references. */
  variant: Variant;
  bundles: Bundle[];
}

/** Some twenty kilobytes with everything a page shows of each variant, ten times a tile. */
const roomOfFamily = 10;

/** By the id of the product, of one of its variants or of an order unit. */
export function readFamily(ctx: Context, id: number): Promise<Family | undefined> {
  const load = async () => {
    const row = await selectFamily(ctx, id);
    return row && usableFamily(ctx, row);
  };
  return ctx.cache.read('catalogue', `family ${id}`, load, roomOfFamily);
}

type VariantRow = FamilyRow['variants'][number];

/** Undefined for a product whose stored data is invalid. */
async function usableFamily(ctx: Context, row: FamilyRow): Promise<Family | undefined> {
  const [category, features] = await Promise.all([
    row.categoryId === null ? undefined : findCategory(ctx, row.categoryId),
    featuresByKey(ctx),
  ]);
  const [family] = usableRows(
    ctx,
    'product',
    [row],
    ({ id }) => id,
    () => toFamily(ctx, row, category, features),
  );
  return family;
}

function toFamily(
  ctx: Context,
  row: FamilyRow,
  category: CatalogueCategory | undefined,
  features: ReadonlyMap<string, FeatureRow>,
): Family {
  const publication = publicationOf(row);
  const texts = toImageTexts(ctx, row.id, row.importedImageTexts, row.imageTexts);
  return {
    publication,
    product: {
      ...generalFields({
        contentLink: linkTo(row.id, row.url),
        parentLink: category ? linkTo(category.id, category.url) : null,
        name: row.name,
        routeSegment: row.routeSegment,
        ventureId: row.ventureId,
        publishedAt: publication.startPublish.toISOString(),
        imageUrl: row.displayImage,
      }),
      contentType: 'Product',
      productUrl: row.url,
      imageAssets: toImages(row.imageAssets, texts),
      downloadAssets: toDownloads(ctx, row.id, row.downloadAssets),
      displayImage: toImage(row.displayImage, texts),
      brand: row.brand,
      line: row.line,
      type: row.type,
      ...publicationFields(row.status, publication),
      ventureStockTypes: [],
      commercialDescription: toHtml(row.commercialDescription),
      displayVariantsBy: row.displayVariantsBy,
      productUspList: textsIn(row.uspList),
      variantIds: [],
      availability: false,
      relations: relationsOf(row),
    },
    variants: usableRows(
      ctx,
      'variant',
      row.variants,
      ({ id }) => id,
      (variant) => toVariant(ctx, row, variant, features),
    ),
  };
}

/** The replacement of a product is stored with the replacing product. */
function relationsOf({ id, relations }: FamilyRow): Product['relations'] {
  const own = (kind: string) =>
    relations.filter((one) => one.productId === id && one.kind === kind).map(({ otherId }) => String(otherId));
  const replacing = relations.filter(({ kind, otherId }) => kind === 'replaces' && otherId === id);
  return {
    replacedBy: replacing.map(({ productId }) => String(productId)),
    accessories: own('accessory'),
    alternatives: own('alternative'),
  };
}

function toVariant(
  ctx: Context,
  product: FamilyRow,
  row: VariantRow,
  features: ReadonlyMap<string, FeatureRow>,
): FamilyVariant {
  const publication = publicationOf(row);
  const texts = toImageTexts(ctx, row.id, product.importedImageTexts, row.importedImageTexts, product.imageTexts);
  const productLink = linkTo(product.id, product.url);
  const { ventureId, salesUnit, priceUnit, stockUnit, stockItem } = row;
  const units = usableUnits(ctx, row.bundles);
  const featureList = toFeatures(toFeatureValues(ctx, row.id, row.featureList), features);
  const ibFeatureList = toFeatures(toFeatureValues(ctx, row.id, row.ibFeatureList), features);
  return {
    publication,
    stockItem,
    variant: {
      ...generalFields({
        contentLink: linkTo(row.id, product.url, row.guid),
        parentLink: productLink,
        name: row.name,
        routeSegment: row.routeSegment,
        ventureId,
        publishedAt: publication.startPublish.toISOString(),
        imageUrl: textsIn(row.imageAssets)[0] ?? product.displayImage,
      }),
      contentType: 'Variation',
      code: row.code,
      supplierCode: row.supplierCode,
      variationSku: row.variationSku,
      statusCode: row.statusCode,
      displayByValue: row.displayByValue,
      imageAssets: toImages(row.imageAssets, texts),
      downloadAssets: toDownloads(ctx, row.id, row.downloadAssets),
      salesUnit,
      priceUnit,
      stockUnit,
      ...publicationFields(row.status, publication),
      featureList,
      ibFeatureList,
      featureUnitList: unitsOf([...featureList, ...ibFeatureList], features),
      ventureUnitList: [{ ventureId, priceUnit, salesUnit, stockUnit }],
      ventureStockTypeList: [{ ventureId, stockItem }],
      bundles: units.map(({ id }) => reference(id)),
      gtin: units.find(({ bundleCode }) => bundleCode === salesUnit)?.gtin ?? null,
      parentProductData: { id: String(product.id), name: product.name },
      variantUspList: textsIn(row.uspList),
      applicationInstructions: toHtml(row.applicationInstructions),
      processing: toHtml(row.processing),
      vatRate: product.vatRate,
    },
    bundles: units.map((bundle) => toBundle(bundle, productLink, publication)),
  };
}

/** Its parent is the product: it is in the list of children, beside the variants (C 7.3). */
function toBundle(row: BundleRow, parentLink: CatalogueLink, { ventureId, startPublish }: Publication): Bundle {
  const { id, name, bundleCode, unitRatio, pricePer, gtin } = row;
  return {
    ...generalFields({
      contentLink: linkTo(id, null),
      parentLink,
      name,
      routeSegment: String(id),
      ventureId,
      publishedAt: startPublish.toISOString(),
      imageUrl: null,
    }),
    contentType: 'Bundle',
    bundleCode,
    unitRatio,
    pricePer,
    gtin,
  };
}

function publicationFields(status: string, { startPublish, stopPublish, marketFilter }: Publication) {
  return {
    status,
    startPublish: startPublish.toISOString(),
    stopPublish: stopPublish?.toISOString() ?? null,
    marketFilter: [...marketFilter],
  };
}

type Features = Variant['featureList'];

/** In the order of the `feature` table; an unknown feature is named by its key and comes last. */
function toFeatures(values: Record<string, string>, features: ReadonlyMap<string, FeatureRow>): Features {
  const place = (key: string) => features.get(key)?.position ?? Number.MAX_SAFE_INTEGER;
  return Object.entries(values)
    .sort(([a], [b]) => place(a) - place(b))
    .map(([featureKey, featureValue]) => ({
      featureKey,
      featureName: features.get(featureKey)?.name ?? featureKey,
      featureValue,
    }));
}

function unitsOf(list: Features, features: ReadonlyMap<string, FeatureRow>): Variant['featureUnitList'] {
  const keys = [...new Set(list.map(({ featureKey }) => featureKey))];
  return keys.flatMap((featureKey) => {
    const featureUnit = features.get(featureKey)?.unit;
    return featureUnit ? [{ featureKey, featureUnit }] : [];
  });
}
