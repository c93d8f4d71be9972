import { openingDay } from '@bouwpoort/contract/organisation/calendar';
import type { OpeningPattern, Period } from '@bouwpoort/trade/organisation/opening-hours';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { usableRows } from '../../foundation/database/broken-rows.ts';
import { selectDeviations, selectOpeningHours } from './calendar.queries.ts';

export type Department = 'shop' | 'showroom';
const department = z.enum(['shop', 'showroom']);
const { weekday } = openingDay.shape;
const period = openingDay.shape.periods.def.element;

interface OfDepartment {
  branchId: string;
  department: Department;
}

type UsualPeriod = OpeningPattern['week'][number] & OfDepartment;

/** The valid weekly patterns of branches. */
export async function readWeek(ctx: Context, ...branchIds: readonly string[]): Promise<UsualPeriod[]> {
  return usableRows(
    ctx,
    'opening_hours',
    await selectOpeningHours(ctx, branchIds),
    (row) => `${row.branchId} ${row.department} ${row.weekday} ${row.opens}`,
    (row) => ({
      branchId: row.branchId,
      department: department.parse(row.department),
      weekday: weekday.parse(row.weekday),
      ...toPeriod(row.opens, row.closes),
    }),
  );
}

type Deviation = OpeningPattern['deviations'][number] & OfDepartment;

/** The deviating days from this one on; without a period the branch is closed. */
export async function readDeviations(
  ctx: Context,
  from: string,
  ...branchIds: readonly string[]
): Promise<Deviation[]> {
  return usableRows(
    ctx,
    'opening_deviation',
    await selectDeviations(ctx, branchIds, from),
    (row) => `${row.branchId} ${row.department} ${row.day}`,
    (row) => ({
      branchId: row.branchId,
      department: department.parse(row.department),
      date: row.day,
      note: row.note,
      periods: row.periods.map(({ opens, closes }) => toPeriod(opens, closes)),
    }),
  );
}

/** A day ends at 24:00 in the database, and at 00:00 on the wire. */
function toPeriod(opens: string, closes: string): Period {
  const close = closes.startsWith('24:') ? '00:00' : closes.slice(0, 5);
  return period.parse({ open: opens.slice(0, 5), close });
}
