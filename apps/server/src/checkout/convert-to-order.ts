import type { OrderConfirmation, PaymentMethodName } from '@bouwpoort/contract/checkout';
import { sumOf, toWire } from '@bouwpoort/trade/money';
import { finishCart, requireOrdering, requireParty } from '../cart/cart.ts';
import { type CustomerStanding, takeCredit } from '../customers/customers.ts';
import { AppError } from '../errors.ts';
import { once } from '../idempotency/once.ts';
import { type ConceptOrder, placeOrders, windowsOf } from '../orders/orders.ts';
import type { PaymentParts } from '../payments/payments.ts';
import type { Context, VentureUser } from '../request-context.ts';
import { lockConcept } from './checkout.queries.ts';
import { creditLeft, refuseCustomer } from './checkout-rules.ts';
import { closeEarlierIfPossible } from './earlier-payments.ts';
import { windowsLost } from './windows-lost.ts';

type OnAccount = Exclude<PaymentMethodName, 'paynl'>;

export interface OrderAsked {
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
  const { paymentMethodName } = order;
  const party = await requireParty(ctx);
  await requireOrdering(ctx, party);
  await closeEarlierIfPossible(ctx, parts, { siteUserId: party.user.id, cartId });
  const asked = { userId: party.user.id, key, operation: `convert ${cartId}`, input: order };
  return once(ctx, asked, async (inside) => {
    const concept = await lockConcept(inside, party.owner, cartId, order.salesOrderId);
    const windows = windowsOf(concept.method, concept.lines);
    const failedWindows = await windowsLost(inside, windows);
    const charged = sumOf(
      windows.filter(({ key: window }) => !failedWindows.has(window)).map(({ totals }) => totals.total),
    );
    const onAccount = paymentMethodName === 'invoice';
    const { customerId } = party.customer;
    const customer = await takeCredit(inside.db, customerId, onAccount ? charged.toFixed(2) : '0');
    if (!customer) throw new AppError('noCustomer');
    refuseCustomer(customer, concept.method);
    if (!mayUse(paymentMethodName, { user: party.user, customer }, concept)) {
      throw new AppError('paymentRequired', { members: { amountDue: toWire(concept.total) } });
    }
    const left = creditLeft(customer);
    const confirmation = await placeOrders(inside, {
      cartId,
      siteUserId: party.user.id,
      isGuest: party.user.isGuestAccount,
      customerId,
      ventureId: party.user.ventureId,
      concept,
      windows,
      paymentTermsId: onAccount ? '30D' : 'REMBOURS',
      alternate: party.user.useOrderApiCodit,
      heldForCredit: onAccount && left !== undefined && charged.gt(left),
      failedWindows,
    });
    await finishCart(inside, cartId, orderedQuantities(concept));
    return confirmation;
  });
}

export function orderedQuantities(concept: ConceptOrder): Map<string, string> {
  return new Map(concept.lines.map(({ contentId, quantity }) => [contentId, quantity]));
}

/** On account for customers with credit, never for guests; cash only at the counter (decisions). */
export function mayUse(
  method: OnAccount,
  { user, customer }: { user: VentureUser; customer: CustomerStanding },
  concept: Pick<ConceptOrder, 'method'>,
): boolean {
  return method === 'invoice'
    ? !user.isGuestAccount && creditLeft(customer) !== undefined
    : concept.method === 'instorepickup';
}
