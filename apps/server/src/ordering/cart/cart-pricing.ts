import type { Cart, CartAddress } from '@bouwpoort/contract/ordering/cart';
import { deliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import { type DeliveryMethodName, deliveryWindows } from '@bouwpoort/trade/catalogue/delivery-days';
import { cartTotals } from '@bouwpoort/trade/catalogue/line-price';
import type { SupplySource } from '@bouwpoort/trade/catalogue/supply';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { type DecimalSource, decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { judgeQuote, type QuoteVerdict } from '@bouwpoort/trade/ordering/quote-price';
import {
  type ChargedPrice,
  chargedPrice,
  type OwnPrice,
  pricesOf,
  shownPricesOf,
  shownTiersOf,
  type TierRow,
  tiersOf,
} from '../../catalogue/prices/prices.ts';
import { type OrderableVariant, variantsByGuids, variantsToCharge } from '../../catalogue/products/products.ts';
import { type ListedTotals, type SupplyLookup, supplyAt, supplyFrom } from '../../catalogue/stock/stock.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import type { VentureUser } from '../../foundation/context/require-user.ts';
import { awaitPipelined, withSingleConnection } from '../../foundation/database/drizzle-client.ts';
import { type QuotedLine, quotedLinesOf } from '../quotes/quotes.ts';
import type { CartWithLines } from './cart.queries.ts';
import { type CartPlace, placeOf } from './cart-place.ts';
import { describeLine, type QuoteWords, type ShownPrice } from './describe-line.ts';
import type { CartLineRow } from './lines-by-column.ts';
import { nextTierOf } from './next-tier.ts';

export interface CartParty {
  user: VentureUser;
  customer: Customer;
}

export interface OrderableLine {
  row: CartLineRow;
  variant: OrderableVariant;
  own: OwnPrice;
  tiers: TierRow[];
  /** The supply of its whole quantity. */
  source: SupplySource;
  /** The line of an accepted quote it was called off from. */
  quoted: QuotedLine | undefined;
}

/**
 * The lines that can be ordered now from a branch, each with the data for ordering it; the others are left out. Does
 * not check whether there is a price for the chosen delivery method.
 */
export async function orderableLines(
  ctx: Context,
  customer: Customer,
  branchId: string | undefined,
  cartId: number,
  rows: readonly CartLineRow[],
): Promise<OrderableLine[]> {
  const [variants, [prices, sourceOf, tiers, quoted]] = await withSingleConnection(ctx.db, async (db) => {
    const one = { ...ctx, db };
    const found = await variantsToCharge(
      one,
      rows.map(({ contentId }) => contentId),
    );
    const ids = [...found.values()].map(({ id }) => id);
    const facts = [
      pricesOf(one, customer, ids),
      supplyAt(one, customer.ventureId, branchId, ids),
      tiersOf(one, ids),
      readQuotedLines(one, customer, cartId, rows),
    ] as const;
    return [found, await awaitPipelined(facts)] as const;
  });
  return rows.flatMap((row) => {
    const variant = variants.get(row.contentId);
    const ofQuote = quotedFor(row, quoted);
    const own = variant && (prices.get(variant.id) ?? (ofQuote && withoutPrice(variant)));
    if (variant?.state !== 'orderable' || !own) return [];
    const source = sourceOf(variant, row.quantity);
    return [{ row, variant, own, tiers: tiers.get(variant.id) ?? [], source, quoted: ofQuote }];
  });
}

/** The lines of accepted quotes that these lines were called off from, by line id. */
export function readQuotedLines(
  ctx: Context,
  { customerId }: Customer,
  cartId: number,
  rows: readonly Pick<CartLineRow, 'quoteLineId'>[],
): Promise<Map<number, QuotedLine>> {
  return quotedLinesOf(
    ctx,
    customerId,
    cartId,
    rows.flatMap(({ quoteLineId }) => quoteLineId ?? []),
  );
}

function quotedFor(row: CartLineRow, quoted: ReadonlyMap<number, QuotedLine>): QuotedLine | undefined {
  const found = row.quoteLineId === null ? undefined : quoted.get(row.quoteLineId);
  return found?.contentId === row.contentId ? found : undefined;
}

/** An article that has no price but the quoted one. */
function withoutPrice({ priceUnit }: OrderableVariant): OwnPrice {
  return { source: 'list', priceDelivery: null, pricePickup: null, salesPricePer: 1, priceUnit };
}

type Priced = Pick<OrderableLine, 'variant' | 'own' | 'tiers' | 'quoted'>;

interface LineCharge {
  /** Undefined if there is no price for this delivery method. */
  charged: ChargedPrice | undefined;
  verdict: QuoteVerdict | undefined;
}

/** The price of a line today by this delivery method: the quoted price while it is valid, else the customer's own. */
export function chargeLine(
  { clock }: Pick<Context, 'clock'>,
  { variant, own, tiers, quoted }: Priced,
  quantity: string,
  method: DeliveryMethodName,
): LineCharge {
  const charged = chargedPrice(variant, own, tiers, quantity, method);
  if (!quoted) return { charged, verdict: undefined };
  const verdict = judgeQuote(variant, quoted, quantity, dayOf(clock()), charged);
  if (!verdict.counts) return { charged, verdict };
  const { price, salesPricePer, priceUnit } = quoted;
  return { charged: { price, salesPricePer, priceUnit, isDirect: charged?.isDirect ?? false }, verdict };
}

/** What a cart's lines cost and when they come, by variant. */
interface CartFacts {
  variants: ReadonlyMap<string, OrderableVariant>;
  prices: ReadonlyMap<number, OwnPrice>;
  tiers: ReadonlyMap<number, TierRow[]>;
  sourceOf: SupplyLookup;
  place: CartPlace;
}

const noTiers: ReadonlyMap<number, TierRow[]> = new Map();

/**
 * Today's prices and stock, in a few queries for any number of articles. For display only. `stock` can be passed by a
 * caller whose own statement reads it.
 */
export async function readCartFacts(
  ctx: Context,
  { user, customer }: CartParty,
  place: CartPlace,
  variants: ReadonlyMap<string, OrderableVariant>,
  { withTiers = true, stock }: { withTiers?: boolean; stock?: Promise<readonly ListedTotals[]> } = {},
): Promise<CartFacts> {
  const ids = [...variants.values()].map(({ id }) => id);
  const [prices, tiers, sourceOf] = await Promise.all([
    shownPricesOf(ctx, customer, ids),
    withTiers ? shownTiersOf(ctx, ids) : noTiers,
    stock ? stock.then(supplyFrom) : supplyAt(ctx, user.ventureId, place.branchId, ids),
  ]);
  return { variants, prices, tiers, sourceOf, place };
}

/** The cart as it stands now. */
export async function priceCart(ctx: Context, party: CartParty, cart: CartWithLines): Promise<Cart> {
  const [variants, place] = await Promise.all([
    variantsByGuids(
      ctx,
      cart.lines.map(({ contentId }) => contentId),
    ),
    placeOf(ctx, party.user, cart.cart),
  ]);
  const [facts, quoted] = await Promise.all([
    readCartFacts(ctx, party, place, variants),
    readQuotedLines(ctx, party.customer, cart.cart.id, cart.lines),
  ]);
  return describeCart(ctx, party, cart, facts, quoted);
}

export function describeCart(
  ctx: Context,
  { customer }: CartParty,
  { cart, lines: rows }: CartWithLines,
  { variants, prices, tiers, sourceOf, place }: CartFacts,
  quoted: ReadonlyMap<number, QuotedLine>,
): Cart {
  const { method, calendar } = place;
  // Nothing is delivered to customers with a delivery stop, so no day is promised to them.
  const isPlanned = method === 'instorepickup' || !customer.hasDeliverystop;
  const windowOf = calendar && isPlanned ? deliveryWindows(calendar, method, ctx.clock()) : undefined;
  const lines = rows.map((row) => {
    const variant = variants.get(row.contentId);
    const own = variant && prices.get(variant.id);
    const tiersOfLine = (variant && tiers.get(variant.id)) ?? [];
    const isDirect =
      variant &&
      own &&
      method === 'directdelivery' &&
      chargedPrice(variant, own, tiersOfLine, row.quantity, method)?.isDirect;
    // A direct delivery comes from the factory, also when the branch has the article.
    const source = variant && windowOf ? (isDirect ? 'supplier' : sourceOf(variant, row.quantity)) : undefined;
    const planned = source && windowOf && { source, window: windowOf(source) };
    const ofQuote = variant ? quotedFor(row, quoted) : undefined;
    const called =
      variant && ofQuote
        ? chargeLine(
            ctx,
            { variant, own: own ?? withoutPrice(variant), tiers: tiersOfLine, quoted: ofQuote },
            row.quantity,
            methodOf(cart.shippingMethodId),
          )
        : undefined;
    // A price that is lower than the quoted one is that of the amount that is called off, as checkout charges it.
    const isCharged =
      called?.verdict?.counts || (called?.verdict?.counts === false && called.verdict.why === 'lowerToday');
    const price = isCharged ? called.charged : own && shownPrice(own, cart.shippingMethodId);
    const nextTier =
      variant && own && !isCharged ? nextTierOf(variant, own, tiersOfLine, row.quantity, cart.shippingMethodId) : null;
    return describeLine(row, variant, price, planned, { nextTier, quote: quoteWords(ofQuote, called?.verdict) });
  });
  const totals = cartTotals(lines.map(({ extendedPrice, vatRate }) => ({ amount: decimal(extendedPrice), vatRate })));
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
        pickupBranchId: method === 'instorepickup' ? (place.branchId ?? null) : null,
        shippingAddress: cart.shippingAddress as CartAddress | null,
        lineItems: lines,
      },
    ],
    totals: {
      handlingTotal: toWire(totals.handling),
      subTotal: toWire(totals.subtotal),
      taxTotal: toWire(totals.tax),
      total: toWire(totals.total),
      totalVats: totals.vats.map(wireVat),
      shippingTotals: [{ itemsTotal: toWire(totals.items), shippingCost: 0 }],
    },
  };
}

