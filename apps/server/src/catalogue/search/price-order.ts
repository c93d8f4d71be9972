import { maxByPrice } from '@bouwpoort/contract/catalogue/max-by-price';
import type { ProductSearchResponse } from '@bouwpoort/contract/catalogue/product-search';
import { maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { type VariantOnOffer, variantsOnOffer } from '../products/products.ts';
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

interface UnitPrice {
  price: number;
  per: number;
  priceUnit: string;
}

/** What search needs of pricing: by variant id, what `per` price units cost this customer delivered. */
export type FindUnitPrices = (
  ctx: Context,
  ventureId: string,
  variantIds: readonly number[],
) => Promise<ReadonlyMap<number, UnitPrice>>;

/**
 * The index is the same for everybody and knows no prices; those of one customer follow agreements that hold from day
 * to day. So the engine finds the products, and all of them are priced as the list prices them: by the cheapest of the
 * variants that are asked for. Prices per m² and per 100 pieces do not compare: each unit is a run of its own, the unit
 * of most products first. What has no price comes last.
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
  const unitOf = (id: number) => {
    const price = prices.get(id);
    return price && `${price.per} ${price.priceUnit}`;
  };
  // Sorting and grouping are stable: what costs the same stays in the order of names.
  const byPrice = hits.productIds.toSorted((a, b) => (prices.get(a)?.price ?? 0) - (prices.get(b)?.price ?? 0));
  const { priced = [], unpriced = [] } = Object.groupBy(byPrice, (id) => (prices.has(id) ? 'priced' : 'unpriced'));
  const runs = [...Map.groupBy(priced, unitOf).values()].toSorted((a, b) => b.length - a.length);
  const productIds = [...runs.flat(), ...unpriced];
  return toResponse(ctx, { ...hits, productIds: productIds.slice(skip, skip + top) }, query, expand);
}

/** By product id; one without an entry has no price. */
async function cheapestOf(
  ctx: Context,
  findUnitPrices: FindUnitPrices,
  ventureId: string,
  productIds: readonly number[],
  question: VariantQuestion,
): Promise<Map<number, UnitPrice>> {
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
  const cheapest = new Map<number, UnitPrice>();
  const ofOne = ({ price, per }: UnitPrice) => price / per;
  for (const { id, productId } of asked) {
    const price = prices.get(id);
    const known = cheapest.get(productId);
    if (price && (!known || ofOne(price) < ofOne(known))) cheapest.set(productId, price);
  }
  return cheapest;
}
