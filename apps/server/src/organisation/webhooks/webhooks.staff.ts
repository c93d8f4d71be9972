import type { DeliveryRow, WebhookRow } from '@bouwpoort/contract/exchange/connections.staff';
import type { ShopEvent } from '@bouwpoort/contract/organisation/webhooks';
import { maySeeEvent, requireEvents } from '../../exchange/connections/exchange-permissions.staff.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, mayDo, requireThere, type StaffContext } from '../staff/staff.ts';
import {
  addWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  removeWebhookEndpoint,
  renewWebhookSecret as renewSecret,
  replayWebhookDelivery,
  switchWebhookEndpoint,
  type WebhookDelivery,
  type WebhookEndpoint,
} from './webhooks.ts';

const text = (at: Date | null) => at?.toISOString() ?? null;

export async function listWebhooksForStaff(ctx: StaffContext): Promise<WebhookRow[]> {
  const endpoints = await listWebhookEndpoints(ctx);
  return endpoints
    .filter(({ ventureId }) => mayDo(ctx.staff.scopes, 'integrations.read', { ventureId }))
    .map(describeWebhook);
}

function describeWebhook({ id, ventureId, url, events, ownerEmail, isActive, ...one }: WebhookEndpoint): WebhookRow {
  return {
    ...{ webhookId: id, ventureId, url, events, ownerEmail, isActive, createdAt: one.createdAt.toISOString() },
    ...{ failingSince: text(one.failingSince), switchedOffAt: text(one.switchedOffAt) },
  };
}

type NewWebhook = Parameters<typeof addWebhookEndpoint>[1] & { events: readonly ShopEvent[] };

export async function makeWebhook(
  ctx: StaffContext,
  given: NewWebhook,
): Promise<{ webhookId: number; secret: string }> {
  requireThere(ctx, given);
  requireEvents(ctx, given.ventureId, given.events);
  return ctx.db.transaction(async (db) => {
    const endpoint = await addWebhookEndpoint({ ...ctx, db }, given);
    const { url, events, ownerEmail } = endpoint;
    await auditWebhook(ctx, db, endpoint, null, { url, events, ownerEmail });
    return { webhookId: endpoint.id, secret: endpoint.secret };
  });
}

function auditWebhook(
  ctx: StaffContext,
  db: StaffContext['db'],
  { id, url, ventureId }: WebhookEndpoint,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
): Promise<void> {
  return auditWrite(ctx, db, { entity: 'webhook', entityId: String(id), entityName: url, ventureId, before, after });
}

async function requireWebhook(ctx: StaffContext, webhookId: number): Promise<WebhookEndpoint> {
  const endpoint = (await listWebhookEndpoints(ctx)).find(({ id }) => id === webhookId);
  if (!endpoint) throw new AppError('notFound', { detail: 'Deze webhook kennen we niet.' });
  requireThere(ctx, endpoint);
  return endpoint;
}

export async function switchWebhook(ctx: StaffContext, webhookId: number, isActive: boolean): Promise<void> {
  const endpoint = await requireWebhook(ctx, webhookId);
  if (isActive) requireEvents(ctx, endpoint.ventureId, endpoint.events as ShopEvent[]);
  await ctx.db.transaction(async (db) => {
    await switchWebhookEndpoint({ db }, webhookId, isActive);
    await auditWebhook(ctx, db, endpoint, { isActive: endpoint.isActive }, { isActive });
  });
}

/** The audit log says that the secret was replaced, and has neither of the two. */
export async function renewWebhookSecret(
  ctx: StaffContext,
  webhookId: number,
): Promise<{ secret: string; previousUntil: string }> {
  const endpoint = await requireWebhook(ctx, webhookId);
  return ctx.db.transaction(async (db) => {
    const renewed = await renewSecret({ ...ctx, db }, webhookId);
    if (!renewed) throw new AppError('notFound', { detail: 'Deze webhook kennen we niet.' });
    const { secret, previousUntil } = renewed;
    await auditWebhook(ctx, db, endpoint, null, { action: 'secret', previousUntil: previousUntil.toISOString() });
    return { secret, previousUntil: previousUntil.toISOString() };
  });
}

export async function removeWebhook(ctx: StaffContext, webhookId: number): Promise<void> {
  const endpoint = await requireWebhook(ctx, webhookId);
  await ctx.db.transaction(async (db) => {
    await removeWebhookEndpoint({ db }, webhookId);
    const { url, events, ownerEmail } = endpoint;
    await auditWebhook(ctx, db, endpoint, { url, events, ownerEmail }, null);
  });
}

export async function listDeliveries(ctx: StaffContext, webhookId: number): Promise<DeliveryRow[]> {
  const { ventureId } = await requireWebhook(ctx, webhookId);
  return (await listWebhookDeliveries(ctx, webhookId)).map((delivery) =>
    describeDelivery(delivery, maySeeEvent(ctx, ventureId, delivery.event)),
  );
}

function describeDelivery({ id, endpointId: _, payload, ...one }: WebhookDelivery, maySee: boolean): DeliveryRow {
  return {
    ...{ deliveryId: id, event: one.event, attempts: one.attempts, createdAt: one.createdAt.toISOString() },
    ...{ lastAttemptAt: text(one.lastAttemptAt), deliveredAt: text(one.deliveredAt), givenUpAt: text(one.givenUpAt) },
    ...{
      answerStatus: one.answerStatus,
      answerText: maySee ? one.answerText : null,
      answerMilliseconds: one.answerMilliseconds,
    },
    ...{ error: one.error, payload: maySee ? JSON.stringify(payload, null, 2) : null },
  };
}

export async function replayDelivery(ctx: StaffContext, webhookId: number, deliveryId: string): Promise<void> {
  const endpoint = await requireWebhook(ctx, webhookId);
  await ctx.db.transaction(async (db) => {
    await replayWebhookDelivery({ ...ctx, db }, webhookId, deliveryId);
    await auditWebhook(ctx, db, endpoint, null, { action: 'replay', deliveryId });
  });
}
