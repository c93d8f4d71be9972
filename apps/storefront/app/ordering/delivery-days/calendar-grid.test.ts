import { describe, expect, test } from 'vitest';
import { addMonths, movedBy, weeksOf } from './calendar-grid.ts';

describe('the weeks of a month', () => {
  test('begin on Monday, with the days of other months left blank', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  test('a February of 28 days can fill exactly four', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  test('no day is skipped or repeated at the turn of the year or a clock change', () => {
    for (const [month, count] of [
      ['2026-12', 31],
      ['2027-01', 31],
      ['2027-03', 31],
      ['2028-02', 29],
    ] as const) {
      const days = weeksOf(month)
        .flat()
        .filter((day) => day !== null);
      expect(new Set(days).size).toBe(count);
      expect(days).toHaveLength(count);
    }
  });
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-10', -1, '2025-12-10'],
])('%s and %i months', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected);
});

test.each([
  ['ArrowLeft', '2026-11-17'],
  ['ArrowRight', '2026-11-19'],
  ['ArrowUp', '2026-11-16'],
  ['ArrowDown', '2026-11-25'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-11-16'],
  ['PageDown', '2026-12-14'],
  ['Enter', undefined],
  ['x', undefined],
])('%s', (key, expected) => {
  expect(movedBy(key, '2026-11-18', '2026-11-16', '2026-12-14')).toBe(expected);
});
