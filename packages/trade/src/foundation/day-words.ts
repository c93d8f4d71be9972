import { addDays, weekdayOf } from './calendar-days.ts';
import { dayOf } from './dutch-dates.ts';
import { whenNeeded } from './lazy.ts';

const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];
const dayAndMonth = whenNeeded(
  () => new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

export const weekdayName = (day: string) => weekdays[weekdayOf(day) - 1] ?? '';
const dateOf = (day: string) => dayAndMonth().format(new Date(`${day}T12:00:00Z`));

/** 'di 17 november' */
export const shortDay = (day: string) => `${weekdayName(day).slice(0, 2)} ${dateOf(day)}`;

/** 'vandaag', 'morgen', a weekday within the week, else the date. */
export function dayWords(day: string, now: Date): string {
  const today = dayOf(now);
  if (day === today) return 'vandaag';
  if (day === addDays(today, 1)) return 'morgen';
  return day > today && day < addDays(today, 7) ? weekdayName(day) : shortDay(day);
}
