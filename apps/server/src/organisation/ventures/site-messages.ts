import { randomUUID } from 'node:crypto';
import { isSafeLink } from '@bouwpoort/contract/content/content-address';
import type { SiteMessage } from '@bouwpoort/contract/organisation/ventures';
import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { startOfDay } from '@bouwpoort/trade/foundation/dutch-midnight';
import { arrayContains, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import { type JobHandler, jobKind } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { siteMessages } from './ventures.tables.ts';

export type SiteMessageRow = typeof siteMessages.$inferSelect;
export type SiteMessageFields = Omit<SiteMessageRow, 'id' | 'createdAt' | 'updatedAt' | 'version'>;

/** Pages are cached until something changes, and that a day begins is no change: this makes it one. */
export const refreshSiteMessages = jobKind({
  name: 'turn-site-messages',
  data: z.object({}),
  retry: { times: 10, firstSeconds: 2, maxSeconds: 60 },
  timeLimitSeconds: 30,
  concurrency: 1,
});

export const invalidateMessages: JobHandler<typeof refreshSiteMessages> = async ({ db }) => {
  await query(db, "select pg_notify('bouwpoort_changes', 'venture')");
};

type MessageState = 'online' | 'planned' | 'past' | 'draft';

export function messageState(
  { isDraft, firstDay, lastDay }: Pick<SiteMessageRow, 'isDraft' | 'firstDay' | 'lastDay'>,
  today: string,
): MessageState {
  if (isDraft) return 'draft';
  if (lastDay !== null && lastDay < today) return 'past';
  return firstDay !== null && firstDay > today ? 'planned' : 'online';
}

export function listSiteMessages(db: Database): Promise<SiteMessageRow[]> {
  return db.select().from(siteMessages).orderBy(asc(siteMessages.createdAt), asc(siteMessages.id));
}

export async function findSiteMessage(db: Database, id: string, lock = false): Promise<SiteMessageRow | undefined> {
  const found = db.select().from(siteMessages).where(eq(siteMessages.id, id));
  const [row] = await (lock ? found.for('update') : found);
  return row;
}

/** Within the caller's transaction, as are the two below. */
export async function addSiteMessage(
  tx: Pick<Context, 'db' | 'clock'>,
  fields: SiteMessageFields,
): Promise<SiteMessageRow> {
  const [row] = await tx.db
    .insert(siteMessages)
    .values({ ...fields, id: randomUUID() })
    .returning();
  if (!row) throw new Error('the message was not stored');
  await scheduleRefreshes(tx, row);
  return row;
}

export async function changeSiteMessage(
  tx: Pick<Context, 'db' | 'clock'>,
  id: string,
  fields: SiteMessageFields,
): Promise<SiteMessageRow> {
  const [row] = await tx.db.update(siteMessages).set(fields).where(eq(siteMessages.id, id)).returning();
  if (!row) throw new Error(`there is no message ${id}`);
  await scheduleRefreshes(tx, row);
  return row;
}

export async function removeSiteMessage(tx: Database, id: string): Promise<void> {
  await tx.delete(siteMessages).where(eq(siteMessages.id, id));
}

/** When its first day begins, and when its last is over. */
async function scheduleRefreshes({ db, clock }: Pick<Context, 'db' | 'clock'>, { firstDay, lastDay }: SiteMessageRow) {
  const now = clock().getTime();
  const turns = [firstDay, lastDay === null ? null : addDays(lastDay, 1)].flatMap((day) =>
    day === null ? [] : [startOfDay(day).getTime()],
  );
  for (const at of turns.filter((moment) => moment > now)) {
    await enqueue(db, refreshSiteMessages, {}, { delaySeconds: Math.ceil((at - now) / 1000) });
  }
}

/** Those of a venture that stand there today, the whole group's apart. */
export async function messagesFor(
  ctx: Context,
  ventureId: string,
): Promise<{ sitewide: SiteMessage[]; own: SiteMessage[] }> {
  const rows = await ctx.cache.read('venture', `messages ${ventureId}`, async () =>
    ctx.db
      .select()
      .from(siteMessages)
      .where(arrayContains(siteMessages.ventureIds, [ventureId]))
      .orderBy(asc(siteMessages.createdAt), asc(siteMessages.id)),
  );
  const today = dayOf(ctx.clock());
  const standing = rows.filter((row) => messageState(row, today) === 'online');
  return {
    sitewide: standing.filter(({ isSitewide }) => isSitewide).map(shown),
    own: standing.filter(({ isSitewide }) => !isSitewide).map(shown),
  };
}

function shown({ id, message, kind, hyperLink, hyperLinkText, isClosable, audience }: SiteMessageRow): SiteMessage {
  // A hand may have been in the database: a link that would run script leads nowhere.
  const link = hyperLink === null || isSafeLink(hyperLink) ? hyperLink : '#';
  return {
    ...{ id, message, hyperLink: link, hyperLinkText, closable: isClosable, type: kind },
    ...(audience === 'everybody' ? {} : { audience }),
  };
}
