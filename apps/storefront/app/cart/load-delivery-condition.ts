import { deliveryPromise } from '@bouwpoort/trade/delivery-days';
import { promiseWords } from '@bouwpoort/trade/delivery-words';
import { stockBranch } from '@bouwpoort/trade/stock-status';
import { askDeliveryCalendar } from '../calendar/delivery-calendar.ts';
import type { PageContext } from '../pages/page-context.ts';

/** What must be done for the first delivery to be the one that is promised. */
export interface DeliveryCondition {
  arrivesOn: string;
  /** 'Bestel vandaag vóór 16.00 uur' */
  words: string;
}

/** A cart without it is still a cart: then nothing is said of it. */
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
    const calendar = await askDeliveryCalendar(api, { ventureId: venture.id, locationId });
    const promise = deliveryPromise(calendar, 'storedelivery', now);
    return { arrivesOn: promise.arrivesOn, words: promiseWords(promise, 'storedelivery', now).condition };
  } catch (error) {
    log.error({ err: error }, 'Until when to order is not known.');
    return null;
  }
}
