import { expect, test } from 'vitest';
import { attemptFor, closeAttempt, openAttempt } from './order-attempt.ts';

function place() {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (text: string | null) => {
      kept = text;
    },
  };
}
let count = 0;
const newKey = () => `sleutel-${++count}`;
const shown = (cartId: number, salesOrderId = 'concept-1') => ({ cartId, salesOrderId });

test('the key stays the same until there is an answer, however often the button is pressed', () => {
  const at = place();
  const first = attemptFor(at, shown(7), 'invoice', newKey);
  expect(attemptFor(at, shown(7), 'invoice', newKey)).toEqual(first);
  closeAttempt(at);
  expect(attemptFor(at, shown(7), 'invoice', newKey).key).not.toBe(first.key);
});

test('another cart or payment method is a new attempt', () => {
  const at = place();
  const first = attemptFor(at, shown(7), 'invoice', newKey);
  const other = attemptFor(at, shown(7), 'cashondelivery', newKey);
  expect(other.key).not.toBe(first.key);
  expect(attemptFor(at, shown(8), 'cashondelivery', newKey).key).not.toBe(other.key);
});

test('a pending request from before the overview was prepared again is retried first', () => {
  const at = place();
  const first = attemptFor(at, shown(7), 'invoice', newKey);
  expect(attemptFor(at, shown(7, 'concept-2'), 'invoice', newKey)).toEqual(first);
  closeAttempt(at);
  expect(attemptFor(at, shown(7, 'concept-2'), 'invoice', newKey).salesOrderId).toBe('concept-2');
});

test.each([
  '',
  'x',
  'null',
  '{"key":"kort","cartId":1,"salesOrderId":null,"asked":"a"}',
  '{"key":"sleutel-lang","cartId":"1","salesOrderId":null,"asked":"a"}',
  '{"key":"sleutel-lang","cartId":1,"asked":"a"}',
])('an invalid stored attempt is ignored: %s', (text) => {
  const at = place();
  at.write(text);
  expect(openAttempt(at)).toBeNull();
});
