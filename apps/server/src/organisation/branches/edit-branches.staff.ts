import { inOrder, toBranchFields } from '@bouwpoort/contract/organisation/branch-fields.staff';
import {
  type BeheerBranch,
  type BeheerBranchRow,
  type BranchSave,
  type beheerBranchRoutes,
  missingParts,
} from '@bouwpoort/contract/organisation/branches.staff';
import type { OpeningHours } from '@bouwpoort/contract/organisation/calendar';
import type { z } from 'zod';
import { changeRecord, mayDo, requireThere, type StaffContext, type StaffRecord } from '../staff/staff.ts';
import { listVentures } from '../ventures/ventures.ts';
import {
  type BranchRow,
  filledParts,
  listBranchRows,
  listWarehousesOf,
  readBranchEdit,
  writeBranchEdit,
} from './branch-edit.ts';
import { readBranchRow } from './branches.ts';
import { describeHours, listHolidays } from './calendar.ts';

/** Nobody plans holidays further ahead. */
const holidaysAhead = 400;

export async function listBranchesForStaff(ctx: StaffContext): Promise<BeheerBranchRow[]> {
  const [ventures, rows] = await Promise.all([listVentures(ctx), listBranchRows(ctx)]);
  const mine = rows.filter((row) => mayDo(ctx.staff.scopes, 'branches.read', row));
  const filled = await filledParts(ctx);
  return ventures.flatMap(({ id, name }) =>
    mine
      .filter(({ ventureId }) => ventureId === id)
      .map(({ branchId, ventureId, displayName, city, type }) => ({
        ...{ branchId, ventureId, displayName, city, type },
        ventureName: name,
        missing: missingParts(type, (part) => filled[part].has(branchId)),
      })),
  );
}

export async function readBranchForStaff(ctx: StaffContext, branchId: string): Promise<BeheerBranch> {
  return describeBranch(ctx, await requireBranchThere(ctx, branchId));
}

async function requireBranchThere(ctx: StaffContext, branchId: string): Promise<BranchRow> {
  const row = await readBranchRow(ctx, branchId);
  requireThere(ctx, row);
  return row;
}

async function describeBranch(ctx: StaffContext, row: BranchRow): Promise<BeheerBranch> {
  const { branchId, ventureId, type, slug, version } = row;
  const edit = await readBranchEdit(ctx, row);
  const ventures = await listVentures(ctx);
  const warehouses = await listWarehousesOf(ctx, branchId);
  const holidays = await listHolidays(ctx, holidaysAhead, ventureId);
  return {
    ...inOrder(edit),
    ...{ branchId, ventureId, type, version, warehouses, holidays },
    ventureName: ventures.find(({ id }) => id === ventureId)?.name ?? ventureId,
    shopPath: slug,
  };
}

const branches: StaffRecord<string, BranchRow> = {
  lock: (tx, branchId) => readBranchRow(tx, branchId, true),
  places: (row) => [row],
  version: ({ version }) => version,
  stale: 'Iemand anders heeft deze vestiging intussen veranderd.',
  current: describeBranch,
  audited: ({ branchId, displayName, ventureId }) => ({
    ...{ entity: 'branch', entityId: branchId, entityName: displayName, ventureId },
  }),
  fields: async (row, tx) => toBranchFields(await readBranchEdit(tx, row)),
};

export async function changeBranch(
  ctx: StaffContext,
  branchId: string,
  { version, ...edit }: BranchSave,
): Promise<BeheerBranch> {
  const saved = await changeRecord(ctx, branches, branchId, {
    version,
    write: async (tx, row) => {
      const before = await readBranchEdit(tx, row);
      const { latitude = before.latitude, longitude = before.longitude } = edit;
      return writeBranchEdit(tx, branchId, { ...edit, latitude, longitude });
    },
  });
  return describeBranch(ctx, saved);
}

type PreviewBody = z.output<typeof beheerBranchRoutes.preview.body>;

/** By the same function as the shop: the preview equals what customers will read. */
export async function previewBranch(ctx: StaffContext, branchId: string, asked: PreviewBody): Promise<OpeningHours> {
  await requireBranchThere(ctx, branchId);
  const week = asked.week.flatMap(({ periods, ...day }) => periods.map((period) => ({ ...day, ...period })));
  const now = asked.at === undefined ? ctx.clock() : new Date(asked.at);
  return describeHours({ week, deviations: asked.deviations }, now);
}
