import type { ApprovalNeeded } from '@bouwpoort/contract/ordering/approvals';
import type { BudgetStanding } from '@bouwpoort/contract/ordering/budgets';
import type {
  OrderConfirmation,
  PaymentMethodName,
  StartedPayment,
  VerifiedPayment,
} from '@bouwpoort/contract/ordering/checkout';
import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import { type ConceptOrder, conceptOrderOf, detailsOf } from '../checkout-state/checkout-mapping.ts';
import type { CheckoutInfo } from '../checkout-state/checkout-state.ts';
import type { OrderAttempt } from '../checkout-state/order-attempt.ts';
import { failureOf, UnknownResponse } from './checkout-failure.ts';

/* The calls of C 7.8, with the errors of C 5 and C 8 for missing data. */

/** Networks on building sites are slow, but a longer wait never ends in an answer. */
const timeout = 30_000;
const timeoutSignal = () => AbortSignal.timeout(timeout);

export interface Prepared {
  concept: ConceptOrder;
  isOrderOnTime: boolean;
  referenceProbablyExists: boolean;
  /** The latest order with that reference. */
  referenceOrderId: string | null;
  /** The approval that this order needs. */
  approval: ApprovalNeeded | null;
  /** The budgets that the order counts towards. */
  budgets: readonly BudgetStanding[];
}

export async function prepareCheckout(api: Client, cartId: number, info: CheckoutInfo): Promise<Prepared> {
  if (cartId === 0) throw new Error('no cart ID');
  const answer = await api.call('checkout.prepare', {
    params: { cartId },
    body: detailsOf(info),
    signal: timeoutSignal(),
  });
  throwRefusal(answer);
  if (!Array.isArray(answer?.cart?.shipments) || !answer.cart.totals) throw new UnknownResponse();
  const { cart, isOrderOnTime, referenceProbablyExists, referenceOrderId, approval = null, budgets = [] } = answer;
  return {
    ...{ concept: conceptOrderOf(cart), isOrderOnTime, referenceProbablyExists, approval, budgets },
    referenceOrderId: referenceOrderId ?? null,
  };
}

/** C 8: an answer with a statusCode is a refusal, even with a success status. */
function throwRefusal(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('statusCode' in answer)) return;
  const { statusCode, value } = answer as { statusCode: unknown; value?: { code?: string; detail?: string } };
  const status = Number(statusCode) || 500;
  const detail = value?.detail ?? '';
  throw new ApiProblem(status, { type: 'about:blank', title: detail, detail, status, code: value?.code ?? 'Error' });
}

/** Increasing delays between retries; the idempotency key makes the request happen once. */
const retryDelays = [0, 1000, 3000];

async function retryUnanswered<T>(request: () => Promise<T>): Promise<T> {
  let last: unknown;
  for (const wait of retryDelays) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      return await request();
    } catch (error) {
      if (failureOf(error).kind !== 'unanswered') throw error;
      last = error;
    }
  }
  throw last;
}

export function convertToOrder(
  api: Client,
  { key, cartId, salesOrderId }: OrderAttempt,
  paymentMethodName: Exclude<PaymentMethodName, 'paynl'>,
  approvalNote?: string,
): Promise<OrderConfirmation> {
  if (cartId === 0) throw new Error('no active cart ID known');
  return retryUnanswered(() =>
    api.call('checkout.convertToOrder', {
      params: { cartId },
      body: { paymentMethodName, salesOrderId, ...(approvalNote ? { approvalNote } : {}) },
      headers: { 'idempotency-key': key },
      signal: timeoutSignal(),
    }),
  );
}

export function processPayments(
  api: Client,
  { key, cartId, salesOrderId }: OrderAttempt,
  { paymentOptionId, paymentOptionSubId }: Pick<CheckoutInfo, 'paymentOptionId' | 'paymentOptionSubId'>,
): Promise<StartedPayment> {
  if (cartId === 0) throw new Error('no cart ID');
  return retryUnanswered(() =>
    api.call('checkout.processPayments', {
      params: { cartId },
      body: { paymentMethodName: 'paynl', paymentOptionId, paymentOptionSubId, salesOrderId },
      headers: { 'idempotency-key': key },
      signal: timeoutSignal(),
    }),
  );
}

export function verifyPayments(api: Client, cartId: number, orderId: string): Promise<VerifiedPayment> {
  if (cartId === 0) throw new Error('no active cart ID known');
  if (orderId === '') throw new Error('no order ID');
  return api.call('checkout.verifyPayments', { params: { cartId, orderId }, signal: timeoutSignal() });
}

export function sendConfirmation(api: Client, cartId: number): Promise<unknown> {
  return api.call('checkout.sendConfirmation', { params: { cartId }, signal: timeoutSignal() });
}
