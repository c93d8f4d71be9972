import type { OpeningDay } from '@bouwpoort/contract/organisation/calendar';
import { shortDay } from '@bouwpoort/trade/foundation/day-words';
import { showTime } from '@bouwpoort/trade/foundation/dutch-dates';
import type { OpeningInfo } from '../calendar/opening-info.ts';
import type { HoursTableRow } from '../organisms/hours-table.tsx';

const dayAndMonth = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** 'Maandag 16 nov' */
function dayWords(date: string): string {
  const words = dayAndMonth.format(new Date(`${date}T12:00:00Z`)).replace('.', '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** '06:30 – 12:00 en 13:00 – 17:00', or the word for closed. */
export function hoursWords({ periods }: Pick<OpeningDay, 'periods'>, closed: string): string {
  const spans = periods.map(({ open, close }) => `${showTime(open, 'table')} – ${showTime(close, 'table')}`);
  return spans.join(' en ') || closed;
}

export function hoursRows(days: readonly OpeningDay[], today: string, closed: string): HoursTableRow[] {
  return days.map((day) => ({
    day: dayWords(day.date),
    hours: hoursWords(day, closed),
    today: day.date === today,
    deviating: day.note !== null,
    ...(day.note === null ? {} : { note: day.note }),
  }));
}

export interface DeviatingDay {
  date: string;
  /** 'za 5 december' */
  day: string;
  note: string;
  /** One line for a day with equal hours for both departments, else one for each. */
  lines: { department: 'shop' | 'showroom' | null; hours: string }[];
}

/** Upcoming days with deviating hours, of both departments together. */
export function deviatingDays({ shopInfo, showroomInfo }: OpeningInfo, today: string, closed: string): DeviatingDay[] {
  const both = shopInfo !== null && showroomInfo !== null;
  const of = (department: 'shop' | 'showroom', days: readonly OpeningDay[]) =>
    days.map((day) => ({ ...day, department, hours: hoursWords(day, closed) }));
  const all = [
    ...of('shop', shopInfo?.deviatingOpeningHours ?? []),
    ...of('showroom', showroomInfo?.deviatingOpeningHours ?? []),
  ].filter(({ date }) => date >= today);
  const dates = [...new Set(all.map(({ date }) => date))].sort();
  return dates.map((date) => {
    const days = all.filter((day) => day.date === date);
    const isAlike = !both || (days.length === 2 && days[0]?.hours === days[1]?.hours);
    const lines = days.map(({ department, hours }) => ({ department: isAlike ? null : department, hours }));
    return {
      date,
      day: shortDay(date),
      note: days[0]?.note ?? '',
      lines: isAlike ? lines.slice(0, 1) : lines,
    };
  });
}
