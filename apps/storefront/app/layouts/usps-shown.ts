import type { VentureDetails } from '@bouwpoort/contract/ventures';

type Usps = VentureDetails['uspSettings'];

/** Nothing is delivered to customers with a delivery stop, so the selling points of delivery are not for them. */
export function uspsShown(usps: Usps, hasDeliveryStop: boolean): Usps {
  return hasDeliveryStop ? usps.filter(({ icon }) => icon !== 'delivery') : usps;
}
