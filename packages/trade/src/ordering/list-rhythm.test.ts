import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../foundation/calendar-days.ts';
import { isRhythmDay, type ListRhythm, nextRhythmDay, rhythmWords } from './list-rhythm.ts';

test.each<[ListRhythm, string, boolean]>([
  [{ every: 'week', on: 1 }, '2026-11-16', true],
  [{ every: 'week', on: 7 }, '2026-11-22', true],
  [{ every: 'week', on: 1 }, '2026-11-17', false],
  [{ every: 'month', on: 1 }, '2026-12-01', true],
  [{ every: 'month', on: 31 }, '2026-11-30', true],
  [{ every: 'month', on: 31 }, '2026-12-30', false],
  [{ every: 'month', on: 30 }, '2027-02-28', true],
  [{ every: 'month', on: 29 }, '2028-02-29', true],
  [{ every: 'month', on: 29 }, '2028-02-28', false],
])('%j on %s: %s', (rhythm, day, expected) => {
  expect(isRhythmDay(rhythm, day)).toBe(expected);
});

const rhythm = fc.oneof(
  fc.record({ every: fc.constant('week' as const), on: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ every: fc.constant('month' as const), on: fc.integer({ min: 1, max: 31 }) }),
);

test('every month has one day of a monthly rhythm, and every week one of a weekly', () => {
  fc.assert(
    fc.property(rhythm, fc.integer({ min: 0, max: 4000 }), (one, after) => {
      const from = addDays('2026-01-01', after);
      const first = nextRhythmDay(one, from);
      const second = nextRhythmDay(one, addDays(first, 1));
      const apart = (Date.parse(second) - Date.parse(first)) / 86_400_000;
      return first >= from && (one.every === 'week' ? apart === 7 : apart >= 28 && apart <= 31);
    }),
  );
});

test('a rhythm in words', () => {
  expect(rhythmWords({ every: 'week', on: 1 })).toBe('elke maandag');
  expect(rhythmWords({ every: 'month', on: 15 })).toBe('elke maand op de 15e');
});
