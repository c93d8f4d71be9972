import type { OpeningDay, OpeningHours } from '@bouwpoort/contract/calendar';
import { expect, test } from 'vitest';
import { deliveryCalendar } from './delivery-calendar.ts';

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
  ...own,
});

test('a weekday that is closed once is still a weekday on which the branch opens', () => {
  const { openWeekdays } = deliveryCalendar(
    [],
    [],
    hours({
      shopOpeningHours: [day('2026-11-16', 1, true, 'Verbouwing'), day('2026-11-22', 7, true)],
      shopOpeningHoursNextWeek: [day('2026-11-23', 1, false), day('2026-11-29', 7, true)],
    }),
  );
  expect(openWeekdays).toEqual([1]);
});

test("the branch's own closures count beside the holidays, once; opening later is no closure", () => {
  const { closures } = deliveryCalendar(
    [],
    [{ date: '2026-12-25', name: 'Kerstmis' }],
    hours({
      deviatingShopOpeningHours: [
        day('2026-11-16', 1, true, 'Verbouwing'),
        day('2026-11-19', 4, false, 'Later open'),
        day('2026-12-25', 5, true, 'Kerstmis'),
      ],
    }),
  );
  expect(closures).toEqual([
    { date: '2026-12-25', name: 'Kerstmis' },
    { date: '2026-11-16', name: 'Verbouwing' },
  ]);
});
