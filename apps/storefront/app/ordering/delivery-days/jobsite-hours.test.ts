import { expect, test } from 'vitest';
import { outsideHours, unloadingDays } from './jobsite-hours.ts';

const mornings = { days: [1, 3, 5], from: '07:30', until: '12:00' };

test.each([
  ['a day of the card', mornings, '2026-11-23', 'any', null],
  ['a day on which nothing is unloaded', mornings, '2026-11-24', 'any', 'day'],
  ['an afternoon where the site closes at noon', mornings, '2026-11-23', 'afternoon', 'time'],
  ['a morning there', mornings, '2026-11-23', 'morning', null],
  ['before nine where the site opens at nine', { ...mornings, from: '09:00' }, '2026-11-23', 'early', 'time'],
  ['any moment where the card says nothing', { days: [], from: null, until: null }, '2026-11-22', 'early', null],
] as const)('%s', (_, hours, day, time, expected) => {
  expect(outsideHours(hours, day, time)).toBe(expected);
});

const possible = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];

test.each([
  ['a day of the card', '2026-11-23', '2026-11-23', null],
  ['a day on which nothing is unloaded', '2026-11-24', '2026-11-24', { inWindow: [], next: '2026-11-25' }],
  [
    'days of which some are',
    '2026-11-23',
    '2026-11-26',
    { inWindow: ['2026-11-23', '2026-11-25'], next: '2026-11-27' },
  ],
  ['beyond what is planned', '2026-12-24', '2026-12-28', null],
] as const)('a delivery on %s', (_, after, before, expected) => {
  expect(unloadingDays(mornings, { after, before }, possible)).toEqual(expected);
});
