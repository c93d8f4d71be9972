import type { ListSharing } from '@bouwpoort/contract/ordering/lists';
import { rhythmWords } from '@bouwpoort/trade/ordering/list-rhythm';
import type { Rules } from '@bouwpoort/ui/form/field-rules.ts';

export interface ListValues {
  name: string;
  note: string;
  sharing: ListSharing;
  /** The value of a select; empty for none. */
  projectId: string;
}

/** Keys of the namespace 'order-lists'. */
export const listRules: Rules<ListValues> = {
  name: ({ name }) => (name.trim() === '' ? 'nameMissing' : undefined),
  projectId: ({ sharing, projectId }) => (sharing === 'site' && projectId === '' ? 'siteMissing' : undefined),
};

export function projectOf({ sharing, projectId }: Pick<ListValues, 'sharing' | 'projectId'>): number | null {
  return sharing === 'site' && projectId !== '' ? Number(projectId) : null;
}

type Rhythm = { every: 'week'; on: number } | { every: 'month'; on: number };

/** The options of a select: every weekday but Sunday, and days of the month. */
export const rhythms: readonly { value: string; label: string }[] = [
  ...[1, 2, 3, 4, 5, 6].map((on): Rhythm => ({ every: 'week', on })),
  ...[1, 5, 10, 15, 20, 25, 31].map((on): Rhythm => ({ every: 'month', on })),
].map((rhythm) => ({ value: rhythmValue(rhythm), label: rhythmWords(rhythm) }));

export function rhythmValue(rhythm: { every: 'week' | 'month'; on: number } | null): string {
  return rhythm ? `${rhythm.every}-${rhythm.on}` : '';
}

export function readRhythm(value: string): Rhythm | null {
  const [every, on] = value.split('-');
  if (every === 'week') return { every, on: Number(on) };
  return every === 'month' ? { every, on: Number(on) } : null;
}
