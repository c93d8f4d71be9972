import type { TimelineEntry } from '@bouwpoort/contract/ordering/orders.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { decimal } from '@bouwpoort/trade/foundation/money';
import { listChanges } from '../../foundation/audit/audit.ts';
import type { Context } from '../../foundation/context/context.ts';
import { listMailsOfOrder } from '../../organisation/mail/mail.ts';
import { findWords, type Words } from '../../organisation/texts/texts.ts';
import { findCartCreatedAt } from '../cart/cart.ts';
import { cartPreparedAt } from '../checkout/checkout.ts';
import { listPaymentEvents, listPaymentsOfCart, listRefundsOf } from '../payments/payments.ts';
import { type ErpAttempt, listErpAttempts } from './erp-attempts.ts';
import { listNotes } from './order-work.staff.ts';
import type { OrderRow } from './orders.ts';

/** The audit log entity of writes on an order. */
export const orderEntity = 'order';

type Entry = Omit<TimelineEntry, 'at'> & { at: Date };

const entry = (at: Date, kind: Entry['kind'], title: string, more: Partial<Entry> = {}): Entry => ({
  at,
  kind,
  title,
  text: '',
  detail: null,
  isBad: false,
  who: null,
  ...more,
});

/** All recorded events of an order, newest first. */
export async function orderTimeline(ctx: Context, row: OrderRow, ordererName: string | null): Promise<TimelineEntry[]> {
  const t = await findWords(ctx, 'beheer-orders');
  const { orderId, cartId } = row;
  const parts = await Promise.all([
    cartId === null ? [] : cartEntries(ctx, cartId, t),
    cartId === null ? [] : paymentEntries(ctx, cartId, t),
    [entry(row.orderDate, 'placed', t(cartId === null ? 'madeByErp' : 'placed'), { who: ordererName })],
    erpEntries(await listErpAttempts(ctx.db, orderId), t),
    mailEntries(ctx, orderId, t),
    refundEntries(ctx, orderId, t),
    staffEntries(ctx, orderId, t),
    noteEntries(ctx, orderId, t),
  ]);
  return parts
    .flat()
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map((one) => ({ ...one, at: one.at.toISOString() }));
}

async function cartEntries(ctx: Context, cartId: number, t: Words): Promise<Entry[]> {
  const [begun, prepared] = await Promise.all([findCartCreatedAt(ctx, cartId), cartPreparedAt(ctx, cartId)]);
  return [
    ...(begun ? [entry(begun, 'cart', t('cartBegun'))] : []),
    ...(prepared ? [entry(prepared, 'cart', t('cartPrepared'))] : []),
  ];
}

async function paymentEntries(ctx: Context, cartId: number, t: Words): Promise<Entry[]> {
  const payments = await listPaymentsOfCart(ctx, cartId);
  if (payments.length === 0) return [];
  const events = await listPaymentEvents(
    ctx,
    payments.map(({ orderId }) => orderId),
  );
  return [
    ...payments.map(({ createdAt, orderId, amount }) =>
      entry(createdAt, 'payment', t('paymentStarted', { amount: showEuros(amount) }), { text: orderId }),
    ),
    // Repeated statuses are left out: the provider's call, the visitor's return and the job can report the same one.
    ...events
      .filter(({ status, orderId }, index) =>
        events.slice(0, index).every((one) => one.orderId !== orderId || one.status !== status),
      )
      .map(({ at, status, source, providerStatus, orderId }) =>
        entry(at, 'payment', t(`payment_${status}`), {
          text: t(`paymentBy_${source}`),
          detail: `${orderId} · ${providerStatus ?? ''}`,
          isBad: status === 'failed' || status === 'refused',
        }),
      ),
  ];
}

function erpEntries(tries: readonly ErpAttempt[], t: Words): Entry[] {
  return tries.map(({ at, operation, outcome, status, answer, durationMs }, index) =>
    entry(at, 'erp', t(`erp_${operation}_${outcome}`, { status: status === null ? '' : String(status) }), {
      text: t('erpTry', { number: String(index + 1), duration: String(durationMs) }),
      detail: answer === '' ? null : answer,
      isBad: outcome !== 'taken',
    }),
  );
}

async function mailEntries(ctx: Context, orderId: string, t: Words): Promise<Entry[]> {
  const mails = await listMailsOfOrder(ctx.db, orderId);
  return mails.map(({ createdAt, sentAt, to, subject, text, lastError }) =>
    entry(createdAt, 'mail', t('mailTo', { subject, to }), {
      text: sentAt ? t('mailSent') : lastError ? t('mailFailed', { error: lastError }) : t('mailWaiting'),
      detail: text,
      isBad: !sentAt && lastError !== null,
    }),
  );
}

async function refundEntries(ctx: Context, orderId: string, t: Words): Promise<Entry[]> {
  const refunds = await listRefundsOf(ctx.db, orderId);
  return refunds.flatMap(({ askedAt, settledAt, state, amountCents, reason, askedBy, error }) => {
    const amount = showEuros(decimal(amountCents).div(100));
    return [
      entry(askedAt, 'refund', t('refundAsked', { amount }), { text: reason, who: askedBy }),
      ...(settledAt
        ? [entry(settledAt, 'refund', t(`refund_${state}`, { amount }), { detail: error, isBad: state === 'refused' })]
        : []),
    ];
  });
}

async function staffEntries(ctx: Context, orderId: string, t: Words): Promise<Entry[]> {
  const changes = await listChanges(
    ctx.db,
    { ventures: 'all', entity: orderEntity, entityId: orderId },
    { limit: 200 },
  );
  return changes.flatMap(({ at, staffName, after, reason }) => {
    const action = String(after?.action ?? '');
    // A refund has entries of its own, from the request to the answer of the payment provider.
    if (action === 'refund') return [];
    return entry(new Date(at), 'staff', t(`staff_${action}`), { text: reason ?? '', who: staffName });
  });
}

async function noteEntries(ctx: Context, orderId: string, t: Words): Promise<Entry[]> {
  const notes = await listNotes(ctx.db, orderId);
  return notes.map(({ at, text, staffName }) => entry(at, 'note', t('note'), { text, who: staffName }));
}
