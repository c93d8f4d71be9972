import { undoDays } from '@bouwpoort/contract/exchange/batches';
import type { Context } from '../../foundation/context/context.ts';
import { query } from '../../foundation/database/prepared.ts';
import { dropStaging } from './staging.ts';

/** Refused calls are kept for questions about them. */
const logDays = 90;

/** Deletes data that can no longer be undone, read or asked about. */
export async function cleanUpExchange(ctx: Context): Promise<Record<string, number>> {
  const before = (days: number) => new Date(ctx.clock().getTime() - days * 24 * 60 * 60 * 1000).toISOString();
  const count = async (text: string, values: readonly unknown[]) => {
    const [row] = await query<{ gone: number }>(
      ctx.db,
      `with gone as (${text}) select count(*)::int as gone from gone`,
      values,
    );
    return row?.gone ?? 0;
  };
  return {
    exchangeImages: await count(
      `delete from exchange_image i using exchange_batch b
       where b.id = i.batch_id and b.finished_at < $1 and b.state = 'finished' returning i.id`,
      [before(undoDays)],
    ),
    exchangeErrors: await count(
      'delete from exchange_error e using exchange_batch b where b.id = e.batch_id and b.finished_at < $1 returning e.line',
      [before(logDays)],
    ),
    exchangeLog: await count('delete from exchange_log where at < $1 returning id', [before(logDays)]),
    exchangeTombstones: await count('delete from exchange_tombstone where deleted_at < $1 returning id', [
      before(logDays),
    ]),
    exchangeStaging: await dropLeftStaging(ctx),
  };
}

/** Of batches that ended without deleting it. */
async function dropLeftStaging(ctx: Context): Promise<number> {
  const left = await query<{ id: number }>(
    ctx.db,
    `select distinct b.id from pg_tables t
     join exchange_batch b on b.id = substring(t.tablename from '[0-9]+$')::integer
     where t.schemaname = 'exchange_staging' and b.state in ('finished', 'failed', 'undone')`,
  );
  for (const { id } of left) await dropStaging(ctx.db, id);
  return left.length;
}
