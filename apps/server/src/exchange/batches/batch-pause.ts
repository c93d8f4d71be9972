import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';

/** Pauses these batches after the lines that are being applied now. */
export async function pauseBatches(tx: Database, batchIds: readonly number[]): Promise<void> {
  await query(tx, `update exchange_batch set paused = true where id = any($1) and state in ('queued', 'running')`, [
    [...batchIds],
  ]);
}

/** The caller enqueues a job for the feeds. */
export async function resumeBatches(tx: Database, batchIds: readonly number[]): Promise<void> {
  await query(tx, 'update exchange_batch set paused = false where id = any($1) and paused', [[...batchIds]]);
}
