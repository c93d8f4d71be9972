import type { LineWindow } from '@bouwpoort/contract/ordering/checkout';
import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import { deliveryWindows, handsOut } from '@bouwpoort/trade/catalogue/delivery-days';
import { chargedPrice } from '../../catalogue/prices/prices.ts';
import type { Context } from '../../foundation/context/context.ts';
import { deliveryCalendarOf } from '../../organisation/branches/branches.ts';
import { orderableLines, requireCart, requireParty } from '../cart/cart.ts';

interface WindowsAsked {
  method: DeliveryMethodName;
  /** The branch of a pickup; a delivery comes from the user's own branch. */
  branchId?: string | undefined;
}

/** When each line can be there: the days prepare checkout will plan it on. */
export async function listDeliveryWindows(ctx: Context, cartId: number, asked: WindowsAsked): Promise<LineWindow[]> {
  const { user, customer, owner } = await requireParty(ctx);
  const { cart, lines: rows } = await requireCart(ctx, owner, cartId);
  const isPickup = asked.method === 'instorepickup';
  const branchId = (isPickup ? asked.branchId : user.branchId) ?? undefined;
  const calendar = await deliveryCalendarOf(ctx, cart.ventureId, branchId);
  if (isPickup ? !handsOut(calendar) : customer.hasDeliverystop) return [];
  const lines = await orderableLines(ctx, customer, branchId, cartId, rows);
  const windowOf = deliveryWindows(calendar, asked.method, ctx.clock());
  return lines.flatMap(({ row, variant, own, tiers, source }) => {
    const paid = chargedPrice(variant, own, tiers, row.quantity, asked.method);
    if (!paid) return [];
    // A direct delivery comes from the factory, also when the branch has the article.
    const supplySource = paid.isDirect ? 'supplier' : source;
    const { after, before } = windowOf(supplySource);
    return [{ contentId: row.contentId, deliveryDateAfter: after, deliveryDateBefore: before, supplySource }];
  });
}
