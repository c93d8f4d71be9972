import { randomBytes } from 'node:crypto';
import { type PaymentMethodName, paymentStatus, type StartedPayment } from '@bouwpoort/contract/ordering/checkout';
import { maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { decideOrder } from '../approvals/approvals.ts';
import { requireOrdering, requireParty } from '../cart/cart.ts';
import { calledOff, windowsOf } from '../orders/orders.ts';
import {
  insertPayment,
  listPaymentOptions,
  type PaymentParts,
  selectOpenOfCart,
  startPayment,
} from '../payments/payments.ts';
import { holdInQuotes } from '../quotes/quotes.ts';
import { lockConcept } from './checkout.queries.ts';
import { requireOrderingCustomer, throwFieldErrors } from './checkout-rules.ts';
import { closeEarlierPayments, EarlierPaymentOpen } from './earlier-payments.ts';
import { findFailedWindows } from './failed-windows.ts';
import { requireMayOrder, requireOwnProject } from './order-permissions.ts';
import { orderToDecide } from './order-to-decide.ts';

interface ChosenPayment {
  paymentMethodName: PaymentMethodName;
  paymentOptionId?: string | null | undefined;
  paymentOptionSubId?: string | null | undefined;
  /** The concept order that was shown. */
  salesOrderId?: string | null | undefined;
}

const pricesHiddenMessage = 'Online betalen kan niet met een account zonder prijzen. Kies een andere betaalwijze.';

/** Attempts, if another request starts a payment of the same cart at the same moment. */
const maxTries = 3;

/**
 * Starts an online payment. The payment is stored first, once per key; the provider is called after that, outside the
 * transaction, so that it can be resumed after an error of the provider or the death of a process.
 */
export async function processPayments(
  ctx: Context,
  parts: PaymentParts,
  cartId: number,
  chosen: ChosenPayment,
  key: string | undefined,
): Promise<StartedPayment> {
  const party = await requireParty(ctx);
  await requireOrdering(ctx, party);
  requireMayOrder(party.user);
  // The page of the payment provider shows the amount.
  if (!maySeePrices(party.user)) throw new AppError('pricesHidden', { detail: pricesHiddenMessage });
  await validatePaymentChoice(ctx, parts, chosen);
  const owner = { siteUserId: party.user.id, cartId };
  const idempotency = { userId: party.user.id, key, operation: `pay ${cartId}`, input: chosen };
  const write = () =>
    once(ctx, idempotency, async (tx) => {
      const { customerId } = party.customer;
      const concept = await lockConcept(tx, { ...party.owner, customerId }, cartId, chosen.salesOrderId);
      requireOrderingCustomer(party.customer, concept.method);
      requireOwnProject(party.user, concept);
      const order = orderToDecide(party.user, customerId, cartId, concept);
      if ((await decideOrder(tx, order, { lock: true })).decision) throw new AppError('approvalNeeded');
      // An article that is gone since the overview was shown must not be paid for.
      if ((await findFailedWindows(tx, windowsOf(concept.method, concept.lines))).size > 0)
        throw new AppError('notPrepared');
      if ((await selectOpenOfCart(tx, owner)).length > 0) throw new EarlierPaymentOpen();
      const orderId = newOrderId();
      await holdInQuotes(tx, { customerId, cartId, paymentId: orderId }, calledOff(concept.lines));
      await insertPayment(tx, {
        orderId,
        cartId,
        siteUserId: party.user.id,
        customerId,
        ventureId: party.user.ventureId,
        amount: concept.total,
        concept,
        provider: parts.provider.name,
        optionId: chosen.paymentOptionId ?? null,
        subOptionId: chosen.paymentOptionSubId ?? null,
      });
      return { orderId };
    });
  const { orderId } = await retryAfterClosingEarlier(write, () => closeEarlierPayments(ctx, parts, owner));
  const { status, redirectUrl } = await startPayment(ctx, parts, orderId);
  return { orderId, status: paymentStatus.parse(status), redirectUrl };
}

async function retryAfterClosingEarlier<T>(write: () => Promise<T>, close: () => Promise<void>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof EarlierPaymentOpen)) throw error;
      if (tries === maxTries)
        throw new AppError('conflict', { detail: 'Er loopt al een betaling voor deze winkelwagen.' });
      await close();
    }
  }
}

/** Letters and digits only, as the provider requires, and not guessable. */
function newOrderId(): string {
  return `BP${randomBytes(9).toString('hex').toUpperCase()}`;
}

async function validatePaymentChoice(ctx: Context, parts: PaymentParts, chosen: ChosenPayment): Promise<void> {
  const { paymentMethodName, paymentOptionId, paymentOptionSubId } = chosen;
  if (paymentMethodName !== 'paynl') {
    throwFieldErrors({ paymentMethodName: ['Deze betaalwijze wordt niet online afgerekend'] });
  }
  if (!paymentOptionId) {
    if (paymentOptionSubId) throwFieldErrors({ paymentOptionId: ['Kies een betaalwijze'] });
    return;
  }
  const options = await listPaymentOptions(ctx, parts);
  const option = options.find(({ id }) => id === paymentOptionId);
  if (!option) throwFieldErrors({ paymentOptionId: ['Kies een betaalwijze uit de lijst'] });
  if (paymentOptionSubId && !option?.banks.some(({ id }) => id === paymentOptionSubId)) {
    throwFieldErrors({ paymentOptionSubId: ['Kies een bank uit de lijst'] });
  }
}
