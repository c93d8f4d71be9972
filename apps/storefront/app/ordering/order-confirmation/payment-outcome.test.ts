import type { VerifiedPayment } from '@bouwpoort/contract/ordering/checkout';
import { expect, test } from 'vitest';
import { type FollowedPayment, followedPayment, isUndecided, mayPayAgain, paymentWords } from './payment-outcome.ts';

const confirmation = { orderIds: ['21050001'] } as VerifiedPayment['confirmation'];

test.each([
  ['successful', null, confirmation, 'successful', false, false],
  ['notCompleted', null, null, 'notCompleted', true, true],
  ['refused', null, null, 'refused', false, true],
  ['canceledByUser', null, null, 'canceledByUser', false, true],
  ['failed', null, null, 'failed', false, true],
  ['deviating', null, null, 'deviating', true, false],
  ['deviating', 'APPROVE', null, 'deviating_APPROVE', true, false],
  ['deviating', 'APPROVE', confirmation, 'deviating_APPROVE', false, false],
  ['deviating', 'DECLINE', null, 'deviating_DECLINE', false, true],
  ['reservation', 'CAPTURE', confirmation, 'reservation_CAPTURE', false, false],
  ['reservation', 'VOID', null, 'reservation_VOID', false, true],
] as const)('%s %s', (status, followUp, confirmed, words, undecided, again) => {
  const payment = { status, followUp, confirmation: confirmed };
  expect(paymentWords(payment)).toBe(words);
  expect(isUndecided(payment)).toBe(undecided);
  expect(mayPayAgain(payment)).toBe(again);
});

test('an undecided payment is polled six times with increasing delays; then the user starts the next series', () => {
  const payment = { status: 'notCompleted', followUp: null, confirmation: null } as VerifiedPayment;
  const waits: (number | undefined)[] = [];
  let followed: FollowedPayment | undefined;
  for (let answer = 0; answer < 7; answer++) {
    followed = followedPayment(payment, followed);
    waits.push(followed.nextPollDelay);
  }
  expect(waits).toEqual([1000, 2000, 3000, 5000, 8000, undefined, 1000]);
});

test('a decided payment is not polled again', () => {
  const open = followedPayment({ status: 'notCompleted', confirmation: null } as VerifiedPayment, undefined);
  expect(
    followedPayment({ status: 'refused', confirmation: null } as VerifiedPayment, open).nextPollDelay,
  ).toBeUndefined();
});
