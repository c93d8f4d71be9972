import type { DeliveryMethod } from '@bouwpoort/contract/ordering/checkout';
import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import { priceLine } from '@bouwpoort/trade/catalogue/line-price';
import { decimal, sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { chargedPrice, offersDirect } from '../../catalogue/prices/prices.ts';
import type { Context } from '../../foundation/context/context.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { type CartParty, type CartWithLines, type OrderableLine, orderableLines } from '../cart/cart.ts';

/** Delivery first (C 5); a customer with a delivery stop can only pick up. */
export async function deliveryMethodsFor(
  ctx: Context,
  { user, customer }: CartParty,
  { cart, lines }: CartWithLines,
): Promise<DeliveryMethod[]> {
  const pickup: DeliveryMethod = { methodId: 'instorepickup', name: 'instorepickup' };
  if (customer.hasDeliverystop) return [pickup];
  const venture = await findVenture(ctx, customer.ventureId);
  const saving =
    venture && offersDirect(venture)
      ? directSaving(await orderableLines(ctx, customer, user.branchId ?? undefined, cart.id, lines))
      : undefined;
  return [
    { methodId: 'storedelivery', name: 'storedelivery' },
    pickup,
    ...(saving === undefined ? [] : [{ methodId: 'directdelivery', name: 'directdelivery' as const, saving }]),
  ];
}

/** How much less the articles cost straight from the factory; nothing where none of them can come that way. */
function directSaving(lines: readonly OrderableLine[]): number | undefined {
  const savings = lines.flatMap(({ variant, own, tiers, row }) => {
    const amountBy = (method: DeliveryMethodName) => {
      const paid = chargedPrice(variant, own, tiers, row.quantity, method);
      return paid && { ...priceLine({ ...variant, priceUnit: paid.priceUnit }, paid, row.quantity), ...paid };
    };
    const direct = amountBy('directdelivery');
    return direct?.isDirect ? [decimal(amountBy('storedelivery')?.amount ?? 0).minus(direct.amount)] : [];
  });
  return savings.length === 0 ? undefined : toWire(sumOf(savings));
}
