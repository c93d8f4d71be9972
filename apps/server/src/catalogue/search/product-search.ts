import type { ProductOrder, ProductSearchResponse } from '@bouwpoort/contract/catalogue/product-search';
import { largestRowId } from '@bouwpoort/contract/foundation/scalars';
import type { Context } from '../../foundation/context/context.ts';
import { requireRegistered } from '../../foundation/context/require-user.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { productTiles } from '../products/products.ts';
import { isWithoutEngine, listWithoutEngine } from './listing-without-engine.ts';
import { withMatchingVariants } from './matching-variants.ts';
import { parseFilter } from './query/filter-parser.ts';
import type { ProductHits, ProductQuery, SearchEngine } from './query/search-engine.ts';

/** The input of a caller, besides the venture. */
export interface ProductSearch {
  filter?: string | undefined;
  query: string;
  top: number;
  skip: number;
  orderBy: ProductOrder;
  expand?: string | undefined;
  includeSingleFilterOptions: boolean;
  includeOrderItems: boolean;
}

/** Refuses with a 503 while the catalogue has not been read yet: an empty answer would be a lie. */
export type OpenEngine = () => SearchEngine;

export const nothing: ProductSearchResponse = { totalMatching: 0, results: [], filters: [], didYouMean: null };

/** The portal has products for logged-in users only (C 2.3); a venture without a shop has none. */
export async function searchProducts(
  ctx: Context,
  openEngine: OpenEngine,
  ventureId: string,
  asked: ProductSearch & { references?: string | undefined },
): Promise<ProductSearchResponse> {
  const venture = await requireServedVenture(ctx, ventureId);
  const query = toQuery(venture, asked);
  if (!venture.hasShop || (venture.id === ctx.config.defaultVentureId && !ctx.user)) return nothing;
  if (asked.references === undefined) return runQuery(ctx, openEngine, query, asked);
  return runQuery(ctx, openEngine, { ...query, productIds: productIdsOf(asked.references) }, asked);
}

/** The keys of the products a customer ordered before, most recent first. Without keys there are no results. */
export async function searchLastOrdered(
  ctx: Context,
  openEngine: OpenEngine,
  ventureId: string,
  asked: ProductSearch & { references: string },
): Promise<ProductSearchResponse> {
  const user = requireRegistered(ctx);
  const venture = await requireServedVenture(ctx, ventureId);
  if (user.ventureId !== venture.id) {
    throw new AppError('wrongVenture', { detail: 'Je bent ingelogd bij een andere webshop.' });
  }
  const query = toQuery(venture, asked);
  const productIds = productIdsOf(asked.references);
  if (!venture.hasShop || productIds.length === 0) return nothing;
  return runQuery(ctx, openEngine, { ...query, productIds }, asked);
}

export async function requireServedVenture(ctx: Context, ventureId: string): Promise<Venture> {
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new AppError('unknownVenture');
  return venture;
}

export function toQuery(venture: Venture, asked: ProductSearch): ProductQuery {
  const filter = asked.filter === undefined ? undefined : parseFilter(asked.filter);
  return {
    ventureId: venture.id,
    text: asked.query,
    ...(filter ? { filter } : {}),
    includeOrderItems: asked.includeOrderItems,
    includeSingleFilterOptions: asked.includeSingleFilterOptions,
    orderBy: asked.orderBy,
    top: asked.top,
    skip: asked.skip,
  };
}

async function runQuery(
  ctx: Context,
  openEngine: OpenEngine,
  query: ProductQuery,
  { expand }: ProductSearch,
): Promise<ProductSearchResponse> {
  return toResponse(ctx, await findProducts(ctx, openEngine, query), query, expand);
}

export async function toResponse(
  ctx: Context,
  { totalMatching, productIds, filters, didYouMean }: ProductHits,
  query: ProductQuery,
  expand: string | undefined,
): Promise<ProductSearchResponse> {
  const imageAssets = (expand ?? '').split(',').some((name) => name.trim() === 'imageAssets');
  const tiles = await productTiles(ctx, productIds, { imageAssets });
  const results = await withMatchingVariants(ctx, tiles, query);
  return { totalMatching, results, filters, didYouMean: didYouMean ?? null };
}

/** The same for everybody until the index changes, except a search within the orders of one customer. */
export async function findProducts(ctx: Context, openEngine: OpenEngine, query: ProductQuery): Promise<ProductHits> {
  const find = async () => openEngine().search(query);
  try {
    return await (query.productIds ? find() : ctx.cache.read('search', `products ${JSON.stringify(query)}`, find));
  } catch (error) {
    const listed = isWithoutEngine(error) ? await listWithoutEngine(ctx, query) : undefined;
    if (!listed) throw error;
    return listed;
  }
}

/** The first run of digits in a key is the product's id (C 3, 'Last ordered product'). */
function productIdsOf(references: string): number[] {
  const ids = references.split(',').map((key) => Number(key.match(/\d+/)?.[0] ?? Number.NaN));
  return [...new Set(ids)].filter((id) => id <= largestRowId);
}
