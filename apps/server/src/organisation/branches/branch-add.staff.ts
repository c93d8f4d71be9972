import { toBranchFields } from '@bouwpoort/contract/organisation/branch-fields.staff';
import type { BeheerBranch, NewBranch } from '@bouwpoort/contract/organisation/branches.staff';
import { addOwnRecord, ownReference } from '../../exchange/batches/batches.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { positionsOf } from '../places/places.ts';
import { auditWrite, requireThere, type StaffContext } from '../staff/staff.ts';
import { requireVenture } from '../ventures/ventures.ts';
import { type BranchRow, listBranchRows, listWarehousesOf, readBranchEdit, writeBranchEdit } from './branch-edit.ts';
import { findWarehouse, readBranchRow } from './branches.ts';
import { readBranchForStaff } from './edit-branches.staff.ts';

/** For a shop without a program that sends its branches. Includes its page and its place in the finder. */
export async function addBranch(ctx: StaffContext, given: NewBranch): Promise<BeheerBranch> {
  const { ventureId, branchId } = given;
  requireThere(ctx, { ventureId });
  const venture = await requireVenture(ctx, ventureId);
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const all = await listBranchRows(tx);
    const known = all.filter((one) => one.ventureId === ventureId);
    const taken = all.find((one) => one.branchId === branchId);
    if (taken) throw new AppError('invalidInput', { errors: { branchId: [takenBy(taken, ventureId)] } });
    await addOwnRecord(tx, venture, 'branch', {
      branchId,
      name: given.displayName,
      type: given.type,
      address: `${given.street} ${given.houseNumber}`,
      postalCode: given.postalCode,
      city: given.city,
      phone: given.phone,
      email: given.email,
      ...(await placeOnMap(tx, given.postalCode)),
      // The branch for customers without one of their own; a venture has one.
      isDefault: known.length === 0,
      position: Math.max(0, ...known.map((one) => one.position)) + 1,
    });
    const warehouseCode = given.type === 'showroom' ? null : given.warehouseCode;
    if (warehouseCode !== null) await makeWarehouse(tx, venture, warehouseCode, given);
    const fresh = await readBranchRow(tx, branchId);
    const times = await timesLike(tx, given, known);
    const row = times ? await writeBranchEdit(tx, branchId, { ...(await readBranchEdit(tx, fresh)), ...times }) : fresh;
    await auditWrite(ctx, db, {
      entity: 'branch',
      entityId: branchId,
      entityName: row.displayName,
      ventureId,
      before: null,
      after: { branchId, type: row.type, warehouseCode, ...toBranchFields(await readBranchEdit(tx, row)) },
    });
  });
  return readBranchForStaff(ctx, branchId);
}

/** For a branch that was created or received without one. Like a branch, it belongs to the whole venture. */
export async function addWarehouse(ctx: StaffContext, branchId: string, code: number): Promise<BeheerBranch> {
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    // Of two that add one at once, the second finds the first.
    const row = await readBranchRow(tx, branchId, true);
    const { ventureId } = row;
    requireThere(ctx, { ventureId });
    if (row.type === 'showroom') throw new AppError('conflict', { detail: 'Een showroom heeft geen magazijn.' });
    if ((await listWarehousesOf(tx, branchId)).length > 0)
      throw new AppError('conflict', { detail: 'Deze vestiging heeft al een magazijn.' });
    await makeWarehouse(tx, await requireVenture(ctx, ventureId), code, row);
    await auditWrite(ctx, db, {
      ...{ entity: 'branch', entityId: branchId, entityName: row.displayName, ventureId },
      ...{ before: { warehouseCode: null }, after: { warehouseCode: code } },
    });
  });
  return readBranchForStaff(ctx, branchId);
}

/** For a branch of another venture the answer only says that its number is in use. */
function takenBy({ ventureId, displayName }: BranchRow, here: string): string {
  return ventureId === here
    ? `Dit nummer is al van ${displayName}`
    : 'Dit nummer is van een vestiging van een andere winkel';
}

/** Without one a branch has no stock. */
async function makeWarehouse(
  tx: StaffContext,
  venture: Venture,
  code: number,
  { branchId, displayName }: Pick<BranchRow, 'branchId' | 'displayName'>,
): Promise<void> {
  if (await findWarehouse(tx, code)) {
    throw new AppError('invalidInput', { errors: { warehouseCode: ['Dit nummer is al van een magazijn'] } });
  }
  await addOwnRecord(tx, venture, 'warehouse', { code, name: displayName, branch: ownReference(branchId) });
}

async function placeOnMap(tx: StaffContext, postalCode: string) {
  const place = (await positionsOf(tx, [postalCode])).get(postalCode);
  if (!place) throw new AppError('invalidInput', { errors: { postalCode: ['Deze postcode kennen we niet'] } });
  return place;
}

/** A branch without a showroom takes none of its hours. */
async function timesLike(tx: StaffContext, { hoursLike, type }: NewBranch, known: readonly BranchRow[]) {
  if (hoursLike === null) return undefined;
  const like = known.find((one) => one.branchId === hoursLike);
  if (!like) throw new AppError('invalidInput', { errors: { hoursLike: ['Kies een vestiging van deze winkel'] } });
  const { week, cutOffs } = await readBranchEdit(tx, like);
  const without = { bouwshop: 'showroom', showroom: 'shop', 'bouwshop-showroom': undefined }[type];
  return {
    week: week.filter(({ department }) => department !== without),
    // Nothing is ordered or picked up at a showroom.
    cutOffs: type === 'showroom' ? [] : cutOffs,
  };
}
