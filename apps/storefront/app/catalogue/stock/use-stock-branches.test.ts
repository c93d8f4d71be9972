import type { OpeningHours } from '@bouwpoort/contract/organisation/calendar';
import { expect, test } from 'vitest';
import { stockBranches } from './use-stock-branches.ts';

const today = {
  date: '2026-11-17',
  weekday: 2,
  periods: [{ open: '06:30', close: '17:00' }],
  closed: false,
  note: null,
};
const hours: OpeningHours = {
  shopOpeningHours: [today],
  shopOpeningHoursNextWeek: [],
  shopStatus: 'open',
  shopStatusLabel: 'Nu geopend, sluit om 17.00 uur',
  deviatingShopOpeningHours: [],
  showroomOpeningHours: [],
  showroomOpeningHoursNextWeek: [],
  showroomStatus: null,
  showroomStatusLabel: null,
  deviatingShowRoomOpeningHours: [],
  shopWeekdays: [1, 2, 3, 4, 5],
};
const locations = [
  { branchId: '2101', latitude: 52.09, longitude: 5.12, type: 'bouwshop' as const },
  { branchId: '2102', latitude: 52.16, longitude: 5.39, type: 'bouwshop' as const },
  { branchId: '2103', latitude: 51.98, longitude: 5.91, type: 'showroom' as const },
];

test("a branch shows its distance from the user's own, and its opening status", () => {
  const branches = stockBranches(locations, new Map([['2101', hours]]), '2102', new Date('2026-11-17T12:00:00+01:00'));
  expect(branches.get('2101')).toEqual({
    distance: '20 km',
    meters: expect.closeTo(20_008, 0),
    opening: 'Nu geopend, sluit om 17.00 uur',
    handsOut: true,
  });
  expect(branches.get('2102')).toEqual({ distance: undefined, meters: undefined, opening: undefined, handsOut: true });
  expect(branches.get('2103')?.handsOut).toBe(false);
});
