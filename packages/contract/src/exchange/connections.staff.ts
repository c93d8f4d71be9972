import { z } from 'zod';
import { pageAnswer, pageQuery } from '../foundation/lists.staff.ts';
import { route } from '../foundation/route.ts';
import { done, emailAddress, moment, queryInteger, rowId, ventureId } from '../foundation/scalars.ts';
import { shopEvents } from '../organisation/webhooks.ts';
import { writableEntity } from './batches.ts';
import { type importFormats, sourceName } from './imports.staff.ts';
import { exchangeScopes } from './records.ts';

const spec = 'back office: integrations';

const keyRow = z.object({
  keyId: rowId,
  source: z.string(),
  scopes: z.array(z.string()),
  ventureIds: z.array(z.string()),
  networks: z.array(z.string()),
  createdAt: moment,
  expiresAt: moment.nullable(),
  endedAt: moment.nullable(),
  lastUsedAt: moment.nullable(),
});
export type KeyRow = z.output<typeof keyRow>;

const sourceRow = z.object({
  name: z.string(),
  createdAt: moment,
  keys: z.int(),
  ventureIds: z.array(z.string()),
  lastBatchAt: moment.nullable(),
  /** Since yesterday. */
  refusedCalls: z.int(),
});
export type SourceRow = z.output<typeof sourceRow>;

const webhookRow = z.object({
  webhookId: rowId,
  ventureId: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  ownerEmail: z.string(),
  createdAt: moment,
  isActive: z.boolean(),
  failingSince: moment.nullable(),
  switchedOffAt: moment.nullable(),
});
export type WebhookRow = z.output<typeof webhookRow>;

const deliveryRow = z.object({
  deliveryId: z.guid(),
  event: z.string(),
  createdAt: moment,
  attempts: z.int(),
  lastAttemptAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  givenUpAt: moment.nullable(),
  answerStatus: z.int().nullable(),
  answerText: z.string().nullable(),
  answerMilliseconds: z.int().nullable(),
  error: z.string().nullable(),
  /** Empty for staff who may not see the data of the event; so is the answer, which may repeat it. */
  payload: z.string().nullable(),
});
export type DeliveryRow = z.output<typeof deliveryRow>;

const outboxRow = z.object({
  orderId: z.string(),
  ventureId: z.string(),
  /** Empty for staff who may not see orders; so is the message of the ERP. */
  customerName: z.string().nullable(),
  orderDate: moment,
  isHeld: z.boolean(),
  isRefused: z.boolean(),
  tries: z.int(),
  lastTry: z
    .object({
      at: moment,
      operation: z.enum(['send', 'update', 'cancel']),
      outcome: z.enum(['taken', 'refused', 'failed']),
      status: z.int().nullable(),
      answer: z.string(),
      ms: z.int(),
    })
    .nullable(),
});
export type OutboxRow = z.output<typeof outboxRow>;

export const exportFormatNames = [
  'ndjson',
  'csv',
  'bmecat',
  'xchange',
] as const satisfies readonly (typeof importFormats)[number][];

const exportRun = z.object({
  exportId: z.guid(),
  staffName: z.string(),
  ventureId: z.string(),
  source: z.string(),
  format: z.enum(exportFormatNames),
  /** Empty for the whole catalogue. */
  entity: writableEntity.nullable(),
  state: z.enum(['waiting', 'finished', 'failed']),
  records: z.int().nullable(),
  size: z.int().nullable(),
  failure: z.string().nullable(),
  createdAt: moment,
  finishedAt: moment.nullable(),
});
export type ExportRun = z.output<typeof exportRun>;

const reads = { spec, access: 'staff', permission: 'integrations.read' } as const;
const writes = { spec, access: 'staff', permission: 'integrations.manage' } as const;
const number = queryInteger(1, 2_147_483_647);
const ofKey = z.object({ keyId: number });
const ofWebhook = z.object({ webhookId: number });
const ofDelivery = z.object({ webhookId: number, deliveryId: z.guid() });
const ofExport = z.object({ exportId: z.guid() });

