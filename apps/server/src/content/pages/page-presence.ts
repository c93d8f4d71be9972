import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { contentPresences } from './pages.tables.ts';

export type PresenceRow = typeof contentPresences.$inferSelect;

/** A window that did not report for this long is closed, or asleep. */
const presentSeconds = 30;

/** Everybody who has the page open, except the calling window. */
export function listPresent(db: Database, contentId: string, now: Date, exceptWindow?: string): Promise<PresenceRow[]> {
  const since = new Date(now.getTime() - presentSeconds * 1000);
  return db
    .select()
    .from(contentPresences)
    .where(
      and(
        eq(contentPresences.contentId, contentId),
        gt(contentPresences.seenAt, since),
        exceptWindow === undefined ? undefined : ne(contentPresences.windowId, exceptWindow),
      ),
    )
    .orderBy(asc(contentPresences.name), asc(contentPresences.windowId));
}

/** Only for one's own windows: the id of another user's window changes nothing. */
export async function seePresent(db: Database, presence: PresenceRow): Promise<void> {
  const { name, blockId, seenAt, staffId } = presence;
  await db
    .insert(contentPresences)
    .values(presence)
    .onConflictDoUpdate({
      target: [contentPresences.contentId, contentPresences.windowId],
      set: { name, blockId, seenAt },
      setWhere: eq(contentPresences.staffId, staffId),
    });
}

export async function leavePage(
  db: Database,
  { contentId, windowId, staffId }: Pick<PresenceRow, 'contentId' | 'windowId' | 'staffId'>,
): Promise<void> {
  await db
    .delete(contentPresences)
    .where(
      and(
        eq(contentPresences.contentId, contentId),
        eq(contentPresences.windowId, windowId),
        eq(contentPresences.staffId, staffId),
      ),
    );
}
