import { eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { databaseTimeline } from '../../foundation/database/timeline.ts';
import type { SynonymRow } from './language/search-synonyms.ts';
import type { TuningRow } from './query/search-tuning.ts';
import { catalogueChanges, searchSynonyms, searchTunings } from './search.tables.ts';

interface ChangeRow {
  what: 'product' | 'catalogue' | 'synonym';
  productIds: number[];
}

/** Of the timeline the database writes in, and of the transactions it shows: `00000001 731:735:732`. */
const currentCursor = sql`${databaseTimeline} || ' ' || pg_current_snapshot()::text`;

/**
 * Which transactions had committed when this was read, as a snapshot of the database: those are seen by reading the
 * catalogue afterwards.
 */
export async function selectCursor(db: Database): Promise<string> {
  const { rows } = await db.execute<{ cursor: string }>(sql`select ${currentCursor} as cursor`);
  const [row] = rows;
  if (!row) throw new Error('the database gives no snapshot');
  return row.cursor;
}

interface Changes extends Record<string, unknown> {
  cursor: string;
  changes: ChangeRow[];
  /** A replica took over since the cursor was read. */
  tookOver: boolean;
}

/**
 * What was committed since, and where to go on. However long somebody's transaction takes, each row is read once. A
 * replica that took over may give numbers out again that transactions had on the lost server: of those a snapshot says
 * nothing, so everything of the last minutes is read.
 */
export async function selectChanges(db: Database, cursor: string): Promise<Changes> {
  const [timeline, snapshot] = cursor.split(' ');
  const listed = (since: SQL) => sql`
    select ${currentCursor} as cursor, ${databaseTimeline} <> ${timeline} as "tookOver",
      coalesce((select json_agg(json_build_object('what', what, 'productIds', product_ids) order by id)
        from ${catalogueChanges} where ${since}), '[]') as changes`;
  const { rows } = await db.execute<Changes>(
    listed(sql`transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)`),
  );
  const [read] = rows;
  if (!read) throw new Error('the database gives no snapshot');
  if (!read.tookOver) return read;
  const { rows: recent } = await db.execute<Changes>(listed(sql`changed_at > now() - interval '10 minutes'`));
  return recent[0] ?? read;
}

/**
 * Deletes changes older than any reader needs; each statement is short and separate, so that no writer waits for it.
 */
export async function deleteOldChanges(db: Database): Promise<void> {
  await db.delete(catalogueChanges).where(sql`${catalogueChanges.changedAt} < now() - interval '3 days'`);
}

/** The published tuning of all shops. */
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
