import type { DeliveryWindow } from '@bouwpoort/trade/catalogue/delivery-days';
import { weekdayOf } from '@bouwpoort/trade/foundation/calendar-days';
import type { DeliveryTime } from '@bouwpoort/trade/ordering/delivery-wishes';
import type { SiteAccess } from '@bouwpoort/trade/ordering/jobsite-access';

type Hours = Pick<SiteAccess, 'days' | 'from' | 'until'>;

/** The period of each preference. */
const spans: Record<Exclude<DeliveryTime, 'any'>, readonly [from: string, until: string]> = {
  early: ['00:00', '09:00'],
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '24:00'],
};

/** The part of a wanted moment that is outside the hours on the access card of the building site. */
export function outsideHours({ days, from, until }: Hours, day: string, time: DeliveryTime): 'day' | 'time' | null {
  if (days.length > 0 && !days.includes(weekdayOf(day))) return 'day';
  if (time === 'any') return null;
  const [begin, end] = spans[time];
  return (from !== null && from >= end) || (until !== null && until <= begin) ? 'time' : null;
}

interface UnloadingDays {
  /** The days of the window on which the site unloads. */
  inWindow: readonly string[];
  /** The first such day after the window; undefined beyond the horizon. */
  next: string | undefined;
}

/** Null where the site unloads on every day of the window that something is delivered. */
export function unloadingDays(
  hours: Hours,
  { after, before }: DeliveryWindow,
  possible: Iterable<string>,
): UnloadingDays | null {
  const days = [...possible].filter((day) => day >= after).sort();
  const unloads = (day: string) => outsideHours(hours, day, 'any') === null;
  const within = days.filter((day) => day <= before);
  if (within.every(unloads)) return null;
  return { inWindow: within.filter(unloads), next: days.find((day) => day > before && unloads(day)) };
}
