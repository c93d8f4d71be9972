import type { OrderConfirmation, PaymentMethodName } from '@bouwpoort/contract/checkout';
import type { Client } from '@bouwpoort/contract/client';
import { failureOf } from './checkout-failure.ts';
import type { ConceptOrder } from './checkout-mapping.ts';
import { convertToOrder, processPayments } from './checkout-server.ts';
import type { CheckoutInfo } from './checkout-state.ts';
import { type AttemptPlace, attemptFor, closeAttempt, type OrderAttempt } from './order-attempt.ts';
import type { StoredOrder } from './stored-order.ts';

export interface OrderRequest {
  concept: Pick<ConceptOrder, 'cartId' | 'salesOrderId'>;
  paymentMethodName: PaymentMethodName;
  info: Pick<CheckoutInfo, 'paymentOptionId' | 'paymentOptionSubId'>;
  /** For who has to agree, where somebody has to. */
  approvalNote?: string;
}

interface PlacingTools {
  api: Client;
  attempts: AttemptPlace;
  newKey: () => string;
  /** Stores what the next page shows, before and after each answer. */
  keep(order: Pick<StoredOrder, 'paymentOrderId' | 'confirmation'>): void;
}

type PlacedOrder =
  | { kind: 'ordered' }
  /** The next page asks how the payment ended. */
  | { kind: 'paymentStarted' }
  | { kind: 'redirect'; url: string };

/** C 4.4: makes one order of a concept order, however often it is called until there is an answer. */
export async function placeOrder(tools: PlacingTools, request: OrderRequest): Promise<PlacedOrder> {
  const { attempts, newKey, keep } = tools;
  const { concept, paymentMethodName, info } = request;
  const { approvalNote } = request;
  const asked = JSON.stringify([
    ...[paymentMethodName, info.paymentOptionId, info.paymentOptionSubId],
    ...(approvalNote ? [approvalNote] : []),
  ]);
  const attempt = attemptFor(attempts, concept, asked, newKey);
  keep({ paymentOrderId: null, confirmation: null });
  try {
    const placed = await send(tools, request, attempt);
    closeAttempt(attempts);
    return placed;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'alreadyPaid') {
      keep({ paymentOrderId: failure.payment.orderId, confirmation: failure.payment.confirmation });
      closeAttempt(attempts);
      return { kind: 'paymentStarted' };
    }
    // An answer that may still exist is asked for again under the same key.
    if (failure.kind !== 'unanswered' && failure.kind !== 'providerFailed') closeAttempt(attempts);
    // That was an older attempt, of which nothing came: now the concept order on screen.
    if (failure.kind === 'notPrepared' && attempt.salesOrderId !== concept.salesOrderId) {
      return placeOrder(tools, request);
    }
    throw error;
  }
}

async function send(
  { api, keep }: PlacingTools,
  { paymentMethodName, info, approvalNote }: OrderRequest,
  attempt: OrderAttempt,
): Promise<PlacedOrder> {
  if (paymentMethodName === 'paynl') {
    const { orderId, redirectUrl } = await processPayments(api, attempt, info);
    keep({ paymentOrderId: orderId, confirmation: null });
    return redirectUrl === null ? { kind: 'paymentStarted' } : { kind: 'redirect', url: redirectUrl };
  }
  const confirmation: OrderConfirmation = await convertToOrder(api, attempt, paymentMethodName, approvalNote);
  keep({ paymentOrderId: null, confirmation });
  return { kind: 'ordered' };
}
