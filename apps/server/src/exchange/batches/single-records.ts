import { hash } from 'node:crypto';
import type { recordResult } from '@bouwpoort/contract/exchange/batches';
import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import type { z } from 'zod';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import { query } from '../../foundation/database/prepared.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { ExchangeContext } from '../connections/connections.ts';
import { feedLock } from '../writing/feed.ts';
import { unknownRecord } from '../writing/unknown-record.ts';
import { applyLines, checkLines } from './apply-lines.ts';

type RecordResult = z.infer<typeof recordResult>;

/** A batch of one that is applied at once, by the same rules; it cannot be undone. */
export async function putRecord(
  ctx: ExchangeContext,
  entity: ExchangeEntity,
  externalId: string,
  record: Record<string, unknown>,
): Promise<RecordResult> {
  if (record.externalId !== undefined && record.externalId !== externalId) {
    throw new AppError('invalidInput', { errors: { externalId: ['Deze sleutel is een andere dan die in het adres'] } });
  }
  return applyOne(ctx, entity, externalId, JSON.stringify({ ...record, externalId }));
}

export async function removeRecord(
  ctx: ExchangeContext,
  entity: ExchangeEntity,
  externalId: string,
): Promise<RecordResult> {
  const { apiKey: key, venture } = ctx;
  const ventureId = venture.id;
  const [known] = await query(
    ctx.db,
    `select 1 as known from exchange_reference
     where source_id = $1 and venture_id = $2 and entity = $3 and external_id = $4 and removed_at is null`,
    [key.sourceId, ventureId, entity, externalId],
  );
  if (!known) throw unknownRecord(entity, externalId);
  return applyOne(ctx, entity, externalId, null);
}

async function applyOne(
  ctx: ExchangeContext,
  entity: ExchangeEntity,
  externalId: string,
  record: string | null,
): Promise<RecordResult> {
  const { apiKey: key, venture } = ctx;
  const ventureId = venture.id;
  const feed = { sourceId: key.sourceId, ventureId, entity };
  const fingerprint = record === null ? null : hash('md5', record, 'hex');
  const applied = await ctx.db.transaction(async (tx) => {
    // Waits for the current chunk of a running batch of the same feed.
    await takeAdvisoryLock(tx, feedLock(feed));
    const applying = { feed, venture, batchId: undefined };
    const lines = checkLines(entity, [{ line: 1, externalId, fingerprint, record }]);
    const [one] = await applyLines({ ...ctx, db: tx }, applying, lines);
    if (one?.result === 'refused') throw new AppError('invalidInput', { errors: one.errors ?? {} });
    return one;
  });
  if (!applied) throw new Error('nothing became of the record');
  const { result, ourId } = applied;
  if (result === 'refused') throw new Error('a refused record is thrown');
  return { externalId, id: ourId, result };
}
