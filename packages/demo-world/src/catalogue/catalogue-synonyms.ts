import { readTable } from '../data-files.ts';
import type { Cell } from '../table-fill.ts';

export const synonymColumns = ['venture_id', 'term', 'finds'] as const;

/** What customers ask for at the counter, and what the catalogue calls it; no shop is every shop. */
const synonyms = readTable('catalogue/synonyms.csv', ['shop', 'term', 'finds']);

export const synonymCount = synonyms.length;

export function* synonymRows(): Generator<readonly Cell[]> {
  for (const { shop, term, finds } of synonyms) yield [shop || null, term, finds];
}