interface VatSum {
  vatRate: number;
  vatBase: DecimalSource;
  vatAmount: DecimalSource;
}

export function wireVat({ vatRate, vatBase, vatAmount }: VatSum): Cart['totals']['totalVats'][number] {
  return { vatRate, vatBase: toWire(vatBase), vatAmount: toWire(vatAmount) };
}

const withoutQuote: QuoteWords = { priceSource: null, quoteNotice: null };

/** What a line says of the quote it was called off from. */
function quoteWords(quoted: QuotedLine | undefined, verdict: QuoteVerdict | undefined): QuoteWords {
  if (!quoted || !verdict) return withoutQuote;
  const { number, quoteId } = quoted;
  return verdict.counts
    ? { priceSource: { kind: 'quote', number, quoteId }, quoteNotice: null }
    : { priceSource: null, quoteNotice: { number, quoteId, why: verdict.why, left: toWire(quoted.left) } };
}

/** Delivery until a method is chosen. */
export function methodOf(shippingMethodId: string | null): DeliveryMethodName {
  return deliveryMethodName.safeParse(shippingMethodId).data ?? 'storedelivery';
}

/** Of the method that is chosen, delivery until one is; checkout applies tiers to it. */
function shownPrice(own: OwnPrice, shippingMethodId: string | null): ShownPrice | undefined {
  const price = shippingMethodId === 'instorepickup' ? own.pricePickup : own.priceDelivery;
  return price === null ? undefined : { price, salesPricePer: own.salesPricePer, priceUnit: own.priceUnit };
}

/** Id 0 is no cart (C 9). */
export function emptyCart(customerId: string, market: string): Cart {
  return {
    id: 0,
    name: 'main',
    customerId,
    market,
    currency: 'EUR',
    version: 0,
    shipments: [
      { salesOrderId: null, shippingMethodId: null, pickupBranchId: null, shippingAddress: null, lineItems: [] },
    ],
    totals: {
      handlingTotal: 0,
      subTotal: 0,
      taxTotal: 0,
      total: 0,
      totalVats: [],
      shippingTotals: [{ itemsTotal: 0, shippingCost: 0 }],
    },
  };
}
