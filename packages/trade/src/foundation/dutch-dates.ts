const months = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');

/** '10 november 2026', for a day ('2026-11-10') or a moment. */
export function showDate(when: string | Date): string {
  const [year, month, day] = dayOf(toDate(when)).split('-').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** The day it is in the Netherlands at that moment: '2026-11-10'. */
export function dayOf(moment: Date): string {
  return onDutchClock(moment).slice(0, 10);
}

const hour = 3_600_000;

/**
 * Every day of the shop is a day in the Netherlands, wherever the server or the visitor stands. The moment as clocks
 * and calendars show it there, written like '2026-11-10T15:30:00.000Z', by the rule of the European Union in force
 * since 1996: a browser takes ten milliseconds and more to prepare a formatter with a time zone.
 */
function onDutchClock(moment: Date): string {
  const year = moment.getUTCFullYear();
  const isSummer = moment.getTime() >= clockChange(year, 2) && moment.getTime() < clockChange(year, 9);
  return new Date(moment.getTime() + (isSummer ? 2 : 1) * hour).toISOString();
}

/** One o'clock UTC on the last Sunday of March (2) or October (9), both of 31 days. */
function clockChange(year: number, month: 2 | 9): number {
  const lastDay = Date.UTC(year, month, 31, 1);
  return lastDay - new Date(lastDay).getUTCDay() * 24 * hour;
}

/** A date is valid when it is a real date with a time that is a number (P 5.3). */
export function isValidDate(date: unknown): date is Date {
  return date instanceof Date && !Number.isNaN(date.getTime());
}

function toDate(when: string | Date): Date {
  if (when instanceof Date) return when;
  // A bare day has no time zone; noon is the same day everywhere in Europe.
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(when) ? `${when}T12:00:00Z` : when);
}

/** What Dutch clocks show at that moment: '15:30'. */
export function timeOf(moment: Date): string {
  return onDutchClock(moment).slice(11, 16);
}

/**
 * A time as people read it: '6.30 uur' in a sentence, '06:30' in a table. Takes 'HH:mm' of a Dutch clock, or a moment.
 */
export function showTime(when: string | Date, place: 'sentence' | 'table'): string {
  const [hours, minutes] = (typeof when === 'string' ? when : timeOf(when)).split(':');
  return place === 'sentence' ? `${Number(hours)}.${minutes} uur` : `${hours}:${minutes}`;
}
