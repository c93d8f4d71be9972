import type { PaymentStatus } from '@bouwpoort/contract/ordering/checkout';

/** The provider's codes, with the names of C 4.5. */
const statusOfCode: Readonly<Record<number, PaymentStatus>> = {
  100: 'successful',
  95: 'reservation',
  97: 'reservation',
  85: 'deviating',
  [-51]: 'deviating',
  [-90]: 'canceledByUser',
  [-63]: 'refused',
  [-64]: 'refused',
  [-60]: 'failed',
  [-61]: 'failed',
  [-80]: 'failed',
  20: 'notCompleted',
  25: 'notCompleted',
  50: 'notCompleted',
  60: 'notCompleted',
  90: 'notCompleted',
  98: 'notCompleted',
};

/** An unknown code ends nothing: the payment is open until the provider sends a known one. */
export function paymentStatusOf(code: number): { status: PaymentStatus; known: boolean } {
  const status = statusOfCode[code];
  return status ? { status, known: true } : { status: 'notCompleted', known: false };
}
