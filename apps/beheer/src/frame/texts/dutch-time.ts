const zone = 'Europe/Amsterdam';
const time = new Intl.DateTimeFormat('nl-NL', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
const timeWithSeconds = new Intl.DateTimeFormat('nl-NL', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const dayAndMonth = new Intl.DateTimeFormat('nl-NL', { timeZone: zone, day: 'numeric', month: 'short' });
const dayMonthYear = new Intl.DateTimeFormat('nl-NL', {
  timeZone: zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
const inFull = new Intl.DateTimeFormat('nl-NL', { timeZone: zone, dateStyle: 'full', timeStyle: 'short' });

/** '14.28', the Dutch notation. */
export function clockTime(moment: string | Date): string {
  return time.format(new Date(moment)).replaceAll(':', '.');
}

export function clockTimeWithSeconds(moment: string | Date): string {
  return timeWithSeconds.format(new Date(moment)).replaceAll(':', '.');
}

/** The day in Amsterdam, 'YYYY-MM-DD'. */
export function dayOf(moment: string | Date): string {
  return isoDay.format(new Date(moment));
}

/** Today the time, this year the day, else the day with its year. */
export function shortMoment(moment: string | Date, now: Date = new Date()): string {
  const [day, today] = [dayOf(moment), dayOf(now)];
  if (day === today) return clockTime(moment);
  const format = day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : dayMonthYear;
  return format.format(new Date(moment)).replace('.', '');
}

const ofDay = new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const withWeekday = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** '17 nov', of a day ('2026-11-17'). */
export function shortDay(day: string): string {
  return ofDay.format(new Date(`${day}T12:00:00Z`)).replace('.', '');
}

const ofDayAndYear = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** '17 nov 2026', of a day ('2026-11-17'). */
export function dayWithYear(day: string): string {
  return ofDayAndYear.format(new Date(`${day}T12:00:00Z`)).replace('.', '');
}

/** 'di 17 nov' */
export function weekdayAndDay(day: string): string {
  return withWeekday.format(new Date(`${day}T12:00:00Z`)).replaceAll('.', '');
}

/** For a title: includes the day, which '14.28' leaves out. */
export function fullMoment(moment: string | Date): string {
  return inFull.format(new Date(moment)).replace(':', '.');
}

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** For a datetime field: 'YYYY-MM-DDTHH:mm' in Amsterdam time. */
export function toWallClock(moment: string | Date): string {
  return wall.format(new Date(moment)).replace(' ', 'T');
}

/** The moment for this time in Amsterdam; undefined for an invalid day and time. */
export function fromWallClock(text: string): string | undefined {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return undefined;
  const shift = (at: number) => Date.parse(`${toWallClock(new Date(at))}:00Z`) - at;
  // The offset at the moment itself: around a clock change it differs from that of the first guess.
  const moment = asUtc - shift(asUtc - shift(asUtc));
  return new Date(moment).toISOString();
}
