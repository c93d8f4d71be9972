import { publicHolidays } from '@bouwpoort/trade/organisation/public-holidays';

/** Days as 'YYYY-MM-DD', counted in UTC so that no clock change can lose or repeat one. */

const dayInMs = 86_400_000;

const toTime = (day: string): number => {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) throw new Error(`not a day: ${day}`);
  return time;
};
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const yearOf = (day: string): number => Number(day.slice(0, 4));

export const addDays = (day: string, count: number): string => toDay(toTime(day) + count * dayInMs);

export const daysBetween = (from: string, until: string): number => (toTime(until) - toTime(from)) / dayInMs;

/** ISO: 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(toTime(day)).getUTCDay() || 7;

/** The first `monthDay` ('12-05') after `today`. */
export function nextYearly(today: string, monthDay: string): string {
  const thisYear = `${yearOf(today)}-${monthDay}`;
  return thisYear > today ? thisYear : `${yearOf(today) + 1}-${monthDay}`;
}

/** The first day on or after `day` that falls on one of the weekdays. */
export function firstWeekday(day: string, weekdays: readonly number[]): string {
  for (let count = 0; count < 7; count++) {
    const candidate = addDays(day, count);
    if (weekdays.includes(weekdayOf(candidate))) return candidate;
  }
  throw new Error('no weekday asked for');
}

/** Monday of an ISO week: week 1 is the one with 4 January. */
export function mondayOfWeek(year: number, week: number): string {
  const fourth = `${year}-01-04`;
  return addDays(fourth, 1 - weekdayOf(fourth) + (week - 1) * 7);
}

export const isWorkday = (day: string): boolean =>
  weekdayOf(day) <= 5 && !publicHolidays(yearOf(day)).some(({ date }) => date === day);

/** The `count`-th workday after a day; the `-count`-th before it when negative. */
export function addWorkdays(day: string, count: number): string {
  const step = Math.sign(count);
  let candidate = day;
  for (let left = Math.abs(count); left > 0; ) {
    candidate = addDays(candidate, step);
    if (isWorkday(candidate)) left--;
  }
  return candidate;
}
