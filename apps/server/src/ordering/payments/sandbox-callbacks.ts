import type { SandboxChoice } from '@bouwpoort/contract/ordering/payments';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { type JobHandler, jobKind, PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { signExchange } from './exchange-signature.ts';
import type { Sandbox, SandboxPayment } from './sandbox.ts';

/** A call of the sandbox to the shop. A job, so that it also comes after the process that planned it has died. */
export const sandboxCallback = jobKind({
  name: 'sandbox-callback',
  data: z.object({ providerId: z.string(), code: z.int() }),
  retry: { times: 5, firstSeconds: 2, maxSeconds: 60 },
  timeLimitSeconds: 30,
  concurrency: 4,
});

const pendingCode = 50;

/** As chosen by the visitor: late, more than once, and with an old status after the last one. */
export async function planCallbacks(
  ctx: Context,
  { providerId, statusCode }: SandboxPayment,
  { delaySeconds, calls, wrongOrder }: SandboxChoice,
): Promise<void> {
  const codes = [...Array<number>(calls).fill(statusCode), ...(wrongOrder ? [pendingCode] : [])];
  for (const code of codes) await enqueue(ctx.db, sandboxCallback, { providerId, code }, { delaySeconds });
}

export function deliverCallbackOf(sandbox: Sandbox | undefined): JobHandler<typeof sandboxCallback> {
  return async (_ctx, { providerId, code }) => {
    const payment = await sandbox?.find(providerId);
    if (!sandbox || !payment) throw new PermanentJobError('there is no such payment in the sandbox');
    const body = callbackBody(payment, code);
    const headers = { 'content-type': 'application/json', ...signExchange(sandbox.key, body) };
    await sandbox.post(payment.exchangeUrl, body, headers);
  };
}

/** In the form of PAY. */
export function callbackBody({ providerId, orderId, amountCents, paidCents }: SandboxPayment, code: number): string {
  return JSON.stringify({
    type: 'order',
    id: providerId,
    event: 'status_changed',
    object: {
      id: providerId,
      reference: orderId,
      status: { code },
      amount: { value: amountCents, currency: 'EUR' },
      capturedAmount: { value: paidCents, currency: 'EUR' },
    },
  });
}
