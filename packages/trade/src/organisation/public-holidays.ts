import { addDays, weekdayOf } from '../foundation/calendar-days.ts';

export interface PublicHoliday {
  date: string;
  name: string;
}

/** The Dutch public holidays of a year, in order. Liberation Day is not one of them: most people work that day. */
export function publicHolidays(year: number): PublicHoliday[] {
  const easter = easterSunday(year);
  const kingsDay = `${year}-04-27`;
  const holidays = [
    { date: `${year}-01-01`, name: 'Nieuwjaar' },
    { date: easter, name: 'Pasen' },
    { date: addDays(easter, 1), name: 'Tweede paasdag' },
    { date: weekdayOf(kingsDay) === 7 ? addDays(kingsDay, -1) : kingsDay, name: 'Koningsdag' },
    { date: addDays(easter, 39), name: 'Hemelvaartsdag' },
    { date: addDays(easter, 49), name: 'Pinksteren' },
    { date: addDays(easter, 50), name: 'Tweede pinksterdag' },
    { date: `${year}-12-25`, name: 'Kerstmis' },
    { date: `${year}-12-26`, name: 'Tweede kerstdag' },
  ];
  return holidays.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Those on that day and in so many days after it. */
export function publicHolidaysFrom(day: string, days: number): PublicHoliday[] {
  const last = addDays(day, days);
  const [firstYear, lastYear] = [Number(day.slice(0, 4)), Number(last.slice(0, 4))];
  return Array.from({ length: lastYear - firstYear + 1 }, (_, at) => publicHolidays(firstYear + at))
    .flat()
    .filter(({ date }) => date >= day && date <= last);
}

/** Gauss's Easter in the Gregorian calendar. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}
