import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { Synonyms } from './language/search-synonyms.ts';
import type { TunedItem, TuningRow } from './query/search-tuning.ts';
import { searchTunings } from './search.tables.ts';

export type StoredTuning = typeof searchTunings.$inferSelect;

/** What a tuning is about: a query, or the list of a category. */
interface TuningSubject {
  ventureId: string;
  query: string;
  categoryId: number | null;
}

export function tuningsOf(db: Database, ventureId: string): Promise<StoredTuning[]> {
  return db
    .select()
    .from(searchTunings)
    .where(eq(searchTunings.ventureId, ventureId))
    .orderBy(asc(searchTunings.query));
}

/** However the query is typed. */
export async function findTuning(
  db: Database,
  { ventureId, query, categoryId }: TuningSubject,
): Promise<StoredTuning | undefined> {
  const words = new Synonyms([], ventureId);
  const wanted = words.queryKey(query);
  const rows = await tuningsOf(db, ventureId);
  return rows.find((row) =>
    categoryId === null ? row.query !== '' && words.queryKey(row.query) === wanted : row.categoryId === categoryId,
  );
}

export async function lockTuning(tx: Database, id: number): Promise<StoredTuning | undefined> {
  const [row] = await tx.select().from(searchTunings).where(eq(searchTunings.id, id)).for('update');
  return row;
}

/** As it is in force, or will be once it is published. */
export function itemsOf({ draft, live }: StoredTuning): TunedItem[] {
  return draft ?? live ?? [];
}

export async function addTuningDraft(tx: Database, subject: TuningSubject, items: TunedItem[]): Promise<StoredTuning> {
  const [row] = await tx
    .insert(searchTunings)
    .values({ ...subject, draft: items })
    .returning();
  if (!row) throw new Error('the tuning was not written');
  return row;
}

/** Nothing is left of one that is empty and was never in force. */
export async function draftTuning(
  tx: Database,
  row: StoredTuning,
  items: TunedItem[],
): Promise<StoredTuning | undefined> {
  if (!row.live && items.length === 0) {
    await remove(tx, row);
    return undefined;
  }
  const isAsLive = row.live && JSON.stringify(row.live) === JSON.stringify(items);
  return update(tx, row, { draft: isAsLive ? null : items });
}

export async function discardTuningDraft(tx: Database, row: StoredTuning): Promise<void> {
  if (row.live) await update(tx, row, { draft: null });
  else await remove(tx, row);
}

/** From here on it counts for customers. */
export async function publishTuning(tx: Database, row: StoredTuning): Promise<void> {
  if (!row.draft) return;
  if (row.draft.length === 0) await remove(tx, row);
  else await update(tx, row, { live: row.draft, draft: null });
}

interface TuningBefore {
  live: TunedItem[] | null;
  draft: TunedItem[];
}

/** As it was before it was published, prepared once more; also one that publishing took away. */
export async function unpublishTuning(
  tx: Database,
  { ventureId, query, categoryId }: TuningSubject,
  row: StoredTuning | undefined,
  { live, draft }: TuningBefore,
): Promise<StoredTuning> {
  if (row) return update(tx, row, { live, draft });
  const [made] = await tx.insert(searchTunings).values({ ventureId, query, categoryId, live, draft }).returning();
  if (!made) throw new Error('the tuning was not written');
  return made;
}

/** What is in force, or would be after publishing. */
export function rowsInForce(rows: readonly StoredTuning[], which: 'live' | 'draft'): TuningRow[] {
  return rows.map((row) => ({
    ...{ ventureId: row.ventureId, query: row.query, categoryId: row.categoryId },
    items: which === 'live' ? (row.live ?? []) : itemsOf(row),
  }));
}

async function remove(tx: Database, { id }: StoredTuning): Promise<void> {
  await tx.delete(searchTunings).where(eq(searchTunings.id, id));
}

async function update(
  tx: Database,
  { id }: StoredTuning,
  values: Pick<Partial<StoredTuning>, 'live' | 'draft'>,
): Promise<StoredTuning> {
  const [row] = await tx.update(searchTunings).set(values).where(eq(searchTunings.id, id)).returning();
  if (!row) throw new Error('the tuning was not written');
  return row;
}
