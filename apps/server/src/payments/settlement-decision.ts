import type { PaymentFollowUp, PaymentStatus } from '@bouwpoort/contract/checkout';
import type { ProviderPayment } from './payment-provider.ts';
import { paymentStatusOf } from './payment-status.ts';

/** What is known of a payment on our side when the provider is asked. */
export interface PaymentAsked {
  orderId: string;
  dueCents: number;
  status: PaymentStatus;
  followUp: PaymentFollowUp | null;
}

type Decision =
  /** Nothing has been decided yet, by anybody. */
  | { kind: 'wait'; status: PaymentStatus }
  /** It is over, and nothing was paid. */
  | { kind: 'end'; status: PaymentStatus }
  /** The provider waits for our word. */
  | { kind: 'act'; status: PaymentStatus; followUp: PaymentFollowUp }
  | { kind: 'order'; status: PaymentStatus }
  /** Paid, and not to be ordered: somebody must give the money back. */
  | { kind: 'refund'; why: 'amount' | 'cart' };

/** Looks at the provider's word and at nothing else that anybody claims. */
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
        // An amount nobody asked for is never an order, and not worth the name of a reservation either.
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

/** We let it go ourselves: what the provider calls it since is only our own doing. */
function gaveUp({ followUp }: PaymentAsked): boolean {
  return followUp === 'VOID' || followUp === 'DECLINE';
}

/** C 4.5: what was reserved or deviated keeps that name, with the follow-up that made an order of it. */
function orderedStatus(followUp: PaymentFollowUp | null): PaymentStatus {
  if (followUp === 'CAPTURE') return 'reservation';
  return followUp === 'APPROVE' ? 'deviating' : 'successful';
}
