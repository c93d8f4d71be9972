import { fieldOfMenu } from '@bouwpoort/contract/content/menus.staff';
import { recordChange } from '../../foundation/audit/audit.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { planProblemOf } from '../drafts/plans.ts';
import { findMenuWork, noPlan, publishMenuPlan, writeMenuDraft } from './menu-work.ts';
import type { publishPlannedMenu } from './menus.jobs.ts';

type Planned = Parameters<JobHandler<typeof publishPlannedMenu>>[1];

export const publishMenuAsPlanned: JobHandler<typeof publishPlannedMenu> = async (ctx, planned) => {
  try {
    await ctx.db.transaction((db) => turn({ ...ctx, db }, planned));
  } catch (error) {
    const planProblem = planProblemOf(error);
    await ctx.db.transaction(async (db) => {
      const work = await findMenuWork({ ...ctx, db }, planned.ventureId, planned.place, true);
      const by = { name: work?.draft?.plannedBy ?? '', at: ctx.clock() };
      if (work) await writeMenuDraft(db, work, { ...noPlan, plannedBy: by.name, planProblem }, by);
    });
  }
  ctx.cache.drop('navigation');
};

/** In the name of the user who planned it. */
async function turn(tx: Context, { ventureId, place }: Planned): Promise<void> {
  const work = await findMenuWork(tx, ventureId, place, true);
  const { publishAt, plannedById = null, plannedBy } = work?.draft ?? {};
  const now = tx.clock();
  if (!work || !publishAt || publishAt > now) return;
  const by = { name: plannedBy ?? '', at: now };
  const items = await publishMenuPlan(tx.db, work, by);
  const venture = await findVenture(tx, ventureId);
  const field = fieldOfMenu[place];
  await recordChange(tx.db, {
    at: now,
    staff: { id: plannedById, name: by.name },
    permission: 'content.publish',
    ...{ entity: 'menu', entityId: ventureId, entityName: venture?.name ?? ventureId, ventureId },
    before: { [field]: work.published, [`plan-${field}`]: publishAt.toISOString() },
    after: { [field]: items, [`plan-${field}`]: null },
    requestId: tx.requestId,
  });
}
