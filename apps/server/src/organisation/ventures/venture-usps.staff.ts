import type { BeheerUsps, UspEdit } from '@bouwpoort/contract/organisation/site.staff';
import { changeRecord, requireThere, type StaffContext, type StaffRecord } from '../staff/staff.ts';
import { readUsps, writeUsps } from './venture-usps.ts';
import { requireVenture } from './ventures.ts';

export async function readUspsForStaff(ctx: StaffContext, ventureId: string): Promise<BeheerUsps> {
  requireThere(ctx, { ventureId });
  return { ventureId, ...(await readUsps(ctx, ventureId)) };
}

type VentureUsps = BeheerUsps & { name: string };

const usps: StaffRecord<{ ventureId: string; name: string }, VentureUsps> = {
  lock: async (tx, venture) => ({ ...venture, ...(await readUsps(tx, venture.ventureId, true)) }),
  places: ({ ventureId }) => [{ ventureId }],
  version: ({ version }) => version,
  stale: 'Iemand anders heeft deze venture intussen veranderd.',
  current: (_, row) => ({ ...editOf(row), version: row.version }),
  audited: ({ ventureId, name }) => ({ entity: 'usps', entityId: ventureId, entityName: name, ventureId }),
  fields: (row) => editOf(row),
};

const editOf = ({ uspSettings, registerUSPItems }: VentureUsps): UspEdit => ({ uspSettings, registerUSPItems });

export async function changeUsps(
  ctx: StaffContext,
  ventureId: string,
  { version, ...edit }: UspEdit & { version: number },
): Promise<BeheerUsps> {
  requireThere(ctx, { ventureId });
  const { name } = await requireVenture(ctx, ventureId);
  const { name: _, ...saved } = await changeRecord(
    ctx,
    usps,
    { ventureId, name },
    {
      version,
      write: async (tx, row) => {
        await writeUsps(tx, ventureId, edit);
        return { ...row, ...(await readUsps(tx, ventureId)) };
      },
    },
  );
  return saved;
}
