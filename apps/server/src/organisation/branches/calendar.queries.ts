import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { and, asc, between, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import {
  branches,
  calendarClosures,
  cutOffTimes,
  openingDeviationPeriods,
  openingDeviations,
  openingHours,
} from './branches.tables.ts';

export function selectCutOffTimes(ctx: Context, branchId: string) {
  return ctx.db
    .select()
    .from(cutOffTimes)
    .where(eq(cutOffTimes.branchId, branchId))
    .orderBy(asc(cutOffTimes.weekday), asc(cutOffTimes.method));
}

export function selectOpeningHours(ctx: Context, branchIds: readonly string[]) {
  return ctx.db
    .select()
    .from(openingHours)
    .where(inArray(openingHours.branchId, [...branchIds]))
    .orderBy(asc(openingHours.weekday), asc(openingHours.opens));
}

/** Further deviations are ignored; an end date may be infinite. */
const furthestDeviation = 400;

export function selectDeviations(ctx: Context, branchIds: readonly string[], from: string) {
  const { branchId: branch, department, day, opens, closes } = openingDeviationPeriods;
  const ofDay = and(
    eq(branch, openingDeviations.branchId),
    eq(department, openingDeviations.department),
    eq(day, openingDeviations.day),
  );
  return ctx.db
    .select({
      branchId: openingDeviations.branchId,
      department: openingDeviations.department,
      day: openingDeviations.day,
      note: openingDeviations.note,
      periods: sql<
        { opens: string; closes: string }[]
      >`coalesce(jsonb_agg(jsonb_build_object('opens', ${opens}, 'closes', ${closes}) order by ${opens})
        filter (where ${opens} is not null), '[]')`,
    })
    .from(openingDeviations)
    .leftJoin(openingDeviationPeriods, ofDay)
    .where(
      and(
        inArray(openingDeviations.branchId, [...branchIds]),
        between(openingDeviations.day, from, addDays(from, furthestDeviation)),
      ),
    )
    .groupBy(openingDeviations.branchId, openingDeviations.department, openingDeviations.day)
    .orderBy(asc(openingDeviations.day), asc(openingDeviations.department));
}

/** Closures of every venture and of this one, limited to these days: some have no beginning or no end. */
export function selectClosures(ctx: Context, ventureId: string | undefined, from: string, days: number) {
  const last = addDays(from, days);
  return ctx.db
    .select({
      firstDay: sql<string>`greatest(${calendarClosures.firstDay}, ${from}::date)::text`,
      lastDay: sql<string>`least(${calendarClosures.lastDay}, ${last}::date)::text`,
      name: calendarClosures.name,
    })
    .from(calendarClosures)
    .where(
      and(
        gte(calendarClosures.lastDay, from),
        lte(calendarClosures.firstDay, last),
        ventureId === undefined
          ? isNull(calendarClosures.ventureId)
          : or(isNull(calendarClosures.ventureId), eq(calendarClosures.ventureId, ventureId)),
      ),
    )
    .orderBy(asc(calendarClosures.firstDay), asc(calendarClosures.id));
}

export async function selectBranchIds(ctx: Context, ventureId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ branchId: branches.branchId })
    .from(branches)
    .where(eq(branches.ventureId, ventureId))
    .orderBy(asc(branches.position));
  return rows.map(({ branchId }) => branchId);
}

/** A branch of that venture; without an id the venture's default branch. */
export async function selectBranch(ctx: Context, ventureId: string, branchId: string | undefined) {
  const [branch] = await ctx.db
    .select()
    .from(branches)
    .where(
      and(
        eq(branches.ventureId, ventureId),
        branchId === undefined ? eq(branches.defaultBranchLocation, true) : eq(branches.branchId, branchId),
      ),
    );
  return branch;
}
