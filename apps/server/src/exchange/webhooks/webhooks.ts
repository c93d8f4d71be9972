import { randomBytes, randomUUID } from 'node:crypto';
import { type WebhookEvent, webhookEvents } from '@bouwpoort/contract/exchange/connections.staff';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { OutboundRefused, requireSafeUrl } from '../../foundation/outbound/safe-request.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { deliverWebhook } from './webhook-job.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts';

export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect;
export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;

interface NewWebhookEndpoint {
  ventureId: string;
  url: string;
  events: readonly string[];
  ownerEmail: string;
}

/** `secret` is the key for verifying signatures. */
export async function addWebhookEndpoint(ctx: Context, given: NewWebhookEndpoint): Promise<WebhookEndpoint> {
  await requireUsable(ctx, given);
  const { ventureId, url, events, ownerEmail } = given;
  const [added] = await ctx.db
    .insert(webhookEndpoints)
    .values({
      ...{ ventureId, url, ownerEmail, events: [...events], createdAt: ctx.clock() },
      secret: newSecret(),
    })
    .returning();
  if (!added) throw new Error('the endpoint was not stored');
  return added;
}

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** Milliseconds in which messages are signed with the replaced secret too. */
const secretOverlap = 24 * 60 * 60 * 1000;

/**
 * Replaces the secret; the one before signs for another day. Undefined if the endpoint does not exist. A second renewal
 * within that day keeps the secret from before the first: the receiver still has it when nobody noted the new one.
 */
export async function renewWebhookSecret(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<{ secret: string; previousUntil: Date } | undefined> {
  const now = clock();
  const until = new Date(now.getTime() + secretOverlap);
  const { secret, previousSecret, previousSecretUntil } = webhookEndpoints;
  const stillOverlaps = gt(previousSecretUntil, now);
  const [renewed] = await db
    .update(webhookEndpoints)
    .set({
      secret: newSecret(),
      previousSecret: sql`case when ${stillOverlaps} then ${previousSecret} else ${secret} end`,
      previousSecretUntil: sql`case when ${stillOverlaps} then ${previousSecretUntil} else ${until.toISOString()}::timestamptz end`,
    })
    .where(eq(webhookEndpoints.id, id))
    .returning();
  return renewed && { secret: renewed.secret, previousUntil: renewed.previousSecretUntil ?? until };
}

async function requireUsable(ctx: Context, given: NewWebhookEndpoint): Promise<void> {
  const errors: Record<string, string[]> = {};
  if (!(await findVenture(ctx, given.ventureId))) errors.ventureId = ['Deze winkel kennen we niet'];
  const unknown = given.events.filter((event) => !(webhookEvents as readonly string[]).includes(event));
  if (given.events.length === 0 || unknown.length > 0) errors.events = [`Kies uit ${webhookEvents.join(', ')}`];
  if (!z.email().safeParse(given.ownerEmail).success) errors.ownerEmail = ['Ongeldig e-mailadres'];
  try {
    requireSafeUrl(given.url, ctx.config.allowPrivateAddresses);
  } catch (error) {
    if (!(error instanceof OutboundRefused)) throw error;
    errors.url = ['Geef een webadres op dat op internet te bereiken is'];
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
}

export function listWebhookEndpoints({ db }: Pick<Context, 'db'>, ventureId?: string): Promise<WebhookEndpoint[]> {
  const ofVenture = ventureId === undefined ? undefined : eq(webhookEndpoints.ventureId, ventureId);
  return db.select().from(webhookEndpoints).where(ofVenture).orderBy(asc(webhookEndpoints.id));
}

/** Deletes its deliveries too. False if it does not exist. */
export async function removeWebhookEndpoint({ db }: Pick<Context, 'db'>, id: number): Promise<boolean> {
  const removed = await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning();
  return removed.length > 0;
}

/** Enables a disabled endpoint; deliveries that were given up can be sent again one by one. */
export async function switchWebhookEndpoint(
  { db }: Pick<Context, 'db'>,
  id: number,
  isActive: boolean,
): Promise<boolean> {
  const switched = await db
    .update(webhookEndpoints)
    .set(isActive ? { isActive, failingSince: null, switchedOffAt: null } : { isActive })
    .where(eq(webhookEndpoints.id, id))
    .returning();
  return switched.length > 0;
}

/** The log of an endpoint, newest first. */
export function listWebhookDeliveries(
  { db }: Pick<Context, 'db'>,
  endpointId: number,
  limit = 100,
): Promise<WebhookDelivery[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(limit);
}

/** Sends a delivery again, as the same message, so that a receiver can recognise it. */
export async function replayWebhookDelivery(ctx: Context, endpointId: number, deliveryId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(webhookDeliveries)
      .set({ deliveredAt: null, givenUpAt: null, createdAt: ctx.clock(), attempts: 0 })
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.endpointId, endpointId)))
      .returning();
    if (!row) throw new AppError('notFound');
    await enqueue(tx, deliverWebhook, { deliveryId });
  });
}

const endpointsFor = statement<{ id: number }>(
  'webhook_endpoints_for',
  'select id from webhook_endpoint where venture_id = $1 and is_active and $2 = any(events)',
);

/** Whether an event has a subscriber, for a statement whose parameter is the venture. */
export function hasSubscriberSql(venture: `$${number}`, event: WebhookEvent): string {
  return `exists (select from webhook_endpoint where venture_id = ${venture} and is_active and '${event}' = any(events))`;
}

/** Enqueues an event for its subscribers, in the caller's transaction. */
export async function enqueueWebhookEvent(
  ctx: Pick<Context, 'db' | 'clock'>,
  ventureId: string,
  event: WebhookEvent,
  data: object,
): Promise<void> {
  const endpoints = await endpointsFor(ctx.db, [ventureId, event]);
  const now = ctx.clock();
  for (const { id: endpointId } of endpoints) {
    const id = randomUUID();
    const payload = { type: event, timestamp: now.toISOString(), data: { ventureId, ...data } };
    await ctx.db.insert(webhookDeliveries).values({ id, endpointId, event, payload, createdAt: now });
    await enqueue(ctx.db, deliverWebhook, { deliveryId: id });
  }
}
