import type { OrderConfirmation, PaymentMethodName } from '@bouwpoort/contract/checkout';
import { sumOf, toWire } from '@bouwpoort/trade/money';
import { keepRest, requireOrdering } from '../cart/cart.ts';
import type { Context } from '../context/context.ts';
import { requireUser, type VentureUser } from '../context/require-user.ts';
import { type CustomerStanding, takeCredit } from '../customers/customers.ts';
import { reportBrokenRow } from '../database/broken-rows.ts';
import { AppError } from '../errors/app-error.ts';
import { once } from '../idempotency/once.ts';
import { type ConceptOrder, placeOrders, windowsOf } from '../orders/orders.ts';
import type { PaymentParts } from '../payments/payments.ts';
import { takeConcept } from './checkout.queries.ts';
import { creditLeft, refuseCustomer } from './checkout-rules.ts';
import { closeEarlierIfPossible, EarlierOpen } from './earlier-payments.ts';
import { requireMayOrder } from './may-order.ts';
import { windowsLost } from './windows-lost.ts';

type OnAccount = Exclude<PaymentMethodName, 'paynl'>;

interface OrderAsked {
  paymentMethodName: OnAccount;
  /** The concept order that was shown. */
  salesOrderId?: string | null | undefined;
}

/** Orders on account, or against cash at the counter; who may do neither has to pay first (C 7.8: 402). */
export async function convertToOrder(
  ctx: Context,
  parts: PaymentParts,
  cartId: number,
  order: OrderAsked,
  key: string | undefined,
): Promise<OrderConfirmation> {
  const user = requireUser(ctx);
  await requireOrdering(ctx, { user });
  requireMayOrder(user);
  const asked = { userId: user.id, key, operation: `convert ${cartId}`, input: order };
  const place = (besidePayment: boolean) =>
    once(ctx, asked, (tx) => orderConcept(tx, user, cartId, order, besidePayment));
  try {
    return await place(false);
  } catch (error) {
    if (!(error instanceof EarlierOpen)) throw error;
    await closeEarlierIfPossible(ctx, parts, { siteUserId: user.id, cartId });
    return place(true);
  }
}

async function orderConcept(
  tx: Context,
  user: VentureUser,
  cartId: number,
  { paymentMethodName, salesOrderId }: OrderAsked,
  besidePayment: boolean,
): Promise<OrderConfirmation> {
  const { id: siteUserId, ventureId, customerId } = user;
  if (!user.dynamics || customerId === null) throw new AppError('noCustomer');
  const taken = await takeConcept(tx, { siteUserId, ventureId }, cartId, salesOrderId);
  if (taken.isBeingPaid && !besidePayment) throw new EarlierOpen();
  const { concept } = taken;
  const failedWindows = await windowsLost(tx, windowsOf(concept.method, concept.lines));
  const windows = windowsOf(concept.method, concept.lines, failedWindows);
  const charged = sumOf(windows.filter(({ key }) => !failedWindows.has(key)).map(({ totals }) => totals.total));
  const onAccount = paymentMethodName === 'invoice';
  const customer = await takeCredit(tx.db, { customerId, ventureId }, onAccount ? charged.toFixed(2) : '0');
  if (!customer) throw new AppError('noCustomer');
  if (customer.creditLimit === 'NaN' || customer.creditUsed === 'NaN') {
    reportBrokenRow(tx, 'customer', customerId, new Error('its credit is not a number'));
  }
  refuseCustomer(customer, concept.method);
  if (!mayUse(paymentMethodName, { user, customer }, concept)) {
    throw new AppError('paymentRequired', { members: { amountDue: toWire(concept.total) } });
  }
  const left = creditLeft(customer);
  const confirmation = await placeOrders(tx, {
    cartId,
    siteUserId,
    isGuest: user.isGuestAccount,
    customerId,
    ventureId,
    concept,
    windows,
    paymentTermsId: onAccount ? '30D' : 'REMBOURS',
    alternate: user.useOrderApiCodit,
    heldForCredit: onAccount && left !== undefined && charged.gt(left),
    failedWindows,
  });
  if (taken.hasMoreLines) await keepRest(tx, cartId, orderedQuantities(concept));
  return confirmation;
}

export function orderedQuantities(concept: ConceptOrder): Map<string, string> {
  return new Map(concept.lines.map(({ contentId, quantity }) => [contentId, quantity]));
}

/** On account for customers with credit, never for guests; cash only at the counter (decisions: Cart). */
export function mayUse(
  method: OnAccount,
  { user, customer }: { user: VentureUser; customer: CustomerStanding },
  concept: Pick<ConceptOrder, 'method'>,
): boolean {
  return method === 'invoice'
    ? !user.isGuestAccount && creditLeft(customer) !== undefined
    : concept.method === 'instorepickup';
}
