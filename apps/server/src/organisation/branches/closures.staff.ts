import type { Closure, ClosureEdit } from '@bouwpoort/contract/organisation/branches.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  accessScopeOf,
  addRecord,
  changeRecord,
  removeRecord,
  requireThere,
  type StaffContext,
  type StaffRecord,
} from '../staff/staff.ts';
import { listVentures } from '../ventures/ventures.ts';
import { deleteClosure, insertClosure, listClosures, lockClosure, updateClosure } from './closures.ts';

/** For every venture of which the user sees a part, because the closure of a venture closes its branches. */
export function listClosuresForStaff(ctx: StaffContext): Promise<Closure[]> {
  const { ventures, branches } = accessScopeOf(ctx);
  const shown = ventures === 'all' ? ventures : [...ventures, ...branches.map(({ ventureId }) => ventureId)];
  return listClosures(ctx.db, shown, dayOf(ctx.clock()));
}

const closures: StaffRecord<number, Closure> = {
  lock: ({ db }, closureId) => lockClosure(db, closureId),
  places: ({ ventureId }) => [{ ventureId }],
  version: ({ version }) => version,
  stale: 'Iemand anders heeft deze sluiting intussen veranderd.',
  current: (_, closure) => closure,
  audited: ({ closureId, name, ventureId }) => ({
    ...{ entity: 'closure', entityId: String(closureId), entityName: name, ventureId },
  }),
  fields: ({ ventureId, firstDay, lastDay, name }) => ({ ventureId, firstDay, lastDay, name }),
};

export async function addClosure(ctx: StaffContext, edit: ClosureEdit): Promise<Closure> {
  await requirePlace(ctx, edit);
  return addRecord(ctx, closures, ({ db }) => insertClosure(db, edit));
}

export function changeClosure(
  ctx: StaffContext,
  closureId: number,
  { version, ...edit }: ClosureEdit & { version: number },
): Promise<Closure> {
  return changeRecord(ctx, closures, closureId, {
    version,
    allow: () => requirePlace(ctx, edit),
    write: ({ db }) => updateClosure(db, closureId, edit),
  });
}

export function removeClosure(ctx: StaffContext, closureId: number): Promise<void> {
  return removeRecord(ctx, closures, closureId, { remove: ({ db }) => deleteClosure(db, closureId) });
}

async function requirePlace(ctx: StaffContext, { ventureId }: ClosureEdit): Promise<void> {
  requireThere(ctx, { ventureId });
  if (ventureId === null) return;
  const ventures = await listVentures(ctx);
  if (!ventures.some(({ id }) => id === ventureId))
    throw new AppError('invalidInput', { errors: { ventureId: ['Deze winkel bestaat niet'] } });
}
