import { maxByPrice } from '@bouwpoort/contract/max-by-price';
import type { ProductSearchResponse } from '@bouwpoort/contract/product-search';
import { type VariantOnOffer, variantsOnOffer } from '../catalogue/catalogue.ts';
import { maySeePrices } from '../context/company-role.ts';
import type { Context } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { VariantQuestion } from './matching-variants.ts';
import {
  findProducts,
  nothing,
  type OpenEngine,
  type ProductSearch,
  requireServedVenture,
  toQuery,
  toResponse,
} from './product-search.ts';

/** What search needs of pricing: by variant id, what one price unit costs this customer delivered. */
export type FindUnitPrices = (
  ctx: Context,
  ventureId: string,
  variantIds: readonly number[],
) => Promise<ReadonlyMap<number, number>>;

/**
 * The index is the same for everybody and knows no prices; those of one customer follow agreements that hold from day
 * to day. So the engine finds the products, and all of them are priced as the list prices them: by the cheapest of the
 * variants that are asked for. What has no price comes last.
 */
export async function searchByPrice(
  ctx: Context,
  openEngine: OpenEngine,
  findUnitPrices: FindUnitPrices,
  ventureId: string,
  asked: Omit<ProductSearch, 'orderBy'>,
): Promise<ProductSearchResponse> {
  // The order of a list reveals prices.
  if (ctx.user && !maySeePrices(ctx.user)) throw new AppError('pricesHidden');
  const venture = await requireServedVenture(ctx, ventureId);
  const { top, skip, expand } = asked;
  const query = toQuery(venture, { ...asked, orderBy: 'name', top: maxByPrice, skip: 0 });
  if (!venture.hasShop) return nothing;
  const hits = await findProducts(ctx, openEngine, query);
  if (hits.totalMatching > maxByPrice) throw new AppError('tooManyByPrice');
  const prices = await cheapestOf(ctx, findUnitPrices, venture.id, hits.productIds, new VariantQuestion(query));
  const priceOf = (id: number) => prices.get(id) ?? Number.POSITIVE_INFINITY;
  // Sorting is stable: what costs the same stays in the order of names.
  const productIds = hits.productIds.toSorted((a, b) => (priceOf(a) === priceOf(b) ? 0 : priceOf(a) - priceOf(b)));
  return toResponse(ctx, { ...hits, productIds: productIds.slice(skip, skip + top) }, query, expand);
}

/** By product id; one without an entry has no price. */
async function cheapestOf(
  ctx: Context,
  findUnitPrices: FindUnitPrices,
  ventureId: string,
  productIds: readonly number[],
  question: VariantQuestion,
): Promise<Map<number, number>> {
  const offered = await variantsOnOffer(ctx, ventureId, productIds, { features: question.asksFeatures });
  const asked: VariantOnOffer[] = [];
  for (const variants of Map.groupBy(offered, ({ productId }) => productId).values()) {
    asked.push(...question.askedOf(variants[0]?.productName ?? '', variants));
  }
  const prices = await findUnitPrices(
    ctx,
    ventureId,
    asked.map(({ id }) => id),
  );
  const cheapest = new Map<number, number>();
  for (const { id, productId } of asked) {
    const price = prices.get(id);
    if (price !== undefined && price < (cheapest.get(productId) ?? Number.POSITIVE_INFINITY)) {
      cheapest.set(productId, price);
    }
  }
  return cheapest;
}
