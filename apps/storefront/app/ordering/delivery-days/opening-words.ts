import type { OpeningDay } from '@bouwpoort/contract/organisation/calendar';
import { showTime } from '@bouwpoort/trade/foundation/dutch-dates';

const names = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];

interface Run {
  from: number;
  until: number;
  hours: string;
}

/** 'ma t/m vr 06:30–17:00, za 07:30–12:00, zo gesloten' */
export function weekWords(days: readonly OpeningDay[], closed: string): string {
  const runs: Run[] = [];
  for (const { weekday, periods } of days.toSorted((a, b) => a.weekday - b.weekday)) {
    const spans = periods.map(({ open, close }) => `${showTime(open, 'table')}–${showTime(close, 'table')}`);
    const hours = spans.join(' en ') || closed;
    const last = runs.at(-1);
    if (last?.hours === hours && last.until === weekday - 1) last.until = weekday;
    else runs.push({ from: weekday, until: weekday, hours });
  }
  return runs.map((run) => `${daysOf(run)} ${run.hours}`).join(', ');
}

function daysOf({ from, until }: Run): string {
  const [first, last] = [names[from - 1], names[until - 1]];
  if (from === until) return first ?? '';
  return until === from + 1 ? `${first} en ${last}` : `${first} t/m ${last}`;
}
