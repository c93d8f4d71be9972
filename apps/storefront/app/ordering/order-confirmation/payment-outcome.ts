import type { VerifiedPayment } from '@bouwpoort/contract/ordering/checkout';

type Outcome = Pick<VerifiedPayment, 'status' | 'followUp' | 'confirmation'>;

/** C 4.5, including the decision about a deviating payment or a reservation. Returns the key of the text. */
export function paymentWords({ status, followUp }: Outcome): string {
  return (status === 'deviating' || status === 'reservation') && followUp ? `${status}_${followUp}` : status;
}

/** Worth polling: the bank or the shop has not decided yet. */
export function isUndecided({ status, followUp, confirmation }: Outcome): boolean {
  if (confirmation) return false;
  if (status === 'notCompleted') return true;
  return (status === 'deviating' || status === 'reservation') && followUp !== 'DECLINE' && followUp !== 'VOID';
}

/** Nothing was ordered or paid, so the user may try again. */
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

/** Delays in milliseconds before an undecided payment is polled again; after the last one the user decides. */
const pollDelays: readonly number[] = [1000, 2000, 3000, 5000, 8000];

export interface FollowedPayment {
  payment: VerifiedPayment;
  /** The number of earlier polls in this series. */
  turn: number;
  /** Undefined at the end of the series. */
  nextPollDelay: number | undefined;
}

/** C 4.4. A poll after the end of a series, at the user's request, starts the next series. */
export function followedPayment(payment: VerifiedPayment, before: FollowedPayment | undefined): FollowedPayment {
  const turn = before?.nextPollDelay === undefined ? 0 : before.turn + 1;
  return { payment, turn, nextPollDelay: isUndecided(payment) ? pollDelays[turn] : undefined };
}
