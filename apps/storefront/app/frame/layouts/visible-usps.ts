import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';

type Usps = VentureDetails['uspSettings'];

/** Customers with a delivery stop get no deliveries, so the selling points about delivery do not apply to them. */
export function visibleUsps(usps: Usps, hasDeliveryStop: boolean): Usps {
  return hasDeliveryStop ? usps.filter(({ icon }) => icon !== 'delivery') : usps;
}
