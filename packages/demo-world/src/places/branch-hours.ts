import type { TableFill } from '../table-fill.ts';
import { shopWeeks, showroomWeeks, type Week } from './branch-weeks.ts';
import { type DemoBranch, demoBranches } from './branches.ts';

export type Department = 'shop' | 'showroom';

/** The departments a branch has, each with its week. */
export function departmentsOf(branch: DemoBranch): { department: Department; week: Week }[] {
  const departments: { department: Department; week: Week }[] = [];
  if (branch.shopHours) departments.push({ department: 'shop', week: shopWeeks[branch.shopHours] });
  if (branch.showroomHours) departments.push({ department: 'showroom', week: showroomWeeks[branch.showroomHours] });
  return departments;
}

export function openingHoursFill(): TableFill {
  const rows = demoBranches.flatMap((branch) =>
    departmentsOf(branch).flatMap(({ department, week: days }) =>
      Object.entries(days).flatMap(([weekday, periods]) =>
        periods.map(([opens, closes]) => [branch.branchId, department, Number(weekday), opens, closes]),
      ),
    ),
  );
  return {
    table: 'opening_hours',
    columns: ['branch_id', 'department', 'weekday', 'opens', 'closes'],
    expected: rows.length,
    rows,
  };
}
