import type { CutOffTime, Holiday, OpeningHours } from '@bouwpoort/contract/calendar';
import type { DeliveryCalendar } from '@bouwpoort/trade/delivery-days';

/** What the three calls of C 7.10 say together, as the rules of delivery read it. */
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
