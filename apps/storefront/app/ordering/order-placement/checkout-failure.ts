import type { VerifiedPayment } from '@bouwpoort/contract/ordering/checkout';
import { ApiProblem } from '@bouwpoort/contract/program/client';

/** The ways a request to the server can fail; each has its place on the screen (C 8). */
export type CheckoutFailure =
  /** Shown beside their fields. */
  | { kind: 'fields'; errors: Readonly<Record<string, string>>; detail: string }
  /** Order stop, delivery stop, inactive, no link, ordering switched off: shows the server's text. */
  | { kind: 'notAllowed'; detail: string }
  | { kind: 'orderingDisabled' }
  /** Part of the order arrives after the latest date, and the user has not confirmed that. */
  | { kind: 'late' }
  /** The cart, or the concept order another window prepared from it, has changed since. */
  | { kind: 'notPrepared'; detail: string | null }
  | { kind: 'paymentRequired'; amountDue: number }
  /** An earlier payment for this cart turned out to be paid. */
  | { kind: 'alreadyPaid'; payment: VerifiedPayment }
  /** Ordered or removed in another window. */
  | { kind: 'cartGone' }
  /** It is unknown whether the request arrived; a retry with the same idempotency key finds out. */
  | { kind: 'unanswered' }
  | { kind: 'providerFailed' }
  | { kind: 'waits'; detail: string }
  | { kind: 'keyReused' }
  | { kind: 'failed' };

/** C 8: an answer of prepare checkout that is neither a cart nor a refusal. */
export const unknownResponse = {
  statusCode: 500,
  value: { code: 'Error', detail: 'Unknown response type', status: 500 },
} as const;

export class UnknownResponse extends Error {
  readonly response = unknownResponse;
  constructor() {
    super(unknownResponse.value.detail);
  }
}

export function failureOf(error: unknown): CheckoutFailure {
  if (error instanceof UnknownResponse) return { kind: 'failed' };
  // No answer, or one that cannot be parsed.
  if (!(error instanceof ApiProblem)) return { kind: 'unanswered' };
  const { status, problem } = error;
  const detail = problem.detail ?? problem.title;
  switch (problem.code) {
    case 'latestDeliveryDateExceeded':
      return { kind: 'late' };
    case 'notPrepared':
      return { kind: 'notPrepared', detail: problem.detail ?? null };
    case 'orderingDisabled':
      return { kind: 'orderingDisabled' };
    case 'paymentProviderFailed':
      return { kind: 'providerFailed' };
  }
  switch (status) {
    case 400:
      return { kind: 'fields', errors: firstOfEach(problem.errors ?? {}), detail };
    case 402:
      return { kind: 'paymentRequired', amountDue: Number(problem.amountDue) || 0 };
    case 403:
      return { kind: 'notAllowed', detail };
    case 404:
      return { kind: 'cartGone' };
    case 409:
      return isPayment(problem.payment) ? { kind: 'alreadyPaid', payment: problem.payment } : { kind: 'waits', detail };
    case 422:
      return { kind: 'keyReused' };
    case 429:
      return { kind: 'waits', detail };
    // The gateway timed out; the server behind it may still complete the request.
    case 502:
    case 503:
    case 504:
      return { kind: 'unanswered' };
    default:
      return { kind: 'failed' };
  }
}

function firstOfEach(errors: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).flatMap(([name, [first]]) => (first ? [[name, first]] : [])));
}

function isPayment(value: unknown): value is VerifiedPayment {
  return typeof value === 'object' && value !== null && 'orderId' in value && 'status' in value;
}
