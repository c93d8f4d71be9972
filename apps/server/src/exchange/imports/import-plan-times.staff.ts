import { addDays, weekdayOf } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf, timeOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { startOfDay } from '@bouwpoort/trade/foundation/dutch-midnight';

const hour = 3_600_000;

/** The first moment after `now` that is this Dutch time on one of these days; 1 is Monday. */
export function nextMoment(now: Date, { days, time }: { days: readonly number[]; time: string }): Date {
  const today = dayOf(now);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = addDays(today, ahead);
    const at = momentOf(day, time);
    if (days.includes(weekdayOf(day)) && at > now) return at;
  }
  throw new Error('a plan has no day');
}

/** A time that is skipped by daylight saving is an hour later. */
function momentOf(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const plain = startOfDay(day).getTime() + hours * hour + minutes * 60_000;
  const exact = [plain, plain - hour, plain + hour].map((at) => new Date(at)).find((at) => timeOf(at) === time);
  return exact ?? new Date(plain);
}
