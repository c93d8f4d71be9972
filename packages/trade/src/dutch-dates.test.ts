import { expect, test } from 'vitest';
import { dayOf, isValidDate, showDate } from './dutch-dates.ts';

test('a day is written in Dutch words', () => {
  expect(showDate('2026-03-01')).toBe('1 maart 2026');
});

test('a moment belongs to the day it is in the Netherlands', () => {
  expect(dayOf(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
  expect(dayOf(new Date('2026-12-31T22:30:00Z'))).toBe('2026-12-31');
  expect(showDate('2026-06-30T22:30:00Z')).toBe('1 juli 2026');
});

test('only a real date is valid', () => {
  expect(isValidDate(new Date('2026-02-28'))).toBe(true);
  expect(isValidDate(new Date('geen datum'))).toBe(false);
  expect(isValidDate('2026-01-01')).toBe(false);
});
