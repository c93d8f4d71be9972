import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';

/** The lines of a batch, in a schema of their own. */
export const stagedTable = (batchId: number) => `exchange_staging.batch_${batchId}`;

/** The lines that remain to be applied. */
export const workTable = (batchId: number) => `exchange_staging.work_${batchId}`;

export async function dropStaging(tx: Database, batchId: number): Promise<void> {
  await query(tx, `drop table if exists ${stagedTable(batchId)}`);
  await query(tx, `drop table if exists ${workTable(batchId)}`);
}
