import type { FoundPlace } from '@bouwpoort/contract/catalogue/search';
import type { Place } from '../places/great-circle.ts';
import type { FinderQuestion } from './finder-question.ts';

/** The place to search from, or why it is unknown. */
export type FinderPlace =
  | { kind: 'everywhere' }
  | { kind: 'device'; at: Place }
  /** `others` are near misses: the place is the likeliest of several inexact matches. */
  | { kind: 'place'; at: FoundPlace; isExact: boolean; others: readonly FoundPlace[] }
  | { kind: 'choose'; places: readonly FoundPlace[] }
  | { kind: 'unknown' }
  | { kind: 'failed' };

/** Nobody reads more choices than fit on one line. */
const maxAlternatives = 3;

/** The requested place among the results; only the visitor can choose between places of one name. */
export function resolvePlace(
  { place, province }: Pick<FinderQuestion, 'place' | 'province'>,
  found: readonly FoundPlace[],
): FinderPlace {
  const [bestMatch, ...rest] = found;
  if (!bestMatch) return { kind: 'unknown' };
  const exactMatches = found.filter(({ name }) => normalise(name) === normalise(place));
  const chosen = exactMatches.filter((one) => province !== '' && normalise(one.province ?? '') === normalise(province));
  if (chosen[0]) return { kind: 'place', at: chosen[0], isExact: true, others: [] };
  if (exactMatches.length > 1) return { kind: 'choose', places: exactMatches };
  if (exactMatches[0]) return { kind: 'place', at: exactMatches[0], isExact: true, others: [] };
  // '3811' or '3811 cv 12' counts as an exact postal code: the result stands for the area it is in.
  const isExact = bestMatch.kind === 'postalCode' && /^\d{4}/.test(place);
  return { kind: 'place', at: bestMatch, isExact, others: isExact ? [] : rest.slice(0, maxAlternatives) };
}

/** The point from which distances are measured. */
export function pointOf(place: FinderPlace): Place | null {
  return place.kind === 'device' || place.kind === 'place' ? place.at : null;
}

/** Normalises "'s-Hertogenbosch", 'Fryslân', '3811cv' to lower case without accents, spaces or punctuation. */
function normalise(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}
