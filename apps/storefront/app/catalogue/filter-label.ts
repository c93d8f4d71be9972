import type { Translate } from '@bouwpoort/ui/words.ts';

/** Groups every catalogue has (C 2.2) are called what our texts call them; a feature is called what it is called. */
const ours: ReadonlySet<string> = new Set(['brands', 'productlines', 'producttypes', 'stocktypes']);

export function groupLabel(t: Translate, name: string): string {
  return ours.has(name) ? t(`group_${name}`) : name;
}
