import type { ProductOrder } from '@bouwpoort/contract/product-search';
import type { SearchShard } from './search-shard.ts';

export type Compare = (a: number, b: number) => number;

/** Differences in score smaller than this share of the best say nothing; what is ordered most then comes first. */
const scoreSteps = 32;

export function compareBy(shard: SearchShard, orderBy: ProductOrder, byScore: Compare | undefined): Compare {
  const { ids, startPublish, orderCount } = shard.documents;
  const ranks = shard.names.ranks.array;
  const byName: Compare = (a, b) => ranks[a]! - ranks[b]! || ids.array[a]! - ids.array[b]!;
  const mostOrdered: Compare = (a, b) => orderCount.array[b]! - orderCount.array[a]! || byName(a, b);
  switch (orderBy) {
    case 'name':
      return byName;
    case 'newest':
      return (a, b) => startPublish.array[b]! - startPublish.array[a]! || ids.array[b]! - ids.array[a]!;
    case 'mostOrdered':
      return mostOrdered;
    case 'score':
      return byScore ? (a, b) => byScore(a, b) || mostOrdered(a, b) : mostOrdered;
  }
}

export function compareScores(docs: Uint32Array, scores: Float32Array, first: ReadonlySet<number>): Compare {
  let best = 0;
  for (const doc of docs) if (scores[doc]! > best) best = scores[doc]!;
  const step = best === 0 ? 1 : best / scoreSteps;
  const level = (doc: number) => (first.has(doc) ? scoreSteps + 1 : Math.floor(scores[doc]! / step));
  return (a, b) => level(b) - level(a);
}

/** The documents at these places, in order; the rest is left as it comes. `docs` is shuffled. */
export function takePage(docs: Uint32Array, compare: Compare, skip: number, top: number): Uint32Array {
  const end = Math.min(skip + top, docs.length);
  if (skip >= end) return docs.subarray(0, 0);
  if (end < docs.length) select(docs, compare, 0, docs.length - 1, end - 1);
  if (skip > 0) select(docs, compare, 0, end - 1, skip);
  return docs.subarray(skip, end).sort(compare);
}

/** Hoare's quickselect: everything before place `k` belongs before it, everything after it after. */
function select(docs: Uint32Array, compare: Compare, from: number, to: number, k: number): void {
  let [low, high] = [from, to];
  while (low < high) {
    const pivot = docs[(low + high) >>> 1]!;
    let [i, j] = [low, high];
    while (i <= j) {
      while (compare(docs[i]!, pivot) < 0) i++;
      while (compare(docs[j]!, pivot) > 0) j--;
      if (i > j) break;
      const swapped = docs[i]!;
      docs[i++] = docs[j]!;
      docs[j--] = swapped;
    }
    if (k <= j) high = j;
    else if (k >= i) low = i;
    else return;
  }
}
