import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { keysetOrder, type Page, type PageAsked, toPage } from '../../foundation/database/keyset.ts';
import type { SynonymRow } from './language/search-synonyms.ts';
import { type SynonymEdit, searchSynonyms } from './search.tables.ts';

export type { SynonymEdit } from './search.tables.ts';
export type StoredSynonym = typeof searchSynonyms.$inferSelect;

export interface SynonymFilter {
  /** Those of a shop and those of all shops; a shop is left out where all are asked for. */
  ventureId?: string | undefined;
  ventures: 'all' | readonly string[];
  text?: string | undefined;
  onlyDrafts?: boolean | undefined;
}

/** In the order of what customers say. */
export async function listSynonyms(
  db: Database,
  filter: SynonymFilter,
  { cursor, limit }: PageAsked,
): Promise<Page<StoredSynonym>> {
  const key = sql`lower(${searchSynonyms.term})`;
  const { following, orderBy } = keysetOrder(
    { key, type: 'text', id: searchSynonyms.id, idType: 'int' },
    { direction: 'asc', cursor },
  );
  const rows = await db
    .select({ row: searchSynonyms, sortedBy: sql<string>`${key}` })
    .from(searchSynonyms)
    .where(and(matching(filter), following))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const page = toPage(rows, limit, ({ row, sortedBy }) => [sortedBy, String(row.id)]);
  return { ...page, rows: page.rows.map(({ row }) => row) };
}

function matching({ ventureId, ventures, text, onlyDrafts }: SynonymFilter): SQL | undefined {
  const { ventureId: shop, term, finds, draft } = searchSynonyms;
  const ofShops = ventures === 'all' ? undefined : or(isNull(shop), inArray(shop, [...ventures]));
  return and(
    ofShops,
    ventureId === undefined ? undefined : or(isNull(shop), eq(shop, ventureId)),
    text === undefined ? undefined : sql`position(lower(${text}) in lower(${term} || ' ' || ${finds})) > 0`,
    onlyDrafts ? isNotNull(draft) : undefined,
  );
}

export function countSynonyms(db: Database, filter: SynonymFilter): Promise<number> {
  return db.$count(searchSynonyms, matching(filter));
}

export async function findSynonym(tx: Database, id: number): Promise<StoredSynonym | undefined> {
  const [row] = await tx.select().from(searchSynonyms).where(eq(searchSynonyms.id, id)).for('update');
  return row;
}

/** As it is in force, or will be once it is published. */
export function editOf({ draft, ventureId, kind, term, finds }: StoredSynonym): SynonymEdit {
  return draft && 'edit' in draft ? draft.edit : { ventureId, kind, term, finds };
}

type SynonymState = 'live' | 'new' | 'changed' | 'removing';

export function stateOfSynonym({ isLive, draft }: StoredSynonym): SynonymState {
  if (!isLive) return 'new';
  if (!draft) return 'live';
  return 'removed' in draft ? 'removing' : 'changed';
}

/** Another row with the same synonym here or for all ventures, published or prepared. */
export async function hasTwin(tx: Database, edit: SynonymEdit, butId = 0): Promise<boolean> {
  const rows = await tx
    .select()
    .from(searchSynonyms)
    .where(
      and(
        sql`${searchSynonyms.id} <> ${butId}`,
        or(
          sql`lower(${searchSynonyms.term}) = lower(${edit.term})`,
          sql`lower(${searchSynonyms.draft} #>> '{edit,term}') = lower(${edit.term})`,
        ),
      ),
    );
  const same = ({ ventureId, kind, term, finds }: SynonymEdit) =>
    (ventureId === edit.ventureId || (ventureId === null && kind === edit.kind)) &&
    term.toLowerCase() === edit.term.toLowerCase() &&
    finds.toLowerCase() === edit.finds.toLowerCase();
  return rows.some((row) => same(row) || same(editOf(row)));
}

/** Not in force until it is published. */
export async function addSynonymDraft(tx: Database, edit: SynonymEdit): Promise<StoredSynonym> {
  const [row] = await tx
    .insert(searchSynonyms)
    .values({ ...edit, isLive: false, draft: { edit } })
    .returning();
  if (!row) throw new Error('the synonym was not written');
  return row;
}

export async function draftSynonym(tx: Database, row: StoredSynonym, edit: SynonymEdit): Promise<StoredSynonym> {
  const { ventureId, kind, term, finds } = row;
  const isAsLive = row.isLive && isSame(edit, { ventureId, kind, term, finds });
  return update(tx, row, row.isLive ? { draft: isAsLive ? null : { edit } } : { ...edit, draft: { edit } });
}

/** Nothing is left of one that was never in force. */
export async function draftSynonymRemoval(tx: Database, row: StoredSynonym): Promise<StoredSynonym | undefined> {
  if (row.isLive) return update(tx, row, { draft: { removed: true } });
  await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, row.id));
  return undefined;
}

export async function discardSynonymDraft(tx: Database, row: StoredSynonym): Promise<StoredSynonym | undefined> {
  if (row.isLive) return update(tx, row, { draft: null });
  await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, row.id));
  return undefined;
}

/** From here on it counts for customers. */
export async function publishSynonym(tx: Database, row: StoredSynonym): Promise<void> {
  if (!row.draft) return;
  if ('removed' in row.draft) await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, row.id));
  else await update(tx, row, { ...row.draft.edit, isLive: true, draft: null });
}

interface SynonymBefore {
  live: SynonymEdit | null;
  /** Nothing: its removal. */
  draft: SynonymEdit | null;
}

/** As it was before it was published, prepared once more; one that publishing took away gets another number. */
export async function unpublishSynonym(
  tx: Database,
  row: StoredSynonym | undefined,
  { live, draft }: SynonymBefore,
): Promise<StoredSynonym> {
  const edit = live ?? draft;
  if (!edit) throw new Error('a synonym that was neither in force nor prepared');
  const prepared = draft ? { edit: draft } : { removed: true as const };
  const values = { ...edit, isLive: live !== null, draft: prepared };
  if (row) return update(tx, row, values);
  const [made] = await tx.insert(searchSynonyms).values(values).returning();
  if (!made) throw new Error('the synonym was not written');
  return made;
}

async function update(
  tx: Database,
  { id }: StoredSynonym,
  values: Partial<typeof searchSynonyms.$inferInsert>,
): Promise<StoredSynonym> {
  const [row] = await tx.update(searchSynonyms).set(values).where(eq(searchSynonyms.id, id)).returning();
  if (!row) throw new Error('the synonym was not written');
  return row;
}

function isSame(one: SynonymEdit, other: SynonymEdit): boolean {
  return (
    one.ventureId === other.ventureId && one.kind === other.kind && one.term === other.term && one.finds === other.finds
  );
}

/** The synonyms after publishing. */
export function asPublished(rows: readonly StoredSynonym[]): SynonymRow[] {
  return rows.flatMap((row) => (row.draft && 'removed' in row.draft ? [] : [editOf(row)]));
}

/** Of a shop, those of all shops among them. */
export function synonymsOf(db: Database, ventureId: string): Promise<StoredSynonym[]> {
  return db
    .select()
    .from(searchSynonyms)
    .where(matching({ ventures: 'all', ventureId }));
}
