import type { Warehouse } from '@bouwpoort/contract/catalogue/stock';
import type { LocationDetail, StoreLocation } from '@bouwpoort/contract/organisation/ventures';
import { locationDetail, storeLocation } from '@bouwpoort/contract/organisation/ventures';
import { asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { usableRows } from '../../foundation/database/broken-rows.ts';
import { listVentures } from '../ventures/ventures.ts';
import { branches, warehouses } from './branches.tables.ts';
import { selectBranch } from './calendar.queries.ts';

export { readBranchRow } from './branch-edit.ts';
export { selectBranch as findBranch } from './calendar.queries.ts';
export { deliveryCalendarOf, describeOpeningHours } from './calendar.ts';

/** A cached branch of that venture; without an id the venture's default branch. */
export function knownBranch(ctx: Context, ventureId: string, branchId: string | undefined) {
  return ctx.cache.read('branches', `branch ${ventureId} ${branchId ?? ''}`, () =>
    selectBranch(ctx, ventureId, branchId),
  );
}

/** Never in a list of locations, whatever the settings say (C 9). */
const excludedName = 'VLC';

export async function listStoreLocations(ctx: Context, ventureId: string): Promise<StoreLocation[]> {
  const rows = await ctx.db
    .select()
    .from(branches)
    .where(eq(branches.ventureId, ventureId))
    .orderBy(asc(branches.position));
  return usableRows(
    ctx,
    'branch',
    rows,
    ({ branchId }) => branchId,
    (row) => storeLocation.parse(row),
  );
}

/** The branches of all ventures, venture by venture. */
export async function listLocations(ctx: Context): Promise<LocationDetail[]> {
  const [ventures, rows] = await Promise.all([
    listVentures(ctx),
    ctx.db.select().from(branches).orderBy(asc(branches.position)),
  ]);
  return ventures
    .filter((venture) => venture.name !== excludedName)
    .flatMap((venture) =>
      usableRows(
        ctx,
        'branch',
        rows.filter((row) => row.ventureId === venture.id && row.displayName !== excludedName),
        ({ branchId }) => branchId,
        (row) =>
          locationDetail.parse({
            ...row,
            ventureName: venture.name,
            venturePath: venture.path,
            accentColor: venture.accentColor,
            zipCode: row.postalCode,
            distanceText: null,
            distanceMeter: null,
          }),
      ),
    );
}

/** A warehouse and the branch it belongs to (C 7.7). */
export async function findWarehouse(ctx: Context, code: number): Promise<Warehouse | undefined> {
  const [row] = await ctx.db.select().from(warehouses).where(eq(warehouses.code, code));
  return row && { code: row.code, name: row.name, locationId: row.branchId };
}

/** The warehouses of a venture, those of its default branch first. */
export async function listWarehouses(ctx: Context, ventureId: string): Promise<Warehouse[]> {
  const rows = await ctx.db
    .select({ code: warehouses.code, name: warehouses.name, locationId: warehouses.branchId })
    .from(warehouses)
    .innerJoin(branches, eq(branches.branchId, warehouses.branchId))
    .where(eq(branches.ventureId, ventureId))
    .orderBy(desc(branches.defaultBranchLocation), asc(branches.position));
  return rows;
}

/** The names of branches, for lists of all ventures. */
export function branchNames(ctx: Context): Promise<ReadonlyMap<string, string>> {
  return ctx.cache.read('branches', 'names of all', async () => {
    const locations = await listLocations(ctx);
    return new Map(locations.map(({ branchId, displayName }) => [branchId, displayName]));
  });
}
