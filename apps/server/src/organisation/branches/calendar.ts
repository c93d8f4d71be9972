import {
  type CutOffTime,
  cutOffTime,
  type Holiday,
  type OpeningHours,
} from '@bouwpoort/contract/organisation/calendar';
import type { DeliveryCalendar } from '@bouwpoort/trade/catalogue/delivery-days';
import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import {
  type OpeningPattern,
  openingDay,
  openingStatus,
  openingWeek,
} from '@bouwpoort/trade/organisation/opening-hours';
import { publicHolidaysFrom } from '@bouwpoort/trade/organisation/public-holidays';
import type { Context } from '../../foundation/context/context.ts';
import { usableRows } from '../../foundation/database/broken-rows.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { selectBranch, selectBranchIds, selectClosures, selectCutOffTimes } from './calendar.queries.ts';
import { type Department, readDeviations, readWeek } from './opening-rows.ts';

/** Public holidays, and closures day by day; those of a venture only for callers of that venture (C 7.10). */
export async function listHolidays(ctx: Context, days: number, ventureId = ctx.venture?.id): Promise<Holiday[]> {
  const today = dayOf(ctx.clock());
  const last = addDays(today, days);
  const closures = await selectClosures(ctx, ventureId, today, days);
  const closed = closures.flatMap(({ firstDay, lastDay, name }) => daysOf(firstDay, lastDay, name));
  const publicDays = publicHolidaysFrom(today, days).map((one) => ({ ...one, deliveryOnly: false }));
  const byDay = new Map<string, Holiday>();
  for (const one of [...publicDays, ...closed]) {
    if (one.date >= today && one.date <= last && !byDay.has(one.date)) byDay.set(one.date, one);
  }
  return [...byDay.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function daysOf(first: string, last: string, name: string): Holiday[] {
  const days: Holiday[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) days.push({ date, name, deliveryOnly: true });
  return days;
}

export async function listCutOffTimes(ctx: Context, ventureId: string, branchId?: string): Promise<CutOffTime[]> {
  const branch = await requireBranch(ctx, ventureId, branchId);
  const rows = await selectCutOffTimes(ctx, branch.branchId);
  return usableRows(
    ctx,
    'cut_off_time',
    rows,
    ({ weekday, method }) => `${branch.branchId} ${weekday} ${method}`,
    (row) => cutOffTime.parse({ ...row, time: row.time.slice(0, 5) }),
  );
}

async function requireBranch(ctx: Context, ventureId: string, branchId: string | undefined) {
  const branch = await selectBranch(ctx, ventureId, branchId);
  if (!branch) throw new AppError('notFound');
  return branch;
}

/** How many days ahead deviations are shown. */
const deviationsAhead = 60;

export async function describeOpeningHours(ctx: Context, ventureId: string, branchId: string): Promise<OpeningHours> {
  const branch = await requireBranch(ctx, ventureId, branchId);
  const now = ctx.clock();
  const [week, deviations] = await Promise.all([
    readWeek(ctx, branch.branchId),
    readDeviations(ctx, deviationsFrom(now), branch.branchId),
  ]);
  return describeHours({ week, deviations }, now);
}

/** The same for all branches of a venture, with as many queries as for one. */
export async function describeOpeningHoursOfVenture(
  ctx: Context,
  ventureId: string,
): Promise<Record<string, OpeningHours>> {
  const branchIds = await selectBranchIds(ctx, ventureId);
  if (branchIds.length === 0) throw new AppError('notFound');
  const now = ctx.clock();
  const [week, deviations] = await Promise.all([
    readWeek(ctx, ...branchIds),
    readDeviations(ctx, deviationsFrom(now), ...branchIds),
  ]);
  const hoursOf = (branchId: string) =>
    describeHours(
      {
        week: week.filter((row) => row.branchId === branchId),
        deviations: deviations.filter((row) => row.branchId === branchId),
      },
      now,
    );
  return Object.fromEntries(branchIds.map((branchId) => [branchId, hoursOf(branchId)]));
}

/** The week began at most six days ago, and yesterday's opening hours may extend past midnight. */
const deviationsFrom = (now: Date) => addDays(dayOf(now), -7);

interface BranchHours {
  week: readonly (OpeningPattern['week'][number] & { department: Department })[];
  deviations: readonly (OpeningPattern['deviations'][number] & { department: Department })[];
}

/** The customer's view of these hours at that moment. */
export function describeHours({ week, deviations }: BranchHours, now: Date): OpeningHours {
  const holidays = publicHolidaysFrom(deviationsFrom(now), 7 + deviationsAhead);
  const patternOf = (department: Department): OpeningPattern => ({
    week: week.filter((row) => row.department === department),
    deviations: deviations.filter((row) => row.department === department),
    holidays,
  });
  const shop = describeDepartment(patternOf('shop'), now);
  const showroom = describeDepartment(patternOf('showroom'), now);
  return {
    shopOpeningHours: shop.thisWeek,
    shopOpeningHoursNextWeek: shop.nextWeek,
    shopStatus: shop.status,
    shopStatusLabel: shop.label,
    deviatingShopOpeningHours: shop.deviating,
    showroomOpeningHours: showroom.thisWeek,
    showroomOpeningHoursNextWeek: showroom.nextWeek,
    showroomStatus: showroom.status,
    showroomStatusLabel: showroom.label,
    deviatingShowRoomOpeningHours: showroom.deviating,
    shopWeekdays: shopWeekdaysOf(week),
  };
}

function describeDepartment(pattern: OpeningPattern, now: Date) {
  const today = dayOf(now);
  if (pattern.week.length === 0) return { thisWeek: [], nextWeek: [], status: null, label: null, deviating: [] };
  const last = addDays(today, deviationsAhead);
  const dates = [...pattern.deviations, ...pattern.holidays].map(({ date }) => date);
  const ahead = [...new Set(dates)].filter((date) => date >= today && date <= last).sort();
  return {
    thisWeek: openingWeek(pattern, today),
    nextWeek: openingWeek(pattern, today, 1),
    ...openingStatus(pattern, now),
    // A holiday on a day that is closed anyway is no deviation.
    deviating: ahead.map((date) => openingDay(pattern, date)).filter(({ note }) => note !== null),
  };
}

function shopWeekdaysOf(week: readonly { department: Department; weekday: number }[]): number[] {
  return [...new Set(week.filter(({ department }) => department === 'shop').map(({ weekday }) => weekday))].sort();
}

/** The furthest a closure matters: the planning horizon, and a bouwvak that may begin in it. */
const closuresAhead = 120;

/** The calendar for deliveries and pickups of a branch; without an id the venture's default one. */
export async function deliveryCalendarOf(
  ctx: Context,
  ventureId: string,
  branchId?: string,
): Promise<DeliveryCalendar> {
  const today = dayOf(ctx.clock());
  return ctx.cache.read('branches', `delivery calendar ${ventureId} ${branchId ?? ''} ${today}`, async () => {
    const branch = await requireBranch(ctx, ventureId, branchId);
    const [cutOffs, week, holidays, deviations] = await Promise.all([
      listCutOffTimes(ctx, ventureId, branch.branchId),
      readWeek(ctx, branch.branchId),
      listHolidays(ctx, closuresAhead, ventureId),
      readDeviations(ctx, today, branch.branchId),
    ]);
    const ownClosures = deviations
      .filter(({ department, periods }) => department === 'shop' && periods.length === 0)
      .map(({ date, note }) => ({ date, name: note }));
    return { cutOffs, closures: [...ownClosures, ...holidays], openWeekdays: shopWeekdaysOf(week) };
  });
}
