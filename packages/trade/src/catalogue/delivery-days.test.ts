import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../tools/property-runs.ts';
import { addDays, daysBetween, weekdayOf } from '../foundation/calendar-days.ts';
import { dayOf } from '../foundation/dutch-dates.ts';
import {
  type CutOff,
  type DeliveryCalendar,
  type DeliveryMethodName,
  defaultDay,
  deliveryDays,
  deliveryPromise,
  deliveryWindow,
  earliestDay,
  handsOut,
  refusalOf,
} from './delivery-days.ts';
import { promiseWords, refusalWords, windowWords } from './delivery-words.ts';
import type { SupplySource } from './supply.ts';

const week = [1, 2, 3, 4, 5, 6, 7];
const cutOffs: CutOff[] = week.flatMap((weekday): CutOff[] => [
  weekday > 5
    ? { weekday, time: '12:00', method: 'storedelivery', leadDays: 1 }
    : { weekday, time: '16:00', method: 'storedelivery', leadDays: 1 },
  weekday > 5
    ? { weekday, time: '12:00', method: 'instorepickup', leadDays: 1 }
    : { weekday, time: '15:00', method: 'instorepickup', leadDays: 0 },
]);
const calendar: DeliveryCalendar = {
  cutOffs,
  closures: [
    { date: '2026-12-25', name: 'Eerste kerstdag' },
    { date: '2026-12-26', name: 'Tweede kerstdag' },
    { date: '2027-01-01', name: 'Nieuwjaarsdag' },
    ...Array.from({ length: 19 }, (_, i) => ({
      date: addDays('2027-08-02', i),
      name: 'Bouwvak regio Midden',
      deliveryOnly: true,
    })),
  ],
  openWeekdays: [1, 2, 3, 4, 5, 6],
};
/** A moment on Dutch clocks; winter is an hour ahead of UTC, summer two. */
const at = (day: string, time: string, offset = '+01:00') => new Date(`${day}T${time}:00${offset}`);

test('in the bouwvak there is no delivery, but pickup at the counter', () => {
  const now = at('2027-08-10', '09:00', '+02:00');
  expect(earliestDay(calendar, 'instorepickup', now)).toBe('2027-08-10');
  expect(refusalOf(calendar, 'instorepickup', now, '2027-08-11')).toBeUndefined();
  expect(refusalOf(calendar, 'storedelivery', now, '2027-08-11')).toMatchObject({ reason: 'closed' });
});

test('a branch without a counter hands out on no day, and nothing breaks of it', () => {
  const showroom: DeliveryCalendar = { ...calendar, openWeekdays: [] };
  const now = at('2026-11-16', '09:00');
  expect(handsOut(showroom)).toBe(false);
  expect(deliveryDays(showroom, 'instorepickup', now).every(({ refusal }) => refusal !== undefined)).toBe(true);
  expect(daysBetween('2026-11-16', defaultDay(showroom, 'instorepickup', now))).toBeGreaterThan(365);
  const withoutPickup = cutOffs.filter(({ method }) => method === 'storedelivery');
  expect(
    daysBetween('2026-11-16', earliestDay({ ...calendar, cutOffs: withoutPickup }, 'instorepickup', now)),
  ).toBeGreaterThan(365);
  expect(handsOut({ ...calendar, cutOffs: withoutPickup })).toBe(false);
  expect([handsOut(calendar), handsOut({ ...calendar, cutOffs: [] })]).toEqual([true, true]);
});

