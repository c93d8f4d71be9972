import type { Translate } from '@bouwpoort/ui/words.ts';

/** Standard groups (C 2.2) use our texts; features use their own label. */
const ours: ReadonlySet<string> = new Set(['brands', 'productlines', 'producttypes', 'stocktypes']);

export function groupLabel(t: Translate, name: string): string {
  return ours.has(name) ? t(`group_${name}`) : name;
}
