import { openingDay } from '@bouwpoort/contract/calendar';
import type { OpeningPattern, Period } from '@bouwpoort/trade/opening-hours';
import { z } from 'zod';
import type { Context } from '../context/context.ts';
import { usableRows } from '../database/broken-rows.ts';
import { selectDeviations, selectOpeningHours } from './calendar.queries.ts';

export type Department = 'shop' | 'showroom';
const department = z.enum(['shop', 'showroom']);
const { weekday } = openingDay.shape;
const period = openingDay.shape.periods.element;

type UsualPeriod = OpeningPattern['week'][number] & { department: Department };

/** The weekly pattern of a branch, as far as it can be used. */
export async function readWeek(ctx: Context, branchId: string): Promise<UsualPeriod[]> {
  return usableRows(
    ctx,
    'opening_hours',
    await selectOpeningHours(ctx, branchId),
    (row) => `${branchId} ${row.department} ${row.weekday} ${row.opens}`,
    (row) => ({
      department: department.parse(row.department),
      weekday: weekday.parse(row.weekday),
      ...toPeriod(row.opens, row.closes),
    }),
  );
}

type Deviation = OpeningPattern['deviations'][number] & { department: Department };

/** The days from this one on that differ; without a period the branch is closed. */
export async function readDeviations(ctx: Context, branchId: string, from: string): Promise<Deviation[]> {
  return usableRows(
    ctx,
    'opening_deviation',
    await selectDeviations(ctx, branchId, from),
    (row) => `${branchId} ${row.department} ${row.day}`,
    (row) => ({
      department: department.parse(row.department),
      date: row.day,
      note: row.note,
      periods: row.periods.map(({ opens, closes }) => toPeriod(opens, closes)),
    }),
  );
}

/** To the database a day ends at 24:00, on a clock at 00:00. */
function toPeriod(opens: string, closes: string): Period {
  const close = closes.startsWith('24:') ? '00:00' : closes.slice(0, 5);
  return period.parse({ open: opens.slice(0, 5), close });
}
