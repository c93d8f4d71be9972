import type { Closure, ClosureEdit } from '@bouwpoort/contract/organisation/branches.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { accessScopeOf, auditWrite, requireThere, type StaffContext } from '../staff/staff.ts';
import { listVentures } from '../ventures/ventures.ts';
import { deleteClosure, insertClosure, listClosures, lockClosure, updateClosure } from './branches.ts';

/** For every venture of which the user sees a part, because the closure of a venture closes its branches. */
export function listClosuresForStaff(ctx: StaffContext): Promise<Closure[]> {
  const { ventures, branches } = accessScopeOf(ctx);
  const shown = ventures === 'all' ? ventures : [...ventures, ...branches.map(({ ventureId }) => ventureId)];
  return listClosures(ctx.db, shown, dayOf(ctx.clock()));
}

export async function addClosure(ctx: StaffContext, edit: ClosureEdit): Promise<Closure> {
  await requirePlace(ctx, edit);
  return ctx.db.transaction(async (tx) => {
    const made = await insertClosure(tx, edit);
    if (!made) throw new AppError('conflict');
    await auditWrite(ctx, tx, { ...record(made), before: null, after: { ...edit } });
    return made;
  });
}

export async function changeClosure(
  ctx: StaffContext,
  closureId: number,
  { version, ...edit }: ClosureEdit & { version: number },
): Promise<Closure> {
  return ctx.db.transaction(async (tx) => {
    const before = await requireClosure(ctx, tx, closureId);
    await requirePlace(ctx, edit);
    if (before.version !== version)
      throw new AppError('conflict', {
        detail: 'Iemand anders heeft deze sluiting intussen veranderd.',
        members: { current: before },
      });
    const changed = await updateClosure(tx, closureId, edit);
    if (!changed) throw new AppError('notFound');
    await auditWrite(ctx, tx, { ...record(changed), before: fieldsOf(before), after: fieldsOf(changed) });
    return changed;
  });
}

export async function removeClosure(ctx: StaffContext, closureId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const before = await requireClosure(ctx, tx, closureId);
    await deleteClosure(tx, closureId);
    await auditWrite(ctx, tx, { ...record(before), before: fieldsOf(before), after: null });
  });
}

async function requireClosure(ctx: StaffContext, tx: Database, closureId: number): Promise<Closure> {
  const row = await lockClosure(tx, closureId);
  if (!row) throw new AppError('notFound');
  requireThere(ctx, row);
  return row;
}

async function requirePlace(ctx: StaffContext, { ventureId }: ClosureEdit): Promise<void> {
  requireThere(ctx, { ventureId });
  if (ventureId === null) return;
  const ventures = await listVentures(ctx);
  if (!ventures.some(({ id }) => id === ventureId))
    throw new AppError('invalidInput', { errors: { ventureId: ['Deze winkel bestaat niet'] } });
}

function fieldsOf({ ventureId, firstDay, lastDay, name }: Closure) {
  return { ventureId, firstDay, lastDay, name };
}

function record({ closureId, name, ventureId }: Closure) {
  return { entity: 'closure', entityId: String(closureId), entityName: name, ventureId };
}
