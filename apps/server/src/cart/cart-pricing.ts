import type { Cart, CartAddress, CartLine } from '@bouwpoort/contract/carts';
import { type DeliveryCalendar, type DeliveryWindow, deliveryWindow } from '@bouwpoort/trade/delivery-days';
import { cartTotals, linePrice, lineTotal } from '@bouwpoort/trade/line-price';
import { toWire, zero } from '@bouwpoort/trade/money';
import { inUnit } from '@bouwpoort/trade/unit-conversion';
import { deliveryCalendarOf } from '../branches/branches.ts';
import { type OrderableVariant, variantsByGuids, variantsToCharge } from '../catalogue/catalogue.ts';
import type { Customer } from '../customers/customers.ts';
import { type OwnPrice, type PriceSheet, pricesOf, tiersOf } from '../pricing/pricing.ts';
import type { Context, VentureUser } from '../request-context.ts';
import { stockOf } from '../stock/stock.ts';
import type { CartHeld, CartLineHeld } from './cart.queries.ts';
import { nameOf } from './cart-lines.ts';

export interface CartParty {
  user: VentureUser;
  customer: Customer;
}

export interface OrderableLine {
  row: CartLineHeld;
  variant: OrderableVariant;
  own: OwnPrice;
  tiers: PriceSheet['tiers'];
  inStock: boolean;
}

/** The lines that can be ordered now, each with all that ordering it takes; the others are left out. */
export async function orderableLines(
  ctx: Context,
  customer: Customer,
  rows: readonly CartLineHeld[],
): Promise<OrderableLine[]> {
  const variants = await variantsToCharge(
    ctx,
    rows.map(({ contentId }) => contentId),
  );
  const ids = [...variants.values()].map(({ id }) => id);
  const [prices, stock, tiers] = await Promise.all([
    pricesOf(ctx, customer, ids),
    stockOf(ctx, ids),
    tiersOf(ctx, ids),
  ]);
  return rows.flatMap((row) => {
    const variant = variants.get(row.contentId);
    const own = variant && prices.get(variant.id);
    if (!variant || !own || whyNot(variant, own)) return [];
    const inStock = (stock.get(variant.id) ?? []).some(({ quantity }) => quantity > 0);
    return [{ row, variant, own, tiers: tiers.get(variant.id) ?? [], inStock }];
  });
}

/** What a cart's lines cost and when they come, by variant. */
export interface CartFacts {
  variants: ReadonlyMap<string, OrderableVariant>;
  prices: ReadonlyMap<number, OwnPrice>;
  stock: ReadonlyMap<number, readonly { quantity: number }[]>;
  calendar: DeliveryCalendar;
}

/** Today's prices, stock and delivery days, in a handful of queries however many articles there are. */
export async function readFacts(
  ctx: Context,
  { user, customer }: CartParty,
  variants: ReadonlyMap<string, OrderableVariant>,
): Promise<CartFacts> {
  const ids = [...variants.values()].map(({ id }) => id);
  const [prices, stock, calendar] = await Promise.all([
    pricesOf(ctx, customer, ids),
    stockOf(ctx, ids),
    deliveryCalendarOf(ctx, user.ventureId, user.branchId ?? undefined),
  ]);
  return { variants, prices, stock, calendar };
}

/** The cart as it stands now. */
export async function priceCart(ctx: Context, party: CartParty, held: CartHeld): Promise<Cart> {
  const variants = await variantsByGuids(
    ctx,
    held.lines.map(({ contentId }) => contentId),
  );
  return describeCart(ctx, party, held, await readFacts(ctx, party, variants));
}

