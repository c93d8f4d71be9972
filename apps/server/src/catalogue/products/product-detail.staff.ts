import { hash } from 'node:crypto';
import type { BeheerProduct, ProductEdit, VariantEdit } from '@bouwpoort/contract/catalogue/products.staff';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { AppError } from '../../foundation/errors/app-error.ts';
import { requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { listPricesOf } from '../prices/prices.ts';
import { totalStockOf } from '../stock/stock.ts';
import { downloadsIn } from './product-downloads.staff.ts';
import { readWholeProducts, type WholeProduct } from './product-edit.ts';
import { scoreOf } from './product-row.staff.ts';
import { describeOrigins, originsOf, ProductOrigins } from './product-sources.staff.ts';
import { namesOfProducts, searchProducts } from './products.ts';
import { stateOfProduct } from './products-list.ts';

export const productEntity = 'product';

/** Locked until the transaction ends. */
export async function requireProductThere(
  ctx: StaffContext,
  productId: number,
  { lock }: { lock: boolean },
): Promise<WholeProduct> {
  const [whole] = await readWholeProducts(ctx.db, [productId], { lock });
  if (!whole) throw new AppError('notFound');
  requireThere(ctx, { ventureId: whole.product.ventureId });
  return whole;
}

export async function readProductForStaff(ctx: StaffContext, productId: number): Promise<BeheerProduct> {
  const whole = await requireProductThere(ctx, productId, { lock: false });
  const { product, variants } = whole;
  const { ventureId } = product;
  const ids = variants.map(({ id }) => id);
  const [origins, prices, stock, related, found] = await Promise.all([
    originsOf(ctx.db, [whole]),
    listPricesOf(ctx.db, ids),
    totalStockOf(ctx.db, ids),
    namesOfProducts(
      ctx.db,
      whole.relations.map(({ otherId }) => otherId),
    ),
    searchProducts(
      ctx.db,
      { ventures: 'all', ids: [productId] },
      { sort: 'name', direction: 'asc', limit: 1 },
      ctx.clock(),
    ),
  ]);
  const own = origins.get(productId) ?? new ProductOrigins(productId, new Map(), []);
  const edit = editOf(whole, own);
  const missing = found.rows[0]?.missing ?? [];
  return {
    productId,
    ventureId,
    edit,
    importedImageTexts: Object.assign(
      {},
      ...[product, ...variants].map(({ importedImageTexts }) => textsByKey(importedImageTexts)),
    ),
    shopPath: product.url,
    state: stateOfProduct(product, ctx.clock()),
    missing,
    score: scoreOf(missing),
    sources: describeOrigins(own, edit, ventureId),
    articles: variants.map(({ id, code }) => {
      const price = prices.get(id);
      return {
        variantId: id,
        code,
        price: price ? toWire(price.priceDelivery) : null,
        pricePer: price?.salesPricePer ?? null,
        stock: toWire(stock.get(id) ?? '0'),
      };
    }),
    related: [...related.values()].map(({ id, name, displayImage }) => ({
      ...{ productId: id, name, imageUrl: displayImage },
    })),
    version: versionOf(edit),
  };
}

export function editOf(whole: WholeProduct, origins: ProductOrigins): ProductEdit {
  const { product, relations } = whole;
  const own = {
    name: product.name,
    brand: product.brand,
    line: product.line,
    type: product.type,
    description: product.commercialDescription,
    usps: product.uspList,
    displayVariantsBy: product.displayVariantsBy,
    vatRate: product.vatRate,
    categoryId: product.categoryId,
    routeSegment: product.routeSegment,
    isVisible: !product.marketFilter.includes(product.ventureId),
    publishFrom: product.startPublish.toISOString(),
    publishUntil: product.stopPublish?.toISOString() ?? null,
    images: product.imageAssets,
    imageTexts: textsOf(product.imageTexts),
    downloads: downloadsIn(product.downloadAssets).map(({ name, url, kind }) => ({ name, url, kind })),
    relations: relations.map(({ kind, otherId }) => ({ kind, productId: otherId })),
    variants: whole.variants.map((variant) => variantEditOf(variant, product.ventureId)),
  };
  return { ...own, overridden: origins.overridden(own) };
}

function variantEditOf(variant: WholeProduct['variants'][number], ventureId: string): VariantEdit {
  return {
    variantId: variant.id,
    name: variant.name,
    supplierCode: variant.supplierCode,
    sku: variant.variationSku,
    displayByValue: variant.displayByValue,
    salesUnit: variant.salesUnit,
    priceUnit: variant.priceUnit,
    stockUnit: variant.stockUnit,
    units: variant.units.map(({ bundleCode, name, unitRatio, gtin }) => ({
      ...{ code: bundleCode, name, ratio: String(Number(unitRatio)), gtin },
    })),
    stockItem: variant.stockItem,
    features: textsByKey(variant.featureList),
    images: variant.imageAssets,
    applicationInstructions: variant.applicationInstructions,
    processing: variant.processing,
    isVisible: !variant.marketFilter.includes(ventureId),
  };
}

/** The column is JSON, so it can hold anything. */
function textsByKey(list: unknown): Record<string, string> {
  if (typeof list !== 'object' || list === null || Array.isArray(list)) return {};
  return Object.fromEntries(Object.entries(list).map(([key, value]) => [key, String(value)]));
}

/** Sorted by the address of the picture, so that equal texts are an equal list. */
function textsOf(list: unknown): ProductEdit['imageTexts'] {
  return Object.entries(textsByKey(list))
    .map(([url, text]) => ({ url, text }))
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}

/**
 * The version of what a user has read. A product is several rows, and an import changes order units without a new row
 * version, so it is a hash of the fields themselves.
 */
export function versionOf(edit: object): number {
  return Number.parseInt(hash('md5', JSON.stringify(edit), 'hex').slice(0, 12), 16);
}
