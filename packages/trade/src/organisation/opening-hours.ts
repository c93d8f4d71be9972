import { addDays, weekdayOf } from '../foundation/calendar-days.ts';
import { dayWords } from '../foundation/day-words.ts';
import { dayOf, showTime, timeOf } from '../foundation/dutch-dates.ts';

/** 'HH:mm' on Dutch clocks; one that closes at or before it opens goes on past midnight. */
export interface Period {
  open: string;
  close: string;
}

/** Ends later than it begins; a day that ends at midnight ends at 00:00. */
export function isPeriod({ open, close }: Period): boolean {
  return open < endOf(close);
}

/** Periods of one day may touch, not overlap. */
export function doOverlap(periods: readonly Period[]): boolean {
  const sorted = periods.toSorted((a, b) => (a.open < b.open ? -1 : 1));
  return sorted.some(({ open }, i) => i > 0 && open < endOf(sorted[i - 1]?.close ?? '00:00'));
}

const endOf = (close: string) => (close === '00:00' ? '24:00' : close);

interface OpeningDay {
  date: string;
  weekday: number;
  periods: Period[];
  closed: boolean;
  note: string | null;
}

/** A department of a branch: its usual week, and what differs from it. */
export interface OpeningPattern {
  week: readonly (Period & { weekday: number })[];
  /** Without a period the day is closed. */
  deviations: readonly { date: string; periods: readonly Period[]; note: string }[];
  holidays: readonly { date: string; name: string }[];
}

/** What a branch itself says of a day goes before the holiday it falls on: some open on King's Day. */
export function openingDay(pattern: OpeningPattern, date: string): OpeningDay {
  const weekday = weekdayOf(date);
  const deviation = pattern.deviations.find((one) => one.date === date);
  const holiday = pattern.holidays.find((one) => one.date === date);
  const usual = pattern.week.filter((one) => one.weekday === weekday);
  const periods = deviation ? deviation.periods : holiday ? [] : usual;
  return {
    date,
    weekday,
    periods: [...periods].map(({ open, close }) => ({ open, close })).sort((a, b) => (a.open < b.open ? -1 : 1)),
    closed: periods.length === 0,
    note: deviation?.note ?? (usual.length > 0 ? (holiday?.name ?? null) : null),
  };
}

/** Monday to Sunday of the week the day is in, or so many weeks on. */
export function openingWeek(pattern: OpeningPattern, day: string, weeksOn = 0): OpeningDay[] {
  const monday = addDays(day, 1 - weekdayOf(day) + 7 * weeksOn);
  return Array.from({ length: 7 }, (_, i) => openingDay(pattern, addDays(monday, i)));
}

export interface OpeningStatus {
  status: 'open' | 'closed';
  /** 'Nu geopend, sluit om 17.00 uur'; 'Gesloten, morgen open vanaf 7.00 uur'. */
  label: string;
}

/** How far ahead it is still useful to know when the doors open again. */
const daysAhead = 60;

/** Moments are compared as what the clock on the wall shows, so a clock change moves nothing. */
export function openingStatus(pattern: OpeningPattern, now: Date): OpeningStatus {
  const today = dayOf(now);
  const wall = `${today} ${timeOf(now)}`;
  const spans = [addDays(today, -1), today].flatMap((day) => spansOf(openingDay(pattern, day)));
  const open = spans.find((span) => span.from <= wall && wall < span.until);
  if (open) return { status: 'open', label: `Nu geopend, sluit om ${showTime(closingTime(spans, open), 'sentence')}` };
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = addDays(today, ahead);
    const next = spansOf(openingDay(pattern, day)).find((span) => span.from > wall);
    if (!next) continue;
    const opens = showTime(next.from.slice(11), 'sentence');
    return { status: 'closed', label: `Gesloten, ${dayWords(day, now)} open vanaf ${opens}` };
  }
  return { status: 'closed', label: 'Gesloten' };
}

interface Span {
  from: string;
  until: string;
}

function spansOf(day: OpeningDay): Span[] {
  return day.periods.map(({ open, close }) => ({
    from: `${day.date} ${open}`,
    until: `${close > open ? day.date : addDays(day.date, 1)} ${close}`,
  }));
}

/** Periods that touch are one: a branch that closes at noon and opens at noon does not close. */
function closingTime(spans: readonly Span[], open: Span): string {
  let { until } = open;
  for (let next = touching(spans, until); next; next = touching(spans, until)) until = next.until;
  return until.slice(11);
}

function touching(spans: readonly Span[], until: string): Span | undefined {
  return spans.find((span) => span.from <= until && span.until > until);
}
