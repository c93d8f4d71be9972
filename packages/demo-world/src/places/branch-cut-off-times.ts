import type { TableFill } from '../table-fill.ts';
import { demoBranches } from './branches.ts';
import { type CutOff, cutOffPlans, type DayPlan } from './cut-off-plans.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** At the weekend the order desk works until noon, and nothing is picked for the same day. */
const atWeekend = ({ leadDays }: CutOff): CutOff => ({ time: '12:00', leadDays: Math.max(1, leadDays) });

export function cutOffTimeFill(): TableFill {
  const rows = demoBranches.flatMap((branch) => {
    const plan: DayPlan = cutOffPlans[branch.cutOff];
    return weekdays.flatMap((weekday) =>
      (
        [
          ['storedelivery', plan.delivery],
          ['instorepickup', plan.pickup],
        ] as const
      ).map(([method, usual]) => {
        const { time, leadDays } = weekday > 5 ? atWeekend(usual) : usual;
        return [branch.branchId, weekday, method, time, leadDays];
      }),
    );
  });
  return {
    table: 'cut_off_time',
    columns: ['branch_id', 'weekday', 'method', 'time', 'lead_days'],
    expected: rows.length,
    rows,
  };
}
