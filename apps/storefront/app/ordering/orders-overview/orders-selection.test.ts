import { describe, expect, test } from 'vitest';
import { sampleSummary } from '../orders/order-samples.ts';
import { defaultAddress, type OrdersAddress, readAddress, sortedBy, writeAddress } from '../orders/orders-address.ts';
import { ordersPerPage, selectOrders } from './orders-selection.ts';

const now = new Date('2026-11-16T12:00:00Z');
const names = { canceled: 'Geannuleerd', openstaandeorder: 'Openstaand' } as Record<string, string>;
const basis = { now, statusName: (status: string) => names[status] ?? status };

const orders = [
  sampleSummary({ id: '900', date: '2026-11-15T08:00:00Z', totalPrice: 50, reference: 'Bus 10' }),
  sampleSummary({ id: '1000', date: '2026-11-01T08:00:00Z', totalPrice: -180, reference: 'Bus 2', status: 'canceled' }),
  sampleSummary({ id: '800', date: '2026-09-01T08:00:00Z', totalPrice: 1000, customerObjectName: 'Café Zürich' }),
  sampleSummary({ id: '700', date: '2025-03-01T08:00:00Z', totalPrice: 9, requisitionForm: 'BON-77' }),
];
const idsFor = (given: Partial<OrdersAddress>) =>
  selectOrders(orders, { ...defaultAddress, period: 'all', ...given }, basis).matching.map(({ id }) => id);

describe('filtering', () => {
  test('a year by default', () => {
    expect(selectOrders(orders, defaultAddress, basis).matching).toHaveLength(3);
    expect(idsFor({ period: '30' })).toEqual(['900', '1000']);
    expect(idsFor({ period: '90' })).toEqual(['900', '1000', '800']);
  });
  test('by status', () => {
    expect(idsFor({ status: 'canceled' })).toEqual(['1000']);
  });
  test('by every word of number, reference, receipt or project, ignoring accents', () => {
    expect(idsFor({ query: ' CAFE zurich ' })).toEqual(['800']);
    expect(idsFor({ query: 'bus 1000' })).toEqual(['1000']);
    expect(idsFor({ query: 'bon-77' })).toEqual(['700']);
    expect(idsFor({ query: 'bestaat niet' })).toEqual([]);
  });
});

describe('sorting', () => {
  const sorted = (field: OrdersAddress['sort']['field'], descending = false) => idsFor({ sort: { field, descending } });
  test('numbers by value, negative amounts first', () => {
    expect(sorted('nummer')).toEqual(['700', '800', '900', '1000']);
    expect(sorted('totaal')).toEqual(['1000', '700', '900', '800']);
    expect(sorted('totaal', true)).toEqual(['800', '900', '700', '1000']);
  });
  test('words by their label, with numbers in them by value', () => {
    expect(sorted('referentie').slice(0, 2)).toEqual(['1000', '900']);
    expect(sorted('status')[0]).toBe('1000');
    expect(sorted('datum')[0]).toBe('700');
  });
  test('selecting a heading again reverses the order', () => {
    const byTotal = sortedBy(defaultAddress, 'totaal');
    expect(byTotal.sort).toEqual({ field: 'totaal', descending: true });
    expect(sortedBy(byTotal, 'totaal').sort.descending).toBe(false);
    expect(sortedBy({ ...defaultAddress, page: 3 }, 'klantnaam')).toMatchObject({
      sort: { descending: false },
      page: 1,
    });
  });
});

test('a page beyond the last becomes the last', () => {
  const many = Array.from({ length: ordersPerPage + 1 }, (_, index) => sampleSummary({ id: String(index) }));
  const last = selectOrders(many, { ...defaultAddress, page: 9 }, basis);
  expect([last.page, last.pageCount, last.shown.length]).toEqual([2, 2, 1]);
  expect(selectOrders([], defaultAddress, basis)).toMatchObject({ page: 1, pageCount: 1, shown: [] });
});

describe('the address', () => {
  test('contains only non-default values, and is parsed back', () => {
    expect(writeAddress(defaultAddress).toString()).toBe('');
    const asked: OrdersAddress = {
      query: 'kerk & zn',
      status: 'backorder',
      period: 'all',
      sort: { field: 'totaal', descending: true },
      page: 2,
    };
    expect(writeAddress(asked).toString()).toBe('zoek=kerk+%26+zn&status=backorder&periode=all&sorteer=-totaal&page=2');
    expect(readAddress(writeAddress(asked))).toEqual(asked);
  });
  test('with invalid values means the defaults', () => {
    const odd = new URLSearchParams('status=onzin&periode=7&sorteer=--datum&page=-1');
    expect(readAddress(odd)).toEqual(defaultAddress);
    expect(readAddress(new URLSearchParams('page=1e9')).page).toBe(1);
  });
});
