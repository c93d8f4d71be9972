import type { SearchShard } from '../index/search-shard.ts';
import type { Related } from '../index/search-vocabulary.ts';
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
  /** It stands there as a part of a longer word. */
  isCompound: boolean;
  score: number;
}

export interface ExplainedHit {
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

export function readingOf({ vocabulary }: SearchShard, { words }: SearchPlan): WordReading[] {
  return words.map(({ text, ways }) => ({
    text,
    ways: ways.map((way) => ({
      because: way.because,
      terms: way.kind === 'docs' ? [] : way.groups.flatMap((group) => written(group.slice(0, maxTerms))),
    })),
  }));
  function written(group: readonly Related[]): string[] {
    return group.map(({ term }) => vocabulary.surfaces[term]!);
  }
}

/** By each word the best of its ways, as matching counts it. */
export function reasonsOf(
  shard: SearchShard,
  { words }: SearchPlan,
  doc: number,
  rarities: ReadonlyMap<PlannedWord, number>,
): HitReason[] {
  return words.flatMap((word) => {
    let best: HitReason | undefined;
    for (const way of word.ways) {
      const found = scoreIn(shard, way, doc);
      const score = (found?.score ?? 0) * (rarities.get(word) ?? 0);
      if (!found || score <= (best?.score ?? 0)) continue;
      const { vocabulary } = shard;
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

function scoreIn(shard: SearchShard, way: Way, doc: number): WayScore | undefined {
  if (way.kind === 'docs') return way.docs.includes(doc) ? { score: 255, terms: [], isCompound: false } : undefined;
  const terms: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  let isCompound = false;
  for (const group of way.groups) {
    let best: { score: number; term: number; isPart: boolean } | undefined;
    for (const { term, weight } of group) {
      const impact = impactOf(shard, term, doc);
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

/** Documents of a term are in order in what was built, and in the order of coming after that. */
function impactOf({ postings: { packed, later } }: SearchShard, term: number, doc: number): number {
  const { starts, docs, impacts } = packed;
  if (term + 1 < starts.length) {
    let [low, high] = [starts[term]!, starts[term + 1]!];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (docs[middle]! < doc) low = middle + 1;
      else high = middle;
    }
    if (low < starts[term + 1]! && docs[low] === doc) return impacts[low]!;
  }
  const added = later.get(term);
  const at = added?.docs.indexOf(doc) ?? -1;
  return at === -1 ? 0 : (added?.impacts[at] ?? 0);
}
