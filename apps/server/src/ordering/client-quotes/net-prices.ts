import type { ClientQuoteLineInput } from '@bouwpoort/contract/ordering/client-quotes';
import { priceLine } from '@bouwpoort/trade/catalogue/line-price';
import { chargedPrice, shownPricesOf, shownTiersOf } from '../../catalogue/prices/prices.ts';
import { variantsByGuids } from '../../catalogue/products/products.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import { nameOf } from '../cart/cart.ts';

type AskedArticle = Pick<Extract<ClientQuoteLineInput, { kind: 'article' }>, 'contentId' | 'quantity'>;

interface PricedArticle {
  code: string;
  name: string;
  vatRate: number;
  net: { price: number; per: number; unitId: string; quantity: number };
}

/** The customer's delivery prices of these articles today; undefined for one without a price. */
export async function netPricesOf(
  ctx: Context,
  customer: Customer,
  asked: readonly AskedArticle[],
): Promise<(PricedArticle | undefined)[]> {
  const variants = await variantsByGuids(
    ctx,
    asked.map(({ contentId }) => contentId),
  );
  const ids = [...variants.values()].map(({ id }) => id);
  const prices = await shownPricesOf(ctx, customer, ids);
  const tiers = await shownTiersOf(ctx, ids);
  return asked.map(({ contentId, quantity }) => {
    const variant = variants.get(contentId.toLowerCase());
    const own = variant && prices.get(variant.id);
    if (!variant || !own || variant.state !== 'orderable' || variant.ventureId !== customer.ventureId) return undefined;
    const paid = chargedPrice(variant, own, tiers.get(variant.id) ?? [], quantity, 'storedelivery');
    if (!paid) return undefined;
    const { agreed } = priceLine({ ...variant, priceUnit: paid.priceUnit }, paid, quantity);
    const net = {
      per: agreed.per,
      unitId: agreed.unitId,
      price: agreed.price.toNumber(),
      quantity: agreed.quantity.toNumber(),
    };
    return { code: variant.code, name: nameOf(variant), vatRate: variant.vatRate, net };
  });
}
