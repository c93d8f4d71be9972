import type { SiteUser } from '../../foundation/context/site-user.ts';
import type { OrderToDecide } from '../approvals/approvals.ts';
import type { ConceptOrder } from '../orders/orders.ts';

/** What the rules of a company look at in a concept order. */
export function orderToDecide(
  user: SiteUser,
  customerId: string,
  cartId: number,
  { subtotal, projectId, costCentre, lines }: ConceptOrder,
): OrderToDecide {
  return {
    customerId,
    user,
    amount: subtotal,
    projectId,
    costCentre: costCentre || null,
    productIds: [...new Set(lines.map(({ productId }) => productId))],
    hasDirect: lines.some(({ isDirect }) => isDirect),
    cartId,
  };
}
