import { addDays, weekdayOf } from '@bouwpoort/trade/foundation/calendar-days';

/* Date arithmetic for a month on screen (WAI-ARIA, date picker grid). Months are 'YYYY-MM', weeks begin on Monday. */

export const monthOf = (day: string) => day.slice(0, 7);

/** Whole weeks; days of adjacent months are null. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const monday = addDays(first, 1 - weekdayOf(first));
  const weeks: (string | null)[][] = [];
  for (let start = monday; monthOf(start) <= month; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const day = addDays(start, at);
        return monthOf(day) === month ? day : null;
      }),
    );
  }
  return weeks;
}

export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + count, 1, 12));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0, 12)).getUTCDate();
  target.setUTCDate(Math.min(date, last));
  return target.toISOString().slice(0, 10);
}

/** The day a key moves the focus to, always within the range; undefined for any other key. */
export function movedBy(key: string, day: string, first: string, last: string): string | undefined {
  const target = targetOf(key, day);
  if (target === undefined) return undefined;
  return target < first ? first : target > last ? last : target;
}

function targetOf(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekdayOf(day));
    case 'End':
      return addDays(day, 7 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
