import { showEuros } from '@bouwpoort/trade/quantity-words';
import type { Context } from '../context/context.ts';
import type { VentureUser } from '../context/require-user.ts';
import { findUser } from '../identity/identity.ts';
import { sendMail } from '../mail/mail.ts';
import type { OrderRow } from '../orders/orders.ts';
import { findVenture } from '../ventures/ventures.ts';

/** In the transaction of the cancellation. A colleague who ordered hears of it too, or would wait for a lorry. */
export async function sendCancellation(tx: Context, user: VentureUser, order: OrderRow): Promise<void> {
  const venture = await findVenture(tx, order.ventureId);
  const orderer =
    order.siteUserId === null || order.siteUserId === user.id ? undefined : await findUser(tx.db, order.siteUserId);
  const receivers = [user, ...(orderer?.isActive && !orderer.isBlocked ? [orderer] : [])];
  for (const { email, firstName } of receivers) {
    await sendMail(tx, {
      to: email,
      kind: 'order-canceled',
      ventureId: order.ventureId,
      data: {
        firstName,
        orderId: order.orderId,
        reference: order.reference,
        canceledBy: `${user.firstName} ${user.lastName}`.trim(),
        total: showEuros(order.nettOrderAmountInclVat),
        isPaid: order.paymentTermsId === 'ONLINE',
        orderPath: `/${venture?.path}/bestellingen/${encodeURIComponent(order.orderId)}`,
      },
    });
  }
}
