import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { findUser, listActiveManagers } from '../../customers/identity/identity.ts';
import { maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import type { OrderRow } from '../orders/orders.ts';

export interface Canceller {
  name: string;
  /** Absent where the venture itself cancels. */
  user?: SiteUser;
  /** Told to the customer, where the venture itself cancels. */
  reason?: string;
}

/** In the transaction of the cancellation. */
export async function sendCancellation(tx: Context, by: Canceller, order: OrderRow): Promise<void> {
  const venture = await findVenture(tx, order.ventureId);
  for (const receiver of await receiversOf(tx, by, order)) {
    await sendMail(tx, {
      to: receiver.email,
      kind: 'order-canceled',
      ventureId: order.ventureId,
      orderIds: [order.orderId],
      data: {
        firstName: receiver.firstName,
        orderId: order.orderId,
        reference: order.reference,
        canceledBy: by.name,
        reason: by.reason ?? '',
        ...(maySeePrices(receiver) ? { total: showEuros(order.nettOrderAmountInclVat) } : {}),
        isPaid: order.paymentTermsId === 'ONLINE',
        orderPath: `/${venture?.path}/bestellingen/${encodeURIComponent(order.orderId)}`,
      },
    });
  }
}

/** The colleague who ordered is mailed too, or would wait for a lorry; if neither is left, the managers are. */
async function receiversOf(
  tx: Context,
  { user }: Canceller,
  { siteUserId, customerId }: OrderRow,
): Promise<SiteUser[]> {
  const orderer = siteUserId === null || siteUserId === user?.id ? undefined : await findUser(tx.db, siteUserId);
  const receivers = [...(user ? [user] : []), ...(orderer?.isActive && !orderer.isBlocked ? [orderer] : [])];
  return receivers.length > 0 ? receivers : listActiveManagers(tx.db, customerId);
}
