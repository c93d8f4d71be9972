import type { PaymentFollowUp, PaymentStatus } from '@bouwpoort/contract/ordering/checkout';
import type { ProviderPayment } from './payment-provider.ts';
import { paymentStatusOf } from './payment-status.ts';

/** Our own data of a payment at the moment the provider is queried. */
export interface RequestedPayment {
  orderId: string;
  dueCents: number;
  status: PaymentStatus;
  followUp: PaymentFollowUp | null;
}

type Decision =
  /** No decision yet. */
  | { kind: 'wait'; status: PaymentStatus }
  /** Ended without a payment. */
  | { kind: 'end'; status: PaymentStatus }
  /** The provider waits for our decision. */
  | { kind: 'act'; status: PaymentStatus; followUp: PaymentFollowUp }
  | { kind: 'order'; status: PaymentStatus }
  /** Paid, but cannot be ordered: a person must refund it. */
  | { kind: 'refund'; why: 'amount' | 'cart' };

/** Decides on the status of the provider only. */
export function decideSettlement(payment: RequestedPayment, reported: ProviderPayment, orderable: boolean): Decision {
  const { status } = paymentStatusOf(reported.code);
  const matchesRequest =
    reported.orderId === payment.orderId && reported.currency === 'EUR' && reported.amountCents === payment.dueCents;
  const isPaidExactly = matchesRequest && reported.paidCents === payment.dueCents;
  const isPaidEnough = matchesRequest && reported.paidCents >= payment.dueCents;
  switch (status) {
    case 'notCompleted':
      return { kind: 'wait', status };
    case 'canceledByUser':
    case 'refused':
    case 'failed':
      return { kind: 'end', status: wasCancelledByUs(payment) ? payment.status : status };
    case 'reservation':
      return {
        kind: 'act',
        // A deviating amount is never an order, nor is it reported as a reservation.
        status: isPaidExactly ? status : 'failed',
        followUp: isPaidExactly && orderable ? 'CAPTURE' : 'VOID',
      };
    case 'deviating':
      return {
        kind: 'act',
        status: matchesRequest ? status : 'failed',
        followUp: isPaidEnough && orderable ? 'APPROVE' : 'DECLINE',
      };
    case 'successful':
      if (!(payment.followUp === 'APPROVE' ? isPaidEnough : isPaidExactly)) return { kind: 'refund', why: 'amount' };
      if (!orderable) return { kind: 'refund', why: 'cart' };
      return { kind: 'order', status: orderedStatus(payment.followUp) };
  }
}

/** We cancelled it ourselves: the status of the provider since then only reflects that. */
function wasCancelledByUs({ followUp }: RequestedPayment): boolean {
  return followUp === 'VOID' || followUp === 'DECLINE';
}

/** C 4.5: a reserved or deviating payment keeps that name, with the follow-up that made an order of it. */
function orderedStatus(followUp: PaymentFollowUp | null): PaymentStatus {
  if (followUp === 'CAPTURE') return 'reservation';
  return followUp === 'APPROVE' ? 'deviating' : 'successful';
}
