import { Readable } from 'node:stream';
import { exchangeRoutes } from '@bouwpoort/contract/exchange/batches';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { readChanges, readRecord } from '../changes/changes.ts';
import { serveByKey } from '../connections/connections.ts';
import { putRecord, removeRecord } from './single-records.ts';
import { batchErrors, findBatch, listBatches, submitBatch, undoBatch } from './stored-batches.ts';

const ndjson = 'application/x-ndjson';

export async function registerExchange(app: FastifyInstance, deps: ContextDeps): Promise<void> {
  // In a scope of its own: no other route reads its body as a stream.
  await app.register(async (scope) => {
    limitPerKey(app, scope, deps);
    for (const type of [ndjson, 'application/jsonl', 'application/ndjson']) {
      scope.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
    }
    const { submitBatch: submit, batches, batch, batchErrors: errors, undoBatch: undo } = exchangeRoutes;
    serveByKey(scope, deps, submit, async (ctx, { params, query, headers, request }) => {
      const { body } = request;
      if (!(body instanceof Readable)) {
        throw new AppError('badRequest', { detail: `Stuur de regels met Content-Type: ${ndjson}.` });
      }
      // A batch that is refused half-way does not close the connection, so that the answer arrives.
      return submitBatch(ctx, {
        ...params,
        ...query,
        idempotencyKey: headers['idempotency-key'],
        lines: body.iterator({ destroyOnReturn: false }),
      });
    });
    serveByKey(scope, deps, batches, async (ctx, { params }) => ({ batches: await listBatches(ctx, params.entity) }));
    serveByKey(scope, deps, batch, async (ctx, { params }) => findBatch(ctx, params.entity, params.batchId));
    serveByKey(scope, deps, errors, async (ctx, { params, reply }) => {
      await findBatch(ctx, params.entity, params.batchId);
      return reply.type(ndjson).send(Readable.from(batchErrors(ctx, params.entity, params.batchId)));
    });
    serveByKey(scope, deps, undo, async (ctx, { params }) => undoBatch(ctx, params.entity, params.batchId));
    serveByKey(scope, deps, exchangeRoutes.changes, async (ctx, { params, query, reply }) => {
      const { lines, cursor } = await readChanges(ctx, params.entity, query.since, query.limit);
      return reply.type(ndjson).header('next-cursor', cursor).send(lines);
    });
    serveByKey(scope, deps, exchangeRoutes.record, async (ctx, { params }) =>
      readRecord(ctx, params.entity, params.externalId),
    );
    serveByKey(scope, deps, exchangeRoutes.putRecord, async (ctx, { params, body }) =>
      putRecord(ctx, params.entity, params.externalId, body),
    );
    serveByKey(scope, deps, exchangeRoutes.removeRecord, async (ctx, { params }) =>
      removeRecord(ctx, params.entity, params.externalId),
    );
  });
}

/** Machines call more often than people: a limit for each key, and the usual one for callers without a key. */
function limitPerKey(app: FastifyInstance, scope: FastifyInstance, { config }: ContextDeps): void {
  if (config.exchangeRateLimit === 0) return;
  const limit = app.createRateLimit({
    max: config.exchangeRateLimit,
    timeWindow: 60_000,
    allowList: [],
    keyGenerator: (request) => (request.apiKey ? `key ${request.apiKey.id}` : request.ip),
  });
  scope.addHook('onRequest', async (request) => {
    const state = await limit(request);
    if (!state.isAllowed && state.isExceeded) throw new AppError('tooManyRequests');
  });
}
