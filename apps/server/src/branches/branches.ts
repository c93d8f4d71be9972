import type { Warehouse } from '@bouwpoort/contract/inventory';
import type { LocationDetail, StoreLocation } from '@bouwpoort/contract/ventures';
import { branchType, serviceKind } from '@bouwpoort/contract/ventures';
import { asc, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../request-context.ts';
import { listVentures } from '../ventures/ventures.ts';
import { branches, warehouses } from './branches.tables.ts';

export { selectBranch as findBranch } from './calendar.queries.ts';
export { deliveryCalendarOf } from './calendar.ts';

const services = z.array(serviceKind);

/** Never in a list of locations, whatever the settings say (C 9). */
const excludedName = 'VLC';

export async function listStoreLocations(ctx: Context, ventureId: string): Promise<StoreLocation[]> {
  const rows = await ctx.db
    .select()
    .from(branches)
    .where(eq(branches.ventureId, ventureId))
    .orderBy(asc(branches.position));
  return rows.map((row) => ({
    displayName: row.displayName,
    address: row.address,
    postalCode: row.postalCode,
    city: row.city,
    phone: row.phone,
    branchId: row.branchId,
    defaultBranchLocation: row.defaultBranchLocation,
    bouwshopServices: services.parse(row.bouwshopServices),
    showroomServices: services.parse(row.showroomServices),
    slug: row.slug,
  }));
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
      rows
        .filter((row) => row.ventureId === venture.id && row.displayName !== excludedName)
        .map((row) => ({
          ventureId: venture.id,
          ventureName: venture.name,
          venturePath: venture.path,
          accentColor: venture.accentColor,
          branchId: row.branchId,
          displayName: row.displayName,
          slug: row.slug,
          address: row.address,
          zipCode: row.postalCode,
          city: row.city,
          phone: row.phone,
          latitude: row.latitude,
          longitude: row.longitude,
          type: branchType.parse(row.type),
          distanceText: null,
          distanceMeter: null,
          assortment: row.assortment,
          bouwshopServices: services.parse(row.bouwshopServices),
          showroomServices: services.parse(row.showroomServices),
        })),
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
