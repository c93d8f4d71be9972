import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { idempotencyHeaders, moment, queryFlag, queryInteger, rowId } from '../foundation/scalars.ts';
import { type ExchangeEntity, type ExchangeScope, exchangeEntities, externalId } from './records.ts';

/*
 * Data exchange for machines. Every call carries `Authorization: Bearer bpk_…`; a key that may act for several ventures
 * names one of them in `Venture-Id`.
 */

const writableNames = Object.keys(exchangeEntities) as [ExchangeEntity, ...ExchangeEntity[]];
export const writableEntity = z.enum(writableNames);
/** Orders are made in the shop and can only be read. */
export const readableEntity = z.enum([...writableNames, 'order']);
export type ReadableEntity = z.infer<typeof readableEntity>;

/** What a key needs for a route; any one of the scopes will do. */
export function scopesFor(access: 'read' | 'write', entity: ReadableEntity): readonly ExchangeScope[] {
  if (entity === 'order') return ['orders:read', 'all:read'];
  const { writeScope } = exchangeEntities[entity];
  if (access === 'write') return [writeScope];
  // A source may always look at what it writes.
  return writeScope === 'orders:write' ? [writeScope, 'orders:read', 'all:read'] : [writeScope, 'all:read'];
}

/** Longer lines are refused, and with them the batch: no record of the schemas comes near it. */
export const maxLineBytes = 2 * 1024 * 1024;
/** The share of a source's records that a batch may retire without `allowVanishing`. */
export const vanishingShare = 0.05;
export const undoDays = 30;

const batchState = z.enum(['queued', 'running', 'finished', 'failed', 'undoing', 'undone']);

export const batch = z.object({
  id: rowId,
  entity: writableEntity,
  ventureId: z.string(),
  source: z.string(),
  mode: z.enum(['merge', 'replace']),
  dryRun: z.boolean(),
  state: batchState,
  counts: z.object({
    lines: z.int(),
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** Deleted or retired, by a line or because a replacing batch does not name it. */
    removed: z.int(),
    refused: z.int(),
  }),
  /** From 0 to 1. */
  progress: z.number(),
  /** Staff hold it; what comes after it of the same source and entity waits too. */
  paused: z.boolean(),
  /** Only of `mode=replace`: how many records the batch did not name, and whether they were left as they are. */
  vanishing: z.nullable(z.object({ count: z.int(), kept: z.boolean() })),
  /** What was left as it is when the batch was undone, because it was changed afterwards or is in use. */
  undone: z.nullable(z.object({ restored: z.int(), kept: z.int() })),
  /** Why the batch failed as a whole; errors of lines are in `errors`. */
  failure: z.nullable(z.string()),
  receivedAt: moment,
  startedAt: z.nullable(moment),
  finishedAt: z.nullable(moment),
});
export type Batch = z.infer<typeof batch>;

/** A line of `…/errors`. */
export const batchError = z.object({
  line: z.int(),
  externalId: z.nullable(z.string()),
  errors: z.record(z.string(), z.array(z.string())),
});
export type BatchError = z.infer<typeof batchError>;

export const recordResult = z.object({
  externalId: z.string(),
  /** Ours. */
  id: z.nullable(z.string()),
  result: z.enum(['created', 'changed', 'unchanged', 'removed']),
});

const ofEntity = z.object({ entity: writableEntity });
const ofBatch = z.object({ entity: writableEntity, batchId: queryInteger(1, 2_147_483_647) });
const ofRecord = z.object({ entity: writableEntity, externalId });
const spec = 'our addition: data exchange';

export const exchangeRoutes = {
  submitBatch: route({
    method: 'POST',
    path: '/api/exchange/v1/{entity}/batches',
    summary: 'Send many records at once; they are stored now and applied soon',
    spec,
    access: 'key',
    scope: 'write',
    params: ofEntity,
    // A parameter that is passed over, such as a misspelt dryRun, would change the shop.
    query: z.strictObject({
      mode: z._default(z.enum(['merge', 'replace']), 'merge'),
      dryRun: z._default(queryFlag, false),
      /** How many records `mode=replace` may retire when they are more than 5 %; needs the scope vanishing:allow. */
      allowVanishing: z.optional(queryInteger(0, 2_147_483_647)),
    }),
    headers: idempotencyHeaders,
    bodyType: 'ndjson',
    response: batch,
    responseStatus: 202,
  }),
  batches: route({
    method: 'GET',
    path: '/api/exchange/v1/{entity}/batches',
    summary: 'The last hundred batches of this source',
    spec,
    access: 'key',
    scope: 'read',
    params: ofEntity,
    response: z.object({ batches: z.array(batch) }),
  }),
  batch: route({
    method: 'GET',
    path: '/api/exchange/v1/{entity}/batches/{batchId}',
    summary: 'How far a batch is',
    spec,
    access: 'key',
    scope: 'read',
    params: ofBatch,
    response: batch,
  }),
  batchErrors: route({
    method: 'GET',
    path: '/api/exchange/v1/{entity}/batches/{batchId}/errors',
    summary: 'The lines of a batch that were refused, as NDJSON',
    spec,
    access: 'key',
    scope: 'read',
    params: ofBatch,
    responseType: 'ndjson',
  }),
  undoBatch: route({
    method: 'POST',
    path: '/api/exchange/v1/{entity}/batches/{batchId}/undo',
    summary: 'Turn a batch back, within 30 days; what was changed since stays',
    spec,
    access: 'key',
    scope: 'write',
    params: ofBatch,
    response: batch,
    responseStatus: 202,
  }),
  changes: route({
    method: 'GET',
    path: '/api/exchange/v1/{entity}',
    summary: 'What changed since a cursor, as NDJSON; the header Next-Cursor says where to go on',
    spec,
    access: 'key',
    scope: 'read',
    params: z.object({ entity: readableEntity }),
    query: z.strictObject({
      since: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,600}$/))),
      limit: z._default(queryInteger(1, 10_000), 1000),
    }),
    responseType: 'ndjson',
  }),
  record: route({
    method: 'GET',
    path: '/api/exchange/v1/{entity}/{externalId}',
    summary: 'One record as it is in the shop',
    spec,
    access: 'key',
    scope: 'read',
    params: z.extend(ofRecord, { entity: readableEntity }),
    response: z.looseObject({ externalId: z.string(), id: z.string() }),
  }),
  putRecord: route({
    method: 'PUT',
    path: '/api/exchange/v1/{entity}/{externalId}',
    summary: 'Add or change one record at once',
    spec,
    access: 'key',
    scope: 'write',
    params: ofRecord,
    body: z.looseObject({}),
    response: recordResult,
  }),
  removeRecord: route({
    method: 'DELETE',
    path: '/api/exchange/v1/{entity}/{externalId}',
    summary: 'Delete one record, or retire it where orders refer to it',
    spec,
    access: 'key',
    scope: 'write',
    params: ofRecord,
    response: recordResult,
  }),
};
