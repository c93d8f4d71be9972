import type { IndexFrame } from '../../products/products.ts';
import { stockBit } from '../index/search-document.ts';
import type { Phrases } from '../index/search-phrases.ts';
import type { SearchShard } from '../index/search-shard.ts';
import { nameImpact } from '../index/search-terms.ts';
import { fold } from '../language/dutch-fold.ts';
import { tokenize } from '../language/search-lexer.ts';
import type { KnownWords } from './known-words.ts';
import type { Completion } from './search-engine.ts';
import type { TextMatch } from './search-match.ts';
import { sortKeys, takePage } from './search-order.ts';
import { correctBeginning, correctSpelling } from './search-spelling.ts';

const maxTerms = 8;
/** More than are shown, because the caller that knows the names chooses among them. */
export const maxProducts = 24;
const maxCategories = 5;
export const maxBeginnings = 200;

/** Suggestions for a text that is being typed, with their results (C 2.3). */
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
  const begun = offered.length > 0 ? [] : shard.codes.startingWith(text.trim(), maxProducts);
  const docs = begun.length > 0 ? Uint32Array.from(begun.filter((doc) => shard.shown.array[doc] === 1)) : offered;
  const categories = categoriesOf(shard, text, docs);
  const keys = sortKeys(shard, 'score', docs, { kind: 'scores', of: match.scores, first });
  putBeginningsFirst(shard, text, docs, keys, first);
  const best = takePage(docs.slice(), keys, 0, maxProducts);
  return {
    terms: termsFor(shard, text),
    productIds: best.map((doc) => documents.ids.array[doc]!),
    categories,
  };
}

/** Larger than any difference between two keys of `sortKeys`; small enough for three of them to be exact. */
const tier = 2 ** 48;

/**
 * A visitor who has typed 'gips' is on the way to gipsplaat more often than to a ceiling tile made of gips: what is
 * called so by its type comes first, then what has a word that begins so in its name, then the rest. Article numbers
 * stay in front.
 */
function putBeginningsFirst(
  shard: SearchShard,
  text: string,
  docs: Uint32Array,
  keys: Float64Array,
  first: ReadonlySet<number>,
): void {
  const last = tokenize(text).at(-1);
  if (last?.kind !== 'word') return;
  const { type, types } = shard.documents;
  const begins = new Map<number, boolean>();
  const typeBegins = (number: number) => {
    let known = begins.get(number);
    if (known === undefined) {
      const word = tokenize(types.values[number]!)[0];
      known =
        word !== undefined && (word.text.startsWith(last.text) || (word.kind === 'word' && word.stem === last.stem));
      begins.set(number, known);
    }
    return known;
  };
  const named = documentsNamedLike(shard, last.text, last.stem);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    if (first.has(doc)) keys[i]! -= 3 * tier;
    else if (typeBegins(type.array[doc]!)) keys[i]! -= 2 * tier;
    else if (named[doc] === 1) keys[i]! -= tier;
  }
}

/** 1 for documents with a word that begins with or equals the text, in their name, type, brand or category. */
function documentsNamedLike({ vocabulary, postings, shown }: SearchShard, text: string, stem: string): Uint8Array {
  const named = new Uint8Array(shown.length);
  const { starts, docs, impacts } = postings.packed;
  const exact = vocabulary.find(stem);
  const terms = vocabulary.startingWith(text, maxBeginnings);
  for (const term of exact === undefined ? terms : [exact, ...terms]) {
    const end = term + 1 < starts.length ? starts[term + 1]! : 0;
    for (let at = starts[term] ?? 0; at < end; at++) if (impacts[at]! >= nameImpact) named[docs[at]!] = 1;
    const later = postings.later.get(term);
    for (let at = 0; later && at < later.docs.length; at++) {
      if (later.impacts[at]! >= nameImpact) named[later.docs[at]!] = 1;
    }
  }
  return named;
}

/** The source of proposed terms. */
export interface CompletingWords extends KnownWords {
  phrases: Phrases;
}

/** Phrases and words that complete the text; else phrases for its probable spelling. */
export function termsFor(shard: CompletingWords, text: string): string[] {
  const typed = fold(text).trim().replace(/\s+/g, ' ');
  const terms = new Map<string, string>();
  const add = (found: readonly string[]) => {
    for (const one of found) if (terms.size < maxTerms && !terms.has(fold(one))) terms.set(fold(one), one);
  };
  if (typed === '') return [];
  add(shard.phrases.startingWith(typed, maxTerms));
  const tokens = tokenize(typed);
  const last = tokens.at(-1);
  if (tokens.length === 1 && last?.kind === 'word') add(compoundsOf(shard, last.stem));
  if (terms.size === 0 && last?.kind === 'word') {
    const before = tokens.slice(0, -1).map((token) => token.text);
    const meant = correctBeginning(shard, last.text) ?? correctSpelling(shard, last.text, last.stem)?.text;
    if (meant !== undefined) add(shard.phrases.startingWith([...before, fold(meant)].join(' '), maxTerms));
  }
  return [...terms.values()];
}

/** schroef → spaanplaatschroef, gipsplaatschroef */
function compoundsOf({ vocabulary, postings }: KnownWords, stem: string): string[] {
  const id = vocabulary.find(stem);
  const compounds = id === undefined ? [] : vocabulary.compoundsOf(id).filter(({ weight }) => weight > 0.5);
  return compounds
    .map(({ term }) => ({ text: vocabulary.surfaces[term]!, count: postings.count(term) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxTerms)
    .map(({ text }) => text);
}

/** The smallest categories that contain the results; those with a matching name first. */
function categoriesOf(shard: SearchShard, text: string, docs: Uint32Array): Completion['categories'] {
  const { categories } = shard.documents;
  const counts = new Uint32Array(shard.frame.categories.length);
  const leaves = new Uint8Array(counts.length);
  for (let i = 0; i < docs.length; i++) {
    const end = categories.starts.array[docs[i]! + 1]!;
    for (let at = categories.starts.array[docs[i]!]!; at < end; at++) counts[categories.values.array[at]!]!++;
    if (end > categories.starts.array[docs[i]!]!) leaves[categories.values.array[end - 1]!] = 1;
  }
  return namedCategories(
    shard.frame,
    text,
    shard.frame.categories.map((_, number) => ({ count: counts[number]!, leaf: leaves[number] === 1 })),
  );
}

/** Of categories with as many products of a result, in the order of the frame: those that are shown. */
export function namedCategories(
  { categories }: IndexFrame,
  text: string,
  found: readonly { count: number; leaf: boolean }[],
): Completion['categories'] {
  const stems = tokenize(text).map((token) => (token.kind === 'word' ? token.stem : token.text));
  return categories
    .map(({ id, name }, number) => {
      const { count = 0, leaf = false } = found[number] ?? {};
      if (count === 0) return { id, count: 0, leaf: false, named: false };
      const words = tokenize(name).map((token) => (token.kind === 'word' ? token.stem : token.text));
      const named = stems.length > 0 && stems.every((stem) => words.some((word) => word.includes(stem)));
      return { id, count, leaf, named };
    })
    .filter(({ leaf, named }) => leaf || named)
    .sort((a, b) => Number(b.named) - Number(a.named) || b.count - a.count || a.id - b.id)
    .slice(0, maxCategories)
    .map(({ id, count }) => ({ id, count }));
}
