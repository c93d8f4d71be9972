import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetPeriods, leftAfter, periodStart } from './budget-periods.ts';

test.each([
  ['project', '2026-11-17', null],
  ['year', '2026-11-17', '2026-01-01'],
  ['quarter', '2026-11-17', '2026-10-01'],
  ['quarter', '2026-03-31', '2026-01-01'],
  ['quarter', '2026-04-01', '2026-04-01'],
  ['month', '2026-11-17', '2026-11-01'],
  ['month', '2026-12-31', '2026-12-01'],
] as const)('the %s of %s begins on %s', (period, day, start) => {
  expect(periodStart(period, day)).toBe(start);
});

test('a period begins on a first of a month, not after the day it holds', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom(...budgetPeriods.filter((one) => one !== 'project')), (date, period) => {
      const at = date.toISOString().slice(0, 10);
      const start = periodStart(period, at) ?? '';
      expect(start).toMatch(/-01$/);
      expect(start <= at).toBe(true);
      expect(periodStart(period, start)).toBe(start);
    }),
  );
});

test('the rest of a budget is exact to the cent, and negative when an order does not fit', () => {
  expect(leftAfter({ amount: '42000', spent: '31480.40', reserved: '2150' }, '2674.39').toFixed(2)).toBe('5695.21');
  expect(leftAfter({ amount: '0.30', spent: '0.1', reserved: '0' }, '0.2').eq(0)).toBe(true);
  expect(leftAfter({ amount: '24000', spent: '23115.20', reserved: '0' }, '1960').toFixed(2)).toBe('-1075.20');
});
