const days = new Map<string, string[]>();
const DAY = 86_400_000;

/** 'YYYY-MM-DD', so many days before (or, negative, after) another; cached, because a million rows need it. */
export function dayBefore(today: string, count: number): string {
  if (count < 0) return iso(today, count);
  let known = days.get(today);
  if (!known) {
    known = [];
    days.set(today, known);
  }
  let day = known[count];
  if (day === undefined) {
    day = iso(today, count);
    known[count] = day;
  }
  return day;
}

function iso(today: string, count: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) - count * DAY).toISOString().slice(0, 10);
}
