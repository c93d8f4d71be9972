import { fold, stopWords } from '../language/dutch-fold.ts';
import type { SearchDocument } from './search-document.ts';
import { withoutLine } from './search-terms.ts';

/** Rarer phrases are not suggested. */
const maxPhrases = 30_000;
const maxWords = 3;
/** Nobody picks a longer one from a list. */
const maxPhraseLength = 80;

export interface PackedPhrases {
  /** One to a line. */
  texts: string;
  counts: Uint32Array<ArrayBuffer>;
  /** Every phrase from each of its words on, folded and sorted, one to a line; and which phrase it is of. */
  keys: string;
  phrases: Uint32Array<ArrayBuffer>;
}

/** What a customer may be about to type: gipsplaat, gipsplaat brandwerend, Gipsum gipsplaat. */
function phrasesOf({ product }: SearchDocument): string[] {
  const words: string[] = [];
  for (const word of onOneLine(withoutLine(product.name, product.line)).split(' ')) {
    if (words.length === maxWords || /\d/.test(word) || stopWords.has(word)) break;
    words.push(word);
  }
  const phrases = words.map((_, at) => words.slice(0, at + 1).join(' '));
  const type = lowerFirst(onOneLine(product.type));
  const brand = onOneLine(product.brand);
  return [...new Set([...phrases, type, brand, `${brand} ${type}`])].filter(
    ({ length }) => length > 2 && length <= maxPhraseLength,
  );
}

/** Phrases are stored one to a line, and analysed like typed text. */
function onOneLine(text: string): string {
  return text
    .slice(0, 2 * maxPhraseLength)
    .replace(/\s+/g, ' ')
    .trim();
}

/** 'Gipsplaat' stands first in a list; 'PIR-plaat' is written so. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export class PhraseCollector {
  readonly #counts = new Map<string, number>();

  add(document: SearchDocument): void {
    for (const phrase of phrasesOf(document)) this.#counts.set(phrase, (this.#counts.get(phrase) ?? 0) + 1);
  }

  packed(): PackedPhrases {
    const byKey = new Map<string, { text: string; count: number }>();
    for (const [text, count] of this.#counts) {
      const known = byKey.get(fold(text));
      // Type and name say the same of a product, each in its own capitals; it counts once.
      if (!known || count > known.count) byKey.set(fold(text), { text, count });
    }
    const kept = [...byKey].sort(([, a], [, b]) => b.count - a.count).slice(0, maxPhrases);
    const keys: [key: string, phrase: number][] = [];
    for (const [phrase, [key]] of kept.entries()) {
      for (const match of key.matchAll(/[\p{L}\p{N}]+/gu)) keys.push([key.slice(match.index), phrase]);
    }
    keys.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return {
      texts: kept.map(([, { text }]) => text).join('\n'),
      counts: Uint32Array.from(kept, ([, { count }]) => count),
      keys: keys.map(([key]) => key).join('\n'),
      phrases: Uint32Array.from(keys, ([, phrase]) => phrase),
    };
  }
}

/** The phrases of a catalogue as it was read. */
export class Phrases {
  readonly #texts: string[];
  readonly #keys: string[];
  readonly #packed: PackedPhrases;

  constructor(packed: PackedPhrases) {
    this.#packed = packed;
    this.#texts = packed.texts.split('\n');
    this.#keys = packed.keys === '' ? [] : packed.keys.split('\n');
  }

  /** With a word that begins so, most frequent first; those that begin so themselves before the others. */
  startingWith(folded: string, most: number): string[] {
    const scores = new Map<number, number>();
    const { counts, phrases } = this.#packed;
    for (let at = this.#firstNotBelow(folded); at < this.#keys.length; at++) {
      const key = this.#keys[at]!;
      if (!key.startsWith(folded)) break;
      const phrase = phrases[at]!;
      const whole = key.length >= this.#texts[phrase]!.length;
      const score = counts[phrase]! * (whole ? 4 : 1);
      if (score > (scores.get(phrase) ?? 0)) scores.set(phrase, score);
    }
    const best = [...scores].sort(([one, a], [other, b]) => b - a || one - other).slice(0, most);
    return best.map(([phrase]) => this.#texts[phrase]!);
  }

  #firstNotBelow(key: string): number {
    let [low, high] = [0, this.#keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#keys[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
