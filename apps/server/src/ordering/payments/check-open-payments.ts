import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { closePayment } from './close-payment.ts';
import type { checkOpenPayments } from './payments.jobs.ts';
import { changePayment, selectOpenToCheck } from './payments.queries.ts';
import { type PaymentParts, settle } from './settle.ts';

const minute = 60_000;
/** Leaves time for the visitor's return and the provider's call. */
const graceMs = 2 * minute;
const maxAge = 24 * 60 * minute;
const maxAtOnce = 100;

/** Safe to run twice, and concurrently: settling is idempotent. */
export function checkOpenPaymentsBy(parts: PaymentParts): JobHandler<typeof checkOpenPayments> {
  return async (ctx) => {
    const now = ctx.clock().getTime();
    const moments = { before: new Date(now - graceMs), after: new Date(now + graceMs) };
    for (const payment of await selectOpenToCheck(ctx, moments, maxAtOnce)) {
      const { orderId, createdAt } = payment;
      try {
        // Created by a clock that was set back since: its day begins now, or it would stay open for that much longer.
        if (createdAt > moments.after) await changePayment(ctx, orderId, { createdAt: new Date(now) });
        if (createdAt.getTime() < now - maxAge) await closePayment(ctx, parts, orderId, { isLastTry: true });
        else await settle(ctx, parts, orderId, 'job');
      } catch (err) {
        ctx.log.warn({ err, orderId }, 'an open payment could not be looked into');
        // Moves it to the back of the queue: one that always fails must not block the others.
        await changePayment(ctx, orderId, {});
      }
    }
  };
}
