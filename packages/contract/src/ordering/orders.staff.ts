import { orderStatuses } from '@bouwpoort/trade/ordering/order-status';
import { z } from 'zod/mini';
import type { WithAmounts } from '../foundation/amounts.ts';
import { direction, pageQuery, searchText, standardView } from '../foundation/lists.staff.ts';
import { listCount } from '../foundation/lists.ts';
import { route } from '../foundation/route.ts';
import {
  day,
  hasWholeCents,
  id,
  idempotencyHeaders,
  locationId,
  moment,
  money,
  queryFlag,
  ventureId,
} from '../foundation/scalars.ts';
import { type Order, order } from './orders.ts';

const spec = 'back office: orders';

/**
 * `none`: an order the ERP made itself. `waiting`: on its way, or to be offered again by itself. `refused`: the ERP
 * said no, and a person has to look.
 */
const erpState = z.enum(['none', 'waiting', 'refused', 'taken']);

const paymentState = z.enum(['account', 'online', 'cash', 'toRefund']);

const beheerOrderRow = z.object({
  orderId: z.string(),
  ventureId: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  orderDate: moment,
  customerId: z.string(),
  customerName: z.string(),
  reference: z.string(),
  orderTypeId: z.string(),
  deliveryModeId: z.string(),
  deliveryDay: z.nullable(day),
  status: z.enum(orderStatuses),
  isOpen: z.boolean(),
  isHeld: z.boolean(),
  paymentTermsId: z.string(),
  erp: erpState,
  erpStatus: z.nullable(z.int()),
  erpTries: z.int(),
  /** Without VAT. */
  amount: money,
  assignee: z.nullable(z.object({ staffId: z.guid(), name: z.string() })),
});
export type BeheerOrderRow = z.output<typeof beheerOrderRow>;

const filters = {
  ventureId: z.optional(ventureId),
  branchId: z.optional(locationId),
  customerId: z.optional(id),
  status: z.optional(z.enum(orderStatuses)),
  /** Days in Dutch time; `until` is the last of them. */
  from: z.optional(day),
  until: z.optional(day),
  held: z.optional(queryFlag),
  /** Refused by the ERP or too long on its way there, held for credit, or cancelled with money to give back. */
  attention: z.optional(queryFlag),
  erp: z.optional(z.enum(['no', 'refused'])),
  payment: z.optional(paymentState),
  /** Assigned to the caller. */
  mine: z.optional(queryFlag),
  q: searchText,
};
const sorting = {
  sort: z._default(z.enum(['date', 'amount']), 'date'),
  direction: z._default(direction, 'desc'),
};
export const orderFilters = z.object(filters);
export type OrderFilters = z.output<typeof orderFilters>;

