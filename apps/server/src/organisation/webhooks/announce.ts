import { randomUUID } from 'node:crypto';
import type { ShopEvent } from '@bouwpoort/contract/organisation/webhooks';
import type { Context } from '../../foundation/context/context.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { deliverWebhook } from './webhooks.jobs.ts';
import { webhookDeliveries } from './webhooks.tables.ts';

/* Announced in the transaction of what happened; delivered by a job. */

const endpointsFor = statement<{ id: number }>(
  'webhook_endpoints_for',
  'select id from webhook_endpoint where venture_id = $1 and is_active and $2 = any(events)',
);

/** Whether an event has a subscriber, for a statement whose parameter is the venture. */
export function hasSubscriberSql(venture: `$${number}`, event: ShopEvent): string {
  return `exists (select from webhook_endpoint where venture_id = ${venture} and is_active and '${event}' = any(events))`;
}

/** Queues an event for each of its subscribers, in the caller's transaction. */
export async function announce(
  ctx: Pick<Context, 'db' | 'clock'>,
  ventureId: string,
  event: ShopEvent,
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
