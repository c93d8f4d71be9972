import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { startOfDay } from '@bouwpoort/trade/foundation/dutch-midnight';
import { describe, expect, test } from 'vitest';
import { catalogueFills } from '../catalogue/catalogue.ts';
import { firstDay } from '../demo-world.ts';
import { addDays, isWorkday } from '../places/demo-days.ts';
import type { Cell } from '../table-fill.ts';

const moments = {
  'Monday morning': '2026-11-16T08:40:00+01:00',
  'a Sunday afternoon': '2026-11-22T15:00:00+01:00',
  "King's Day": '2027-04-27T11:00:00+02:00',
  'Christmas Day': '2026-12-25T20:00:00+01:00',
  'five past midnight': '2026-11-18T00:05:00+01:00',
  'the first second of a day': '2026-11-18T00:00:00+01:00',
  'the end of a day': '2026-11-18T23:59:00+01:00',
};

type Order = Partial<Record<string, Cell | Date>> & { at: Date };

function dayAt(iso: string) {
  const now = new Date(iso);
  const size = { products: 300, seed: 5, today: dayOf(now), now: now.toISOString() };
  const tables = Map.groupBy(firstDay(size), ({ table }) => table);
  const rowsOf = (table: string) =>
    (tables.get(table) ?? []).flatMap(({ columns, rows }) =>
      [...rows].map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i] ?? null]))),
    );
  const orders = rowsOf('sales_order').map((row): Order => ({ ...row, at: new Date(String(row.order_date)) }));
  const lastWeek = addDays(size.today, -7);
  const soFar = now.getTime() - startOfDay(size.today).getTime();
  return {
    now,
    today: size.today,
    orders,
    ofToday: orders.filter(({ at }) => dayOf(at) === size.today),
    lastWeekSoFar: orders.filter(
      ({ at }) => dayOf(at) === lastWeek && at.getTime() <= startOfDay(lastWeek).getTime() + soFar,
    ),
    lines: rowsOf('sales_order_line'),
    searches: rowsOf('search_term').filter(({ day }) => day === size.today),
  };
}

describe.each(Object.entries(moments))('on %s', (_, iso) => {
  const { now, today, orders, ofToday, lastWeekSoFar, lines, searches } = dayAt(iso);

  test('there are orders of today, and none of them lies in the future', () => {
    expect(ofToday.length).toBeGreaterThanOrEqual(3);
    expect(orders.filter(({ at }) => at > now)).toEqual([]);
  });

  test('there are orders of the same day last week, before this time of day', () => {
    expect(lastWeekSoFar.length).toBeGreaterThanOrEqual(3);
  });

  test('orders wait for approval of their credit', () => {
    expect(ofToday.filter(({ held_for_credit }) => held_for_credit === true)).toHaveLength(2);
    expect(orders.filter(({ held_for_credit }) => held_for_credit === true)).toHaveLength(2);
  });

  test('there are deliveries of today', () => {
    const arriving = new Set(
      lines.flatMap((line) => (line.delivery_date_after === today ? [String(line.order_id)] : [])),
    );
    const delivering = orders.filter((one) => arriving.has(String(one.order_id)) && one.order_type_id !== 'halen');
    expect(delivering.length).toBeGreaterThanOrEqual(3);
  });

  test('there are searches that found nothing', () => {
    expect(searches.length).toBeGreaterThan(5);
    expect(searches.every(({ misses }) => Number(misses) > 0)).toBe(true);
  });

  test('every order has lines and a number of its own, between those of the past and those to come', () => {
    const numbers = orders.map(({ order_id }) => String(order_id));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((number) => Number(number.slice(2)) >= 43_000 && Number(number.slice(2)) < 50_001)).toBe(true);
    expect(new Set(lines.map(({ order_id }) => order_id)).size).toBe(orders.length);
  });
});

test('an ordinary morning is busier than a Sunday, and lorries have delivered more in the evening', () => {
  const morning = dayAt('2026-11-16T12:00:00+01:00');
  const sunday = dayAt('2026-11-22T12:00:00+01:00');
  expect(isWorkday(morning.today) && !isWorkday(sunday.today)).toBe(true);
  expect(morning.ofToday.length).toBeGreaterThan(sunday.ofToday.length);
  const delivered = (iso: string) => dayAt(iso).orders.filter(({ status_code }) => status_code === '30').length;
  expect(delivered('2026-11-18T19:00:00+01:00')).toBeGreaterThan(delivered('2026-11-18T07:00:00+01:00'));
});

test('without a moment the day has not begun', () => {
  expect(firstDay({ products: 300, seed: 5, today: '2026-11-16' })).toEqual([]);
});

test('what was missed is not in the catalogue', () => {
  const size = { products: 2500, seed: 5, today: '2026-11-16' };
  const products = catalogueFills(size).find(({ table }) => table === 'product');
  const names = [...(products?.rows ?? [])].map((row) => String(row[4]).toLowerCase());
  const { searches } = dayAt(moments['Monday morning']);
  expect(searches.filter(({ term }) => names.some((name) => name.includes(String(term))))).toEqual([]);
});
