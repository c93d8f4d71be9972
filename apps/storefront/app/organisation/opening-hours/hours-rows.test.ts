import { expect, test } from 'vitest';
import type { DepartmentHours } from '../calendar/opening-info.ts';
import { deviatingDays, hoursRows, hoursWords } from './hours-rows.ts';

const day = (date: string, periods: { open: string; close: string }[], note: string | null = null) => ({
  date,
  weekday: 1,
  periods,
  closed: periods.length === 0,
  note,
});
const morning = { open: '08:00', close: '12:00' };

test.each([
  [[], 'gesloten'],
  [[morning], '08:00 – 12:00'],
  [[morning, { open: '13:00', close: '17:30' }], '08:00 – 12:00 en 13:00 – 17:30'],
])('%j is %s', (periods, words) => {
  expect(hoursWords({ periods }, 'gesloten')).toBe(words);
});

test('a week marks today, and the days that differ', () => {
  const rows = hoursRows(
    [day('2026-11-16', [morning]), day('2026-12-25', [], 'Eerste kerstdag')],
    '2026-11-16',
    'gesloten',
  );
  expect(rows).toEqual([
    { day: 'Maandag 16 nov', hours: '08:00 – 12:00', today: true, deviating: false },
    { day: 'Vrijdag 25 dec', hours: 'gesloten', today: false, deviating: true, note: 'Eerste kerstdag' },
  ]);
});

const department = (days: ReturnType<typeof day>[]): DepartmentHours => ({
  openingHours: [],
  openingHoursNextWeek: [],
  status: 'closed',
  statusLabel: '',
  deviatingOpeningHours: days,
});
const christmas = day('2026-12-25', [], 'Eerste kerstdag');
const sinterklaas = day('2026-12-05', [morning], 'Sinterklaas');

test('a day with equal hours for both departments is one line', () => {
  const info = { shopInfo: department([sinterklaas, christmas]), showroomInfo: department([christmas]) };
  expect(deviatingDays(info, '2026-11-16', 'gesloten')).toEqual([
    {
      date: '2026-12-05',
      day: 'za 5 december',
      note: 'Sinterklaas',
      lines: [{ department: 'shop', hours: '08:00 – 12:00' }],
    },
    {
      date: '2026-12-25',
      day: 'vr 25 december',
      note: 'Eerste kerstdag',
      lines: [{ department: null, hours: 'gesloten' }],
    },
  ]);
});

test('a single department needs no name, and past days are left out', () => {
  const info = { shopInfo: null, showroomInfo: department([sinterklaas, christmas]) };
  expect(deviatingDays(info, '2026-12-06', 'gesloten')).toEqual([
    {
      date: '2026-12-25',
      day: 'vr 25 december',
      note: 'Eerste kerstdag',
      lines: [{ department: null, hours: 'gesloten' }],
    },
  ]);
});
