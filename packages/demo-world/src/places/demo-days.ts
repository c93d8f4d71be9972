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

/** Gauss's Easter, Gregorian calendar. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}

/** The Dutch public holidays of a year on which a counter stays closed. */
function holidaysOf(year: number): { day: string; name: string }[] {
  const easter = easterSunday(year);
  const kingsDay = `${year}-04-27`;
  return [
    { day: `${year}-01-01`, name: 'Nieuwjaarsdag' },
    { day: addDays(easter, 1), name: 'Tweede paasdag' },
    { day: weekdayOf(kingsDay) === 7 ? `${year}-04-26` : kingsDay, name: 'Koningsdag' },
    { day: addDays(easter, 39), name: 'Hemelvaartsdag' },
    { day: addDays(easter, 50), name: 'Tweede pinksterdag' },
    { day: `${year}-12-25`, name: 'Eerste kerstdag' },
    { day: `${year}-12-26`, name: 'Tweede kerstdag' },
  ];
}

/** The public holidays of the year that starts tomorrow. */
export const holidaysAhead = (today: string): { day: string; name: string }[] =>
  [...holidaysOf(yearOf(today)), ...holidaysOf(yearOf(today) + 1)].filter(
    ({ day }) => day > today && daysBetween(today, day) <= 365,
  );

export const isWorkday = (day: string): boolean =>
  weekdayOf(day) <= 5 && !holidaysOf(yearOf(day)).some((holiday) => holiday.day === day);

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
