import { addDays } from '@bouwpoort/trade/foundation/calendar-days';

interface Period {
  firstDay: string | null;
  lastDay: string | null;
}

const daysBefore = 2;
const daysShown = 21;

/** The days of the timeline: some before today, the rest ahead. */
export function stripDays(today: string): string[] {
  return Array.from({ length: daysShown }, (_, at) => addDays(today, at - daysBefore));
}

/** The part of the timeline that a period covers, in days from its start; undefined where it lies outside. */
export function stripPart(
  { firstDay, lastDay }: Period,
  days: readonly string[],
): { from: number; to: number } | undefined {
  const inside = days.map((day) => (firstDay === null || firstDay <= day) && (lastDay === null || day <= lastDay));
  const from = inside.indexOf(true);
  return from === -1 ? undefined : { from, to: inside.lastIndexOf(true) + 1 };
}
