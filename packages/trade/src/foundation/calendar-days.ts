/* Days are 'YYYY-MM-DD' and have no time zone; arithmetic on them is done at noon UTC, clear of every clock change. */

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

export function addDays(day: string, count: number): string {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** ISO: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return noon(day).getUTCDay() || 7;
}

/** How many days from the first to the second; negative when the second comes first. */
export function daysBetween(from: string, until: string): number {
  return Math.round((noon(until).getTime() - noon(from).getTime()) / 86_400_000);
}
