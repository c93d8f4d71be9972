import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { decimal } from '@bouwpoort/trade/foundation/money';
import type { Context } from '../../foundation/context/context.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { findMailAddress } from '../../organisation/ventures/ventures.ts';
import { type PaymentRow, selectPaidOfCart } from './payments.queries.ts';

const reasons = {
  cart: 'De winkelwagen was al besteld of weggegooid toen de betaling binnenkwam.',
  amount: 'Het betaalde bedrag is niet het bedrag van de bestelling.',
  held: 'De betaaldienst houdt het bedrag al een dag vast en wil het innen noch vrijgeven.',
  canceled: 'De klant heeft de bestelling geannuleerd die ermee betaald was.',
  withdrawn: 'Een medewerker heeft de bestelling geannuleerd die ermee betaald was.',
};

/**
 * Logs an error: a payment came in for which nothing is delivered. Written once, in the transaction that finds this
 * out.
 */
export async function flagRefund(
  tx: Context,
  payment: PaymentRow,
  why: keyof typeof reasons,
  paidCents: number,
  /** For a payment of several orders. */
  orderNumber?: string,
): Promise<void> {
  const { orderId, providerId, cartId, customerId, ventureId } = payment;
  tx.log.error(
    { orderId, providerId, cartId, customerId, paidCents, why, orderNumber },
    'a payment has to be paid back',
  );
  const to = await findMailAddress(tx, ventureId);
  if (to === undefined) {
    tx.log.error({ orderId, ventureId }, 'nobody could be told to pay it back: the venture has no address');
    return;
  }
  await sendMail(tx, {
    to,
    kind: 'payment-to-refund',
    ventureId,
    data: {
      orderId,
      providerId: providerId ?? '',
      customerId,
      cartId: String(cartId),
      amount: showEuros(decimal(paidCents).div(100)),
      reason: orderNumber === undefined ? reasons[why] : `${reasons[why]} Bestelling: ${orderNumber}.`,
    },
  });
}

/** For a payment that was ordered: only the amount of the cancelled order has to be refunded. */
export async function flagCanceledOrder(
  tx: Context,
  cart: { cartId: number; customerId: string },
  { orderNumber, cents, byCustomer }: { orderNumber: string; cents: number; byCustomer: boolean },
): Promise<void> {
  const payment = await selectPaidOfCart(tx, cart);
  if (!payment) throw new Error(`order ${orderNumber} was paid online, and there is no payment for it`);
  await flagRefund(tx, payment, byCustomer ? 'canceled' : 'withdrawn', cents, orderNumber);
}
