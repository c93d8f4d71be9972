import { createHash, hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { maxLineBytes } from '@bouwpoort/contract/exchange/batches';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Context } from '../../foundation/context/context.ts';
import { encode } from '../../foundation/database/copy-rows.ts';
import { connectOutsidePool, type Database, databaseForClient } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import type { Feed } from '../writing/feed.ts';
import { LineTooLong, type NdjsonLine, ndjsonLines } from '../writing/ndjson-lines.ts';
import { analyseRoughly } from '../writing/rough-statistics.ts';
import { runFeed } from './batches.jobs.ts';
import { checkExternalId } from './staged-line.ts';
import { stagedTable } from './staging.ts';

interface BatchUpload extends Feed {
  keyId: number | null;
  mode: 'merge' | 'replace';
  dryRun: boolean;
  allowVanishing?: number | undefined;
  idempotencyKey: string | undefined;
  lines: AsyncIterable<Buffer>;
  /** In the transaction that stores the batch, as its last step; an error rolls everything back. */
  onStored?: ((tx: Database, batchId: number) => Promise<void>) | undefined;
}

/** Each upload holds a connection, and the shop needs the others. */
const uploadsAtOnce = 4;
let uploads = 0;

/**
 * Streams the lines into the database and queues the batch in one transaction: an aborted upload leaves no trace. Only
 * the current chunk is in memory. Returns the number of the batch.
 */
export async function uploadBatch(ctx: Context, given: BatchUpload): Promise<number> {
  if (uploads >= uploadsAtOnce) {
    throw new AppError('tooManyRequests', {
      detail: 'Er komen al meer zendingen tegelijk binnen. Probeer het zo nog eens.',
    });
  }
  uploads++;
  let client: pg.Client | undefined;
  try {
    client = await connectOutsidePool(ctx.db);
    await client.query('begin');
    const batchId = await stage(ctx, client, given);
    await client.query('commit');
    return batchId;
  } catch (error) {
    if (error instanceof LineTooLong) {
      const megabytes = maxLineBytes / 1024 / 1024;
      throw new AppError('tooLarge', {
        detail: `Regel ${error.line} is langer dan ${megabytes} MB. Er is niets veranderd.`,
      });
    }
    throw error;
  } finally {
    uploads--;
    await client?.end();
  }
}

async function stage(ctx: Context, client: pg.Client, given: BatchUpload): Promise<number> {
  const batchId = await insertBatch(ctx, client, given);
  if (batchId === undefined) return sameBatch(client, given);
  const table = stagedTable(batchId);
  await client.query(
    `create table ${table} (line integer, external_id text, fingerprint uuid, record text, problem jsonb)`,
  );
  const counted = { lines: 0, hash: createHash('sha256') };
  await pipeline(
    Readable.from(copyLines(given.lines, counted)),
    client.query(from(`copy ${table} (line, external_id, fingerprint, record, problem) from stdin`)),
  );
  if (counted.lines === 0) throw new AppError('badRequest', { detail: 'Er staat geen enkele regel in deze zending.' });
  await client.query(`alter table ${table} add primary key (line)`);
  await client.query('update exchange_batch set lines = $2, content_hash = $3 where id = $1', [
    batchId,
    counted.lines,
    counted.hash.digest('base64url'),
  ]);
  const { sourceId, ventureId, entity } = given;
  const tx = databaseForClient(client);
  await analyseRoughly(tx, [`${table} (line, external_id)`]);
  await enqueue(tx, runFeed, { sourceId, ventureId, entity });
  await given.onStored?.(tx, batchId);
  return batchId;
}

/** Undefined if the key was used before; a concurrent use of the same key waits here. */
async function insertBatch(ctx: Context, client: pg.Client, given: BatchUpload): Promise<number | undefined> {
  const [row] = await query<{ id: number }>(
    databaseForClient(client),
    `insert into exchange_batch (source_id, venture_id, entity, key_id, mode, dry_run, allow_vanishing, idempotency_key,
       content_hash, state, lines, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, '', 'queued', 0, $9) on conflict (source_id, idempotency_key) do nothing
     returning id`,
    [
      ...[given.sourceId, given.ventureId, given.entity, given.keyId, given.mode, given.dryRun],
      ...[given.allowVanishing ?? null, given.idempotencyKey ?? null, ctx.clock().toISOString()],
    ],
  );
  return row?.id;
}

/** The existing batch of this key, if it is equal. */
async function sameBatch(client: pg.Client, given: BatchUpload): Promise<number> {
  const { rows } = await client.query(
    `select id, venture_id, entity, mode, dry_run, content_hash from exchange_batch
     where source_id = $1 and idempotency_key = $2`,
    [given.sourceId, given.idempotencyKey],
  );
  const counted = { lines: 0, hash: createHash('sha256') };
  for await (const _ of copyLines(given.lines, counted));
  const [row] = rows;
  const isSame =
    row.entity === given.entity &&
    row.venture_id === given.ventureId &&
    row.mode === given.mode &&
    row.dry_run === given.dryRun &&
    row.content_hash === counted.hash.digest('base64url');
  if (!isSame) {
    throw new AppError('keyReused', { detail: 'Deze Idempotency-Key is al gebruikt voor een andere zending.' });
  }
  return row.id;
}

/** The lines in the text format of COPY. */
async function* copyLines(
  stream: AsyncIterable<Buffer>,
  counted: { lines: number; hash: ReturnType<typeof createHash> },
): AsyncGenerator<string> {
  for await (const lines of ndjsonLines(stream, maxLineBytes)) {
    counted.lines += lines.length;
    counted.hash.update(lines.map(({ number, text }) => `${text ?? `broken line ${number}`}\n`).join(''));
    yield lines.map(copyLine).join('');
    // A fast sender always has the next chunk ready, so other requests get a turn here.
    await nextTurn();
  }
}

function copyLine({ number, text }: NdjsonLine): string {
  if (text === undefined) {
    return `${number}\t\\N\t\\N\t\\N\t${encode(JSON.stringify({ record: ['Deze regel is geen UTF-8'] }))}\n`;
  }
  const { externalId, problem } = checkExternalId(text);
  const fingerprint = hash('md5', text, 'hex');
  const told = problem === undefined ? '\\N' : encode(JSON.stringify(problem));
  return `${number}\t${encode(externalId ?? null)}\t${fingerprint}\t${problem ? '\\N' : encode(text)}\t${told}\n`;
}
