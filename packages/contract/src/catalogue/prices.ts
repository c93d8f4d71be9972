import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { amount, guid, ventureId } from '../foundation/scalars.ts';

const tierPrice = z.object({
  productId: z.string(),
  ladderQuantity: z.number(),
  ladderSalesPriceQuantity: z.number(),
  ladderUnitId: z.string(),
  nettSalesPriceDelivery: amount,
  nettSalesPricePickup: amount,
  salesPricePer: z.number(),
  /** Our addition: the unit the price is for. */
  priceUnit: z.string(),
});
export type TierPrice = z.infer<typeof tierPrice>;

const tieredPrices = z.object({
  warehousePrices: z.array(tierPrice),
  directPrices: z.array(tierPrice),
});
export type TieredPrices = z.infer<typeof tieredPrices>;

/** Which price of the customer's own order applied: agreement, customer group, list. */
const priceSource = z.enum(['agreement', 'group', 'list']);

const variantPrice = z.object({
  /** The variant's code. */
  entryCode: z.string(),
  contentId: z.string(),
  /** Empty: no price to give; the storefront says so. */
  prices: z.array(z.object({ price: amount, pickupPrice: amount, source: priceSource })),
  salesPricePer: z.number(),
  priceUnit: z.string(),
  vatRate: z.number(),
});
export type VariantPrice = z.infer<typeof variantPrice>;

export const pricingRoutes = {
  prices: route({
    method: 'POST',
    path: '/api/pricing',
    effect: 'reads',
    summary: "The customer's prices of a list of variants",
    spec: 'C 7.6',
    access: 'session',
    body: z.object({
      ids: z.array(guid).check(z.minLength(1), z.maxLength(200)),
      marketId: ventureId,
      currencyCode: z.literal('EUR'),
    }),
    response: z.array(variantPrice),
  }),
  tiered: route({
    method: 'GET',
    path: '/api/pricing/{productVariant}/tiered',
    summary: "The customer's tier prices of a variant, from the warehouse and delivered directly",
    spec: 'C 7.6',
    access: 'session',
    params: z.object({ productVariant: guid }),
    response: tieredPrices,
  }),
};
