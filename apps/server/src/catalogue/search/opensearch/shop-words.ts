import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { IndexFrame } from '../../products/products.ts';
import { type PackedPhrases, Phrases } from '../index/search-phrases.ts';
import { type PackedVocabulary, Vocabulary } from '../index/search-vocabulary.ts';
import type { CompletingWords } from '../query/search-suggest.ts';

/** A word that came after the building: the term, how it is written, and what kind of word it is. */
export type LaterWord = readonly [term: string, surface: string, flags: number];

interface PackedWords {
  frame: IndexFrame;
  vocabulary: PackedVocabulary;
  counts: Uint32Array<ArrayBuffer>;
  phrases: PackedPhrases;
}

/** How many documents have each term, as far as is known. */
export class WordCounts {
  readonly #counts: number[] = [];

  count(term: number): number {
    return this.#counts[term] ?? 0;
  }

  add(term: number, documents = 1): void {
    this.#counts[term] = this.count(term) + documents;
  }

  packed(size: number): Uint32Array<ArrayBuffer> {
    return Uint32Array.from({ length: size }, (_, term) => this.count(term));
  }
}

/**
 * The words of one shop, which queries are read with. They grow with the language of a catalogue, not with its size, so
 * every process holds them; the products themselves are in the cluster alone.
 */
export class ShopWords implements CompletingWords {
  readonly frame: IndexFrame;
  readonly vocabulary = new Vocabulary();
  readonly postings = new WordCounts();
  readonly phrases: Phrases;

  private constructor({ frame, phrases }: PackedWords) {
    this.frame = frame;
    this.phrases = new Phrases(phrases);
  }

  /** In slices, as long as each takes; the caller lets others in between. */
  static *unpack(stored: Buffer): Generator<void, ShopWords> {
    const packed = deserialize(gunzipSync(stored)) as PackedWords;
    yield;
    const words = new ShopWords(packed);
    yield* words.vocabulary.unpack(packed.vocabulary);
    for (const [term, documents] of packed.counts.entries()) words.postings.add(term, documents);
    return words;
  }

  learn(later: readonly LaterWord[]): void {
    for (const [term, surface, flags] of later) {
      const isNew = this.vocabulary.find(term) === undefined;
      const id = this.vocabulary.intern(term, surface, flags);
      this.postings.add(id);
      if (!isNew) continue;
      this.vocabulary.makeFindable(id);
      this.vocabulary.relate(id);
    }
  }
}

export function packWords(
  frame: IndexFrame,
  vocabulary: Vocabulary,
  counts: WordCounts,
  phrases: PackedPhrases,
): Buffer {
  for (let term = 0; term < vocabulary.size; term++) vocabulary.relate(term);
  const packed: PackedWords = {
    frame,
    vocabulary: vocabulary.packed(),
    counts: counts.packed(vocabulary.size),
    phrases,
  };
  return gzipSync(serialize(packed), { level: 1 });
}
