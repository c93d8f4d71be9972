import { addDays, weekdayOf } from '@bouwpoort/trade/foundation/calendar-days';
import { describe, expect, test } from 'vitest';
import type { DepartmentHours } from './opening-info.ts';
import { briefDays, closingTimeIn, departmentStatusAt, statusAt } from './opening-moment.ts';

/** Monday to Friday from seven to five, Saturday morning. */
function week(monday: string) {
  return Array.from({ length: 7 }, (_, at) => {
    const date = addDays(monday, at);
    const weekday = weekdayOf(date);
    const close = weekday <= 5 ? '17:00' : '12:00';
    const periods = weekday === 7 ? [] : [{ open: '07:00', close }];
    return { date, weekday, periods, closed: periods.length === 0, note: null };
  });
}
const hours: DepartmentHours = {
  openingHours: week('2026-11-16'),
  openingHoursNextWeek: week('2026-11-23'),
  status: 'closed',
  statusLabel: 'Gesloten, zegt de server',
  deviatingOpeningHours: [],
};
const at = (moment: string) => new Date(`${moment}:00+01:00`);

describe('the status of a moment', () => {
  test.each([
    ['2026-11-16T06:59', 'Gesloten, vandaag open vanaf 7.00 uur'],
    ['2026-11-16T07:00', 'Nu geopend, sluit om 17.00 uur'],
    ['2026-11-16T16:59', 'Nu geopend, sluit om 17.00 uur'],
    ['2026-11-16T17:00', 'Gesloten, morgen open vanaf 7.00 uur'],
    ['2026-11-21T12:30', 'Gesloten, maandag open vanaf 7.00 uur'],
    // After the last known opening, and on days that are not known yet.
    ['2026-11-28T13:00', 'Gesloten, zegt de server'],
    ['2026-12-03T10:00', 'Gesloten, zegt de server'],
    // Sunday evening's opening may last until after midnight.
    ['2026-11-16T01:00', 'Gesloten, zegt de server'],
  ])('%s: %s', (moment, label) => {
    expect(departmentStatusAt(hours, at(moment)).label).toBe(label);
  });
});

test('the list starts around today, with the counter before the showroom', () => {
  const now = at('2026-11-18T10:00');
  const days = briefDays({ shopInfo: hours, showroomInfo: null }, now);
  expect(days.map(({ date }) => date.slice(8))).toEqual(['17', '18', '19', '20', '21', '22', '23', '24', '25']);
  expect(statusAt(days, now)).toEqual({ status: 'open', label: 'Nu geopend, sluit om 17.00 uur' });
  const late = { ...hours, openingHours: hours.openingHours.map((day) => ({ ...day, periods: [] })) };
  expect(briefDays({ shopInfo: late, showroomInfo: hours }, now)[0]?.periods).toEqual([]);
  expect(briefDays({ shopInfo: null, showroomInfo: hours }, now)[0]?.periods).toHaveLength(1);
  expect(briefDays({ shopInfo: null, showroomInfo: null }, now)).toEqual([]);
});

test('the closing time', () => {
  expect(closingTimeIn({ status: 'open', label: 'Nu geopend, sluit om 17.00 uur' })).toBe('17.00 uur');
  expect(closingTimeIn({ status: 'closed', label: 'Gesloten, morgen open vanaf 7.00 uur' })).toBeUndefined();
});
