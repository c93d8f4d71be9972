import { fold } from './dutch-fold.ts';
import { stockBit } from './search-document.ts';
import type { Completion } from './search-engine.ts';
import { tokenize } from './search-lexer.ts';
import type { TextMatch } from './search-match.ts';
import { sortKeys, takePage } from './search-order.ts';
import type { SearchShard } from './search-shard.ts';
import { correctBeginning, correctSpelling } from './search-spelling.ts';

const mostTerms = 8;
const mostProducts = 5;
const mostCategories = 5;

/** What somebody may be about to type, and what he would find (C 2.3). */
export function completeText(
  shard: SearchShard,
  text: string,
  match: TextMatch,
  first: ReadonlySet<number>,
  includeOrderItems: boolean,
): Completion {
  const { documents } = shard;
  const offered = includeOrderItems
    ? match.docs
    : match.docs.filter((doc) => (documents.stock.array[doc]! & stockBit) !== 0);
  const begun = offered.length > 0 ? [] : shard.codes.startingWith(text.trim(), mostProducts);
  const docs = begun.length > 0 ? Uint32Array.from(begun.filter((doc) => shard.shown.array[doc] === 1)) : offered;
  const categories = categoriesOf(shard, text, docs);
  const keys = sortKeys(shard, 'score', docs, { kind: 'scores', of: match.scores, first });
  const best = takePage(docs.slice(), keys, 0, mostProducts);
  return {
    terms: termsFor(shard, text),
    productIds: best.map((doc) => documents.ids.array[doc]!),
    categories,
  };
}

/** Phrases that go on from here, and words that end so; else phrases for what was probably meant. */
function termsFor(shard: SearchShard, text: string): string[] {
  const typed = fold(text).trim().replace(/\s+/g, ' ');
  const terms = new Map<string, string>();
  const add = (found: readonly string[]) => {
    for (const one of found) if (terms.size < mostTerms && !terms.has(fold(one))) terms.set(fold(one), one);
  };
  if (typed === '') return [];
  add(shard.phrases.startingWith(typed, mostTerms));
  const tokens = tokenize(typed);
  const last = tokens.at(-1);
  if (tokens.length === 1 && last?.kind === 'word') add(compoundsOf(shard, last.stem));
  if (terms.size === 0 && last?.kind === 'word') {
    const before = tokens.slice(0, -1).map((token) => token.text);
    const meant = correctBeginning(shard, last.text) ?? correctSpelling(shard, last.text, last.stem)?.text;
    if (meant !== undefined) add(shard.phrases.startingWith([...before, fold(meant)].join(' '), mostTerms));
  }
  return [...terms.values()];
}

/** schroef → spaanplaatschroef, gipsplaatschroef */
function compoundsOf({ vocabulary, postings }: SearchShard, stem: string): string[] {
  const id = vocabulary.find(stem);
  const compounds = id === undefined ? [] : vocabulary.compoundsOf(id).filter(({ weight }) => weight > 0.5);
  return compounds
    .map(({ term }) => ({ text: vocabulary.surfaces[term]!, count: postings.count(term) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostTerms)
    .map(({ text }) => text);
}

/** The smallest categories that hold what was found; those called so first. */
function categoriesOf(shard: SearchShard, text: string, docs: Uint32Array): Completion['categories'] {
  const { categories } = shard.documents;
  const counts = new Uint32Array(shard.frame.categories.length);
  const leaves = new Uint8Array(counts.length);
  for (let i = 0; i < docs.length; i++) {
    const end = categories.starts.array[docs[i]! + 1]!;
    for (let at = categories.starts.array[docs[i]!]!; at < end; at++) counts[categories.values.array[at]!]!++;
    if (end > categories.starts.array[docs[i]!]!) leaves[categories.values.array[end - 1]!] = 1;
  }
  const stems = tokenize(text).map((token) => (token.kind === 'word' ? token.stem : token.text));
  return shard.frame.categories
    .map(({ id, name }, number) => {
      if (counts[number] === 0) return { id, count: 0, leaf: false, named: false };
      const words = tokenize(name).map((token) => (token.kind === 'word' ? token.stem : token.text));
      const named = stems.length > 0 && stems.every((stem) => words.some((word) => word.includes(stem)));
      return { id, count: counts[number]!, leaf: leaves[number] === 1, named };
    })
    .filter(({ leaf, named }) => leaf || named)
    .sort((a, b) => Number(b.named) - Number(a.named) || b.count - a.count || a.id - b.id)
    .slice(0, mostCategories)
    .map(({ id, count }) => ({ id, count }));
}
