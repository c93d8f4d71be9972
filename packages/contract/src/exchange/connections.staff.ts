import { z } from 'zod/mini';
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
  expiresAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  lastUsedAt: z.nullable(moment),
});
export type KeyRow = z.output<typeof keyRow>;

const sourceRow = z.object({
  name: z.string(),
  createdAt: moment,
  keys: z.int(),
  ventureIds: z.array(z.string()),
  lastBatchAt: z.nullable(moment),
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
  failingSince: z.nullable(moment),
  switchedOffAt: z.nullable(moment),
});
export type WebhookRow = z.output<typeof webhookRow>;

const deliveryRow = z.object({
  deliveryId: z.guid(),
  event: z.string(),
  createdAt: moment,
  attempts: z.int(),
  lastAttemptAt: z.nullable(moment),
  deliveredAt: z.nullable(moment),
  givenUpAt: z.nullable(moment),
  answerStatus: z.nullable(z.int()),
  answerText: z.nullable(z.string()),
  answerMilliseconds: z.nullable(z.int()),
  error: z.nullable(z.string()),
  /** Empty for staff who may not see the data of the event; so is the answer, which may repeat it. */
  payload: z.nullable(z.string()),
});
export type DeliveryRow = z.output<typeof deliveryRow>;

const outboxRow = z.object({
  orderId: z.string(),
  ventureId: z.string(),
  /** Empty for staff who may not see orders; so is the message of the ERP. */
  customerName: z.nullable(z.string()),
  orderDate: moment,
  isHeld: z.boolean(),
  isRefused: z.boolean(),
  tries: z.int(),
  lastTry: z.nullable(
    z.object({
      at: moment,
      operation: z.enum(['send', 'update', 'cancel']),
      outcome: z.enum(['taken', 'refused', 'failed']),
      status: z.nullable(z.int()),
      answer: z.string(),
      ms: z.int(),
    }),
  ),
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
  entity: z.nullable(writableEntity),
  state: z.enum(['waiting', 'finished', 'failed']),
  records: z.nullable(z.int()),
  size: z.nullable(z.int()),
  failure: z.nullable(z.string()),
  createdAt: moment,
  finishedAt: z.nullable(moment),
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
      scopes: z.array(z.enum(exchangeScopes)).check(z.minLength(1, { error: 'Kies wat de sleutel mag' })),
      ventureIds: z.array(ventureId).check(z.minLength(1, { error: 'Kies een venture' }), z.maxLength(50)),
      networks: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(20)),
      expiresAt: z.nullable(moment),
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
      url: z.url({ error: 'Geef een webadres op' }).check(z.maxLength(500)),
      events: z.array(z.enum(shopEvents)).check(z.minLength(1, { error: 'Kies een gebeurtenis' })),
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
    query: z.object({ ventureId: z.optional(ventureId), ...pageQuery }),
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
    params: z.object({ orderId: z.string().check(z.minLength(1), z.maxLength(64)) }),
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
      entity: z.nullable(writableEntity),
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
