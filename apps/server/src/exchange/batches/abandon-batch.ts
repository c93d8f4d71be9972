import type { Context } from '../../foundation/context/context.ts';
import { query } from '../../foundation/database/prepared.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { runFeed } from './batches.jobs.ts';
import { readBatch } from './batches.queries.ts';
import { dropStaging } from './staging.ts';
import { queueUndo } from './stored-batches.ts';

/**
 * Abandons a batch in any state: a job undoes the applied lines, the others are dropped. In the caller's transaction;
 * safe to repeat.
 */
export async function abandonBatch(tx: Context, id: number): Promise<void> {
  const moved = async (from: string, to: string, finishedAt: Date | null) => {
    const rows = await query(
      tx.db,
      `update exchange_batch set state = $3, paused = false, finished_at = coalesce($4, finished_at)
       where id = $1 and state = $2 returning id`,
      [id, from, to, finishedAt?.toISOString() ?? null],
    );
    return rows.length > 0;
  };
  if (await moved('queued', 'undone', tx.clock())) return dropStaging(tx.db, id);
  const { sourceId, keyId: _, ...batch } = await readBatch(tx.db, id);
  const { ventureId, entity } = batch;
  if (await moved('running', 'undoing', null)) await enqueue(tx.db, runFeed, { sourceId, ventureId, entity });
  else await queueUndo(tx, batch, sourceId);
}
