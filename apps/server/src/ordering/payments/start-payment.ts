import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import type { PaymentProvider } from './payment-provider.ts';
import {
  changePayment,
  claimStart,
  insertEvent,
  type PaymentRow,
  saveStarted,
  selectPayment,
} from './payments.queries.ts';
import { dueCentsOf, type PaymentParts } from './settle.ts';

/** A claim older than this belongs to a process that died. */
const staleSeconds = 30;

/**
 * Starts a payment at the provider, outside any transaction. A repeated call does not start it again; after a failure
 * of the provider, or of the process, it does.
 */
export async function startPayment(
  ctx: Context,
  { provider }: Pick<PaymentParts, 'provider'>,
  orderId: string,
): Promise<PaymentRow> {
  const payment = await selectPayment(ctx, orderId);
  if (!payment) throw new AppError('notFound');
  if (payment.redirectUrl !== null) return payment;
  if (payment.settledAt !== null) throw replacedError();
  if (!(await claimStart(ctx, orderId, staleSeconds))) return waitUntilStarted(ctx, orderId);
  const started = await startAt(ctx, provider, payment);
  const saved = await saveStarted(ctx, orderId, started);
  if (saved) {
    await insertEvent(ctx, { orderId, source: 'start', status: 'notCompleted' });
    return saved;
  }
  // Closed during the call to the provider. No visitor has its address; cancelling it keeps the records clean.
  await provider
    .act(started.providerId, 'abort')
    .catch((err: unknown) => ctx.log.warn({ err, orderId }, 'the provider does not let go of a payment'));
  throw replacedError();
}

async function startAt(ctx: Context, provider: PaymentProvider, payment: PaymentRow) {
  const { orderId, optionId, subOptionId } = payment;
  try {
    const addresses = await addressesOf(ctx, payment);
    return await provider.start({ orderId, amountCents: dueCentsOf(payment), ...addresses, optionId, subOptionId });
  } catch (error) {
    await changePayment(ctx, orderId, { startingAt: null });
    throw error;
  }
}

function replacedError(): AppError {
  return new AppError('conflict', { detail: 'Deze betaling is intussen door een andere vervangen.' });
}

/** Our own URLs come from the settings, never from the request. */
async function addressesOf(ctx: Context, { ventureId, cartId, orderId }: PaymentRow) {
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new AppError('unknownVenture');
  const base = ctx.config.publicUrl.replace(/\/+$/, '');
  // Avoids the parameter names that the provider adds to the return URL.
  const query = new URLSearchParams({ cart: String(cartId), payment: orderId });
  return {
    // The length of a bank statement.
    description: venture.name.slice(0, 32),
    returnUrl: `${base}/${venture.path}/bestelling-verwerkt?${query}`,
    exchangeUrl: `${base}/api/payments/exchange`,
  };
}

const startTimeoutMs = 10_000;
const pollIntervalMs = 200;

/** A second call at once waits for the answer of the first. */
async function waitUntilStarted(ctx: Context, orderId: string): Promise<PaymentRow> {
  for (let waited = 0; waited < startTimeoutMs; waited += pollIntervalMs) {
    const payment = await selectPayment(ctx, orderId);
    if (payment && payment.redirectUrl !== null) return payment;
    if (payment?.settledAt !== null) throw replacedError();
    if (payment.startingAt === null) break;
    await sleep(pollIntervalMs);
  }
  throw new AppError('paymentProviderFailed', { cause: new Error('the payment did not begin in time') });
}
