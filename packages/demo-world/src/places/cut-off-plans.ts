export interface CutOff {
  time: string;
  leadDays: number;
}

/** Until when an order counts for that day, and how many days later it can be there. */
export interface DayPlan {
  delivery: CutOff;
  pickup: CutOff;
}

export const cutOffPlans = {
  crane: { delivery: { time: '16:00', leadDays: 1 }, pickup: { time: '15:00', leadDays: 0 } },
  timber: { delivery: { time: '15:00', leadDays: 1 }, pickup: { time: '14:30', leadDays: 0 } },
  roof: { delivery: { time: '14:00', leadDays: 1 }, pickup: { time: '15:00', leadDays: 0 } },
  tiles: { delivery: { time: '12:00', leadDays: 2 }, pickup: { time: '12:00', leadDays: 1 } },
  showroom: { delivery: { time: '12:00', leadDays: 5 }, pickup: { time: '12:00', leadDays: 2 } },
} satisfies Record<string, DayPlan>;
export type CutOffPlan = keyof typeof cutOffPlans;
