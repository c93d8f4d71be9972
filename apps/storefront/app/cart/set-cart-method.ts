import { requireCartSession } from './use-cart.ts';

/** How all of it is got: brought, or picked up at that branch. Not one of the actions that every page loads. */
export async function setCartMethod(deliveryMethodId: string | null, pickupBranchId: string | null): Promise<void> {
  const session = await requireCartSession();
  await session.setMethod(deliveryMethodId, pickupBranchId);
}