describe('the first day of delivery', () => {
  test.each([
    ['Monday morning', at('2026-11-16', '09:00'), '2026-11-17'],
    ['a minute before the cut-off', at('2026-11-16', '15:59'), '2026-11-17'],
    ['at the cut-off', at('2026-11-16', '16:00'), '2026-11-18'],
    ['just before midnight', at('2026-11-16', '23:59'), '2026-11-18'],
    ['just after midnight', at('2026-11-17', '00:01'), '2026-11-18'],
    ['Friday morning', at('2026-11-20', '09:00'), '2026-11-23'],
    ['Friday evening', at('2026-11-20', '20:00'), '2026-11-23'],
    ['Saturday after noon', at('2026-11-21', '13:00'), '2026-11-23'],
    ['Sunday after noon', at('2026-11-22', '13:00'), '2026-11-24'],
    ['the day before Christmas', at('2026-12-24', '09:00'), '2026-12-28'],
    ['Christmas day: nobody takes it in before Sunday', at('2026-12-25', '09:00'), '2026-12-28'],
    ['New Year’s Eve in the evening', at('2026-12-31', '18:00'), '2027-01-04'],
    ['the Friday before the bouwvak', at('2027-07-30', '09:00', '+02:00'), '2027-08-23'],
    ['in the bouwvak', at('2027-08-10', '09:00', '+02:00'), '2027-08-23'],
    ['in the hour that comes twice', new Date('2026-10-25T00:30:00Z'), '2026-10-26'],
    ['in the hour that comes twice, again', new Date('2026-10-25T01:30:00Z'), '2026-10-26'],
    ['after the hour that is skipped', new Date('2027-03-28T01:30:00Z'), '2027-03-29'],
  ])('%s', (_, now, expected) => {
    expect(earliestDay(calendar, 'storedelivery', now)).toBe(expected);
  });
});

describe('the first day of pickup', () => {
  test.each([
    ['in the morning: today', at('2026-11-16', '09:00'), '2026-11-16'],
    ['after the cut-off: tomorrow', at('2026-11-16', '15:00'), '2026-11-17'],
    ['Friday evening: Monday, for Saturday takes a day', at('2026-11-20', '18:00'), '2026-11-23'],
    ['Friday morning: today', at('2026-11-20', '08:00'), '2026-11-20'],
  ])('%s', (_, now, expected) => {
    expect(earliestDay(calendar, 'instorepickup', now)).toBe(expected);
  });
  test('on a Saturday only where the counter is open then', () => {
    const saturday = '2026-11-21';
    const now = at('2026-11-16', '09:00');
    expect(refusalOf(calendar, 'instorepickup', now, saturday)).toBeUndefined();
    expect(refusalOf({ ...calendar, openWeekdays: [1, 2, 3, 4, 5] }, 'instorepickup', now, saturday)).toEqual({
      reason: 'weekend',
    });
    expect(refusalOf(calendar, 'storedelivery', now, saturday)).toEqual({ reason: 'weekend' });
  });
});

test('a branch without cut-off times takes a day', () => {
  const open = { ...calendar, cutOffs: [] };
  expect(earliestDay(open, 'storedelivery', at('2026-11-16', '23:00'))).toBe('2026-11-17');
});

test('each day that cannot be chosen says why', () => {
  const now = at('2026-12-14', '17:00');
  const why = (day: string) => refusalOf(calendar, 'storedelivery', now, day)?.reason;
  expect([why('2026-12-13'), why('2026-12-15'), why('2026-12-19'), why('2026-12-25'), why('2027-01-12')]).toEqual([
    'past',
    'tooSoon',
    'weekend',
    'closed',
    'tooFar',
  ]);
  expect(why('2026-12-16')).toBeUndefined();
  expect(refusalWords({ reason: 'closed', name: 'Eerste kerstdag' }, 'storedelivery')).toBe('Eerste kerstdag');
});

test('the date field starts tomorrow at the earliest', () => {
  expect(defaultDay(calendar, 'instorepickup', at('2026-11-16', '09:00'))).toBe('2026-11-17');
  expect(defaultDay(calendar, 'storedelivery', at('2026-11-20', '09:00'))).toBe('2026-11-23');
});

test.each<[SupplySource, DeliveryMethodName, string, string]>([
  ['branch', 'storedelivery', '2026-11-17', '2026-11-17'],
  ['otherWarehouses', 'storedelivery', '2026-11-18', '2026-11-18'],
  ['supplier', 'storedelivery', '2026-11-24', '2026-11-27'],
  ['branch', 'instorepickup', '2026-11-16', '2026-11-16'],
  ['otherWarehouses', 'instorepickup', '2026-11-17', '2026-11-17'],
  // A Saturday brings nothing in.
  ['supplier', 'instorepickup', '2026-11-23', '2026-11-26'],
  ['supplier', 'directdelivery', '2026-11-24', '2026-11-27'],
])('from %s by %s it comes from %s until %s', (source, method, after, before) => {
  const now = at('2026-11-16', '09:00');
  expect(deliveryWindow(calendar, method, now, source)).toEqual({ after, before });
  expect(deliveryPromise(calendar, method, now, source).arrivesOn).toBe(after);
});

