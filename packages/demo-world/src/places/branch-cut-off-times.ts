import type { TableFill } from '../table-fill.ts';
import { demoBranches } from './branches.ts';

interface CutOff {
  time: string;
  leadDays: number;
}

/** Until when an order counts for that day, and how many days later it can be there. */
interface Plan {
  delivery: CutOff;
  pickup: CutOff;
}

export const cutOffPlans = {
  crane: { delivery: { time: '16:00', leadDays: 1 }, pickup: { time: '15:00', leadDays: 0 } },
  timber: { delivery: { time: '15:00', leadDays: 1 }, pickup: { time: '14:30', leadDays: 0 } },
  roof: { delivery: { time: '14:00', leadDays: 1 }, pickup: { time: '15:00', leadDays: 0 } },
  tiles: { delivery: { time: '12:00', leadDays: 2 }, pickup: { time: '12:00', leadDays: 1 } },
  showroom: { delivery: { time: '12:00', leadDays: 5 }, pickup: { time: '12:00', leadDays: 2 } },
} satisfies Record<string, Plan>;
export type CutOffPlan = keyof typeof cutOffPlans;

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** At the weekend the order desk works until noon, and nothing is picked for the same day. */
const atWeekend = ({ leadDays }: CutOff): CutOff => ({ time: '12:00', leadDays: Math.max(1, leadDays) });

export function cutOffTimeFill(): TableFill {
  const rows = demoBranches.flatMap((branch) => {
    const plan: Plan = cutOffPlans[branch.cutOff];
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
