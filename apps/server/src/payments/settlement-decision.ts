import type { PaymentFollowUp, PaymentStatus } from '@bouwpoort/contract/checkout';
import type { ProviderPayment } from './payment-provider.ts';
import { paymentStatusOf } from './payment-status.ts';

/** Our own data of a payment at the moment the provider is queried. */
export interface PaymentAsked {
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
export function decideOn(payment: PaymentAsked, word: ProviderPayment, orderable: boolean): Decision {
  const { status } = paymentStatusOf(word.code);
  const asAsked = word.orderId === payment.orderId && word.currency === 'EUR' && word.amountCents === payment.dueCents;
  const whole = asAsked && word.paidCents === payment.dueCents;
  const enough = asAsked && word.paidCents >= payment.dueCents;
  switch (status) {
    case 'notCompleted':
      return { kind: 'wait', status };
    case 'canceledByUser':
    case 'refused':
    case 'failed':
      return { kind: 'end', status: gaveUp(payment) ? payment.status : status };
    case 'reservation':
      return {
        kind: 'act',
        // A deviating amount is never an order, nor is it reported as a reservation.
        status: whole ? status : 'failed',
        followUp: whole && orderable ? 'CAPTURE' : 'VOID',
      };
    case 'deviating':
      return {
        kind: 'act',
        status: asAsked ? status : 'failed',
        followUp: enough && orderable ? 'APPROVE' : 'DECLINE',
      };
    case 'successful':
      if (!(payment.followUp === 'APPROVE' ? enough : whole)) return { kind: 'refund', why: 'amount' };
      if (!orderable) return { kind: 'refund', why: 'cart' };
      return { kind: 'order', status: orderedStatus(payment.followUp) };
  }
}

/** We cancelled it ourselves: the status of the provider since then only reflects that. */
function gaveUp({ followUp }: PaymentAsked): boolean {
  return followUp === 'VOID' || followUp === 'DECLINE';
}

/** C 4.5: a reserved or deviating payment keeps that name, with the follow-up that made an order of it. */
function orderedStatus(followUp: PaymentFollowUp | null): PaymentStatus {
  if (followUp === 'CAPTURE') return 'reservation';
  return followUp === 'APPROVE' ? 'deviating' : 'successful';
}
