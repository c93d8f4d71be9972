import { type DeliveryCalendar, type DeliveryMethodName, handsOut } from '@bouwpoort/trade/catalogue/delivery-days';
import type { Context } from '../../foundation/context/context.ts';
import type { VentureUser } from '../../foundation/context/require-user.ts';
import { deliveryCalendarOf, knownBranch } from '../../organisation/branches/branches.ts';
import type { CartHead } from './cart.queries.ts';

/** The branch that a cart is ordered at, and how its goods get to the customer. */
export interface CartPlace {
  method: DeliveryMethodName;
  /** Without one the venture's default branch. */
  branchId: string | undefined;
  /** Nothing for a cart that is picked up and has no branch that hands out: no day is promised. */
  calendar: DeliveryCalendar | undefined;
}

/** The branch where a cart is picked up, else the user's own; a delivery comes from the user's own. */
export async function placeOf(
  ctx: Context,
  user: VentureUser,
  { shippingMethodId, pickupBranchId }: Pick<CartHead, 'shippingMethodId' | 'pickupBranchId'>,
): Promise<CartPlace> {
  const { ventureId } = user;
  if (shippingMethodId !== 'instorepickup') {
    const branchId = user.branchId ?? undefined;
    const method = shippingMethodId === 'directdelivery' ? 'directdelivery' : 'storedelivery';
    return { method, branchId, calendar: await deliveryCalendarOf(ctx, ventureId, branchId) };
  }
  for (const branchId of [pickupBranchId, user.branchId]) {
    const calendar = branchId === null ? undefined : await pickupCalendar(ctx, ventureId, branchId);
    if (branchId !== null && calendar) return { method: 'instorepickup', branchId, calendar };
  }
  return { method: 'instorepickup', branchId: undefined, calendar: undefined };
}

/** Nothing of a branch that hands out nothing, of another venture or none at all. */
async function pickupCalendar(
  ctx: Context,
  ventureId: string,
  branchId: string,
): Promise<DeliveryCalendar | undefined> {
  const branch = await knownBranch(ctx, ventureId, branchId);
  if (!branch || branch.type === 'showroom') return undefined;
  const calendar = await deliveryCalendarOf(ctx, ventureId, branchId);
  return handsOut(calendar) ? calendar : undefined;
}
