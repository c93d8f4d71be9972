import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { SynonymRow } from './language/search-synonyms.ts';
import type { TuningRow } from './query/search-tuning.ts';
import { catalogueChanges, searchSynonyms, searchTunings } from './search.tables.ts';

interface ChangeRow {
  what: 'product' | 'catalogue' | 'synonym';
  productIds: number[];
}

/**
 * Which transactions had committed when this was read, as a snapshot of the database: those are seen by reading the
 * catalogue afterwards.
 */
export async function selectCursor(db: Database): Promise<string> {
  const { rows } = await db.execute<{ cursor: string }>(sql`select pg_current_snapshot()::text as cursor`);
  const [row] = rows;
  if (!row) throw new Error('the database gives no snapshot');
  return row.cursor;
}

/** What was committed since, and where to go on. However long somebody's transaction takes, each row is read once. */
export async function selectChanges(db: Database, cursor: string): Promise<{ cursor: string; changes: ChangeRow[] }> {
  const { rows } = await db.execute<{ cursor: string; changes: ChangeRow[] }>(sql`
    select pg_current_snapshot()::text as cursor,
      coalesce((select json_agg(json_build_object('what', what, 'productIds', product_ids) order by id)
        from ${catalogueChanges} where transaction >= pg_snapshot_xmin(${cursor}::pg_snapshot)
          and not pg_visible_in_snapshot(transaction, ${cursor}::pg_snapshot)), '[]') as changes`);
  return rows[0] ?? { cursor, changes: [] };
}

/** Longer ago than anybody goes back; each statement is short and on its own, so that no writer waits for it. */
export async function deleteOldChanges(db: Database): Promise<void> {
  await db.delete(catalogueChanges).where(sql`${catalogueChanges.changedAt} < now() - interval '3 days'`);
}

/** What is in force of all that staff told the search. */
export async function selectTuning(db: Database): Promise<{ synonyms: SynonymRow[]; tunings: TuningRow[] }> {
  const { ventureId, term, finds, kind } = searchSynonyms;
  const [synonyms, tunings] = await Promise.all([
    db.select({ ventureId, term, finds, kind }).from(searchSynonyms).where(eq(searchSynonyms.isLive, true)),
    db
      .select({
        ventureId: searchTunings.ventureId,
        query: searchTunings.query,
        categoryId: searchTunings.categoryId,
        items: searchTunings.live,
      })
      .from(searchTunings)
      .where(isNotNull(searchTunings.live)),
  ]);
  return { synonyms, tunings: tunings.map(({ items, ...row }) => ({ ...row, items: items ?? [] })) };
}
