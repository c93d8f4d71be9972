import { addDays } from '../foundation/calendar-days.ts';

/** When an order list is made ready: on a weekday (1 is Monday), or on a day of the month. */
export interface ListRhythm {
  every: 'week' | 'month';
  on: number;
}

/** Day 31 of a month that has fewer days is its last day. */
export function isRhythmDay({ every, on }: ListRhythm, day: string): boolean {
  const date = new Date(`${day}T12:00:00Z`);
  if (every === 'week') return (date.getUTCDay() || 7) === on;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.getUTCDate() === Math.min(on, lastDay);
}

/** The first day of the rhythm from this day on, that day included. */
export function nextRhythmDay(rhythm: ListRhythm, from: string): string {
  let day = from;
  while (!isRhythmDay(rhythm, day)) day = addDays(day, 1);
  return day;
}

const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];

/** 'elke maandag', 'elke maand op de 1e' */
export function rhythmWords({ every, on }: ListRhythm): string {
  return every === 'week' ? `elke ${weekdays[on - 1] ?? ''}` : `elke maand op de ${on}e`;
}
