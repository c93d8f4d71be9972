import type { BeheerUsps, UspEdit } from '@bouwpoort/contract/organisation/site.staff';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, requireThere, type StaffContext } from '../staff/staff.ts';
import { readUsps, requireVenture, writeUsps } from './ventures.ts';

export async function readUspsForStaff(ctx: StaffContext, ventureId: string): Promise<BeheerUsps> {
  requireThere(ctx, { ventureId });
  return { ventureId, ...(await readUsps(ctx, ventureId)) };
}

export async function changeUsps(
  ctx: StaffContext,
  ventureId: string,
  { version, ...edit }: UspEdit & { version: number },
): Promise<BeheerUsps> {
  requireThere(ctx, { ventureId });
  const { name } = await requireVenture(ctx, ventureId);
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const { version: found, ...before } = await readUsps(tx, ventureId, true);
    if (found !== version) {
      throw new AppError('conflict', {
        detail: 'Iemand anders heeft deze venture intussen veranderd.',
        members: { current: { ...before, version: found } },
      });
    }
    await writeUsps(tx, ventureId, edit);
    await auditWrite(ctx, db, {
      entity: 'usps',
      entityId: ventureId,
      entityName: name,
      ventureId,
      before,
      after: edit,
    });
    return { ventureId, ...(await readUsps(tx, ventureId)) };
  });
}
