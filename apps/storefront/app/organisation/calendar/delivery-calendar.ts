import type { CutOffTime, Holiday, OpeningHours } from '@bouwpoort/contract/organisation/calendar';
import type { Client } from '@bouwpoort/contract/program/client';
import type { DeliveryCalendar } from '@bouwpoort/trade/catalogue/delivery-days';
import { fetchOpeningHours } from './fetch-opening-hours.ts';

/** Combines the three calls of C 7.10 into the calendar that the delivery rules read. */
export function deliveryCalendar(
  cutOffs: readonly CutOffTime[],
  holidays: readonly Holiday[],
  hours: OpeningHours,
): DeliveryCalendar {
  const ownClosures = hours.deviatingShopOpeningHours
    .filter(({ closed }) => closed)
    .map(({ date, note }) => ({ date, name: note ?? '' }));
  return { cutOffs, closures: [...ownClosures, ...holidays], openWeekdays: hours.shopWeekdays };
}

/** C 9 */
const holidayLookahead = 365;

export function fetchHolidays(api: Client): Promise<Holiday[]> {
  return api.call('calendar.holidays', { query: { days: holidayLookahead } });
}

/** The delivery and pickup days of a branch (C 7.10). */
export async function fetchDeliveryCalendar(
  api: Client,
  params: { ventureId: string; locationId: string },
): Promise<DeliveryCalendar> {
  const [cutOffs, holidays, hours] = await Promise.all([
    api.call('calendar.cutOffTimesOfLocation', { params }),
    fetchHolidays(api),
    fetchOpeningHours(api, params),
  ]);
  return deliveryCalendar(cutOffs, holidays, hours);
}
