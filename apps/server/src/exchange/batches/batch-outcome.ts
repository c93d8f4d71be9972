import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import { addChanges } from './field-changes.ts';

/** The outcome of a batch, for code inside the program that submitted it. */
export interface BatchOutcome {
  id: number;
  entity: ExchangeEntity;
  state: 'queued' | 'running' | 'finished' | 'failed' | 'undoing' | 'undone';
  paused: boolean;
  lines: number;
  created: number;
  changed: number;
  unchanged: number;
  removed: number;
  refused: number;
  /** Rows missing in the file that stayed because there were too many of them. */
  vanishingKept: number;
  failure: string | null;
}

export async function outcomeOf(db: Database, batchId: number): Promise<BatchOutcome> {
  const [row] = await query<BatchOutcome>(
    db,
    `select id, entity, state, paused, lines, created, changed, unchanged, removed, refused,
       case when vanishing_kept then coalesce(vanishing, 0) else 0 end as "vanishingKept", failure
     from exchange_batch where id = $1`,
    [batchId],
  );
  if (!row) throw new Error(`There is no batch ${batchId}.`);
  return row;
}

/** The first refused lines, for a report. */
export function refusedLines(db: Database, batchId: number, limit: number) {
  return query<{ line: number; externalId: string | null; errors: Record<string, string[]> }>(
    db,
    'select line, external_id as "externalId", errors from exchange_error where batch_id = $1 order by line limit $2',
    [batchId, limit],
  );
}

/**
 * Lines of a dry run that were refused only because they refer to records in the same file: in a real run those exist
 * by then, so these lines count as new.
 */
export async function acceptAwaited(db: Database, batchId: number, lines: readonly number[]): Promise<void> {
  if (lines.length === 0) return;
  const gone = await query<{ externalId: string }>(
    db,
    `delete from exchange_error where batch_id = $1 and line = any($2::integer[]) returning external_id as "externalId"`,
    [batchId, [...lines]],
  );
  await query(
    db,
    'update exchange_batch set refused = refused - $2, created = created + $2 where id = $1 and dry_run',
    [batchId, gone.length],
  );
  const created = gone.map(({ externalId }) => externalId);
  await addChanges(db, batchId, { fields: {}, samples: [], created, removed: [], overridden: 0 });
}

/** Removes reference errors of a dry run for records in the same file. */
export async function dropAwaitedErrors(
  db: Database,
  batchId: number,
  lines: readonly { line: number; awaited: readonly string[] }[],
): Promise<void> {
  if (lines.length === 0) return;
  await query(
    db,
    `update exchange_error e set errors = e.errors - x.awaited
     from jsonb_to_recordset($2::jsonb) as x(line integer, awaited text[])
     where e.batch_id = $1 and e.line = x.line`,
    [batchId, JSON.stringify(lines)],
  );
}
