import type { DeliveryCalendar } from '@bouwpoort/trade/catalogue/delivery-days';
import { describe, expect, test } from 'vitest';
import {
  dayChoices,
  dayRow,
  firstOf,
  laterThan,
  latestChoices,
  plannedLines,
  refusalOfTyped,
  refusedIn,
  withoutFixedDay,
} from './day-choices.ts';

const calendar: DeliveryCalendar = {
  cutOffs: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, time: '16:00', method: 'storedelivery' as const, leadDays: 1 },
    { weekday, time: '16:00', method: 'instorepickup' as const, leadDays: 0 },
  ]),
  closures: [
    { date: '2026-11-19', name: 'Personeelsdag' },
    { date: '2026-11-20', name: '' },
  ],
  openWeekdays: [1, 2, 3, 4, 5, 6],
};
const monday = new Date('2026-11-16T10:00:00+01:00');
const refusalsOf = (choices: ReturnType<typeof dayChoices>) =>
  Object.fromEntries(choices.days.slice(0, 7).map(({ day, refusal }) => [day.slice(8), refusal]));

describe('possible days', () => {
  test('delivery: not today, in the weekend or on a closed day, each with its reason', () => {
    expect(refusalsOf(dayChoices(calendar, 'storedelivery', monday))).toEqual({
      16: 'Te laat besteld voor deze dag',
      17: undefined,
      18: undefined,
      19: 'Personeelsdag',
      20: 'De vestiging is dan gesloten',
      21: 'In het weekend leveren we niet',
      22: 'In het weekend leveren we niet',
    });
  });

  test('pickup: on Saturday where the branch is open', () => {
    const choices = dayChoices(calendar, 'instorepickup', monday);
    expect(refusalsOf(choices)).toMatchObject({ 16: undefined, 21: undefined, 22: 'De vestiging is dan gesloten' });
    expect(choices.first).toBe('2026-11-17');
  });

  test('starts at the first day that any line can arrive, with the reason for the days before it', () => {
    const lines = [
      { variantGuid: 'a', notOrderable: null },
      { variantGuid: 'b', notOrderable: null },
      { variantGuid: 'c', notOrderable: 'unknown' },
    ];
    const windowOf = (deliveryDateAfter: string) => ({
      contentId: '',
      deliveryDateAfter,
      deliveryDateBefore: deliveryDateAfter,
      supplySource: 'supplier' as const,
    });
    const planned = plannedLines(
      lines,
      new Map([
        ['a', windowOf('2026-11-21')],
        ['b', windowOf('2026-11-26')],
        ['c', windowOf('2026-11-16')],
      ]),
    );
    expect(firstOf(planned)).toBe('2026-11-21');
    const choices = dayChoices(calendar, 'storedelivery', monday, firstOf(planned));
    expect(choices.first).toBe('2026-11-23');
    expect(laterThan(planned, choices.first).map(({ variantGuid }) => variantGuid)).toEqual(['b']);
    expect(firstOf(plannedLines(lines, new Map()))).toBeNull();
  });

  test('after the cut-off it is a day later', () => {
    const late = new Date('2026-11-16T16:00:00+01:00');
    expect(dayChoices(calendar, 'storedelivery', late).first).toBe('2026-11-18');
  });

  test('ends at the horizon', () => {
    expect(dayChoices(calendar, 'storedelivery', monday).days.at(-1)?.day).toBe('2026-12-14');
  });
});

test('the row starts at the first possible day and skips closed Sundays', () => {
  const row = dayRow(dayChoices(calendar, 'storedelivery', monday));
  expect(row.map(({ day }) => day.slice(8))).toEqual(['17', '18', '19', '20', '21', '23', '24']);
  expect(refusedIn(row).map(({ words, days }) => [words, days.length])).toEqual([
    ['Personeelsdag', 1],
    ['De vestiging is dan gesloten', 1],
    ['In het weekend leveren we niet', 1],
  ]);
});

test('the latest day is not before the wanted one', () => {
  const choices = latestChoices(dayChoices(calendar, 'storedelivery', monday), '2026-11-18', 'te vroeg');
  expect(choices.slice(1, 4).map(({ refusal }) => refusal)).toEqual(['te vroeg', undefined, 'Personeelsdag']);
});

test.each([
  ['2026-11-17', undefined],
  ['2026-11-19', 'Personeelsdag'],
  ['2027-03-01', 'ver'],
  ['2026-11-01', 'voorbij'],
])('typed: %s', (day, expected) => {
  const { days } = dayChoices(calendar, 'storedelivery', monday);
  expect(refusalOfTyped(days, day, 'ver', 'voorbij')).toBe(expected);
});

test('late lines, among those that can be ordered', () => {
  const line = (deliveryFrom: string | null, notOrderable: string | null = null) => ({ deliveryFrom, notOrderable });
  const lines = [line('2026-11-17'), line('2026-11-24'), line(null), line('2026-11-24', 'unpublished')];
  expect(laterThan(lines, '2026-11-17')).toEqual([lines[1]]);
  expect(laterThan(lines, null)).toEqual([]);
});

test('a delivery by a supplier has no fixed day while its window ends after the latest day', () => {
  const line = (supplySource: 'branch' | 'supplier', deliveryFrom: string, deliveryUntil: string) => ({
    ...{ supplySource, deliveryFrom, deliveryUntil, notOrderable: null },
  });
  const bought = line('supplier', '2026-11-24', '2026-11-27');
  const lines = [line('branch', '2026-11-17', '2026-11-18'), bought];
  expect(withoutFixedDay(lines, '2026-11-24', '2026-11-24')).toEqual([bought]);
  expect(withoutFixedDay(lines, '2026-11-24', '2026-11-27')).toEqual([]);
  expect(withoutFixedDay(lines, '2026-11-17', '2026-11-17'), 'it is late then').toEqual([]);
  expect(withoutFixedDay(lines, null, null)).toEqual([]);
});
