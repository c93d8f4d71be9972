import type { ProductOrder } from '@bouwpoort/contract/catalogue/product-search';
import { stockBit } from '../index/search-document.ts';
import type { SearchShard } from '../index/search-shard.ts';

/** Scores that differ by less than this share of the best count as equal; then popularity decides. */
export const scoreSteps = 32;

/**
 * What most customers mean by a text that fits several products: what is ordered often, lies in stock and has a plain
 * name. Being ordered twice as often counts for one; the stock assortment counts as eight times as often, and each
 * word more in a name as a sixth as often.
 */
const inStock = 3;
const perNameWord = -2.5;
/** Fine enough to distinguish order counts that differ by one in a hundred. */
const standingSteps = 64;
const maxNameWords = 255;

/** Alphabetical positions are below this; stronger sort criteria are multiples of it. */
const places = 2 ** 21;
const maxOrders = 2 ** 20;

/** The first sort criterion of 'score': a given position, or the relevance of the text. */
export type Relevance =
  | { kind: 'places'; of: ReadonlyMap<number, number> }
  | { kind: 'scores'; of: Float32Array; first: ReadonlySet<number> }
  | undefined;

/** One number per document, in the order of `docs`; the lowest comes first. Equal ones are sorted by name. */
export function sortKeys(
  shard: SearchShard,
  orderBy: ProductOrder,
  docs: Uint32Array,
  relevance: Relevance,
): Float64Array {
  const keys = new Float64Array(docs.length);
  const ranks = shard.names.ranks.array;
  if (orderBy === 'name') for (let i = 0; i < docs.length; i++) keys[i] = ranks[docs[i]!]!;
  else if (orderBy === 'newest') {
    const moments = shard.documents.startPublish.array;
    for (let i = 0; i < docs.length; i++) keys[i] = ranks[docs[i]!]! - Math.floor(moments[docs[i]!]! / 1000) * places;
  } else if (orderBy === 'score' && relevance?.kind === 'places') {
    for (let i = 0; i < docs.length; i++) keys[i] = relevance.of.get(docs[i]!) ?? 0;
  } else if (orderBy === 'score' && relevance?.kind === 'scores') {
    const standing = standingIn(shard);
    for (let i = 0; i < docs.length; i++) keys[i] = ranks[docs[i]!]! - standing(docs[i]!) * places;
    putScoresFirst(keys, docs, relevance.of, relevance.first);
  } else {
    const counts = shard.documents.orderCount.array;
    for (let i = 0; i < docs.length; i++) {
      keys[i] = ranks[docs[i]!]! - Math.min(counts[docs[i]!]!, maxOrders - 1) * places;
    }
  }
  return keys;
}

/** The popularity of a product, from 0 to below `maxOrders`. */
function standingIn({ documents }: SearchShard): (doc: number) => number {
  const [counts, stock, words] = [documents.orderCount.array, documents.stock.array, documents.nameWords.array];
  return (doc) => standingOf(counts[doc]!, stock[doc]!, words[doc]!);
}

export function standingOf(orderCount: number, stock: number, nameWords: number): number {
  const weight = Math.log2(1 + orderCount) + (stock & stockBit ? inStock : 0) + perNameWord * nameWords;
  return Math.round((weight - perNameWord * maxNameWords) * standingSteps);
}

function putScoresFirst(keys: Float64Array, docs: Uint32Array, scores: Float32Array, first: ReadonlySet<number>): void {
  let best = 0;
  for (const doc of docs) if (scores[doc]! > best) best = scores[doc]!;
  const step = best === 0 ? 1 : best / scoreSteps;
  for (let i = 0; i < docs.length; i++) {
    const level = first.size > 0 && first.has(docs[i]!) ? scoreSteps + 1 : Math.floor(scores[docs[i]!]! / step);
    keys[i]! -= level * maxOrders * places;
  }
}

/** For a list without scores: the most boosted products first, equal ones in their previous order. */
export function putBoostsFirst(keys: Float64Array, docs: Uint32Array, boosts: ReadonlyMap<number, number>): void {
  for (let i = 0; i < docs.length; i++) {
    const boost = boosts.get(docs[i]!);
    if (boost !== undefined) keys[i]! -= Math.round(boost * 100) * maxOrders * places;
  }
}

/** The documents at these positions, in order; the rest is in any order. Both arrays are modified. */
export function takePage(docs: Uint32Array, keys: Float64Array, skip: number, top: number): number[] {
  const end = Math.min(skip + top, docs.length);
  if (skip >= end) return [];
  if (end < docs.length) select(docs, keys, 0, docs.length - 1, end - 1);
  if (skip > 0) select(docs, keys, 0, end - 1, skip);
  const page = Array.from({ length: end - skip }, (_, i) => skip + i);
  page.sort((a, b) => keys[a]! - keys[b]! || docs[a]! - docs[b]!);
  return page.map((at) => docs[at]!);
}

/** Hoare's quickselect: everything before place `k` belongs before it, everything after it after. */
function select(docs: Uint32Array, keys: Float64Array, from: number, to: number, k: number): void {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const [key, doc] = [keys[middle]!, docs[middle]!];
    let [i, j] = [low, high];
    while (i <= j) {
      while (keys[i]! < key || (keys[i] === key && docs[i]! < doc)) i++;
      while (keys[j]! > key || (keys[j] === key && docs[j]! > doc)) j--;
      if (i > j) break;
      const [swappedKey, swappedDoc] = [keys[i]!, docs[i]!];
      keys[i] = keys[j]!;
      docs[i++] = docs[j]!;
      keys[j] = swappedKey;
      docs[j--] = swappedDoc;
    }
    if (k <= j) high = j;
    else if (k >= i) low = i;
    else return;
  }
}
