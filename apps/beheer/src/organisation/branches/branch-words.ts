import type { BranchFields } from '@bouwpoort/contract/organisation/branch-fields.staff';
import type { OpenPeriod } from '@bouwpoort/contract/organisation/branches.staff';
import { weekdayAndDay } from '../../frame/texts/dutch-time.ts';
import { periodsText, timeText } from './period-text.ts';

type Words = (key: string, values?: Record<string, string>) => string;

/** 'donderdag bouwshop', 'do 19 nov showroom', 'vrijdag bezorgen': the label of a changed field. */
export function fieldText(t: Words, field: string): string {
  const [list, kind = '', key = ''] = field.split('.');
  if (list === 'week') return t('changedWeek', { day: t(`day-${key}`), department: t(`department-${kind}`) });
  if (list === 'deviation') return t('changedWeek', { day: weekdayAndDay(key), department: t(`department-${kind}`) });
  if (list === 'cutOff') return t('changedWeek', { day: t(`day-${key}`), department: t(`method-${kind}`) });
  return t(`field-${field}`);
}

/** The text of a value of such a field, or one item of it. */
export function valueText(t: Words, field: string, value: unknown): string | undefined {
  if (field.endsWith('Services') && typeof value === 'string') return t(`service-${value}`);
  if (field === 'warehouseCode' && typeof value === 'number') return String(value);
  if (field === 'type') return t(`type-${value}`);
  if (typeof value !== 'object' || value === null) return undefined;
  if (isPeriod(value)) return periodsText([value]);
  const { note, periods, time, leadDays } = value as { [name: string]: unknown };
  if (typeof time === 'string') return t('cutOffValue', { time: timeText(time), days: String(leadDays) });
  if (typeof note !== 'string' || !Array.isArray(periods)) return undefined;
  const hours = periods.length === 0 ? t('closed') : periodsText(periods.filter(isPeriod));
  return `${hours} (${note})`;
}

const isPeriod = (value: unknown): value is OpenPeriod =>
  typeof value === 'object' && value !== null && 'open' in value && 'close' in value;

/** The names of the fields that differ. */
export function changedNames(before: BranchFields, after: BranchFields): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
