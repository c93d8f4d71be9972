import type { OrderStatus } from '@bouwpoort/trade/ordering/order-status';
import { expect, test } from 'vitest';
import { openOrLatest } from './open-or-latest.ts';
import type { OrderSummary } from './order.ts';

const order = (id: string, date: string, status: OrderStatus): OrderSummary => ({
  id,
  date,
  status,
  customerName: '',
  customerObjectName: '',
  reference: '',
  requisitionForm: '',
  totalPrice: 0,
  totalPriceEx: 0,
});
const ids = (orders: readonly OrderSummary[]) => orders.map(({ id }) => id);

test('orders still to be delivered, the newest first', () => {
  const answer = openOrLatest([
    order('1', '2026-11-01', 'openstaandeorder'),
    order('2', '2026-11-03', 'invoiced'),
    order('3', '2026-11-02', 'backorder'),
  ]);
  expect(answer).toMatchObject({ open: 2, kind: 'open' });
  expect(ids(answer.shown)).toEqual(['3', '1']);
});

test('at most five orders', () => {
  const many = Array.from({ length: 9 }, (_, i) => order(String(i), `2026-11-0${i + 1}`, 'openstaandeorder'));
  expect(openOrLatest(many)).toMatchObject({ open: 9 });
  expect(ids(openOrLatest(many).shown)).toEqual(['8', '7', '6', '5', '4']);
});

test('the last three when all of them are delivered', () => {
  const done = ['1', '2', '3', '4'].map((id) => order(id, `2026-11-0${id}`, 'delivered'));
  expect(openOrLatest(done)).toMatchObject({ open: 0, kind: 'latest' });
  expect(ids(openOrLatest(done).shown)).toEqual(['4', '3', '2']);
  expect(openOrLatest([])).toEqual({ open: 0, shown: [], kind: 'latest' });
});
