import type {
  Bundle as ServerBundle,
  Product as ServerProduct,
  Variant as ServerVariant,
} from '@bouwpoort/contract/catalogue/products';
import type { ContentItem } from '@bouwpoort/contract/foundation/content-item';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import type { Bundle, Product, Specification, Variant } from './product.ts';

/** Maps the server's names to the storefront's (C 3). */
export function mapProduct(item: ServerProduct): Product {
  return {
    id: item.contentLink.id,
    parentId: item.parentLink?.id ?? null,
    name: withTimesSigns(item.name),
    urlName: item.routeSegment,
    url: item.productUrl,
    imageAssets: item.imageAssets.map(({ url }) => url),
    imageTexts: textsOf([...item.imageAssets, ...(item.displayImage ? [item.displayImage] : [])]),
    downloadAssets: item.downloadAssets,
    displayImage: item.displayImage?.url ?? null,
    brand: item.brand,
    line: item.line,
    type: item.type,
    status: item.status,
    startPublish: item.startPublish,
    stopPublish: item.stopPublish,
    marketFilter: item.marketFilter,
    ventureStockTypes: item.ventureStockTypes,
    description: item.commercialDescription,
    variantDifferentiator: item.displayVariantsBy,
    usps: item.productUspList,
    variantIds: item.variantIds,
    availability: item.availability ?? true,
    relations: item.relations ?? { replacedBy: [], accessories: [], alternatives: [] },
  };
}

function textsOf(images: readonly { url: string; alt?: string | undefined }[]): Record<string, string> {
  return Object.fromEntries(images.flatMap(({ url, alt }) => (alt ? [[url, alt]] : [])));
}

/**
 * The variants among the children of a product, each with the order units it refers to among its siblings; variants
 * that the market hides are left out (C 4.8, 7.3). A venture is its own market.
 */
export function mapVariants(children: readonly ContentItem[], ventureId: string): Variant[] {
  const bundles = new Map(children.filter(isBundle).map((item) => [referenceTo(item), item]));
  return children
    .filter(isVariant)
    .filter((item) => !item.marketFilter.includes(ventureId))
    .map((item) => mapVariant(item, bundles, ventureId));
}

function mapVariant(item: ServerVariant, siblings: ReadonlyMap<string, ServerBundle>, ventureId: string): Variant {
  return {
    id: item.contentLink.id,
    guid: item.contentLink.guidValue,
    code: item.code,
    name: withTimesSigns(item.name),
    urlName: item.routeSegment,
    supplierCode: item.supplierCode,
    variationSku: item.variationSku,
    status: item.status,
    statusCode: item.statusCode,
    uniqueProperty: withTimesSigns(item.displayByValue),
    label: withTimesSigns(item.displayByValue),
    isStockItem: item.ventureStockTypeList.find((type) => type.ventureId === ventureId)?.stockItem ?? false,
    imageAssets: item.imageAssets.map(({ url }) => url),
    imageTexts: textsOf(item.imageAssets),
    downloadAssets: item.downloadAssets,
    salesUnit: item.salesUnit,
    priceUnit: item.priceUnit,
    stockUnit: item.stockUnit,
    startPublish: item.startPublish,
    stopPublish: item.stopPublish,
    marketFilter: item.marketFilter,
    specifications: specificationsOf(item),
    ventureUnitList: item.ventureUnitList,
    ventureStockTypes: item.ventureStockTypeList,
    bundles: item.bundles.flatMap((bundle) => {
      const found = typeof bundle === 'string' ? siblings.get(bundle) : bundle;
      return found ? [mapBundle(found)] : [];
    }),
    parentProductId: item.parentProductData.id,
    variantUspList: item.variantUspList,
    applicationInstructions: item.applicationInstructions,
    processingInstructions: item.processing,
    vatRate: item.vatRate,
  };
}

function mapBundle(item: ServerBundle): Bundle {
  return {
    id: item.contentLink.id,
    name: item.name,
    bundleCode: item.bundleCode,
    unitRatio: item.unitRatio ?? 1,
    pricePer: item.pricePer ?? 1,
    eanCode: item.gtin ?? null,
  };
}

/** A feature in both lists is shown once, with the value of the first. */
function specificationsOf({
  featureList,
  ibFeatureList,
  featureUnitList,
}: Pick<ServerVariant, 'featureList' | 'ibFeatureList' | 'featureUnitList'>): Specification[] {
  const units = new Map(featureUnitList.map(({ featureKey, featureUnit }) => [featureKey, featureUnit]));
  const specifications = new Map<string, Specification>();
  for (const { featureKey, featureName, featureValue } of [...featureList, ...ibFeatureList]) {
    if (featureValue.trim() === '' || specifications.has(featureKey)) continue;
    specifications.set(featureKey, { key: featureName, value: featureValue, unit: units.get(featureKey) ?? '' });
  }
  return [...specifications.values()];
}

function referenceTo({ contentLink }: ServerBundle): string {
  return `${contentLink.id}__${contentLink.providerName}`;
}

/** The server validates its output against the schema of its type, so the type determines the shape. */
export function isProduct(item: ContentItem): item is ServerProduct {
  return item.contentType === 'Product';
}

function isVariant(item: ContentItem): item is ServerVariant {
  return item.contentType === 'Variation';
}

function isBundle(item: ContentItem): item is ServerBundle {
  return item.contentType === 'Bundle';
}
