import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { findVenture } from '../ventures/ventures.ts';
import type { PaymentProvider } from './payment-provider.ts';
import {
  changePayment,
  claimStart,
  insertEvent,
  keepStarted,
  type PaymentRow,
  selectPayment,
} from './payments.queries.ts';
import { dueCentsOf, type PaymentParts } from './settle.ts';

/** A caller that claimed the start and has not come back after this long is gone. */
const staleSeconds = 30;

/**
 * Begins a payment at the provider, in no transaction. Asked twice it has begun once; asked again after the provider
 * failed, or after the process died, it begins then.
 */
export async function startPayment(
  ctx: Context,
  { provider }: Pick<PaymentParts, 'provider'>,
  orderId: string,
): Promise<PaymentRow> {
  const payment = await selectPayment(ctx, orderId);
  if (!payment) throw new AppError('notFound');
  if (payment.redirectUrl !== null) return payment;
  if (payment.settledAt !== null) throw replaced();
  if (!(await claimStart(ctx, orderId, staleSeconds))) return whenStarted(ctx, orderId);
  const started = await startAt(ctx, provider, payment);
  const kept = await keepStarted(ctx, orderId, started);
  if (kept) {
    await insertEvent(ctx, { orderId, source: 'start', status: 'notCompleted' });
    return kept;
  }
  // Closed while the provider was being asked. Nobody has the address of this one; giving it up is tidiness.
  await provider
    .act(started.providerId, 'abort')
    .catch((err: unknown) => ctx.log.warn({ err, orderId }, 'the provider does not let go of a payment'));
  throw replaced();
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

function replaced(): AppError {
  return new AppError('conflict', { detail: 'Deze betaling is intussen door een andere vervangen.' });
}

/** Our own addresses, from the settings: never from what a caller sends. */
async function addressesOf(ctx: Context, { ventureId, cartId, orderId }: PaymentRow) {
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new AppError('unknownVenture');
  const base = ctx.config.publicUrl.replace(/\/+$/, '');
  // Not under names that the provider adds itself when it sends the visitor back.
  const query = new URLSearchParams({ cart: String(cartId), payment: orderId });
  return {
    // What fits on a bank statement.
    description: venture.name.slice(0, 32),
    returnUrl: `${base}/${venture.path}/bestelling-verwerkt?${query}`,
    exchangeUrl: `${base}/api/payments/exchange`,
  };
}

const patienceMs = 10_000;
const pauseMs = 200;

/** Somebody pressed twice: the second waits for what the first is told. */
async function whenStarted(ctx: Context, orderId: string): Promise<PaymentRow> {
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    const payment = await selectPayment(ctx, orderId);
    if (payment && payment.redirectUrl !== null) return payment;
    if (payment?.settledAt !== null) throw replaced();
    if (payment.startingAt === null) break;
    await sleep(pauseMs);
  }
  throw new AppError('paymentProviderFailed', { cause: new Error('the payment did not begin in time') });
}
