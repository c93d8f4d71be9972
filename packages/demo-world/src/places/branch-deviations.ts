import { publicHolidaysFrom } from '@bouwpoort/trade/organisation/public-holidays';
import type { TableFill } from '../table-fill.ts';
import { type Department, departmentsOf } from './branch-hours.ts';
import { type DemoBranch, demoBranches } from './branches.ts';
import { companyDay } from './calendar-closures.ts';
import { addDays, firstWeekday, nextYearly, weekdayOf } from './demo-days.ts';

export interface Deviation {
  branchId: string;
  department: Department;
  day: string;
  /** Both empty: closed. */
  opens: string | null;
  closes: string | null;
  note: string;
}

interface Change {
  day: string;
  note: string;
  /** Absent: closed all day. */
  hours?: { opens?: string; closes?: string };
}

const teamTalk = ['Werkoverleg, we gaan later open', 'Training van het team, we gaan later open'];

/** As shops write them on their door. */
const doorNames: ReadonlyMap<string, string> = new Map([
  ['Nieuwjaar', 'Nieuwjaarsdag'],
  ['Kerstmis', 'Eerste kerstdag'],
]);

/** Those of the year that starts tomorrow. Easter and Pentecost are Sundays, when branches are closed anyway. */
function holidaysAhead(today: string): Change[] {
  return publicHolidaysFrom(addDays(today, 1), 364)
    .filter(({ name }) => name !== 'Pasen' && name !== 'Pinksteren')
    .map(({ date, name }) => ({ day: date, note: doorNames.get(name) ?? name }));
}

/** What happens at one branch in the year ahead; on a day claimed twice the first one counts. */
function changesOf(branch: DemoBranch, today: string): Change[] {
  const place = demoBranches.indexOf(branch);
  // Within two weeks at every branch, so that there is always a deviating day to show, but never today or tomorrow.
  const soon = firstWeekday(addDays(today, 3 + (place % 5)), [2, 3, 4, 5]);
  return [
    ...holidaysAhead(today),
    { day: companyDay(today), note: 'Bedrijfsdag, alle vestigingen gesloten' },
    { day: soon, note: teamTalk[place % teamTalk.length] ?? '', hours: { opens: '10:00' } },
    {
      day: firstWeekday(addDays(today, 24 + (place % 9)), [2, 3, 4]),
      note: 'Inventarisatie',
      hours: { closes: '14:00' },
    },
    { day: nextYearly(today, '12-05'), note: 'Pakjesavond, we sluiten eerder', hours: { closes: '15:00' } },
    { day: nextYearly(today, '12-24'), note: 'Dag voor kerst, we sluiten eerder', hours: { closes: '14:00' } },
    { day: nextYearly(today, '12-31'), note: 'Oudejaarsdag, we sluiten eerder', hours: { closes: '12:00' } },
  ];
}

export function deviationsOf(branch: DemoBranch, today: string): Deviation[] {
  return departmentsOf(branch).flatMap(({ department, week }) => {
    const days = new Map<string, Deviation>();
    for (const { day, note, hours } of changesOf(branch, today)) {
      const usual = week[weekdayOf(day)];
      const first = usual?.at(0);
      const last = usual?.at(-1);
      if (!first || !last || days.has(day)) continue;
      const opens = hours ? (hours.opens ?? first[0]) : null;
      const closes = hours ? (hours.closes ?? last[1]) : null;
      // Closing 'earlier' than an afternoon that is already short, or opening 'later' than usual, must really differ.
      if (opens !== null && closes !== null && (opens >= closes || (opens <= first[0] && closes >= last[1]))) continue;
      days.set(day, { branchId: branch.branchId, department, day, opens, closes, note });
    }
    return [...days.values()].sort((a, b) => a.day.localeCompare(b.day));
  });
}

function allDeviations(today: string): Deviation[] {
  return demoBranches.flatMap((branch) => deviationsOf(branch, today));
}

export function openingDeviationFill(today: string): TableFill {
  const rows = allDeviations(today).map(({ branchId, department, day, note }) => [branchId, department, day, note]);
  return {
    table: 'opening_deviation',
    columns: ['branch_id', 'department', 'day', 'note'],
    expected: rows.length,
    rows,
  };
}

export function openingDeviationPeriodFill(today: string): TableFill {
  const rows = allDeviations(today).flatMap(({ branchId, department, day, opens, closes }) =>
    opens === null || closes === null ? [] : [[branchId, department, day, opens, closes]],
  );
  return {
    table: 'opening_deviation_period',
    columns: ['branch_id', 'department', 'day', 'opens', 'closes'],
    expected: rows.length,
    rows,
  };
}