/** Something that happened to an order, in the words of who did it. `text` may have several lines. */
const timelineEntry = z.object({
  at: moment,
  kind: z.enum(['cart', 'placed', 'payment', 'refund', 'erp', 'mail', 'staff', 'note']),
  title: z.string(),
  text: z.string(),
  /** What a machine answered, or the text of a mail: shown when asked for. */
  detail: z.nullable(z.string()),
  /** Whether it needs an action of staff. */
  isBad: z.boolean(),
  who: z.nullable(z.string()),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

const refundState = z.object({
  refundId: z.guid(),
  amount: money,
  reason: z.string(),
  state: z.enum(['asked', 'done', 'refused']),
  askedBy: z.string(),
  askedAt: moment,
});

const beheerOrder = z.object({
  row: beheerOrderRow,
  /** Staff see every amount. */
  order: order as z.ZodMiniType<WithAmounts<Order>, WithAmounts<Order>>,
  customer: z.object({
    customerId: z.string(),
    customerName: z.string(),
    customerGroup: z.string(),
    creditLimit: z.nullable(money),
    creditUsed: money,
  }),
  /** Who ordered it in the shop, while the account is there. */
  orderer: z.nullable(
    z.object({ userId: z.guid(), name: z.string(), email: z.string(), customerId: z.nullable(z.string()) }),
  ),
  /** What the ERP said when it refused, while it is refused. */
  erpAnswer: z.nullable(z.string()),
  payment: z.nullable(z.object({ paymentId: z.string(), paid: money, refundable: money, provider: z.string() })),
  refunds: z.array(refundState),
  timeline: z.array(timelineEntry),
});
export type BeheerOrder = z.output<typeof beheerOrder>;

const bulkRun = z.object({
  runId: z.guid(),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  startedAt: moment,
  finishedAt: z.nullable(moment),
  rows: z.array(
    z.object({ entityId: z.string(), outcome: z.enum(['waiting', 'done', 'refused']), message: z.string() }),
  ),
});
export type BulkRun = z.output<typeof bulkRun>;

const params = z.object({ orderId: id });
const reason = (message: string) =>
  z
    .string({ error: message })
    .check(
      z.trim(),
      z.minLength(1, { error: message, abort: true }),
      z.minLength(3, { error: 'Schrijf minstens 3 letters' }),
      z.maxLength(300),
    );

export const beheerOrderRoutes = {
  list: route({
    method: 'GET',
    path: '/api/beheer/orders',
    summary: 'Orders of all customers, page by page',
    spec,
    access: 'staff',
    permission: 'orders.read',
    query: z.object({ ...filters, ...sorting, ...pageQuery }),
    response: z.object({
      orders: z.array(beheerOrderRow),
      nextCursor: z.nullable(z.string()),
      /** With the first page only. */
      total: z.nullable(z.extend(listCount, { amount: money })),
    }),
  }),
  views: route({
    method: 'GET',
    path: '/api/beheer/orders/views',
    summary: 'The lists everybody starts with, and how much is in them',
    spec,
    access: 'staff',
    permission: 'orders.read',
    query: z.object({ ventureId: z.optional(ventureId) }),
    response: z.object({ views: z.array(standardView) }),
  }),
  export: route({
    method: 'GET',
    path: '/api/beheer/orders.csv',
    summary: 'The orders of a list as a CSV file',
    spec,
    access: 'staff',
    permission: 'orders.read',
    query: z.object({ ...filters, ...sorting }),
    responseType: 'binary',
  }),
  details: route({
    method: 'GET',
    path: '/api/beheer/orders/{orderId}',
    summary: 'One order with its lines, its payment and everything that happened to it',
    spec,
    access: 'staff',
    permission: 'orders.read',
    params,
    response: beheerOrder,
  }),
  pdf: route({
    method: 'GET',
    path: '/api/beheer/orders/{orderId}/pdf',
    summary: 'The order as the customer gets it on paper',
    spec,
    access: 'staff',
    permission: 'orders.read',
    params,
    responseType: 'binary',
  }),
  resend: route({
    method: 'POST',
    path: '/api/beheer/orders/{orderId}/resend',
    summary: 'Offer an order to the ERP again, now',
    spec,
    access: 'staff',
    permission: 'orders.act',
    params,
    response: beheerOrder,
  }),
  release: route({
    method: 'POST',
    path: '/api/beheer/orders/{orderId}/release',
    summary: 'Let an order go that was held for its credit limit',
    spec,
    access: 'staff',
    permission: 'orders.act',
    params,
    response: beheerOrder,
  }),
  cancel: route({
    method: 'POST',
    path: '/api/beheer/orders/{orderId}/cancel',
    summary: 'Cancel an order nobody works on yet; the customer gets a mail with the reason',
    spec,
    access: 'staff',
    permission: 'orders.act',
    params,
    body: z.object({ reason: reason('Schrijf op waarom de order vervalt') }),
    response: beheerOrder,
  }),
  refund: route({
    method: 'POST',
    path: '/api/beheer/orders/{orderId}/refund',
    summary: 'Give back money through the payment provider',
    spec,
    access: 'staff',
    permission: 'orders.act',
    params,
    headers: idempotencyHeaders,
    body: z.object({
      /** Euros, at most two decimals. */
      amount: z
        .number({ error: 'Vul een bedrag in' })
        .check(
          z.positive({ error: 'Vul een bedrag in' }),
          z.lte(1_000_000),
          z.refine(hasWholeCents, { error: 'Hooguit twee decimalen' }),
        ),
      reason: reason('Schrijf op waarom het geld teruggaat'),
    }),
    response: beheerOrder,
  }),
  note: route({
    method: 'POST',
    path: '/api/beheer/orders/{orderId}/notes',
    summary: 'Leave a note for colleagues',
    spec,
    access: 'staff',
    permission: 'orders.act',
    params,
    body: z.object({
      text: z.string().check(z.trim(), z.minLength(1, { error: 'Schrijf iets op' }), z.maxLength(2000)),
    }),
    response: beheerOrder,
  }),
  assign: route({
    method: 'PUT',
    path: '/api/beheer/orders/{orderId}/assignee',
    summary: 'Take care of an order, or leave it to others',
    spec,
    access: 'staff',
    permission: 'orders.act',
    params,
    body: z.object({ mine: z.boolean() }),
    response: beheerOrder,
  }),
  resendMany: route({
    method: 'POST',
    path: '/api/beheer/orders/resend',
    summary: 'Offer many orders to the ERP again, by a job',
    spec,
    access: 'staff',
    permission: 'orders.act',
    body: z.object({ orderIds: z.array(id).check(z.minLength(1), z.maxLength(5000)) }),
    response: bulkRun,
  }),
  run: route({
    method: 'GET',
    path: '/api/beheer/runs/{runId}',
    summary: 'How far something is that one started for many records at once',
    spec,
    access: 'staff',
    permission: 'own',
    params: z.object({ runId: z.guid() }),
    response: bulkRun,
  }),
};
