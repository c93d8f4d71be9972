import type { ContentItem } from '@bouwpoort/contract/foundation/content-item';
import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import { data } from 'react-router';
import { memoizeByResponse } from '../loader-data/memoize-by-response.ts';
import { missingPage, type PageContext } from '../pages/page-context.ts';
import type { Product, Variant } from './product.ts';
import { isProduct, mapProduct, mapVariants } from './product-mapping.ts';

/** The product field list (C 7.3), in the server's names. */
const productFields = [
  'productUrl',
  'imageAssets',
  'downloadAssets',
  'displayImage',
  'brand',
  'line',
  'type',
  'status',
  'startPublish',
  'stopPublish',
  'marketFilter',
  'ventureStockTypes',
  'commercialDescription',
  'displayVariantsBy',
  'productUspList',
  'variantIds',
  'availability',
  'relations',
].join(',');

/** The variant field list (C 7.3), with the extra fields of order units among the children. */
const childFields = [
  'code',
  'supplierCode',
  'variationSku',
  'status',
  'statusCode',
  'displayByValue',
  'imageAssets',
  'downloadAssets',
  'salesUnit',
  'priceUnit',
  'stockUnit',
  'startPublish',
  'stopPublish',
  'marketFilter',
  'featureList',
  'ibFeatureList',
  'featureUnitList',
  'ventureUnitList',
  'ventureStockTypeList',
  'bundles',
  'gtin',
  'parentProductData',
  'variantUspList',
  'applicationInstructions',
  'processing',
  'vatRate',
  'bundleCode',
  'unitRatio',
  'pricePer',
].join(',');

interface LoadedProduct {
  product: Product;
  variants: Variant[];
}

/** Why a product could not be shown; the error page has the texts (C 8). */
export class ProductFetchError extends Error {
  constructor(cause: unknown) {
    super('Failed to fetch product.', { cause });
    this.name = 'ProductFetchError';
  }
}

/** The product is not sold any more, and has a successor. */
export class ProductReplaced extends Error {
  readonly productName: string;
  /** Product ids. */
  readonly replacedBy: readonly string[];

  constructor(productName: string, replacedBy: readonly string[]) {
    super('Product was replaced.');
    this.name = 'ProductReplaced';
    this.productName = productName;
    this.replacedBy = replacedBy;
  }
}

/**
 * The product at an address and its variants. The address usually ends with the id, so both are requested at once; only
 * the product itself confirms whose id it is (C 2.4).
 */
export async function loadProduct(
  { api, log }: Pick<PageContext, 'api' | 'log'>,
  pathname: string,
  ventureId: string,
): Promise<LoadedProduct> {
  const expectedId = pathname.match(/-(\d+)\/?$/)?.[1];
  const prefetched = expectedId === undefined ? undefined : fetchChildren(api, expectedId, ventureId);
  const item = await fetchItem(api, pathname, ventureId);
  // An item that is not a product, or a product of another venture, is a 404 here.
  if (!isProduct(item) || item.ventureId !== ventureId) throw data(null, { status: 404 });
  const product = productOf(item);
  const children = await (product.id === expectedId && prefetched
    ? prefetched
    : fetchChildren(api, product.id, ventureId));
  if (!(children instanceof Error)) return { product, variants: variantsOf(children, ventureId) };
  // Only logged (C 8): the facts of the product itself are still useful.
  log.error({ err: children, productId: product.id }, 'the variants of a product could not be fetched');
  return { product, variants: [] };
}

const productOf = memoizeByResponse(mapProduct);
const variantsOf = memoizeByResponse(mapVariants);

async function fetchItem(api: Client, contentUrl: string, ventureId: string): Promise<ContentItem> {
  try {
    return await api.call('content.byPath', { query: { contentUrl, select: productFields, ventureId } });
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) throw replacementOf(error) ?? missingPage(error);
    throw new ProductFetchError(error);
  }
}

function replacementOf({ problem }: ApiProblem): ProductReplaced | undefined {
  const { name, replacedBy } = (problem.replaced ?? {}) as { name?: unknown; replacedBy?: unknown };
  if (typeof name !== 'string' || !Array.isArray(replacedBy)) return undefined;
  return new ProductReplaced(
    name,
    replacedBy.filter((id) => typeof id === 'string'),
  );
}

/** Never rejects, because its caller may have stopped waiting. */
function fetchChildren(api: Client, productId: string, ventureId: string): Promise<ContentItem[] | Error> {
  return api
    .call('content.children', {
      params: { contentId: `${productId}__CatalogContent` },
      query: { select: childFields, ventureId },
    })
    .catch((error: Error) => error);
}
