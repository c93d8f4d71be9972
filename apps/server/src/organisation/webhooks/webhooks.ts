import { randomBytes } from 'node:crypto';
import { shopEvents } from '@bouwpoort/contract/organisation/webhooks';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { OutboundRefused, requireSafeUrl } from '../../foundation/outbound/safe-request.ts';
import { findVenture } from '../ventures/ventures.ts';
import { deliverWebhook } from './webhooks.jobs.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts';

export { announce, hasSubscriberSql } from './announce.ts';

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
  const unknown = given.events.filter((event) => !(shopEvents as readonly string[]).includes(event));
  if (given.events.length === 0 || unknown.length > 0) errors.events = [`Kies uit ${shopEvents.join(', ')}`];
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
