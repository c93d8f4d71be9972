import type { Order } from '@bouwpoort/contract/orders';
import type { Context } from '../context/context.ts';
import { giveBackCredit } from '../customers/customers.ts';
import { once } from '../idempotency/once.ts';
import { closeOrder, readOrder, requireOrders } from '../orders/orders.ts';
import { flagCanceledOrder } from '../payments/payments.ts';
import { sendCancellation } from './cancellation-mail.ts';

/** Undoes what ordering did (C 4.1): the order, the credit or the money taken for it, and what the ERP was told. */
export async function cancelOrder(ctx: Context, orderId: string, key: string | undefined): Promise<Order> {
  const { user, customer } = await requireOrders(ctx);
  const asked = { userId: user.id, key, operation: `cancel ${orderId}`, input: null };
  return once(ctx, asked, async (tx) => {
    const { row, amount } = await closeOrder(tx, customer, orderId);
    const { cartId, paymentTermsId } = row;
    // Of an order that was made elsewhere nothing was taken here.
    if (cartId !== null && paymentTermsId === '30D') await giveBackCredit(tx.db, customer, amount.toFixed(2));
    if (cartId !== null && paymentTermsId === 'ONLINE') {
      const cents = amount.times(100).toNumber();
      await flagCanceledOrder(tx, { cartId, customerId: customer.customerId }, orderId, cents);
    }
    await sendCancellation(tx, user, { ...row, nettOrderAmountInclVat: amount.toFixed(2) });
    return readOrder(tx, customer, orderId);
  });
}
