import { expect, test } from 'vitest';
import { fromWallClock, toWallClock } from './dutch-time.ts';

test.each([
  ['2026-11-20T09:30', '2026-11-20T08:30:00.000Z'],
  ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T04:00', '2026-10-25T03:00:00.000Z'],
])('the clock in Amsterdam shows %s at %s', (shown, moment) => {
  expect(fromWallClock(shown)).toBe(moment);
  expect(toWallClock(moment)).toBe(shown);
});

test('an invalid day and time is not a moment', () => {
  expect(fromWallClock('')).toBeUndefined();
  expect(fromWallClock('2026-11-20')).toBeUndefined();
});
