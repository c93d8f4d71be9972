import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import type { Variant } from './product.ts';

type Switches = Pick<VentureDetails, 'disableOrdering' | 'disablePricing' | 'disableStockInformation'>;

interface OrderingAvailability {
  /** The whole order form is hidden. */
  orderingBlocked: boolean;
  /** The venture accepts orders here. */
  orderingAvailable: boolean;
  pricingAvailable: boolean;
}

/** C 4.9 */
export function orderingAvailability(
  { disableOrdering, disablePricing }: Switches,
  selectable: readonly Variant[],
): OrderingAvailability {
  return {
    orderingBlocked: (disableOrdering && disablePricing) || selectable.length === 0,
    orderingAvailable: !disableOrdering,
    pricingAvailable: !disablePricing,
  };
}

interface OrderFormSituation {
  loggedIn: boolean;
  orderingBlocked: boolean;
  variant: Pick<Variant, 'bundles'> | undefined;
}

/**
 * C 2.4: the form needs a variant with order units and a logged-in customer. A variant without order units would load
 * forever; C 8 has a message for it.
 */
export function orderFormPlace({ loggedIn, orderingBlocked, variant }: OrderFormSituation): 'form' | 'noData' | 'none' {
  if (!loggedIn || orderingBlocked) return 'none';
  return variant && variant.bundles.length > 0 ? 'form' : 'noData';
}

/** C 2.4, 6 */
export function showsStockInformation(
  { disableStockInformation }: Switches,
  user: { dynamics: boolean } | undefined,
  selectable: readonly Variant[],
): boolean {
  return user?.dynamics === true && !disableStockInformation && selectable.length > 0;
}
