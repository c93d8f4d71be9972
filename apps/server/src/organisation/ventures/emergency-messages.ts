import type { SiteMessage } from '@bouwpoort/contract/organisation/ventures';
import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { type JobHandler, jobKind } from '../../foundation/jobs/job-kind.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { emergencyMessages } from './ventures.tables.ts';

export type EmergencyMessage = typeof emergencyMessages.$inferSelect;

/** Pages are cached until something changes, and the passing of time is no change: this makes it one. */
export const endEmergencyMessages = jobKind({
  name: 'end-emergency-messages',
  data: z.object({}),
  retry: { times: 10, firstSeconds: 2, maxSeconds: 60 },
  timeLimitSeconds: 30,
  concurrency: 1,
});

export const endPastEmergencyMessages: JobHandler<typeof endEmergencyMessages> = async ({ db, clock }) => {
  await db.delete(emergencyMessages).where(lte(emergencyMessages.until, clock()));
};

const placeOf = (ventureId: string | null): SQL | undefined =>
  ventureId === null ? isNull(emergencyMessages.ventureId) : eq(emergencyMessages.ventureId, ventureId);

/** Those that hold now, or in one venture those of all as well. */
export async function listEmergencyMessages(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ventureId?: string,
): Promise<EmergencyMessage[]> {
  const here = ventureId === undefined ? undefined : or(isNull(emergencyMessages.ventureId), placeOf(ventureId));
  const rows = await db.select().from(emergencyMessages).where(here).orderBy(emergencyMessages.id);
  const now = clock();
  return rows.filter(({ until }) => until === null || until > now);
}

/** In the place of the one that stood there; within the caller's transaction. */
export async function setEmergencyMessage(
  tx: Pick<Context, 'db' | 'clock'>,
  given: Pick<EmergencyMessage, 'ventureId' | 'message' | 'until' | 'startedBy'>,
): Promise<EmergencyMessage> {
  const now = tx.clock();
  // A row of its own: visitors closed or read the other one, not this.
  await endEmergencyMessage(tx.db, given.ventureId);
  const [row] = await tx.db
    .insert(emergencyMessages)
    .values({ ...given, startedAt: now })
    .returning();
  if (!row) throw new Error('the message was not stored');
  if (row.until !== null) {
    const delaySeconds = Math.max(0, (row.until.getTime() - now.getTime()) / 1000);
    await enqueue(tx.db, endEmergencyMessages, {}, { delaySeconds });
  }
  return row;
}

export async function endEmergencyMessage(
  tx: Database,
  ventureId: string | null,
): Promise<EmergencyMessage | undefined> {
  const [row] = await tx
    .delete(emergencyMessages)
    .where(and(placeOf(ventureId)))
    .returning();
  return row;
}

/** Before all others, and not to be closed. */
export async function emergencyFor(ctx: Context, ventureId: string): Promise<SiteMessage[]> {
  const standing = await ctx.cache.read('venture', `emergency ${ventureId}`, () =>
    listEmergencyMessages(ctx, ventureId),
  );
  const now = ctx.clock();
  return standing
    .filter(({ until }) => until === null || until > now)
    .map(({ id, message }) => ({
      ...{ id: `noodbericht-${id}`, message, hyperLink: null, hyperLinkText: null },
      ...{ closable: false, type: 'warning' as const },
    }));
}
