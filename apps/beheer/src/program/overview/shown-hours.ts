import type { Overview } from '@bouwpoort/contract/program/overview.staff';

type Ventures = NonNullable<Overview['orders']>['ventures'];

/** Usual working hours of a branch. */
const [opens, closes] = [6, 18];

/** The hours of the charts: working hours, and those of earlier and later orders. */
export function shownHours(ventures: Ventures): { first: number; last: number } {
  const hours = ventures.flatMap(({ hours, lastWeekHours }) => [...hours, ...lastWeekHours].map(({ hour }) => hour));
  return { first: Math.min(opens, ...hours), last: Math.max(closes, ...hours.map((hour) => hour + 1)) };
}
