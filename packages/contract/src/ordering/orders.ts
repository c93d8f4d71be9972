import { deliveryTimes } from '@bouwpoort/trade/ordering/delivery-wishes';
import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import {
  agreedLine,
  amount,
  day,
  id,
  idempotencyHeaders,
  moment,
  queryInteger,
  vatOfRate,
} from '../foundation/scalars.ts';
import { cutOffTime, openingHours } from '../organisation/calendar.ts';
import { orderSiteAccess } from './jobsites.ts';

/** Orders under the ERP's names (C 3). */

export const orderAddress = z.object({
  name: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  line1: z.string(),
});
export type OrderAddress = z.infer<typeof orderAddress>;

/** Our addition: wishes for the driver. */
export const deliveryWishes = z.object({ time: z.enum(deliveryTimes), floor: z.string(), phone: z.string() });

const salesOrderLine = z.object({
  productId: z.string(),
  productName: z.string(),
  /** All zeros when the catalogue no longer knows the variant. */
  variantContentGuid: z.string(),
  variantCode: z.string(),
  variantDisplayName: z.nullable(z.string()),
  sku: z.string(),
  variantSalesUnit: z.nullable(z.string()),
  variantPriceUnit: z.nullable(z.string()),
  variantSalesPricePer: z.nullable(z.number()),
  /** In sales units; salesPrice × qtyOrdered ÷ variantSalesPricePer is nettAmount. */
  qtyOrdered: z.number(),
  salesPrice: amount,
  nettAmount: amount,
  /** Percent: 21, 9 or 0. */
  vatRate: z.number(),
  agreed: agreedLine,
  /** Our addition: the quote whose price was paid, and its line. */
  quoteNumber: z.nullish(z.string()),
  quoteLineId: z.nullish(z.int()),
  deliveryDateAfter: z.nullable(day),
  deliveryDateBefore: z.nullable(day),
  deliveryModeId: z.string(),
  deliveryAddress: orderAddress,
});
export type SalesOrderLine = z.infer<typeof salesOrderLine>;

export const order = z.object({
  orderId: z.string(),
  orderDate: moment,
  branchId: z.string(),
  branchDescr: z.string(),
  customerId: z.string(),
  /** Who ordered it, a person; the company is the debtor. */
  customerName: z.nullable(z.string()),
  /** Our addition: the users who approved it, if it needed approval; the orderer is then the requester. */
  approvedBy: z.array(z.string()),
  /** Our addition; empty where none was chosen. */
  costCentre: z.string(),
  customerObjectId: z.string(),
  customerObjectName: z.string(),
  debtorId: z.string(),
  debtorName: z.string(),
  reference: z.string(),
  requisitionForm: z.string(),
  orderText: z.string(),
  languageId: z.string(),
  currencyId: z.string(),
  /** brengen, rechtstr, halen or collect; anything else is unknown to the storefront (C 4.1). */
  orderTypeId: z.string(),
  /** Our addition; null where nothing was asked. */
  deliveryWishes: z.nullable(deliveryWishes),
  /** Our addition: the access card of its building site as it was when ordered; null where there was none. */
  siteAccess: z.nullable(orderSiteAccess),
  deliveryConditionId: z.string(),
  deliveryConditionDescr: z.string(),
  paymentTermsId: z.string(),
  paymentTermsDescr: z.string(),
  statusCode: z.string(),
  statusDescr: z.string(),
  /** Cancelable while 'Open'. */
  releaseStatus: z.string(),
  itemTotalsAmount: amount,
  orderCostsAmount: amount,
  nettOrderAmount: amount,
  nettOrderAmountInclVat: amount,
  totalVats: z.array(vatOfRate),
  invoiceAddress: orderAddress,
  /** Empty in lists; an order asked for by its id has them. */
  salesOrderLines: z.array(salesOrderLine),
});
export type Order = z.infer<typeof order>;

const lastOrderedProduct = z.object({
  /** The first run of digits is the product's id (C 3). */
  key: z.string(),
  lastOrderedAt: moment,
  /** Our addition: in how many orders. */
  timesOrdered: z.int(),
  /** Our addition: the ordered variants, the most recent first, each with its last quantity. */
  variants: z.array(
    z.object({
      contentId: z.string(),
      code: z.string(),
      /** In sales units, as the line of the order counted them. */
      quantity: z.number(),
      salesUnitId: z.string(),
      orderedAt: moment,
    }),
  ),
});
export type LastOrderedProduct = z.infer<typeof lastOrderedProduct>;

