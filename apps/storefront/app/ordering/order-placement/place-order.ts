import type { OrderConfirmation, PaymentMethodName } from '@bouwpoort/contract/ordering/checkout';
import type { Client } from '@bouwpoort/contract/program/client';
import type { ConceptOrder } from '../checkout-state/checkout-mapping.ts';
import type { CheckoutInfo } from '../checkout-state/checkout-state.ts';
import { attemptFor, closeAttempt, type OrderAttempt, type TextStorage } from '../checkout-state/order-attempt.ts';
import { failureOf } from './checkout-failure.ts';
import { convertToOrder, processPayments } from './checkout-server.ts';
import type { StoredOrder } from './stored-order.ts';

export interface OrderRequest {
  concept: Pick<ConceptOrder, 'cartId' | 'salesOrderId'>;
  paymentMethodName: PaymentMethodName;
  info: Pick<CheckoutInfo, 'paymentOptionId' | 'paymentOptionSubId'>;
  /** A note for the approver, where approval is needed. */
  approvalNote?: string;
}

interface PlacingTools {
  api: Client;
  attempts: TextStorage;
  newKey: () => string;
  /** Stores the data of the next page, before and after each answer. */
  store(order: Pick<StoredOrder, 'paymentOrderId' | 'confirmation'>): void;
}

type PlacedOrder =
  | { kind: 'ordered' }
  /** The next page checks the result of the payment. */
  | { kind: 'paymentStarted' }
  | { kind: 'redirect'; url: string };

/** C 4.4: places a concept order exactly once, however often it is called before there is an answer. */
export async function placeOrder(tools: PlacingTools, request: OrderRequest): Promise<PlacedOrder> {
  const { attempts, newKey, store } = tools;
  const { concept, paymentMethodName, info } = request;
  const { approvalNote } = request;
  const requestContent = JSON.stringify([
    ...[paymentMethodName, info.paymentOptionId, info.paymentOptionSubId],
    ...(approvalNote ? [approvalNote] : []),
  ]);
  const attempt = attemptFor(attempts, concept, requestContent, newKey);
  store({ paymentOrderId: null, confirmation: null });
  try {
    const placed = await send(tools, request, attempt);
    closeAttempt(attempts);
    return placed;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'alreadyPaid') {
      store({ paymentOrderId: failure.payment.orderId, confirmation: failure.payment.confirmation });
      closeAttempt(attempts);
      return { kind: 'paymentStarted' };
    }
    // The request may have succeeded, so it is retried with the same key.
    if (failure.kind !== 'unanswered' && failure.kind !== 'providerFailed') closeAttempt(attempts);
    // That was an older attempt, which came to nothing: try the concept order on screen.
    if (failure.kind === 'notPrepared' && attempt.salesOrderId !== concept.salesOrderId) {
      return placeOrder(tools, request);
    }
    throw error;
  }
}

async function send(
  { api, store }: PlacingTools,
  { paymentMethodName, info, approvalNote }: OrderRequest,
  attempt: OrderAttempt,
): Promise<PlacedOrder> {
  if (paymentMethodName === 'paynl') {
    const { orderId, redirectUrl } = await processPayments(api, attempt, info);
    store({ paymentOrderId: orderId, confirmation: null });
    return redirectUrl === null ? { kind: 'paymentStarted' } : { kind: 'redirect', url: redirectUrl };
  }
  const confirmation: OrderConfirmation = await convertToOrder(api, attempt, paymentMethodName, approvalNote);
  store({ paymentOrderId: null, confirmation });
  return { kind: 'ordered' };
}
