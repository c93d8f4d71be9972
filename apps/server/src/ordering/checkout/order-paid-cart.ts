import { findUser } from '../../customers/identity/identity.ts';
import { maySeePrices } from '../../foundation/context/company-role.ts';
import { holdBudgets } from '../budgets/budgets.ts';
import { finishCart, lockCart } from '../cart/cart.ts';
import { conceptOrder, placeOrders, windowsOf } from '../orders/orders.ts';
import type { PaidOrdering } from '../payments/payments.ts';
import { releaseInQuotes } from '../quotes/quotes.ts';
import { orderedQuantities } from './convert-to-order.ts';

/**
 * Orders exactly what was shown when the payment began, whatever happened to the cart or the catalogue since: it has
 * been paid. What was put in the cart later goes on in a new one.
 */
export const orderPaidCart: PaidOrdering = {
  hold: async (tx, { cartId, siteUserId, ventureId }) =>
    siteUserId !== null && (await lockCart(tx, { siteUserId, ventureId }, cartId)) !== undefined,
  release: (tx, { orderId }) => releaseInQuotes(tx, orderId),
  place: async (tx, { orderId, cartId, siteUserId, ventureId, customerId, concept: kept }) => {
    const concept = conceptOrder.parse(kept);
    if (siteUserId === null) throw new Error(`Cart ${cartId} has lost its owner: hold() should have refused it.`);
    const user = await findUser(tx.db, siteUserId);
    // The amount reserved during payment becomes an order: the budget must not be computed in between.
    await holdBudgets(tx, customerId, { projectId: concept.projectId, costCentre: concept.costCentre || null });
    const confirmation = await placeOrders(tx, {
      cartId,
      siteUserId,
      isGuest: user?.isGuestAccount ?? true,
      seesPrices: user === undefined || maySeePrices(user),
      customerId,
      ventureId,
      concept,
      windows: windowsOf(concept.method, concept.lines),
      paymentTermsId: 'ONLINE',
      paymentId: orderId,
      alternate: user?.useOrderApiCodit ?? false,
      heldForCredit: false,
      failedWindows: new Set(),
    });
    await finishCart(tx, { siteUserId, ventureId }, cartId, orderedQuantities(concept));
    return confirmation;
  },
};
