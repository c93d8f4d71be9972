import { expect, test } from 'vitest';
import { nextMoment } from './import-plan-times.staff.ts';

const every = [1, 2, 3, 4, 5, 6, 7];

test.each([
  ['later today', '2026-11-16T10:00:00+01:00', every, '22:30', '2026-11-16T22:30:00+01:00'],
  ['tomorrow, when the time has passed', '2026-11-16T10:00:00+01:00', every, '02:30', '2026-11-17T02:30:00+01:00'],
  ['a week later, on its only day', '2026-11-16T10:00:00+01:00', [1], '10:00', '2026-11-23T10:00:00+01:00'],
  ['on the day clocks went back', '2026-10-24T12:00:00+02:00', every, '06:00', '2026-10-25T06:00:00+01:00'],
  ['on the day clocks go forward', '2027-03-27T12:00:00+01:00', every, '06:00', '2027-03-28T06:00:00+02:00'],
  ['at a time that is skipped', '2027-03-27T12:00:00+01:00', every, '02:30', '2027-03-28T03:30:00+02:00'],
])('%s', (_, now, days, time, next) => {
  expect(nextMoment(new Date(now), { days, time })).toEqual(new Date(next));
});
