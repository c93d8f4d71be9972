import {
  type OrderConfirmation,
  type PaymentStatus,
  paymentFollowUp,
  paymentStatus,
} from '@bouwpoort/contract/ordering/checkout';
import { decimal } from '@bouwpoort/trade/foundation/money';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { publishPaymentEnded } from '../../foundation/telemetry/counted-events.ts';
import type { PaymentProvider, ProviderAction, ProviderPayment } from './payment-provider.ts';
import { paymentStatusOf } from './payment-status.ts';
import {
  changePayment,
  type EventSource,
  insertEvent,
  lockPayment,
  type PaymentRow,
  selectPayment,
} from './payments.queries.ts';
import { flagRefund } from './refund-flag.ts';
import { decideSettlement } from './settlement-decision.ts';

/** The ordering of a paid cart: a part of checkout, a layer above this one. */
export interface PaidOrdering {
  /** Whether it can still be ordered; locks the cart until the end of the transaction. */
  hold(tx: Context, payment: PaymentRow): Promise<boolean>;
  /** Releases reservations of a payment that ended without an order. Idempotent. */
  release(tx: Context, payment: PaymentRow): Promise<void>;
  /** Only after `hold` returned true, in the same transaction. */
  place(tx: Context, payment: PaymentRow): Promise<OrderConfirmation>;
}

export interface PaymentParts {
  provider: PaymentProvider;
  ordering: PaidOrdering;
}

const actionOf = { CAPTURE: 'capture', VOID: 'void', APPROVE: 'approve', DECLINE: 'decline' } as const;

/**
 * Queries the provider for the status of a payment, and acts on it once. Called by the provider's callback, the return
 * of the visitor and the job that checks open payments; safe to call at any time and any number of times.
 */
export async function settle(
  ctx: Context,
  parts: PaymentParts,
  orderId: string,
  source: EventSource,
): Promise<PaymentRow> {
  const payment = await selectPayment(ctx, orderId);
  if (!payment) throw new AppError('notFound');
  const { providerId } = payment;
  if (providerId === null || payment.provider !== parts.provider.name) return payment;
  // A call of the provider about a concluded payment is still recorded.
  if (isConcluded(payment) && source !== 'callback') return payment;
  const first = await checkStatus(ctx, parts, orderId, providerId, source);
  if (first.action === undefined) return first.payment;
  try {
    await parts.provider.act(providerId, first.action);
  } catch (err) {
    // Another process may just have done it: the second check shows. If not, the job tries again.
    ctx.log.warn({ err, orderId, action: first.action }, 'the provider did not do as it was asked');
  }
  return (await checkStatus(ctx, parts, orderId, providerId, source)).payment;
}

/** Ordered, or reported for a refund: nothing the provider reports can change it any more. */
function isConcluded({ confirmation, refundFlaggedAt }: PaymentRow): boolean {
  return confirmation !== null || refundFlaggedAt !== null;
}

export function dueCentsOf({ amount }: Pick<PaymentRow, 'amount'>): number {
  return decimal(amount).times(100).toNumber();
}

interface StatusCheck {
  payment: PaymentRow;
  /** The next action at the provider, outside the transaction. */
  action?: ProviderAction;
  /** True if this check ended it. */
  isEnded?: boolean;
}

async function checkStatus(
  ctx: Context,
  { provider, ordering }: PaymentParts,
  orderId: string,
  providerId: string,
  source: EventSource,
): Promise<StatusCheck> {
  const reported = await provider.status(providerId);
  const checked = await ctx.db.transaction(async (db): Promise<StatusCheck> => {
    const tx = { ...ctx, db };
    const payment = await lockPayment(tx, orderId);
    if (!payment) throw new AppError('notFound');
    const { status, known } = paymentStatusOf(reported.code);
    if (!known) ctx.log.warn({ orderId, code: reported.code }, 'the provider has a status no table knows');
    await insertEvent(tx, { orderId, source, providerStatus: reported.code, status });
    return isConcluded(payment) ? { payment } : applyDecision(tx, ordering, payment, reported);
  });
  if (checked.isEnded) publishPaymentEnded({ outcome: checked.payment.status });
  return checked;
}

async function applyDecision(
  tx: Context,
  ordering: PaidOrdering,
  payment: PaymentRow,
  reported: ProviderPayment,
): Promise<StatusCheck> {
  const { orderId } = payment;
  const requested = {
    orderId,
    dueCents: dueCentsOf(payment),
    status: paymentStatus.parse(payment.status),
    followUp: z.nullable(paymentFollowUp).parse(payment.followUp),
  };
  // Avoids waiting for the cart's lock if it does not affect the outcome.
  const orderable = statusesThatOrder.has(paymentStatusOf(reported.code).status) && (await ordering.hold(tx, payment));
  const decision = decideSettlement(requested, reported, orderable);
  const change = (values: Partial<PaymentRow>) => changePayment(tx, orderId, values);
  const settledAt = tx.clock();
  switch (decision.kind) {
    case 'wait':
      // A closed payment stays closed, also if the provider still calls it open.
      return { payment: await change(payment.settledAt === null ? { status: decision.status } : {}) };
    case 'end':
      await ordering.release(tx, payment);
      return { payment: await change({ status: decision.status, settledAt }), isEnded: payment.settledAt === null };
    case 'act': {
      const { status, followUp } = decision;
      if (status === 'failed') tx.log.error({ orderId, due: requested.dueCents, word: reported }, wrongAmount);
      return { payment: await change({ status, followUp, settledAt: null }), action: actionOf[followUp] };
    }
    case 'order': {
      const confirmation = await ordering.place(tx, payment);
      return { payment: await change({ status: decision.status, confirmation, settledAt }), isEnded: true };
    }
    case 'refund': {
      if (decision.why === 'amount') tx.log.error({ orderId, due: requested.dueCents, word: reported }, wrongAmount);
      await ordering.release(tx, payment);
      await flagRefund(tx, payment, decision.why, reported.paidCents);
      return { payment: await change({ status: 'failed', settledAt, refundFlaggedAt: settledAt }), isEnded: true };
    }
  }
}

const statusesThatOrder: ReadonlySet<PaymentStatus> = new Set<PaymentStatus>([
  'successful',
  'reservation',
  'deviating',
]);

const wrongAmount = 'a payment is not what was asked for, nothing is ordered';
