import type { WithAmounts } from '@bouwpoort/contract/foundation/amounts';
import type { AddressWishes, LastOrderedProduct } from '@bouwpoort/contract/ordering/orders';
import { deliveryWishes, type Order, order, orderAddress } from '@bouwpoort/contract/ordering/orders';
import { type Decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { canceledOrderCode } from '@bouwpoort/trade/ordering/order-status';
import { z } from 'zod';
import { requireCustomer, requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import { usableRows } from '../../foundation/database/broken-rows.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { listStoreLocations } from '../../organisation/branches/branches.ts';
import { announce } from '../../organisation/webhooks/webhooks.ts';
import { giveBackToQuotes } from '../quotes/quotes.ts';
import { moveOrderCosts } from './move-order-costs.ts';
import { describeOrder, type OrderViewContext } from './order-view.ts';
import { cancelAtErp } from './orders.jobs.ts';
import {
  cancelOpenOrder,
  lockOrdersOfCart,
  type OrderLineRow,
  type OrderRow,
  selectAnyOrder,
  selectLastPaymentTerms,
  selectOrder,
  selectOrderedProducts,
  selectOrderedVariants,
  selectOrderIdsOfCart,
  selectOrderLines,
  selectOrders,
  selectReference,
  selectUnloading,
} from './orders.queries.ts';
import type { OrderParty } from './visible-orders.ts';

export {
  agreedOf,
  type ConceptLine,
  type ConceptOrder,
  conceptOrder,
  firstWholeDayOf,
  lastArrivalOf,
  totalsOf,
  type WindowTotals,
  windowsOf,
} from './concept-order.ts';
export { findLastErpAttempt } from './erp-attempts.ts';
export { auditOrders } from './order-audit.ts';
export type { OrderRow } from './orders.queries.ts';
export { countOrders } from './orders-list.ts';
export { countOrdersOf, lastOrdersOf, moveOrders, orderedOnAccount, orderFigures } from './orders-of-customer.ts';
export { type OrdersOfDay, ordersOfDays, orderTroubles, plannedDeliveries } from './orders-today.ts';
export { calledOff, type PaymentTermsId, placeOrders } from './place-orders.ts';
export { readSpendingByTarget, readSpendingByUser } from './spending.ts';

async function readOrderContext(
  ctx: Context,
  customer: Pick<Customer, 'customerName' | 'ventureId'>,
): Promise<OrderViewContext> {
  const { ventureId } = customer;
  const branchNames = await ctx.cache.read('branches', `names of ${ventureId}`, async () => {
    const locations = await listStoreLocations(ctx, ventureId);
    return new Map(locations.map(({ branchId, displayName }) => [branchId, displayName]));
  });
  return { customer, branchNames };
}

/** C 8: an operator may switch it off, as while the ERP is being replaced. */
async function requireFetching(ctx: Context) {
  const party = await requireRegisteredCustomer(ctx);
  if (!ctx.config.fetchOrders) throw new AppError('unavailable');
  return party;
}

export async function listOrders(ctx: Context): Promise<Order[]> {
  const party = await requireFetching(ctx);
  const [rows, around] = await Promise.all([selectOrders(ctx, party), readOrderContext(ctx, party.customer)]);
  return rows.flatMap((row) => usableOrder(ctx, row, [], around));
}

/** Undefined for an order whose stored data is invalid, so that the rest of the list can be shown. */
function usableOrder(
  ctx: Context,
  row: OrderRow,
  lines: readonly OrderLineRow[],
  around: OrderViewContext,
): WithAmounts<Order>[] {
  return usableRows(
    ctx,
    'sales_order',
    [row],
    ({ orderId }) => orderId,
    () => order.parse(describeOrder(ctx, row, lines, around)) as WithAmounts<Order>,
  );
}

interface CustomerParty extends OrderParty {
  customer: Customer;
}

export async function findOrder(ctx: Context, orderId: string): Promise<WithAmounts<Order>> {
  return readOrder(ctx, await requireFetching(ctx), orderId);
}

export async function readOrder(ctx: Context, party: CustomerParty, orderId: string): Promise<WithAmounts<Order>> {
  // One after the other: inside a transaction there is one connection to ask.
  const row = await selectOrder(ctx, party, orderId);
  if (!row) throw new AppError('notFound');
  const lines = await selectOrderLines(ctx, orderId);
  const [found] = usableOrder(ctx, row, lines, await readOrderContext(ctx, party.customer));
  if (!found) throw new AppError('notFound', { detail: 'Deze bestelling kunnen we niet tonen. Neem contact op.' });
  return found;
}

interface ClosedOrder {
  row: OrderRow;
  /** What less the customer owes, with VAT: order costs may have moved to what was ordered with it. */
  amount: Decimal;
}

/**
 * Only while nobody works on it (C 4.1). What was taken for it is the caller's to give back, in the same transaction.
 */
export async function closeOrder(tx: Context, customer: Customer, orderId: string): Promise<ClosedOrder> {
  const found = await selectOrder(tx, { user: null, customer }, orderId);
  if (!found) throw new AppError('notFound');
  const together = found.cartId === null ? [] : await lockOrdersOfCart(tx, found.cartId);
  const canceled = await cancelOpenOrder(tx, customer.customerId, orderId, canceledOrderCode);
  if (!canceled) {
    throw new AppError('conflict', { detail: 'Het annuleren van de bestelling is helaas niet gelukt.' });
  }
  const lines = await selectOrderLines(tx, orderId);
  await giveBackToQuotes(
    tx,
    lines.flatMap(({ quoteLineId, qtyOrdered }) =>
      quoteLineId === null ? [] : [{ quoteLineId, quantity: qtyOrdered }],
    ),
  );
  await enqueue(tx.db, cancelAtErp, { orderId });
  await announce(tx, canceled.ventureId, 'order.cancelled', { orderId, customerId: canceled.customerId });
  return { row: canceled, amount: await moveOrderCosts(tx, canceled, together) };
}

export async function listLastOrdered(
  ctx: Context,
  page: { take: number; skip: number },
): Promise<LastOrderedProduct[]> {
  const party = await requireRegisteredCustomer(ctx);
  const rows = await selectOrderedProducts(ctx, party, page);
  const productIds = rows.map(({ productId }) => productId);
  const variants = Map.groupBy(await selectOrderedVariants(ctx, party, productIds), ({ productId }) => productId);
  return usableRows(
    ctx,
    'sales_order',
    rows,
    ({ productId }) => `of product ${productId}`,
    ({ productId, lastOrderedAt, timesOrdered }) => ({
      key: `${productId}__CatalogContent`,
      lastOrderedAt: lastOrderedAt.toISOString(),
      timesOrdered,
      variants: (variants.get(productId) ?? []).map(({ contentId, code, quantity, salesUnitId, orderedAt }) => ({
        contentId,
        code,
        quantity: toWire(quantity),
        salesUnitId,
        orderedAt: orderedAt.toISOString(),
      })),
    }),
  );
}

/** All guests share one customer, so a guest must not see the orders of other guests. */
export async function listDeliveryWishes(ctx: Context): Promise<AddressWishes[]> {
  const { user, customer } = await requireCustomer(ctx);
  if (user.isGuestAccount) return [];
  const rows = await selectUnloading(ctx, { user, customer });
  return usableRows(
    ctx,
    'sales_order',
    rows,
    () => `of customer ${customer.customerId}`,
    ({ deliveryAddress, deliveryModeId, deliveryWishes: wishes }) => {
      const { line1, postalCode } = orderAddress.parse(deliveryAddress);
      return { line1, postalCode, deliveryModeId, deliveryWishes: z.nullable(deliveryWishes).parse(wishes) };
    },
  );
}

/** '30D', 'ONLINE' or 'REMBOURS'; nothing before the first order. */
export function lastPaymentTerms(ctx: Context, siteUserId: string): Promise<string | undefined> {
  return selectLastPaymentTerms(ctx, siteUserId);
}

/** First window first; none if it was somebody else who ordered them. */
export function orderIdsOfCart(ctx: Context, cartId: number, siteUserId: string): Promise<string[]> {
  return selectOrderIdsOfCart(ctx, cartId, siteUserId);
}

/** The customer's latest order with it in the last twelve months: a warning, not an error (decisions: Cart). */
export async function findOrderOfReference(
  ctx: Context,
  customerId: string,
  reference: string,
): Promise<string | undefined> {
  if (reference === '') return undefined;
  const since = new Date(ctx.clock());
  since.setFullYear(since.getFullYear() - 1);
  return selectReference(ctx, customerId, reference, since);
}

export interface PlacedOrder {
  row: OrderRow;
  order: WithAmounts<Order>;
}

/** As the ERP gets it, of any customer: for jobs, which have no user. */
export async function readPlacedOrder(ctx: Context, orderId: string): Promise<PlacedOrder | undefined> {
  const found = await selectAnyOrder(ctx, orderId);
  if (!found) return undefined;
  const { row, lines, customerName } = found;
  const around = await readOrderContext(ctx, { customerName, ventureId: row.ventureId });
  return { row, order: describeOrder(ctx, row, lines, around) };
}
