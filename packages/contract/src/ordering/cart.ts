import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import {
  agreedLine,
  amount,
  articleCode,
  day,
  done,
  emailAddress,
  guid,
  id,
  idempotencyHeaders,
  largestRowId,
  locationId,
  orderQuantity,
  plainText,
  queryFlag,
  queryInteger,
  rowId,
  rowVersion,
  vatOfRate,
  ventureId,
} from '../foundation/scalars.ts';

/** Carts as the server holds them (C 3, 'Cart line' and 'Cart payload'). Id 0 is no cart. */
export const cartId = queryInteger(1, largestRowId);
export const cartName = z.literal('main');
/** As many as an order list has, so that a whole list can be ordered in one go. */
export const maxCartLines = 1000;

export const cartAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** 'street houseNumber [houseNumberAddition]' */
  line1: z.string(),
  postalCode: z.string(),
  city: z.string(),
});
export type CartAddress = z.infer<typeof cartAddress>;

export const supplySource = z.enum(['branch', 'otherWarehouses', 'supplier']);

export const cartLine = z.object({
  id: z.int(),
  contentId: z.string(),
  code: z.string(),
  sku: z.string(),
  displayName: z.string(),
  quantity: z.number(),
  /** The unit `quantity` counts; the price's own unit is salesPriceUnitId. */
  salesUnitId: z.string(),
  /** placedPrice × quantity ÷ salesPricePer is extendedPrice; salesPricePer is raised until it is. */
  placedPrice: amount,
  extendedPrice: amount,
  salesPrice: amount,
  salesPricePer: z.number(),
  salesPriceUnitId: z.string(),
  productReferenceId: z.string(),
  variantReferenceId: z.string(),
  deliveryDateAfter: z.nullable(day),
  deliveryDateBefore: z.nullable(day),
  /** Our addition: where the whole quantity comes from; nothing where no day is promised. */
  supplySource: z.nullable(supplySource),
  imageUrl: z.nullable(z.string()),
  productUrl: z.nullable(z.string()),
  /** With how many price units one sales unit is. */
  agreed: z.nullable(z.extend(agreedLine, { perSalesUnit: z.number() })),
  vatRate: z.number(),
  stockItem: z.boolean(),
  /** Our addition: the unit stock is counted in, and how many of them one sales unit is. */
  stockUnit: z.nullable(z.object({ unitId: z.string(), perSalesUnit: z.number() })),
  /** Our addition: comes straight from the factory, at the price for that. */
  isDirect: z.boolean(),
  /**
   * Our addition: the tier that a little more reaches, with how many more sales units that is and what it costs then.
   */
  nextTier: z.nullable(z.object({ more: z.number(), price: amount, per: z.number(), unitId: z.string() })),
  /** Our addition: why it can no longer be ordered; such a line is never charged. */
  notOrderable: z.nullable(z.enum(['unknown', 'unpublished', 'notInMarket', 'withoutUnits', 'withoutPrice'])),
  /** Our addition: the quote whose price is charged. */
  priceSource: z.nullish(z.object({ kind: z.literal('quote'), number: z.string(), quoteId: z.int() })),
  /** Our addition: the quote it was called off from, where today's price is charged all the same. */
  quoteNotice: z.nullish(
    z.object({
      number: z.string(),
      quoteId: z.int(),
      /** Its last day is past, too little is left, or today's price is lower. */
      why: z.enum(['expired', 'usedUp', 'lowerToday']),
      /** In sales units. */
      left: z.number(),
    }),
  ),
});
export type CartLine = z.infer<typeof cartLine>;

export const cartTotals = z.object({
  handlingTotal: amount,
  subTotal: amount,
  taxTotal: amount,
  total: amount,
  /** Highest rate first; costs stand under their own rate. */
  totalVats: z.array(vatOfRate),
  shippingTotals: z.array(z.object({ itemsTotal: amount, shippingCost: amount })),
});
export type CartTotals = z.infer<typeof cartTotals>;

export const cart = z.object({
  id: z.int(),
  name: z.string(),
  customerId: z.string(),
  market: z.string(),
  currency: z.literal('EUR'),
  /** Changes with every write; an update must quote the one it was made from. */
  version: z.int(),
  shipments: z.array(
    z.object({
      salesOrderId: z.nullable(z.string()),
      shippingMethodId: z.nullable(z.string()),
      /** Our addition: where it is picked up; nothing for a delivery, and where checkout has to ask. */
      pickupBranchId: z.nullable(z.string()),
      shippingAddress: z.nullable(cartAddress),
      lineItems: z.array(cartLine),
    }),
  ),
  totals: cartTotals,
});
export type Cart = z.infer<typeof cart>;

const name = plainText(80);

/** The prices in a payload are what the device believed; the server prices every line itself. */
const cartPayloadLine = z.object({
  id: z.optional(z.int().check(z.gte(0))),
  contentId: guid,
  code: articleCode,
  quantity: orderQuantity,
  placedPrice: z.optional(z.number().check(z.gte(0))),
  salesPrice: z.optional(z.number().check(z.gte(0))),
  salesPricePer: z.optional(z.number().check(z.positive())),
  salesPriceUnitId: z.optional(z.string().check(z.maxLength(10))),
  displayName: z.optional(z.string().check(z.maxLength(300))),
  productReferenceId: z.nullish(z.string().check(z.maxLength(100))),
  variantReferenceId: z.nullish(z.string().check(z.maxLength(100))),
});

