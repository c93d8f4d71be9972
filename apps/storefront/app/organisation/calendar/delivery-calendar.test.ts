import type { OpeningDay, OpeningHours } from '@bouwpoort/contract/organisation/calendar';
import type { Client } from '@bouwpoort/contract/program/client';
import { expect, test } from 'vitest';
import { deliveryCalendar, fetchHolidays } from './delivery-calendar.ts';

const day = (date: string, weekday: number, closed: boolean, note: string | null = null): OpeningDay => ({
  date,
  weekday,
  periods: closed ? [] : [{ open: '06:30', close: '17:00' }],
  closed,
  note,
});
const hours = (own: Partial<OpeningHours>): OpeningHours => ({
  shopOpeningHours: [],
  shopOpeningHoursNextWeek: [],
  shopStatus: null,
  shopStatusLabel: null,
  deviatingShopOpeningHours: [],
  showroomOpeningHours: [],
  showroomOpeningHoursNextWeek: [],
  showroomStatus: null,
  showroomStatusLabel: null,
  deviatingShowRoomOpeningHours: [],
  shopWeekdays: [1, 2, 3, 4, 5],
  ...own,
});

test('a weekday that is closed in both weeks, as around Christmas, still counts as an opening day', () => {
  const { openWeekdays } = deliveryCalendar(
    [],
    [],
    hours({
      shopOpeningHours: [day('2026-12-25', 5, true, 'Kerstmis')],
      shopOpeningHoursNextWeek: [day('2027-01-01', 5, true, 'Nieuwjaar')],
    }),
  );
  expect(openWeekdays).toContain(5);
});

test('closures of the branch count beside the holidays; a late opening is not a closure', () => {
  const { closures } = deliveryCalendar(
    [],
    [{ date: '2026-12-25', name: 'Kerstmis', deliveryOnly: false }],
    hours({
      deviatingShopOpeningHours: [
        day('2026-11-16', 1, true, 'Verbouwing'),
        day('2026-11-19', 4, false, 'Later open'),
        day('2026-12-25', 5, true, 'Kerstmis'),
      ],
    }),
  );
  expect(closures.map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-11-16 Verbouwing',
    '2026-12-25 Kerstmis',
    '2026-12-25 Kerstmis',
  ]);
});

test('holidays are requested for a year ahead', async () => {
  const asked: unknown[] = [];
  const api = {
    call: async (name: string, input: unknown) => {
      asked.push([name, input]);
      return [];
    },
  } as unknown as Client;
  await fetchHolidays(api);
  expect(asked).toEqual([['calendar.holidays', { query: { days: 365 } }]]);
});
