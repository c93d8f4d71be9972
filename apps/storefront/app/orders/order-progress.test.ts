import type { OrderStatus } from '@bouwpoort/trade/order-status';
import { expect, test } from 'vitest';
import { progressOf } from './order-progress.ts';

const marks = (status: OrderStatus, orderTypeId = 'brengen') =>
  progressOf({ status, orderTypeId }).map(({ step, state }) => `${step} ${state}`);

test('an open order waits at its second step', () => {
  expect(marks('openstaandeorder')).toEqual(['received done', 'open now', 'underway ahead', 'delivered ahead']);
  expect(marks('backorder')[1]).toBe('backorder now');
});

test('what is fetched is ready and collected, not underway', () => {
  expect(marks('openstaandeorder', 'collect').slice(2)).toEqual(['ready ahead', 'collected ahead']);
});

test('delivered and after: all is done', () => {
  for (const status of ['delivered', 'partlyinvoiced', 'invoiced'] as const) {
    expect(marks(status).every((mark) => mark.endsWith(' done'))).toBe(true);
  }
});

test('what goes nowhere has no way to show', () => {
  for (const status of ['canceled', 'returned', 'statusunknown'] as const) expect(marks(status)).toEqual([]);
});