const cartPayload = z.object({
  id: rowId,
  version: rowVersion,
  name: z._default(cartName, 'main'),
  customerId: id,
  market: ventureId,
  currency: z._default(z.literal('EUR'), 'EUR'),
  shipments: z
    .array(
      z.object({
        salesOrderId: z.nullish(id),
        shippingMethodId: z.nullish(id),
        /** Our addition: only with instorepickup. */
        pickupBranchId: z.nullish(locationId),
        shippingAddress: z.nullish(
          z.object({
            firstName: name,
            lastName: name,
            email: emailAddress,
            line1: plainText(130),
            postalCode: plainText(10),
            city: plainText(80),
          }),
        ),
        lineItems: z.array(cartPayloadLine).check(z.maxLength(maxCartLines)),
      }),
    )
    .check(z.maxLength(1)),
});
export type CartPayload = z.input<typeof cartPayload>;

/** Codes are strings: an article number, EAN or supplier code may start with zeros. */
const quickOrderLine = z.object({
  code: articleCode,
  quantity: orderQuantity,
  unit: z.optional(z.string().check(z.trim(), z.maxLength(10))),
});

const quickOrderRow = z.extend(quickOrderLine, {
  status: z.enum(['added', 'unknown', 'ambiguous', 'notOrderable']),
  displayName: z.nullable(z.string()),
  /** Why it was not added, in words for a person. */
  reason: z.nullable(z.string()),
  /** What of the line is wrong, where that is not its code. */
  wrongField: z.optional(z.enum(['quantity', 'unit'])),
  /** What was added, counted in sales units, with the sentence that explains the rounding. */
  added: z.nullable(z.object({ quantity: z.number(), unitId: z.string(), sentence: z.string() })),
  /** What an ambiguous code may have meant. */
  choices: z.array(z.object({ contentId: z.string(), code: z.string(), displayName: z.string() })),
});
export type QuickOrderRow = z.infer<typeof quickOrderRow>;

/** 'added' says that it can be; contentId is the article that was found, whose cart line has the rest. */
const checkedRow = z.extend(quickOrderRow, { contentId: z.nullable(z.string()) });
export type CheckedRow = z.infer<typeof checkedRow>;

export const cartRoutes = {
  open: route({
    method: 'GET',
    path: '/api/carts/{customerId}/{cartName}/{ventureId}/{create}',
    summary: "The user's cart in a venture, made when asked to; without one its id is 0",
    spec: 'C 7.8',
    access: 'session',
    params: z.object({ customerId: id, cartName, ventureId, create: queryFlag }),
    response: cart,
  }),
  byId: route({
    method: 'GET',
    path: '/api/carts/{cartId}',
    summary: 'A cart with its lines and totals',
    spec: 'C 7.8',
    access: 'session',
    params: z.object({ cartId }),
    response: cart,
  }),
  update: route({
    method: 'PUT',
    path: '/api/{cms}/v3.0/carts',
    summary: 'Replace the lines and shipment of a cart',
    spec: 'C 7.8',
    access: 'session',
    headers: idempotencyHeaders,
    body: cartPayload,
    response: cart,
    failures: { 409: z.object({ cart }) },
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/{cms}/v3.0/carts/{cartId}',
    summary: 'Remove a cart',
    spec: 'C 7.8',
    access: 'session',
    params: z.object({ cartId }),
    response: done,
  }),
  quickOrder: route({
    method: 'POST',
    path: '/api/carts/{cartId}/quickorder',
    summary: 'Add lines by article number, EAN or supplier code',
    spec: 'decisions: Cart, checkout, orders',
    access: 'session',
    params: z.object({ cartId }),
    headers: idempotencyHeaders,
    body: z.object({ lines: z.array(quickOrderLine).check(z.minLength(1), z.maxLength(maxCartLines)) }),
    response: z.object({ rows: z.array(quickOrderRow), cart }),
  }),
  /** Our addition: lines of an accepted quote, in parts. */
  callOff: route({
    method: 'POST',
    path: '/api/carts/{cartId}/calloff',
    summary: 'Add lines of an accepted quote at the quoted price',
    spec: 'our addition: quotes',
    access: 'registered',
    params: z.object({ cartId }),
    headers: idempotencyHeaders,
    body: z.object({
      quoteId: rowId,
      lines: z
        .array(z.object({ lineId: rowId, quantity: orderQuantity }))
        .check(z.minLength(1, { error: 'Kies ten minste één regel' }), z.maxLength(500)),
    }),
    response: cart,
  }),
  /** Our addition: a list is looked over before it is added. */
  checkQuickOrder: route({
    method: 'POST',
    path: '/api/carts/quickorder/check',
    effect: 'reads',
    summary: 'What quick order would add, with prices, stock and delivery; nothing is changed',
    spec: 'our addition to decisions: Cart, checkout, orders',
    access: 'session',
    body: z.object({ lines: z.array(quickOrderLine).check(z.minLength(1), z.maxLength(maxCartLines)) }),
    /** The cart is one of this list alone, with the lines of one article together; its id is 0. */
    response: z.object({ rows: z.array(checkedRow), cart }),
  }),
};
