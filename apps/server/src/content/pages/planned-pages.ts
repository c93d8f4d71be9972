import { recordChange } from '../../foundation/audit/audit.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { enqueueAt, planProblemOf } from '../drafts/plans.ts';
import { archivePage, type Plan, publishPlanned } from './page-publish.ts';
import { findPageWork, lockPagesOf, noPlan, type PageWork, writeDraft } from './page-work.ts';
import { turnPlannedPage } from './pages.jobs.ts';

/** In the transaction that plans. */
export async function enqueuePlan(
  ctx: Pick<Context, 'db' | 'clock'>,
  pageId: string,
  { publishAt, withdrawAt }: Plan,
): Promise<void> {
  for (const at of [publishAt, withdrawAt]) {
    if (at !== null) await enqueueAt(ctx, turnPlannedPage, { pageId }, at);
  }
}

/** Publishes and withdraws what is due for one page. */
export const turnPageAsPlanned: JobHandler<typeof turnPlannedPage> = async (ctx, { pageId }) => {
  const found = await findPageWork(ctx.db, pageId);
  if (!found) return;
  try {
    await ctx.db.transaction((tx) => turn(ctx, tx, found));
  } catch (error) {
    const planProblem = planProblemOf(error);
    await ctx.db.transaction(async (tx) => {
      const work = await findPageWork(tx, pageId, true);
      const by = { name: work?.draft?.plannedBy ?? '', at: ctx.clock() };
      if (work) await writeDraft(tx, work, { ...noPlan, plannedBy: by.name, planProblem }, by);
    });
  }
  ctx.cache.drop('content');
};

async function turn(ctx: Context, tx: Database, { id, ventureId }: PageWork): Promise<void> {
  await lockPagesOf(tx, ventureId);
  const now = ctx.clock();
  const due = await findPageWork(tx, id, true);
  if (due?.draft?.publishAt && due.draft.publishAt <= now) {
    const by = { name: due.draft.plannedBy ?? '', at: now };
    const alsoChanged = await publishPlanned(tx, due, by);
    await recordTurn(ctx, tx, due, due, { isPublished: true, alsoChanged });
    for (const otherId of alsoChanged) {
      const other = await findPageWork(tx, otherId);
      if (other) await recordTurn(ctx, tx, due, other, { changedWith: id });
    }
  }
  const online = await findPageWork(tx, id, true);
  if (online?.draft?.withdrawAt && online.draft.withdrawAt <= now) {
    const by = { name: online.draft.plannedBy ?? '', at: now };
    if (online.row) await archivePage(tx, online, by);
    else await writeDraft(tx, online, noPlan, by);
    await recordTurn(ctx, tx, online, online, { isPublished: false });
  }
}

/** In the name of the user who planned it. */
function recordTurn(
  ctx: Context,
  tx: Database,
  { draft }: PageWork,
  { id, ventureId, document, row }: PageWork,
  after: Record<string, unknown>,
): Promise<void> {
  return recordChange(tx, {
    at: ctx.clock(),
    staff: { id: draft?.plannedById ?? null, name: draft?.plannedBy ?? '' },
    permission: 'content.publish',
    ...{ entity: 'page', entityId: id, entityName: document.name, ventureId },
    before: { isPublished: row !== undefined, publishVersion: null },
    after: { isPublished: true, publishVersion: draft?.publishVersion ?? null, ...after },
    requestId: ctx.requestId,
  });
}