export const beheerIntegrationRoutes = {
  sources: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/sources',
    summary: 'Programs and suppliers that send data or read it',
    response: z.object({ sources: z.array(sourceRow) }),
  }),
  keys: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/keys',
    summary: 'The API keys; never the key itself',
    response: z.object({ keys: z.array(keyRow) }),
  }),
  addKey: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/keys',
    summary: 'Make a key; it is in the answer and nowhere else',
    body: z.object({
      source: sourceName,
      scopes: z.array(z.enum(exchangeScopes)).min(1, { error: 'Kies wat de sleutel mag' }),
      ventureIds: z.array(ventureId).min(1, { error: 'Kies een venture' }).max(50),
      networks: z.array(z.string().trim().min(1).max(60)).max(20),
      expiresAt: moment.nullable(),
    }),
    response: z.object({ keyId: rowId, key: z.string() }),
  }),
  endKey: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/keys/{keyId}/end',
    summary: 'End a key; the next call with it is refused',
    params: ofKey,
    response: done,
  }),
  webhooks: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/webhooks',
    summary: 'Where others want to hear what happens',
    response: z.object({ webhooks: z.array(webhookRow) }),
  }),
  addWebhook: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/webhooks',
    summary: 'Tell an address what happens; its secret is in the answer and nowhere else',
    body: z.object({
      ventureId,
      url: z.url({ error: 'Geef een webadres op' }).max(500),
      events: z.array(z.enum(shopEvents)).min(1, { error: 'Kies een gebeurtenis' }),
      ownerEmail: emailAddress,
    }),
    response: z.object({ webhookId: rowId, secret: z.string() }),
  }),
  switchWebhook: route({
    ...writes,
    method: 'PUT',
    path: '/api/beheer/webhooks/{webhookId}',
    summary: 'Switch a webhook on or off',
    params: ofWebhook,
    body: z.object({ isActive: z.boolean() }),
    response: done,
  }),
  renewWebhookSecret: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/webhooks/{webhookId}/secret',
    summary: 'Replace the secret; it is in the answer and nowhere else. The one before signs too for a day',
    params: ofWebhook,
    response: z.object({ secret: z.string(), previousUntil: moment }),
  }),
  removeWebhook: route({
    ...writes,
    method: 'DELETE',
    path: '/api/beheer/webhooks/{webhookId}',
    summary: 'Remove a webhook, with its deliveries',
    params: ofWebhook,
    response: done,
  }),
  deliveries: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/webhooks/{webhookId}/deliveries',
    summary: 'The last hundred deliveries, with answer and time',
    params: ofWebhook,
    response: z.object({ deliveries: z.array(deliveryRow) }),
  }),
  replay: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
    summary: 'Send a delivery again, as the same message',
    params: ofDelivery,
    response: done,
  }),
  outbox: route({
    ...reads,
    method: 'GET',
    path: '/api/beheer/erp-outbox',
    summary: 'Orders the ERP does not have',
    query: z.object({ ventureId: ventureId.optional(), ...pageQuery }),
    response: z.object({
      orders: z.array(outboxRow),
      refused: z.int(),
      ...pageAnswer,
    }),
  }),
  sendAgain: route({
    ...writes,
    method: 'POST',
    path: '/api/beheer/erp-outbox/{orderId}/send',
    summary: 'Offer an order to the ERP now',
    params: z.object({ orderId: z.string().min(1).max(64) }),
    response: done,
  }),
  exports: route({
    ...{ spec, access: 'staff', permission: 'exchange.read' },
    method: 'GET',
    path: '/api/beheer/exports',
    summary: 'The last exports',
    response: z.object({ exports: z.array(exportRun) }),
  }),
  startExport: route({
    ...{ spec, access: 'staff', permission: 'exchange.run' },
    method: 'POST',
    path: '/api/beheer/exports',
    summary: 'Make a file of an entity or of the catalogue',
    body: z.object({
      ventureId,
      format: z.enum(exportFormatNames),
      entity: writableEntity.nullable(),
      /** Whose external ids it has; what that source does not know has ours. */
      source: sourceName,
    }),
    response: exportRun,
  }),
  download: route({
    ...{ spec, access: 'staff', permission: 'exchange.run' },
    method: 'GET',
    path: '/api/beheer/exports/{exportId}/file',
    summary: 'The file of an export',
    params: ofExport,
    responseType: 'binary',
  }),
};
