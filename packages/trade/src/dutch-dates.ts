import { whenNeeded } from './when-needed.ts';

/** Every day of the shop is a day in the Netherlands, wherever the server or the visitor stands. */
const timeZone = 'Europe/Amsterdam';

const long = whenNeeded(
  () => new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
);
const parts = whenNeeded(
  () => new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }),
);

/** '10 november 2026', for a day ('2026-11-10') or a moment. */
export function showDate(when: string | Date): string {
  return long().format(toDate(when));
}

/** The day it is in the Netherlands at that moment: '2026-11-10'. */
export function dayOf(moment: Date): string {
  return parts().format(moment);
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

const clock = whenNeeded(
  // The same locale as of the day: a browser takes ten milliseconds or more to prepare each.
  () => new Intl.DateTimeFormat('en-CA', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
);

/** What Dutch clocks show at that moment: '15:30'. */
export function timeOf(moment: Date): string {
  return clock().format(moment);
}

/** A time as people read it: '6.30 uur' in a sentence, '06:30' in a table. Takes 'HH:mm' of a Dutch clock, or a moment. */
export function showTime(when: string | Date, place: 'sentence' | 'table'): string {
  const [hours, minutes] = (typeof when === 'string' ? when : timeOf(when)).split(':');
  return place === 'sentence' ? `${Number(hours)}.${minutes} uur` : `${hours}:${minutes}`;
}
