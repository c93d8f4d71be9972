import type { OpeningDay } from '@bouwpoort/contract/organisation/calendar';
import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf, timeOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { type OpeningStatus, openingStatus } from '@bouwpoort/trade/organisation/opening-hours';
import type { DepartmentHours, OpeningInfo } from './opening-info.ts';

/** The data that the status of any moment is computed from. */
export type KnownDay = Pick<OpeningDay, 'date' | 'periods'>;

/** A page may be old or stay open for hours, so the current status is computed from the days. */
export function statusAt(days: readonly KnownDay[], now: Date): OpeningStatus {
  const deviations = days.map(({ date, periods }) => ({ date, periods, note: '' }));
  return openingStatus({ week: [], deviations, holidays: [] }, now);
}

/** The server's status, unless the days say more: past the last known day they do not name the next opening. */
export function departmentStatusAt(hours: DepartmentHours, now: Date): OpeningStatus {
  const days = knownDays(hours);
  const worked = statusAt(days, now);
  const isVague = worked.status === 'closed' && !/\d/.test(worked.label);
  const isKnown = (day: string) => days.some(({ date }) => date === day);
  // At night the evening before may not be over, and only the server knows the week before this one.
  const isNight = timeOf(now) < '06:00';
  const isBeyondKnownDays = !isKnown(dayOf(now)) || (isNight && !isKnown(addDays(dayOf(now), -1)));
  return isVague || isBeyondKnownDays ? { status: hours.status, label: hours.statusLabel } : worked;
}

/** Of the counter, or of the showroom where there is no counter. */
export function counterStatusAt({ shopInfo, showroomInfo }: OpeningInfo, now: Date): OpeningStatus | null {
  const info = shopInfo ?? showroomInfo;
  return info && departmentStatusAt(info, now);
}

function knownDays({ openingHours, openingHoursNextWeek, deviatingOpeningHours }: DepartmentHours): OpeningDay[] {
  return [...openingHours, ...openingHoursNextWeek, ...deviatingOpeningHours];
}

const daysAhead = 7;

/** The counter of a branch, or its showroom where it has none: a week from yesterday, which may not have closed yet. */
export function briefDays({ shopInfo, showroomInfo }: OpeningInfo, now: Date): KnownDay[] {
  const info = shopInfo ?? showroomInfo;
  if (!info) return [];
  const [first, last] = [addDays(dayOf(now), -1), addDays(dayOf(now), daysAhead)];
  const byDate = new Map(knownDays(info).map(({ date, periods }) => [date, { date, periods }]));
  return [...byDate.values()].filter(({ date }) => date >= first && date <= last);
}

/** '17.00 uur' from 'Nu geopend, sluit om 17.00 uur'. */
export function closingTimeIn({ status, label }: OpeningStatus): string | undefined {
  return status === 'open' ? label.match(/\d{1,2}\.\d\d uur$/)?.[0] : undefined;
}
