import { addDays } from '@bouwpoort/trade/calendar-days';
import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Context } from '../request-context.ts';
import { branches, calendarClosures, cutOffTimes, openingDeviations, openingHours } from './branches.tables.ts';

export function selectCutOffTimes(ctx: Context, branchId: string) {
  return ctx.db
    .select()
    .from(cutOffTimes)
    .where(eq(cutOffTimes.branchId, branchId))
    .orderBy(asc(cutOffTimes.weekday), asc(cutOffTimes.method));
}

export function selectOpeningHours(ctx: Context, branchId: string) {
  return ctx.db
    .select()
    .from(openingHours)
    .where(eq(openingHours.branchId, branchId))
    .orderBy(asc(openingHours.weekday), asc(openingHours.opens));
}

export function selectDeviations(ctx: Context, branchId: string, from: string) {
  return ctx.db
    .select()
    .from(openingDeviations)
    .where(and(eq(openingDeviations.branchId, branchId), gte(openingDeviations.day, from)))
    .orderBy(asc(openingDeviations.day));
}

/** Those of every venture, and of this one. */
export function selectClosures(ctx: Context, ventureId: string | undefined, from: string, days: number) {
  return ctx.db
    .select()
    .from(calendarClosures)
    .where(
      and(
        gte(calendarClosures.lastDay, from),
        lte(calendarClosures.firstDay, addDays(from, days)),
        ventureId === undefined
          ? isNull(calendarClosures.ventureId)
          : or(isNull(calendarClosures.ventureId), eq(calendarClosures.ventureId, ventureId)),
      ),
    )
    .orderBy(asc(calendarClosures.firstDay), asc(calendarClosures.id));
}

/** A branch of that venture; without a branch the venture's default one. */
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
