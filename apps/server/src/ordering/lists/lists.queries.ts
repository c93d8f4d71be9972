import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { changedMeanwhile } from './list-access.ts';
import { orderListLines, orderLists, orderListUses } from './lists.tables.ts';

export type LineRow = typeof orderListLines.$inferSelect;
export type UseRow = typeof orderListUses.$inferSelect;

export function selectLines({ db }: Pick<Context, 'db'>, listIds: readonly number[]): Promise<LineRow[]> {
  if (listIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(orderListLines)
    .where(inArray(orderListLines.listId, [...listIds]))
    .orderBy(asc(orderListLines.listId), asc(orderListLines.position), asc(orderListLines.id));
}

export async function selectUses(
  { db }: Pick<Context, 'db'>,
  listIds: readonly number[],
): Promise<ReadonlyMap<number, UseRow>> {
  if (listIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderListUses)
    .where(inArray(orderListUses.listId, [...listIds]));
  return new Map(rows.map((row) => [row.listId, row]));
}

/** Locks the list for a change of its lines, and increases its version. Returns the new version. */
export async function touchList(tx: Context, listId: number, version?: number): Promise<number> {
  const [row] = await tx.db
    .update(orderLists)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(orderLists.id, listId), version === undefined ? undefined : eq(orderLists.version, version)))
    .returning({ version: orderLists.version });
  if (!row) throw changedMeanwhile();
  return row.version;
}

export type LineToWrite = Omit<LineRow, 'id' | 'listId'>;

const columns = 'content_id, code, display_name, quantity, unit, note, section, standing, position';
const recordOfLine = `content_id uuid, code text, display_name text, quantity numeric, unit text, note text,
  section text, standing numeric, position integer`;

const insertedLines = statement(
  'insert_order_list_lines',
  `insert into order_list_line (list_id, ${columns})
   select $1, ${columns} from jsonb_to_recordset($2::jsonb) as line (${recordOfLine})`,
);

export async function insertLines(tx: Context, listId: number, lines: readonly LineToWrite[]): Promise<void> {
  if (lines.length === 0) return;
  await insertedLines(tx.db, [listId, JSON.stringify(lines.map(recordOf))]);
}

const rewrittenLines = statement(
  'rewrite_order_list_lines',
  `insert into order_list_line (id, list_id, ${columns})
   select id, $1, ${columns} from jsonb_to_recordset($2::jsonb) as line (id integer, ${recordOfLine})`,
);

/**
 * Deleted and inserted with the same ids: an update in place of two lines that swap positions would violate the unique
 * constraint.
 */
export async function rewriteLines(tx: Context, listId: number, lines: readonly LineRow[]): Promise<void> {
  if (lines.length === 0) return;
  await deleteLines(
    tx,
    listId,
    lines.map(({ id }) => id),
  );
  await rewrittenLines(tx.db, [listId, JSON.stringify(lines.map((line) => ({ id: line.id, ...recordOf(line) })))]);
}

function recordOf(line: LineToWrite) {
  return {
    content_id: line.contentId,
    code: line.code,
    display_name: line.displayName,
    quantity: line.quantity,
    unit: line.unit,
    note: line.note,
    section: line.section,
    standing: line.standing,
    position: line.position,
  };
}

export async function deleteLines(tx: Context, listId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.db
    .delete(orderListLines)
    .where(and(eq(orderListLines.listId, listId), inArray(orderListLines.id, [...ids])));
}

export async function noteUse(
  tx: Context,
  listId: number,
  use: Partial<Pick<UseRow, 'orderedAt' | 'orderedBy' | 'countedAt' | 'countedBy'>>,
): Promise<void> {
  await tx.db
    .insert(orderListUses)
    .values({ listId, ...use })
    .onConflictDoUpdate({ target: orderListUses.listId, set: use });
}
