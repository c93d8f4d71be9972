import type { SearchPlan, Way } from './search-plan.ts';
import type { SearchShard } from './search-shard.ts';
import { strongImpact } from './search-terms.ts';
import type { Related } from './search-vocabulary.ts';

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

  constructor(size: number) {
    this.total = new Float32Array(size);
    this.word = new Float32Array(size);
    this.strong = new Uint8Array(size);
    this.group = new Float32Array(size);
    this.both = new Float32Array(size);
    this.rank = new Uint8Array(size);
  }
}

/** Shown documents that have the most of the words asked for: all of them, if any document has. */
export function matchPlan(shard: SearchShard, { words }: SearchPlan, scratch: MatchScratch): TextMatch {
  const touched: number[] = [];
  const { total, rank, word, strong } = scratch;
  for (const { ways } of words) {
    const found: number[] = [];
    for (const way of ways) scoreWay(shard, way, scratch, found);
    const rarity = Math.log(1 + shard.shownCount / (found.length + 1));
    for (const doc of found) {
      if (rank[doc] === 0) touched.push(doc);
      rank[doc]! += 16 + strong[doc]!;
      total[doc]! += word[doc]! * rarity;
      word[doc] = 0;
      strong[doc] = 0;
    }
  }
  let best = 0;
  for (const doc of touched) if (rank[doc]! > best) best = rank[doc]!;
  let count = 0;
  const docs = new Uint32Array(touched.length);
  for (const doc of touched) {
    if (rank[doc] === best) docs[count++] = doc;
    else total[doc] = 0;
    rank[doc] = 0;
  }
  return { docs: docs.subarray(0, count), scores: total, complete: words.length > 0 && best >> 4 === words.length };
}

export function forgetMatch({ docs, scores }: TextMatch): void {
  for (const doc of docs) scores[doc] = 0;
}

function scoreWay(shard: SearchShard, way: Way, scratch: MatchScratch, found: number[]): void {
  const { word, strong } = scratch;
  if (way.kind === 'docs') {
    for (const doc of way.docs) if (shard.shown.array[doc] === 1) raise(word, strong, found, doc, 255, 1);
    return;
  }
  const { groups, weight, least } = way;
  const [first] = groups;
  if (groups.length === 1 && first) {
    forEachPosting(shard, first, (doc, impact, share) =>
      raise(word, strong, found, doc, impact * share * weight, impact >= strongImpact ? 1 : 0),
    );
    return;
  }
  scoreAll(shard, groups, weight, least, scratch, found);
}

/** Documents in which every group has a term; the least of them decides. */
function scoreAll(
  shard: SearchShard,
  groups: readonly (readonly Related[])[],
  weight: number,
  least: number,
  { word, strong, group, both }: MatchScratch,
  found: number[],
): void {
  let candidates: number[] = [];
  for (const [at, terms] of groups.entries()) {
    const here: number[] = [];
    forEachPosting(shard, terms, (doc, impact, share) => {
      const score = impact * share;
      if (impact < least || (at > 0 && both[doc] === 0)) return;
      if (group[doc] === 0) here.push(doc);
      if (score > group[doc]!) group[doc] = score;
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
    raise(word, strong, found, doc, score * weight, score >= strongImpact ? 1 : 0);
  }
}

function raise(
  word: Float32Array,
  strong: Uint8Array,
  found: number[],
  doc: number,
  score: number,
  isStrong: number,
): void {
  if (word[doc] === 0) found.push(doc);
  if (score > word[doc]!) word[doc] = score;
  if (isStrong > strong[doc]!) strong[doc] = isStrong;
}

function forEachPosting(
  shard: SearchShard,
  terms: readonly Related[],
  visit: (doc: number, impact: number, share: number) => void,
): void {
  const shown = shard.shown.array;
  const { starts, docs, impacts } = shard.postings.packed;
  for (const { term, weight } of terms) {
    if (term + 1 < starts.length) {
      for (let at = starts[term]!, end = starts[term + 1]!; at < end; at++) {
        if (shown[docs[at]!] === 1) visit(docs[at]!, impacts[at]!, weight);
      }
    }
    const later = shard.postings.later.get(term);
    if (!later) continue;
    for (let at = 0; at < later.docs.length; at++) {
      if (shown[later.docs[at]!] === 1) visit(later.docs[at]!, later.impacts[at]!, weight);
    }
  }
}
