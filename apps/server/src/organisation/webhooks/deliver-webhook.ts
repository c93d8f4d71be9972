import { and, eq, isNull } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import type { Context } from '../../foundation/context/context.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { safeRequest } from '../../foundation/outbound/safe-request.ts';
import { sendMail } from '../mail/mail.ts';
import { deliverWebhook } from './webhooks.jobs.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts';
import type { WebhookDelivery, WebhookEndpoint } from './webhooks.ts';

const timeoutMs = 15_000;
/** The stored part of an answer, for the log. */
const keptText = 2000;
const firstPause = 10;
const maxPause = 6 * 60 * 60;
const disableAfterMs = 3 * 24 * 60 * 60 * 1000;

/** Seconds until the next attempt: growing, and with jitter against other deliveries of the same endpoint. */
function retryDelaySeconds(attempts: number): number {
  const pause = Math.min(firstPause * 2 ** (attempts - 1), maxPause);
  return pause * (0.75 + Math.random() / 2);
}

interface DeliveryResult {
  answerStatus: number | null;
  answerText: string | null;
  answerMilliseconds: number;
  error: string | null;
}

/** One attempt. Safe to run twice: the receiver recognises the message by its id. */
export const deliverOneWebhook: JobHandler<typeof deliverWebhook> = async (ctx, { deliveryId }) => {
  const [found] = await ctx.db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (!found || found.delivery.deliveredAt || found.delivery.givenUpAt) return;
  if (!found.endpoint.isActive) return giveUp(ctx, deliveryId);
  const answer = await send(ctx, found.delivery, found.endpoint);
  await ctx.db.transaction((tx) => storeResponse({ ...ctx, db: tx }, found.delivery, found.endpoint, answer));
};

/** One signature for each secret in force, with spaces between them, as Standard Webhooks has it. */
function signaturesOf(endpoint: WebhookEndpoint, now: Date, sign: (webhook: Webhook) => string): string {
  const { secret, previousSecret, previousSecretUntil } = endpoint;
  const overlaps = previousSecret !== null && previousSecretUntil !== null && now < previousSecretUntil;
  return [secret, ...(overlaps ? [previousSecret] : [])].map((one) => sign(new Webhook(one))).join(' ');
}

async function send(
  ctx: Context,
  { id, payload }: WebhookDelivery,
  endpoint: WebhookEndpoint,
): Promise<DeliveryResult> {
  const body = JSON.stringify(payload);
  // By the clock of the machine, with which a receiver compares it.
  const at = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signaturesOf(endpoint, ctx.clock(), (webhook) => webhook.sign(id, at, body)),
  };
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const { allowPrivateAddresses: allowPrivate } = ctx.config;
    const asked = {
      method: 'POST',
      headers,
      body,
      within: timeoutMs,
      maxBytes: keptText,
      cutOff: true,
      allowPrivate,
    } as const;
    const { status, body: answered } = await safeRequest(endpoint.url, asked);
    const text = answered.toString('utf8').replaceAll('\0', '').toWellFormed();
    const error = status >= 200 && status < 300 ? null : `answered ${status}`;
    return { answerStatus: status, answerText: text, answerMilliseconds: took(), error };
  } catch (error) {
    return { answerStatus: null, answerText: null, answerMilliseconds: took(), error: (error as Error).message };
  }
}

async function storeResponse(
  ctx: Context,
  { id, attempts, createdAt }: WebhookDelivery,
  endpoint: WebhookEndpoint,
  answer: DeliveryResult,
): Promise<void> {
  const now = ctx.clock();
  const tried = { ...answer, attempts: attempts + 1, lastAttemptAt: now };
  if (answer.error === null) {
    await ctx.db
      .update(webhookDeliveries)
      .set({ ...tried, deliveredAt: now })
      .where(eq(webhookDeliveries.id, id));
    await ctx.db.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, endpoint.id));
    return;
  }
  const isOver = now.getTime() - createdAt.getTime() >= disableAfterMs;
  await ctx.db
    .update(webhookDeliveries)
    .set({ ...tried, givenUpAt: isOver ? now : null })
    .where(eq(webhookDeliveries.id, id));
  if (!isOver)
    await enqueue(ctx.db, deliverWebhook, { deliveryId: id }, { delaySeconds: retryDelaySeconds(attempts + 1) });
  await recordFailure(ctx, endpoint, now);
}

/** Disables an endpoint after three days without a successful delivery, and mails its owner, once. */
async function recordFailure(
  ctx: Context,
  { id, url, ventureId, ownerEmail }: WebhookEndpoint,
  now: Date,
): Promise<void> {
  await ctx.db
    .update(webhookEndpoints)
    .set({ failingSince: now })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.failingSince)));
  const [endpoint] = await ctx.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update');
  if (!endpoint?.isActive || !endpoint.failingSince) return;
  if (now.getTime() - endpoint.failingSince.getTime() < disableAfterMs) return;
  await ctx.db.update(webhookEndpoints).set({ isActive: false, switchedOffAt: now }).where(eq(webhookEndpoints.id, id));
  await sendMail(ctx, {
    to: ownerEmail,
    kind: 'webhook-switched-off',
    ventureId,
    data: { url, since: endpoint.failingSince },
  });
}

async function giveUp(ctx: Context, deliveryId: string): Promise<void> {
  await ctx.db
    .update(webhookDeliveries)
    .set({ givenUpAt: ctx.clock(), error: 'the endpoint is switched off' })
    .where(eq(webhookDeliveries.id, deliveryId));
}
