import type { CheckoutDetails } from '@bouwpoort/contract/ordering/checkout';
import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import type { DeliveryModeId } from '@bouwpoort/contract/organisation/ventures';
import type { Context } from '../../foundation/context/context.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { throwFieldErrors } from './checkout-rules.ts';

const ordinaryMode: DeliveryModeId = 'GEWOON';

/** How our lorry unloads: as chosen from what the venture offers, else the ordinary way, or its first without that. */
export async function deliveryModeFor(
  ctx: Context,
  ventureId: string,
  method: DeliveryMethodName,
  { deliveryModeId: chosen }: Pick<CheckoutDetails, 'deliveryModeId'>,
): Promise<DeliveryModeId> {
  const offered = (await findVenture(ctx, ventureId))?.deliveryModes ?? [];
  if (method === 'storedelivery' && chosen) {
    if (!offered.includes(chosen)) {
      throwFieldErrors({ deliveryModeId: ['Zo lossen we hier niet. Kies een andere manier.'] });
    }
    return chosen;
  }
  return offered.includes(ordinaryMode) ? ordinaryMode : (offered[0] ?? ordinaryMode);
}
