import type { OpenPeriod } from '@bouwpoort/contract/organisation/branches.staff';
import { doOverlap, isPeriod } from '@bouwpoort/trade/organisation/opening-hours';

/** '6.30-12.00, 12.30-17.00', in the format of the input; empty for a closed day. */
export function periodsText(periods: readonly OpenPeriod[]): string {
  return periods
    .map(({ open, close }) => `${timeText(open)}-${timeText(close === '00:00' ? '24:00' : close)}`)
    .join(', ');
}

export function timeText(time: string): string {
  return time.replace(/^0(?=\d)/, '').replace(':', '.');
}

const onePeriod = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|tot)\s*(\d{1,2})(?:[:.](\d{2}))?$/;

/** Parses typed periods; undefined for invalid text. */
export function parsePeriods(text: string): OpenPeriod[] | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '' || trimmed === 'gesloten' || trimmed === 'dicht') return [];
  const periods: OpenPeriod[] = [];
  for (const part of trimmed.split(/\s*(?:,|;|\+| en )\s*/)) {
    const [, openHour, openMinute, closeHour, closeMinute] = onePeriod.exec(part.trim()) ?? [];
    const open = timeOf(openHour, openMinute);
    const close = timeOf(closeHour, closeMinute);
    if (open === undefined || close === undefined || open === '24:00') return undefined;
    const period = { open, close: close === '24:00' ? '00:00' : close };
    if (!isPeriod(period)) return undefined;
    periods.push(period);
  }
  return doOverlap(periods) ? undefined : periods.toSorted((a, b) => (a.open < b.open ? -1 : 1));
}

/** '6' and '30' → '06:30'; also for a single time. */
function timeOf(hour: string | undefined, minute = '00'): string | undefined {
  if (hour === undefined) return undefined;
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return time <= '24:00' && minute < '60' ? time : undefined;
}
