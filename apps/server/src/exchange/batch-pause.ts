import type { Database } from '../database/database.ts';
import { query } from '../database/prepared.ts';

/** Nothing more of these batches is applied after the lines that are being applied now. */
export async function holdBatches(tx: Database, batchIds: readonly number[]): Promise<void> {
  await query(tx, `update exchange_batch set paused = true where id = any($1) and state in ('queued', 'running')`, [
    [...batchIds],
  ]);
}

/** The caller sees to it that a worker works on the feeds again. */
export async function letGoOn(tx: Database, batchIds: readonly number[]): Promise<void> {
  await query(tx, 'update exchange_batch set paused = false where id = any($1) and paused', [[...batchIds]]);
}
