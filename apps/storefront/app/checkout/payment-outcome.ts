import type { VerifiedPayment } from '@bouwpoort/contract/checkout';

type Outcome = Pick<VerifiedPayment, 'status' | 'followUp' | 'confirmation'>;

/** C 4.5, with what was decided about a deviating payment or a reservation. The key of its words. */
export function paymentWords({ status, followUp }: Outcome): string {
  return (status === 'deviating' || status === 'reservation') && followUp ? `${status}_${followUp}` : status;
}

/** Worth asking again in a moment: the bank or the shop has not decided yet. */
export function isUndecided({ status, followUp, confirmation }: Outcome): boolean {
  if (confirmation) return false;
  if (status === 'notCompleted') return true;
  return (status === 'deviating' || status === 'reservation') && followUp !== 'DECLINE' && followUp !== 'VOID';
}

/** Nothing was ordered, and nothing is paid: it may be done again. */
export function mayPayAgain({ status, followUp, confirmation }: Outcome): boolean {
  if (confirmation) return false;
  switch (status) {
    case 'notCompleted':
    case 'refused':
    case 'canceledByUser':
    case 'failed':
      return true;
    case 'deviating':
      return followUp === 'DECLINE';
    case 'reservation':
      return followUp === 'VOID';
    case 'successful':
      return false;
  }
}

/** Milliseconds before an undecided payment is asked for again; after the last one the user decides. */
const askAgainAfter: readonly number[] = [1000, 2000, 3000, 5000, 8000];

export interface FollowedPayment {
  payment: VerifiedPayment;
  /** How many times in this series it had been asked for before. */
  turn: number;
  /** Undefined when the series is over. */
  askAgainIn: number | undefined;
}

/** C 4.4. A question after the end of a series, at the user's request, begins the next one. */
export function followedPayment(payment: VerifiedPayment, before: FollowedPayment | undefined): FollowedPayment {
  const turn = before?.askAgainIn === undefined ? 0 : before.turn + 1;
  return { payment, turn, askAgainIn: isUndecided(payment) ? askAgainAfter[turn] : undefined };
}
