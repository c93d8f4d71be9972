import type { VentureDetails } from '@bouwpoort/contract/ventures';
import type { Variant } from './product.ts';

type Switches = Pick<VentureDetails, 'disableOrdering' | 'disablePricing' | 'disableStockInformation'>;

interface OrderingAvailability {
  /** Nothing of the order form is shown. */
  orderingBlocked: boolean;
  /** The venture takes orders here. */
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
 * C 2.4: the form needs a variant with order units and a customer who is logged in. One without order units would wait
 * for ever; C 8 has words for it.
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
