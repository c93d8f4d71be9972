import type { Order } from '@bouwpoort/contract/ordering/orders';
import { giveBackCredit, requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { closeOrder, type OrderRow, readOrder } from '../orders/orders.ts';
import { flagCanceledOrder } from '../payments/payments.ts';
import { type Canceller, sendCancellation } from './cancellation-mail.ts';
import { requireMayCancel } from './order-permissions.ts';

/** By a user of the customer (C 4.1). */
export async function cancelOrder(ctx: Context, orderId: string, key: string | undefined): Promise<Order> {
  const party = await requireRegisteredCustomer(ctx);
  const { user, customer } = party;
  const idempotency = { userId: user.id, key, operation: `cancel ${orderId}`, input: null };
  return once(ctx, idempotency, async (tx) => {
    // A user who may not see the order gets a 404.
    await readOrder(tx, party, orderId);
    requireMayCancel(user);
    await undoOrder(tx, customer, orderId, { name: fullName(user), user });
    return readOrder(tx, party, orderId);
  });
}

/** Undoes an order: its status, the credit or the payment, and the order at the ERP. */
export async function undoOrder(tx: Context, customer: Customer, orderId: string, by: Canceller): Promise<OrderRow> {
  const { row, amount } = await closeOrder(tx, customer, orderId);
  const { cartId, paymentTermsId } = row;
  // Of an order that was made elsewhere nothing was taken here.
  if (cartId !== null && paymentTermsId === '30D') await giveBackCredit(tx.db, customer, amount.toFixed(2));
  if (cartId !== null && paymentTermsId === 'ONLINE') {
    const cents = amount.times(100).toNumber();
    await flagCanceledOrder(
      tx,
      { cartId, customerId: customer.customerId },
      { orderNumber: orderId, cents, byCustomer: by.user !== undefined },
    );
  }
  await sendCancellation(tx, by, { ...row, nettOrderAmountInclVat: amount.toFixed(2) });
  return row;
}
