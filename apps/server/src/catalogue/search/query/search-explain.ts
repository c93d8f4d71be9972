import type { Related } from '../index/search-vocabulary.ts';
import type { KnownWords } from './known-words.ts';
import type { Because, PlannedWord, SearchPlan, Way } from './search-plan.ts';

/** How a word of the query is read. */
export interface WordReading {
  text: string;
  ways: { because: Because; terms: string[] }[];
}

/** Why a product is found by a word. */
export interface HitReason {
  word: string;
  because: Because;
  /** What stands in the product: terms of the index, and how the catalogue writes them. */
  terms: { term: string; written: string }[];
  /** It is a part of a longer word there. */
  isCompound: boolean;
  score: number;
}

interface ExplainedHit {
  productId: number;
  /** With its boost. */
  score: number;
  reasons: HitReason[];
  /** The whole query is one of its codes. */
  isCode: boolean;
  orderCount: number;
}

export interface Explanation {
  reading: WordReading[];
  /** Whether every word had to be found as it is, also as it may have been meant, or only most of them. */
  strictness: 'all' | 'loose' | 'fewer';
  hits: ExplainedHit[];
}

/** More ways than a person reads. */
const maxTerms = 8;

/** Of one document: how much a term says in it, 0 for none, and whether it carries a code. */
interface ExplainedDocument {
  impactOf(term: number): number;
  hasCode(code: string): boolean;
}

/** A word is interpreted as a code only if some product has that code. */
export function readingOf(
  { vocabulary }: KnownWords,
  { words }: SearchPlan,
  isCode: (code: string) => boolean,
): WordReading[] {
  return words.map(({ text, ways }) => ({
    text,
    ways: ways.flatMap((way) => {
      if (way.kind === 'code') return isCode(way.code) ? { because: way.because, terms: [] } : [];
      return {
        because: way.because,
        terms: way.groups.flatMap((group) => written(group.slice(0, maxTerms))),
      };
    }),
  }));
  function written(group: readonly Related[]): string[] {
    return group.map(({ term }) => vocabulary.surfaces[term]!);
  }
}

/** By each word the best of its ways, as matching counts it. */
export function reasonsOf(
  { vocabulary }: KnownWords,
  { words }: SearchPlan,
  document: ExplainedDocument,
  rarities: ReadonlyMap<PlannedWord, number>,
): HitReason[] {
  return words.flatMap((word) => {
    let best: HitReason | undefined;
    for (const way of word.ways) {
      const found = scoreIn(way, document);
      const score = (found?.score ?? 0) * (rarities.get(word) ?? 0);
      if (!found || score <= (best?.score ?? 0)) continue;
      const terms = found.terms.map((id) => ({ term: vocabulary.terms[id]!, written: vocabulary.surfaces[id]! }));
      best = { word: word.text, because: way.because, terms, isCompound: found.isCompound, score };
    }
    return best ? [best] : [];
  });
}

interface WayScore {
  score: number;
  terms: number[];
  isCompound: boolean;
}

function scoreIn(way: Way, document: ExplainedDocument): WayScore | undefined {
  if (way.kind === 'code') {
    return document.hasCode(way.code) ? { score: 255, terms: [], isCompound: false } : undefined;
  }
  const terms: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  let isCompound = false;
  for (const group of way.groups) {
    let best: { score: number; term: number; isPart: boolean } | undefined;
    for (const { term, weight } of group) {
      const impact = document.impactOf(term);
      if (impact === 0 || impact < way.least || impact * weight <= (best?.score ?? 0)) continue;
      best = { score: impact * weight, term, isPart: weight < 1 && way.because !== 'spelling' };
    }
    if (!best) return undefined;
    terms.push(best.term);
    isCompound ||= best.isPart;
    least = Math.min(least, best.score);
  }
  return { score: least * way.weight, terms, isCompound };
}
