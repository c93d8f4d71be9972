import type { OrderStatus } from '@bouwpoort/trade/ordering/order-status';
import { expect, test } from 'vitest';
import { progressOf } from './order-progress.ts';

const marks = (status: OrderStatus, orderTypeId = 'brengen') =>
  progressOf({ status, orderTypeId }).map(({ step, state }) => `${step} ${state}`);

test('an open order waits at its second step', () => {
  expect(marks('openstaandeorder')).toEqual(['received done', 'open now', 'underway ahead', 'delivered ahead']);
  expect(marks('backorder')[1]).toBe('backorder now');
});

test('a pickup is ready and collected, not underway', () => {
  expect(marks('openstaandeorder', 'collect').slice(2)).toEqual(['ready ahead', 'collected ahead']);
});

test('delivered and later: all steps are done', () => {
  for (const status of ['delivered', 'partlyinvoiced', 'invoiced'] as const) {
    expect(marks(status).every((mark) => mark.endsWith(' done'))).toBe(true);
  }
});

test('a cancelled order has no progress', () => {
  for (const status of ['canceled', 'returned', 'statusunknown'] as const) expect(marks(status)).toEqual([]);
});
