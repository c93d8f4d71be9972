import type { CustomerToday } from '@bouwpoort/contract/ordering/orders';
import { describe, expect, test } from 'vitest';
import { deliveriesToday, orderMoment, timeLeft } from './today-words.ts';

const weekdays = [1, 2, 3, 4, 5];
const branch = {
  hours: {},
  calendar: {
    cutOffs: weekdays.flatMap((weekday) => [
      { weekday, time: '16:00', method: 'storedelivery', leadDays: 1 },
      { weekday, time: '15:00', method: 'instorepickup', leadDays: 0 },
    ]),
    closures: [{ date: '2026-11-19', name: 'Bedrijfsdag' }],
    openWeekdays: weekdays,
  },
} as unknown as NonNullable<CustomerToday['branch']>;
const customer = { hasDeliverystop: false, hasOrderstop: false, isInactive: false };
const at = (time: string, day = '2026-11-17') => new Date(`${day}T${time}:00+01:00`);

describe('the moment to order before', () => {
  test("counts down to today's cut-off", () =>
    expect(orderMoment(branch, customer, at('13:46'))).toEqual({
      method: 'storedelivery',
      minutesLeft: 134,
      line: 'Vandaag vóór 16.00 uur besteld, morgen geleverd',
    }));
  test('after the cut-off, the next working day is named with its own delivery day', () =>
    expect(orderMoment(branch, customer, at('16:00', '2026-11-18'))).toEqual({
      method: 'storedelivery',
      minutesLeft: null,
      line: 'Vrijdag vóór 16.00 uur besteld, maandag geleverd',
    }));
  test('a customer with a delivery stop gets pickup, and one who cannot order gets no promise', () => {
    expect(orderMoment(branch, { ...customer, hasDeliverystop: true }, at('14:00'))).toMatchObject({
      method: 'instorepickup',
      minutesLeft: 60,
    });
    expect(orderMoment(branch, { ...customer, hasOrderstop: true }, at('14:00'))).toBeUndefined();
    expect(orderMoment(branch, { ...customer, isInactive: true }, at('14:00'))).toBeUndefined();
    expect(orderMoment(branch, undefined, at('14:00'))).toBeUndefined();
  });
});

test.each([
  [134, '2 uur en 14 minuten'],
  [120, '2 uur'],
  [61, '1 uur en 1 minuut'],
  [1, '1 minuut'],
])('%i minutes are %s', (minutes, words) => expect(timeLeft(minutes)).toBe(words));

test('an order that may also come tomorrow is not announced for today', () => {
  const certain = { orderId: '1', reference: '', after: '2026-11-16', before: '2026-11-17' };
  const maybe = { ...certain, orderId: '2', before: '2026-11-18' };
  expect(deliveriesToday([certain, maybe], '2026-11-17')).toEqual({ isCertain: true, deliveries: [certain] });
  expect(deliveriesToday([maybe], '2026-11-17')).toEqual({ isCertain: false, deliveries: [maybe] });
});
