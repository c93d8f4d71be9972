import type {
  DeliveryRow,
  KeyRow,
  OutboxRow,
  SourceRow,
  WebhookRow,
} from '@bouwpoort/contract/exchange/connections.staff';
import type { ExchangeScope } from '@bouwpoort/contract/exchange/records';
import type { ShopEvent } from '@bouwpoort/contract/organisation/webhooks';
import type { PageAsked } from '../../foundation/database/keyset.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { orderEntity } from '../../ordering/orders/order-timeline.staff.ts';
import {
  countOrders,
  type FoundOrder,
  lastErpAttemptsOf,
  lockOrder,
  type OrderFilter,
  resendToErp,
  searchOrders,
} from '../../ordering/orders/orders.ts';
import {
  accessScopeOf,
  auditWrite,
  mayDo,
  requireThere,
  type StaffContext,
  staffList,
} from '../../organisation/staff/staff.ts';
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
} from '../../organisation/webhooks/webhooks.ts';
import { type ApiKey, addApiKey, endApiKey, listApiKeys, listSources } from './connections.ts';
import { maySeeEvent, requireEvents, requireScopes } from './exchange-permissions.staff.ts';

const text = (at: Date | null) => at?.toISOString() ?? null;

/** A record for several ventures is visible with access to one of them, and changed with access to all. */
function seesOneOf(ctx: StaffContext, ventureIds: readonly string[]): boolean {
  return ventureIds.some((ventureId) => mayDo(ctx.staff.scopes, 'integrations.read', { ventureId }));
}

export async function listSourcesForStaff(ctx: StaffContext): Promise<SourceRow[]> {
  const sources = await listSources(ctx.db, ctx.clock());
  const hasAllVentures = accessScopeOf(ctx).ventures === 'all';
  return sources.filter(({ ventureIds }) => hasAllVentures || seesOneOf(ctx, ventureIds));
}

export async function listKeysForStaff(ctx: StaffContext): Promise<KeyRow[]> {
  const keys = await listApiKeys(ctx);
  return keys.filter(({ ventureIds }) => seesOneOf(ctx, ventureIds)).map(describeKey);
}

function describeKey({ id, source, scopes, ventureIds, networks, ...key }: ApiKey): KeyRow {
  return {
    ...{ keyId: id, source, scopes: [...scopes], ventureIds: [...ventureIds], networks: [...networks] },
    ...{ createdAt: key.createdAt.toISOString(), expiresAt: text(key.expiresAt) },
    ...{ endedAt: text(key.endedAt), lastUsedAt: text(key.lastUsedAt) },
  };
}

interface NewKey {
  source: string;
  scopes: readonly ExchangeScope[];
  ventureIds: readonly string[];
  networks: readonly string[];
  expiresAt: string | null;
}

/** The key is in the answer only: the audit log has no secret. */
export async function makeKey(
  ctx: StaffContext,
  { expiresAt, ...given }: NewKey,
): Promise<{ keyId: number; key: string }> {
  for (const ventureId of given.ventureIds) requireThere(ctx, { ventureId });
  requireScopes(ctx, given.ventureIds, given.scopes);
  const end = expiresAt === null ? undefined : new Date(expiresAt);
  if (end && end <= ctx.clock()) {
    throw new AppError('invalidInput', { errors: { expiresAt: ['Kies een dag die nog komt'] } });
  }
  return ctx.db.transaction(async (db) => {
    const { id, key } = await addApiKey({ ...ctx, db }, { ...given, ...(end ? { expiresAt: end } : {}) });
    const { source, scopes, ventureIds, networks } = given;
    await auditWrite(ctx, db, {
      ...{ entity: 'api-key', entityId: String(id), entityName: source, ventureId: onlyOne(ventureIds) },
      ...{ before: null, after: { source, scopes, ventureIds, networks, expiresAt } },
    });
    return { keyId: id, key };
  });
}

const onlyOne = (ventureIds: readonly string[]) => (ventureIds.length === 1 ? (ventureIds[0] ?? null) : null);

export async function endKey(ctx: StaffContext, keyId: number): Promise<void> {
  const key = (await listApiKeys(ctx)).find(({ id }) => id === keyId);
  if (!key) throw new AppError('notFound', { detail: 'Deze sleutel kennen we niet.' });
  for (const ventureId of key.ventureIds) requireThere(ctx, { ventureId });
  await ctx.db.transaction(async (db) => {
    if (!(await endApiKey({ ...ctx, db }, keyId))) return;
    await auditWrite(ctx, db, {
      ...{ entity: 'api-key', entityId: String(keyId), entityName: key.source, ventureId: onlyOne(key.ventureIds) },
      ...{ before: { isEnded: false }, after: { isEnded: true } },
    });
  });
}

export async function listWebhooksForStaff(ctx: StaffContext): Promise<WebhookRow[]> {
  const endpoints = await listWebhookEndpoints(ctx);
  return endpoints.filter(({ ventureId }) => seesOneOf(ctx, [ventureId])).map(describeWebhook);
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

interface AskedOutbox extends PageAsked {
  ventureId?: string | undefined;
}

const outbox = staffList({
  search: (ctx, filter: OrderFilter, page: PageAsked) =>
    // Oldest first: the longest waiting needs attention.
    searchOrders(ctx.db, filter, { sort: 'date', direction: 'asc', ...page }),
  count: async (ctx, filter) => {
    const { count, isExact } = await countOrders(ctx.db, filter);
    return { count, isExact };
  },
  describe: describeWaiting,
});

async function describeWaiting(ctx: StaffContext, orders: readonly FoundOrder[]): Promise<OutboxRow[]> {
  const tries = await lastErpAttemptsOf(
    ctx.db,
    orders.map(({ orderId }) => orderId),
  );
  return orders.map((order) => {
    const last = tries.get(order.orderId);
    const maySee = mayDo(ctx.staff.scopes, 'orders.read', { ventureId: order.ventureId, branchId: order.branchId });
    return {
      ...{ orderId: order.orderId, ventureId: order.ventureId },
      customerName: maySee ? order.customerName : null,
      ...{ orderDate: order.orderDate.toISOString(), isHeld: order.heldForCredit, tries: order.erpTries },
      isRefused: order.erpRefusedAt !== null,
      lastTry: last
        ? {
            ...{ at: last.at.toISOString(), operation: last.operation, outcome: last.outcome, status: last.status },
            ...{ answer: maySee ? last.answer : '', ms: last.durationMs },
          }
        : null,
    };
  });
}

export async function readOutbox(ctx: StaffContext, { ventureId, ...page }: AskedOutbox) {
  if (ventureId !== undefined) requireThere(ctx, { ventureId });
  const filter = { scope: accessScopeOf(ctx), ventureId, atErp: 'no' as const };
  const [{ rows, ...found }, refused] = await Promise.all([
    outbox.page(ctx, filter, page),
    countOrders(ctx.db, { ...filter, atErp: 'refused' }),
  ]);
  return { orders: rows, ...found, refused: refused.count };
}

export async function sendOrderAgain(ctx: StaffContext, orderId: string): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const order = await lockOrder(tx, orderId);
    requireThere(ctx, { ventureId: order.ventureId, branchId: order.branchId });
    await resendToErp(tx, order);
    await auditWrite(ctx, db, {
      ...{ entity: orderEntity, entityId: orderId, entityName: orderId, ventureId: order.ventureId },
      ...{ before: null, after: { action: 'resend' } },
    });
  });
}
