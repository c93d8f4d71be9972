import type { Database } from '../database/database.ts';
import { query } from '../database/prepared.ts';

/**
 * Counts what a batch has just filled, in the caller's transaction. The database looks at 3,000 rows instead of its usual
 * 30,000, in a tenth of the time; when it has a moment it counts them again by itself.
 */
export async function analyseRoughly(tx: Database, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  await query(tx, 'set local default_statistics_target = 10');
  await query(tx, `analyze ${tables.join(', ')}`);
}
