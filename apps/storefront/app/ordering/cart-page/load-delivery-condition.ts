import { deliveryPromise } from '@bouwpoort/trade/catalogue/delivery-days';
import { promiseWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { stockBranch } from '@bouwpoort/trade/catalogue/stock-status';
import type { PageContext } from '../../frame/pages/page-context.ts';
import { fetchDeliveryCalendar } from '../../organisation/calendar/delivery-calendar.ts';

/** The condition for the earliest promised delivery: the cut-off to order before. */
export interface DeliveryCondition {
  arrivesOn: string;
  /** 'Bestel vandaag vóór 16.00 uur' */
  words: string;
}

/** Null when it could not be loaded: the cart works without it. */
export async function loadDeliveryCondition(
  { api, chrome: { venture }, session, log }: Pick<PageContext, 'api' | 'chrome' | 'session' | 'log'>,
  now: Date,
): Promise<DeliveryCondition | null> {
  const locations = venture.storeLocations.map(({ branchId: locationId, defaultBranchLocation }) => ({
    locationId,
    defaultBranchLocation,
  }));
  const locationId = stockBranch(session?.siteUser.brancheId, locations);
  if (locationId === undefined) return null;
  try {
    const calendar = await fetchDeliveryCalendar(api, { ventureId: venture.id, locationId });
    const promise = deliveryPromise(calendar, 'storedelivery', now);
    return { arrivesOn: promise.arrivesOn, words: promiseWords(promise, 'storedelivery', now).condition };
  } catch (error) {
    log.error({ err: error }, 'Until when to order is not known.');
    return null;
  }
}
