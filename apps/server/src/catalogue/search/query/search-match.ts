import type { SearchShard } from '../index/search-shard.ts';
import { strongImpact } from '../index/search-terms.ts';
import type { Related } from '../index/search-vocabulary.ts';
import type { PlannedWord, SearchPlan, Way } from './search-plan.ts';

export interface TextMatch {
  docs: Uint32Array;
  /** By document; only those of `docs` mean anything, and only until the next question. */
  scores: Float32Array;
  /** Every word of the query was found in each of them. */
  complete: boolean;
}

/** Reused from question to question; everything is zero between two of them. */
export class MatchScratch {
  readonly total: Float32Array;
  /** Of the word at hand: the best way's score, and whether that is more than a mention in a description. */
  readonly word: Float32Array;
  readonly strong: Uint8Array;
  /** Of one group of a way with several. */
  readonly group: Float32Array;
  readonly both: Float32Array;
  /** Words found, times 16, plus words found in a strong place. */
  readonly rank: Uint8Array;
  readonly touched: Uint32Array;
  readonly found: Uint32Array;
  foundCount = 0;

  constructor(size: number) {
    this.total = new Float32Array(size);
    this.word = new Float32Array(size);
    this.strong = new Uint8Array(size);
    this.group = new Float32Array(size);
    this.both = new Float32Array(size);
    this.rank = new Uint8Array(size);
    this.touched = new Uint32Array(size);
    this.found = new Uint32Array(size);
  }
}

/**
 * Shown documents that have every word asked for; with `orFewer`, those that have most of them when none has all. A
 * word that stands in the description only counts when no document has it in a better place. `rarities`, if
 * given, is filled with the weight of each word.
 */
export function matchPlan(
  shard: SearchShard,
  { words }: SearchPlan,
  scratch: MatchScratch,
  orFewer: boolean,
  rarities?: Map<PlannedWord, number>,
): TextMatch {
  const { total, rank, touched, word, strong, found } = scratch;
  // The rarest word first: when all words are required, documents without it are skipped.
  const byRarity = orFewer ? words : [...words].sort((a, b) => postingsOf(shard, a.ways) - postingsOf(shard, b.ways));
  let count = 0;
  for (const [at, planned] of byRarity.entries()) {
    const { ways } = planned;
    const least = orFewer ? 0 : at * 16;
    scratch.foundCount = 0;
    for (const way of ways) scoreWay(shard, way, scratch, least);
    const rarity = Math.log(1 + shard.shownCount / (scratch.foundCount + 1));
    rarities?.set(planned, rarity);
    for (let i = 0; i < scratch.foundCount; i++) {
      const doc = found[i]!;
      if (rank[doc] === 0) touched[count++] = doc;
      rank[doc]! += 16 + strong[doc]!;
      total[doc]! += word[doc]! * rarity;
      word[doc] = 0;
      strong[doc] = 0;
    }
    if (scratch.foundCount === 0 && !orFewer) break;
  }
  return pickBest(scratch, count, words.length, orFewer);
}

function pickBest({ touched, rank, total }: MatchScratch, count: number, words: number, orFewer: boolean): TextMatch {
  let best = orFewer ? 1 : words * 16;
  for (let i = 0; i < count; i++) if (rank[touched[i]!]! > best) best = rank[touched[i]!]!;
  let kept = 0;
  const docs = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const doc = touched[i]!;
    if (rank[doc] === best) docs[kept++] = doc;
    else total[doc] = 0;
    rank[doc] = 0;
  }
  return { docs: docs.subarray(0, kept), scores: total, complete: kept > 0 && best >> 4 === words };
}

export function forgetMatch({ docs, scores }: TextMatch): void {
  for (let i = 0; i < docs.length; i++) scores[docs[i]!] = 0;
}

function postingsOf({ postings, codes }: SearchShard, ways: readonly Way[]): number {
  let count = 0;
  for (const way of ways) {
    if (way.kind === 'code') count += codes.find(way.code).length;
    else for (const { term } of way.groups[0] ?? []) count += postings.count(term);
  }
  return count;
}