describe('in words', () => {
  const words = (now: Date, method: 'storedelivery' | 'instorepickup' = 'storedelivery') =>
    promiseWords(deliveryPromise(calendar, method, now), method, now);
  test('today for tomorrow', () => {
    expect(words(at('2026-11-16', '09:00'))).toEqual({
      arrival: 'Morgen geleverd, di 17 november',
      condition: 'Bestel vandaag vóór 16.00 uur',
      line: 'Vandaag vóór 16.00 uur besteld, morgen geleverd',
    });
  });
  test('too late today', () => {
    expect(words(at('2026-11-16', '16:30')).line).toBe('Morgen vóór 16.00 uur besteld, woensdag geleverd');
  });
  test('over the holidays', () => {
    expect(words(at('2026-12-24', '09:00')).arrival).toBe('Maandag geleverd, ma 28 december');
    expect(words(at('2027-07-30', '09:00', '+02:00')).arrival).toBe('Ma 23 augustus geleverd');
  });
  test('pickup', () => {
    expect(words(at('2026-11-16', '09:00'), 'instorepickup').arrival).toBe(
      'Vandaag klaar om af te halen, ma 16 november',
    );
  });
  test.each([
    [{ after: '2026-11-17', before: '2026-11-18' }, 'di 17 of wo 18 november'],
    [{ after: '2026-11-20', before: '2026-11-23' }, 'vr 20 of ma 23 november'],
    [{ after: '2026-11-26', before: '2026-12-01' }, 'tussen do 26 november en di 1 december'],
    [{ after: '2026-11-17', before: '2026-11-17' }, 'di 17 november'],
  ])('the window %o', (window, expected) => {
    expect(windowWords(window)).toBe(expected);
  });
});

/** Any minute of two years, both clock changes and three bouwvakken around it. */
const moments = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
  .map((minute) => new Date(minute * 60_000));
const methods = fc.constantFrom('storedelivery' as const, 'instorepickup' as const);
const sources = fc.constantFrom<SupplySource>('branch', 'otherWarehouses', 'supplier');

test('the promised day can be chosen or is beyond the horizon; no earlier day can be chosen', () => {
  fc.assert(
    fc.property(moments, methods, (now, method) => {
      const { arrivesOn } = deliveryPromise(calendar, method, now);
      expect(arrivesOn).toBe(earliestDay(calendar, method, now));
      const refusal = refusalOf(calendar, method, now, arrivesOn);
      expect(refusal === undefined || refusal.reason === 'tooFar').toBe(true);
      const open = deliveryDays(calendar, method, now).filter((one) => one.refusal === undefined);
      expect(open[0]?.day ?? arrivesOn).toBe(arrivesOn);
      if (method === 'storedelivery') expect(weekdayOf(arrivesOn)).toBeLessThan(6);
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('ordering later never arrives sooner', () => {
  fc.assert(
    fc.property(moments, methods, fc.integer({ min: 1, max: 5 * 24 * 60 }), (now, method, minutes) => {
      const later = new Date(now.getTime() + minutes * 60_000);
      expect(earliestDay(calendar, method, now) <= earliestDay(calendar, method, later)).toBe(true);
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('a window begins on the promised day; only a supplier makes it longer than that day', () => {
  fc.assert(
    fc.property(moments, methods, sources, (now, method, source) => {
      const { after, before } = deliveryWindow(calendar, method, now, source);
      expect(after).toBe(deliveryPromise(calendar, method, now, source).arrivesOn);
      expect(after >= dayOf(now) && after >= earliestDay(calendar, method, now)).toBe(true);
      if (source === 'supplier') expect(daysBetween(after, before)).toBeGreaterThan(0);
      else expect(before).toBe(after);
    }),
    { numRuns: propertyRuns(300) },
  );
});
