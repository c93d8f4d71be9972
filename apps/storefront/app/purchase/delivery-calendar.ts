import type { CutOffTime, Holiday, OpeningHours } from '@bouwpoort/contract/calendar';
import type { DeliveryCalendar } from '@bouwpoort/trade/delivery-days';

/** What the three calls of C 7.10 say together, as the rules of delivery read it. */
export function deliveryCalendar(
  cutOffs: readonly CutOffTime[],
  holidays: readonly Holiday[],
  hours: OpeningHours,
): DeliveryCalendar {
  const known = new Set(holidays.map(({ date }) => date));
  const ownClosures = hours.deviatingShopOpeningHours
    .filter(({ closed, date }) => closed && !known.has(date))
    .map(({ date, note }) => ({ date, name: note ?? '' }));
  const twoWeeks = [...hours.shopOpeningHours, ...hours.shopOpeningHoursNextWeek];
  const openWeekdays = new Set(twoWeeks.filter(({ closed }) => !closed).map(({ weekday }) => weekday));
  return { cutOffs, closures: [...holidays, ...ownClosures], openWeekdays: [...openWeekdays].sort() };
}