/** Leaves alone documents whose rank is below `least`. */
function scoreWay(shard: SearchShard, way: Way, scratch: MatchScratch, least: number): void {
  const { rank } = scratch;
  if (way.kind === 'code') {
    for (const doc of shard.codes.find(way.code)) {
      if (shard.shown.array[doc] === 1 && rank[doc]! >= least) raise(scratch, doc, 255, 1);
    }
  } else if (way.groups.length === 1) scoreAny(shard, way.groups[0]!, way.weight, scratch, least);
  else scoreAll(shard, way, scratch, least);
}

function scoreAny(
  { shown: { array: shown }, postings }: SearchShard,
  terms: readonly Related[],
  weight: number,
  scratch: MatchScratch,
  least: number,
): void {
  const { starts, docs, impacts } = postings.packed;
  const { rank } = scratch;
  for (const related of terms) {
    const share = related.weight * weight;
    const { term } = related;
    if (term + 1 < starts.length) {
      for (let at = starts[term]!, end = starts[term + 1]!; at < end; at++) {
        const doc = docs[at]!;
        if (rank[doc]! < least || shown[doc] === 0) continue;
        raise(scratch, doc, impacts[at]! * share, impacts[at]! >= strongImpact ? 1 : 0);
      }
    }
    const later = postings.later.get(term);
    if (!later) continue;
    for (let at = 0; at < later.docs.length; at++) {
      const doc = later.docs[at]!;
      if (rank[doc]! < least || shown[doc] === 0) continue;
      raise(scratch, doc, later.impacts[at]! * share, later.impacts[at]! >= strongImpact ? 1 : 0);
    }
  }
}

function raise(scratch: MatchScratch, doc: number, score: number, isStrong: number): void {
  const { word, strong } = scratch;
  if (word[doc] === 0) scratch.found[scratch.foundCount++] = doc;
  if (score > word[doc]!) word[doc] = score;
  if (isStrong > strong[doc]!) strong[doc] = isStrong;
}

/** Documents in which every group has a term; the least of them decides. */
function scoreAll(
  shard: SearchShard,
  { groups, weight, least: leastImpact }: Extract<Way, { kind: 'terms' }>,
  scratch: MatchScratch,
  least: number,
): void {
  const { group, both, rank } = scratch;
  let candidates: number[] = [];
  for (const [at, terms] of groups.entries()) {
    const here: number[] = [];
    forEachPosting(shard, terms, (doc, impact, share) => {
      if (impact < leastImpact || rank[doc]! < least || (at > 0 && both[doc] === 0)) return;
      if (group[doc] === 0) here.push(doc);
      if (impact * share > group[doc]!) group[doc] = impact * share;
    });
    for (const doc of here) if (at > 0) group[doc] = Math.min(group[doc]!, both[doc]!);
    for (const doc of candidates) both[doc] = 0;
    for (const doc of here) {
      both[doc] = group[doc]!;
      group[doc] = 0;
    }
    candidates = here;
  }
  for (const doc of candidates) {
    const score = both[doc]!;
    both[doc] = 0;
    raise(scratch, doc, score * weight, score >= strongImpact ? 1 : 0);
  }
}

function forEachPosting(
  { shown: { array: shown }, postings }: SearchShard,
  terms: readonly Related[],
  visit: (doc: number, impact: number, share: number) => void,
): void {
  const { starts, docs, impacts } = postings.packed;
  for (const { term, weight } of terms) {
    if (term + 1 < starts.length) {
      for (let at = starts[term]!, end = starts[term + 1]!; at < end; at++) {
        if (shown[docs[at]!] === 1) visit(docs[at]!, impacts[at]!, weight);
      }
    }
    const later = postings.later.get(term);
    if (!later) continue;
    for (let at = 0; at < later.docs.length; at++) {
      if (shown[later.docs[at]!] === 1) visit(later.docs[at]!, later.impacts[at]!, weight);
    }
  }
}
