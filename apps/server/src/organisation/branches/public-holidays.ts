import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import Holidays from 'date-holidays';

interface Holiday {
  date: string;
  name: string;
}

const dutch = new Holidays('NL', { languages: 'nl' });
const byYear = new Map<number, Holiday[]>();

/** Cached per year: the library evaluates its whole rule book at every call. */
function holidaysIn(year: number): Holiday[] {
  let holidays = byYear.get(year);
  if (!holidays) {
    holidays = dutch
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
    byYear.set(year, holidays);
  }
  return holidays;
}

/** The public holidays of the Netherlands in this many days from that day on. */
export function holidaysFrom(day: string, days: number): Holiday[] {
  const last = addDays(day, days);
  const holidays: Holiday[] = [];
  for (let year = Number(day.slice(0, 4)); year <= Number(last.slice(0, 4)); year++) holidays.push(...holidaysIn(year));
  return holidays.filter(({ date }) => date >= day && date <= last);
}
