import type { TableFill } from '../table-fill.ts';
import {
  addDays,
  addWorkdays,
  daysBetween,
  firstWeekday,
  isWorkday,
  mondayOfWeek,
  nextYearly,
  yearOf,
} from './demo-days.ts';
import type { VentureId } from './venture-facts.ts';

interface Closure {
  id: number;
  /** Empty: every venture. */
  ventureId: VentureId | null;
  firstDay: string;
  lastDay: string;
  name: string;
}

/** The week the construction holiday starts in, by region; it lasts three weeks. */
const holidayWeeks = { Noord: 30, Midden: 31, Zuid: 29 };
const regionOf: readonly [VentureId, keyof typeof holidayWeeks][] = [
  ['210', 'Midden'],
  ['220', 'Noord'],
  ['230', 'Zuid'],
  ['240', 'Noord'],
];

/** A Friday, or the workday before it, all branches are closed: inside the 28 days that can be ordered for. */
export function companyDay(today: string): string {
  const friday = firstWeekday(addDays(today, 15), [5]);
  return isWorkday(friday) ? friday : addWorkdays(friday, -1);
}

/** The first summer far enough away: three weeks without delivery must not fall in the first days of a demo. */
function summerOf(today: string): number {
  const year = yearOf(today);
  const start = mondayOfWeek(year, Math.min(...Object.values(holidayWeeks)));
  return daysBetween(today, start) > 60 ? year : year + 1;
}

export function calendarClosures(today: string): Closure[] {
  const summer = summerOf(today);
  const yearEnd = nextYearly(today, '12-28');
  return [
    { id: 1, ventureId: null, firstDay: companyDay(today), lastDay: companyDay(today), name: 'Bedrijfsdag Bouwpoort' },
    ...regionOf.map(([ventureId, region], index): Closure => {
      const firstDay = mondayOfWeek(summer, holidayWeeks[region]);
      return { id: index + 2, ventureId, firstDay, lastDay: addDays(firstDay, 18), name: `Bouwvak regio ${region}` };
    }),
    {
      id: regionOf.length + 2,
      ventureId: '230',
      firstDay: yearEnd,
      lastDay: addDays(yearEnd, 3),
      name: 'Geen dakleveringen tussen kerst en nieuwjaar',
    },
  ];
}

export function calendarClosureFill(today: string): TableFill {
  const closures = calendarClosures(today);
  return {
    table: 'calendar_closure',
    columns: ['id', 'venture_id', 'first_day', 'last_day', 'name'],
    expected: closures.length,
    rows: closures.map(({ id, ventureId, firstDay, lastDay, name }) => [id, ventureId, firstDay, lastDay, name]),
  };
}
