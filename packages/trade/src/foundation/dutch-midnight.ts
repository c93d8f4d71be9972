import { timeOf } from './dutch-dates.ts';

/** The moment a day begins in the Netherlands: '2026-11-16' → 2026-11-15T23:00:00Z. */
export function startOfDay(day: string): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  // Dutch clocks show 01:00 or 02:00 at that moment, and did so a few hours before too: clocks change at night, later.
  const ahead = Number(timeOf(utc).slice(0, 2));
  return new Date(utc.getTime() - ahead * 3_600_000);
}