const customerToday = z.object({
  /** Of the branch the user orders at; null without one. */
  branch: z.nullable(
    z.object({
      hours: openingHours,
      /** All that decides when this branch delivers and hands out. */
      calendar: z.object({
        cutOffs: z.array(cutOffTime),
        closures: z.array(z.object({ date: day, name: z.string(), deliveryOnly: z.optional(z.boolean()) })),
        openWeekdays: z.array(z.int().check(z.gte(1), z.lte(7))),
      }),
    }),
  ),
  /** Null while orders are not fetched (C 8). */
  orders: z.nullable(
    z.object({
      open: z.int(),
      /** What is brought today, or within a window that today is part of; the order first that must come first. */
      deliveries: z.array(z.object({ orderId: z.string(), reference: z.string(), after: day, before: day })),
      /** What was ordered for last. */
      lastProject: z.nullable(z.object({ name: z.string(), orderedAt: moment })),
    }),
  ),
});
export type CustomerToday = z.infer<typeof customerToday>;

const addressWishes = z.object({
  line1: z.string(),
  postalCode: z.string(),
  deliveryModeId: z.string(),
  deliveryWishes: z.nullable(deliveryWishes),
});
export type AddressWishes = z.infer<typeof addressWishes>;

const params = z.object({ orderId: id });

export const orderRoutes = {
  list: route({
    method: 'GET',
    path: '/api/orders',
    summary: "The customer's orders, newest first",
    spec: 'C 7.9',
    access: 'registered',
    response: z.array(order),
  }),
  details: route({
    method: 'GET',
    path: '/api/orders/{orderId}',
    summary: 'One order with its lines',
    spec: 'C 7.9',
    access: 'registered',
    params,
    response: order,
  }),
  cancel: route({
    method: 'POST',
    path: '/api/orders/{orderId}/cancel',
    summary: 'Cancel an order that is still open',
    spec: 'C 7.9',
    access: 'registered',
    params,
    headers: idempotencyHeaders,
    response: order,
  }),
  /** Our addition: for the site hut and the bookkeeper. */
  pdf: route({
    method: 'GET',
    path: '/api/orders/{orderId}/pdf',
    summary: 'One order with its lines, as a PDF',
    spec: 'our addition to C 7.9',
    access: 'registered',
    params,
    responseType: 'binary',
    amounts: 'leftOut',
  }),
  /** The alternate order API, for users with useOrderApiCodit: the same orders in another envelope. */
  coditList: route({
    method: 'GET',
    path: '/api/orders/codit',
    summary: "The customer's orders, by the alternate order API",
    spec: 'P 7.2, C 7.9',
    access: 'registered',
    response: z.object({ orders: z.array(order) }),
  }),
  coditDetails: route({
    method: 'GET',
    path: '/api/orders/codit/{orderId}',
    summary: 'One order with its lines, by the alternate order API',
    spec: 'C 7.9',
    access: 'registered',
    params,
    response: order,
  }),
  coditCancel: route({
    method: 'POST',
    path: '/api/orders/codit/{orderId}/cancel',
    summary: 'Cancel an order that is still open, by the alternate order API',
    spec: 'C 7.9',
    access: 'registered',
    params,
    headers: idempotencyHeaders,
    response: order,
  }),
  lastOrderedProducts: route({
    method: 'GET',
    path: '/api/account/lastorderedproducts',
    summary: 'The products the customer ordered last, newest first',
    spec: 'C 7.9',
    access: 'registered',
    query: z.object({ take: z._default(queryInteger(1, 100), 5), skip: z._default(queryInteger(0, 100_000), 0) }),
    response: z.array(lastOrderedProduct),
  }),
  /** Our addition: one call for the card on the home of a customer. */
  today: route({
    method: 'GET',
    path: '/api/account/today',
    summary: 'What matters to a customer today: their branch, what comes, and what is still open',
    spec: 'our addition to P 7.3',
    access: 'registered',
    response: customerToday,
  }),
  /** Our addition: asked once, then stored for the address. */
  deliveryWishes: route({
    method: 'GET',
    path: '/api/account/deliverywishes',
    summary: 'How the customer had it unloaded at each address the last time',
    spec: 'our addition to C 2.7',
    access: 'session',
    response: z.array(addressWishes),
  }),
};
