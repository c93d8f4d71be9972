import type { BranchEdit, OpenPeriod } from '@bouwpoort/contract/organisation/branches.staff';
import { serviceKinds } from '@bouwpoort/contract/organisation/ventures';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  branches,
  cutOffTimes,
  openingDeviationPeriods,
  openingDeviations,
  openingHours,
  warehouses,
} from './branches.tables.ts';
import { listCutOffTimes } from './calendar.ts';
import { readDeviations, readWeek } from './opening-rows.ts';

export type BranchRow = typeof branches.$inferSelect;

export function listBranchRows(ctx: Context): Promise<BranchRow[]> {
  return ctx.db.select().from(branches).orderBy(asc(branches.position), asc(branches.branchId));
}

/** Which parts of each branch have data. */
export async function filledParts(ctx: Context): Promise<Record<'week' | 'cutOffs' | 'warehouses', Set<string>>> {
  const { rows } = await ctx.db.execute<{ part: 'week' | 'cutOffs' | 'warehouses'; branchId: string }>(sql`
    select distinct 'week' as part, ${openingHours.branchId} as "branchId" from ${openingHours}
    union select 'cutOffs', ${cutOffTimes.branchId} from ${cutOffTimes}
    union select 'warehouses', ${warehouses.branchId} from ${warehouses}`);
  const of = (wanted: string) => new Set(rows.flatMap(({ part, branchId }) => (part === wanted ? [branchId] : [])));
  return { week: of('week'), cutOffs: of('cutOffs'), warehouses: of('warehouses') };
}

export async function readBranchRow(ctx: Context, branchId: string, lock = false): Promise<BranchRow> {
  const query = ctx.db.select().from(branches).where(eq(branches.branchId, branchId));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new AppError('notFound');
  return row;
}

export function listWarehousesOf(ctx: Context, branchId: string): Promise<{ code: number; name: string }[]> {
  const { code, name } = warehouses;
  return ctx.db.select({ code, name }).from(warehouses).where(eq(warehouses.branchId, branchId)).orderBy(asc(code));
}

const knownServices: ReadonlySet<string> = new Set(serviceKinds);
const known = (services: readonly string[]) =>
  services.filter((one): one is BranchEdit['bouwshopServices'][number] => knownServices.has(one));

/** All fields of a branch that staff edit, with its deviating days from today on. */
export async function readBranchEdit(ctx: Context, row: BranchRow): Promise<BranchEdit> {
  const { branchId } = row;
  // One query after the other: a transaction has one connection.
  const week = await readWeek(ctx, branchId);
  const deviations = await readDeviations(ctx, dayOf(ctx.clock()), branchId);
  const cutOffs = await listCutOffTimes(ctx, row.ventureId, branchId);
  const { displayName, address, postalCode, city, phone, email, latitude, longitude } = row;
  const days = Map.groupBy(week, ({ department, weekday }) => `${department} ${weekday}`);
  return {
    ...{ displayName, address, postalCode, city, phone, email, latitude, longitude },
    bouwshopServices: known(row.bouwshopServices),
    showroomServices: known(row.showroomServices),
    week: [...days.values()].flatMap(([first, ...more]) =>
      first ? [{ department: first.department, weekday: first.weekday, periods: [first, ...more].map(toPeriod) }] : [],
    ),
    deviations: deviations.map(({ department, date, note, periods }) => ({
      ...{ department, date, note },
      periods: periods.map(toPeriod),
    })),
    cutOffs: cutOffs.map(({ weekday, method, time, leadDays }) => ({ weekday, method, time, leadDays })),
  };
}

const toPeriod = ({ open, close }: OpenPeriod): OpenPeriod => ({ open, close });

/** In a transaction that has locked the branch's row. Past days are not changed. */
export async function writeBranchEdit(tx: Context, branchId: string, edit: BranchEdit): Promise<BranchRow> {
  const { week, deviations, cutOffs, ...contact } = edit;
  const today = dayOf(tx.clock());
  const [row] = await tx.db
    .update(branches)
    // The version also increases if only the days change, which have tables of their own, so that concurrent edits
    // conflict.
    .set({ ...contact, version: sql`${branches.version} + 1` })
    .where(eq(branches.branchId, branchId))
    .returning();
  if (!row) throw new AppError('notFound');
  await tx.db.delete(openingHours).where(eq(openingHours.branchId, branchId));
  await insertAll(
    week.flatMap(({ department, weekday, periods }) =>
      periods.map((one) => ({ department, weekday, ...toTimes(one) })),
    ),
    (rows) => tx.db.insert(openingHours).values(rows.map((one) => ({ branchId, ...one }))),
  );
  await tx.db
    .delete(openingDeviations)
    .where(and(eq(openingDeviations.branchId, branchId), gte(openingDeviations.day, today)));
  const ahead = deviations.filter(({ date }) => date >= today);
  await insertAll(ahead, (rows) =>
    tx.db
      .insert(openingDeviations)
      .values(rows.map(({ department, date, note }) => ({ branchId, department, day: date, note }))),
  );
  await insertAll(
    ahead.flatMap(({ department, date, periods }) =>
      periods.map((one) => ({ department, day: date, ...toTimes(one) })),
    ),
    (rows) => tx.db.insert(openingDeviationPeriods).values(rows.map((one) => ({ branchId, ...one }))),
  );
  await tx.db.delete(cutOffTimes).where(eq(cutOffTimes.branchId, branchId));
  await insertAll(cutOffs, (rows) => tx.db.insert(cutOffTimes).values(rows.map((one) => ({ branchId, ...one }))));
  return row;
}

async function insertAll<T>(rows: readonly T[], insert: (rows: readonly T[]) => PromiseLike<unknown>): Promise<void> {
  if (rows.length > 0) await insert(rows);
}

/** A day ends at 24:00 in the database, and at 00:00 on the wire. */
function toTimes({ open, close }: OpenPeriod): { opens: string; closes: string } {
  return { opens: open, closes: close === '00:00' ? '24:00' : close };
}
