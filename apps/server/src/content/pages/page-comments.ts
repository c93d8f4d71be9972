import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import type { PageWork } from './page-work.ts';
import { contentComments } from './pages.tables.ts';

export type CommentRow = typeof contentComments.$inferSelect;

/** Oldest first. */
export function listComments(db: Database, contentId: string): Promise<CommentRow[]> {
  return db
    .select()
    .from(contentComments)
    .where(eq(contentComments.contentId, contentId))
    .orderBy(asc(contentComments.at), asc(contentComments.id));
}

export async function countOpenComments(db: Database, contentId: string): Promise<number> {
  const [found] = await db
    .select({ open: count() })
    .from(contentComments)
    .where(and(eq(contentComments.contentId, contentId), isNull(contentComments.resolvedAt)));
  return found?.open ?? 0;
}

export async function addComment(
  tx: Database,
  { id: contentId, ventureId }: PageWork,
  comment: Pick<CommentRow, 'blockId' | 'text' | 'staffId' | 'author' | 'at'>,
): Promise<CommentRow> {
  const [row] = await tx
    .insert(contentComments)
    .values({ ...comment, id: randomUUID(), contentId, ventureId })
    .returning();
  if (!row) throw new Error('the comment was not stored');
  return row;
}

/** Returns undefined if the page has no such comment. */
export async function resolveComment(
  tx: Database,
  contentId: string,
  id: string,
  resolved: { by: string; at: Date } | null,
): Promise<{ before: CommentRow; after: CommentRow } | undefined> {
  const ofPage = and(eq(contentComments.contentId, contentId), eq(contentComments.id, id));
  const [before] = await tx.select().from(contentComments).where(ofPage).for('update');
  if (!before) return undefined;
  const [after] = await tx
    .update(contentComments)
    .set({ resolvedBy: resolved?.by ?? null, resolvedAt: resolved?.at ?? null })
    .where(ofPage)
    .returning();
  return after && { before, after };
}