export function describeCart(
  ctx: Context,
  { customer }: CartParty,
  { cart, lines: rows }: CartHeld,
  { variants, prices, stock, calendar }: CartFacts,
): Cart {
  // The same for every line, but for whether it lies there.
  const now = ctx.clock();
  const fromStock = deliveryWindow(calendar, 'storedelivery', now, true);
  const boughtIn = deliveryWindow(calendar, 'storedelivery', now, false);
  const lines = rows.map((row) => {
    const variant = variants.get(row.contentId);
    const inStock = variant ? (stock.get(variant.id) ?? []).some(({ quantity }) => quantity > 0) : false;
    return describeLine(row, variant, variant && prices.get(variant.id), inStock ? fromStock : boughtIn);
  });
  const totals = cartTotals(lines.map(({ extendedPrice, vatRate }) => ({ amount: extendedPrice, vatRate })));
  return {
    id: cart.id,
    name: cart.name,
    customerId: customer.customerId,
    market: cart.ventureId,
    currency: 'EUR',
    version: cart.version,
    shipments: [
      {
        salesOrderId: cart.salesOrderId,
        shippingMethodId: cart.shippingMethodId,
        shippingAddress: cart.shippingAddress as CartAddress | null,
        lineItems: lines,
      },
    ],
    totals: {
      handlingTotal: toWire(totals.handling),
      subTotal: toWire(totals.subtotal),
      taxTotal: toWire(totals.tax),
      total: toWire(totals.total),
      shippingTotals: [{ itemsTotal: toWire(totals.items), shippingCost: 0 }],
    },
  };
}

function describeLine(
  row: CartLineHeld,
  variant: OrderableVariant | undefined,
  own: OwnPrice | undefined,
  window: DeliveryWindow,
): CartLine {
  const quantity = toWire(row.quantity);
  const notOrderable = whyNot(variant, own);
  const common = {
    id: row.id,
    contentId: row.contentId,
    sku: row.code,
    quantity,
    productReferenceId: row.productReferenceId,
    variantReferenceId: row.variantReferenceId,
    notOrderable,
  };
  if (!variant) {
    return {
      ...common,
      ...unpriced,
      code: row.code,
      displayName: row.displayName,
      salesUnitId: 'PCE',
      salesPriceUnitId: 'PCE',
      imageUrl: null,
      productUrl: null,
      vatRate: 0,
      stockItem: false,
    };
  }
  const described = {
    ...common,
    code: variant.code,
    displayName: nameOf(variant),
    salesUnitId: variant.salesUnit,
    imageUrl: variant.imageUrl,
    productUrl: variant.url,
    vatRate: variant.vatRate,
    stockItem: variant.stockItem,
  };
  if (notOrderable || !own) return { ...described, ...unpriced, salesPriceUnitId: variant.priceUnit };
  const price = linePrice(variant, { price: own.priceDelivery, salesPricePer: own.salesPricePer });
  const salesPrice = toWire(price.salesPrice);
  return {
    ...described,
    placedPrice: salesPrice,
    salesPrice,
    salesPricePer: price.salesPricePer,
    salesPriceUnitId: price.salesPriceUnitId,
    extendedPrice: toWire(lineTotal(price, row.quantity)),
    deliveryDateAfter: window.after,
    deliveryDateBefore: window.before,
    agreed: {
      price: toWire(own.priceDelivery),
      per: own.salesPricePer,
      unitId: variant.priceUnit,
      perSalesUnit: toWire(inUnit(variant, 1, variant.salesUnit, variant.priceUnit)),
    },
  };
}

const unpriced = {
  placedPrice: toWire(zero),
  salesPrice: toWire(zero),
  salesPricePer: 1,
  extendedPrice: toWire(zero),
  deliveryDateAfter: null,
  deliveryDateBefore: null,
  agreed: null,
};

function whyNot(variant: OrderableVariant | undefined, own: OwnPrice | undefined): CartLine['notOrderable'] {
  if (!variant) return 'unknown';
  if (variant.state !== 'orderable') return variant.state;
  return own ? null : 'withoutPrice';
}

/** Id 0 is no cart (C 9). */
export function noCart(customerId: string, market: string): Cart {
  return {
    id: 0,
    name: 'main',
    customerId,
    market,
    currency: 'EUR',
    version: 0,
    shipments: [{ salesOrderId: null, shippingMethodId: null, shippingAddress: null, lineItems: [] }],
    totals: {
      handlingTotal: 0,
      subTotal: 0,
      taxTotal: 0,
      total: 0,
      shippingTotals: [{ itemsTotal: 0, shippingCost: 0 }],
    },
  };
}
