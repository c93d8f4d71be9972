import SearchableMap from 'minisearch/SearchableMap';
import { splitCompound } from '../language/dutch-compound.ts';
import { stemDutch } from '../language/dutch-stem.ts';
import { Column } from './search-columns.ts';

/** In a name, type, category or feature: a word that compounds may be made of. */
export const plainWord = 1;
/** A brand's name: not to be taken apart, whatever it sounds like. */
export const brandWord = 2;

const lettersOnly = /^\p{L}+$/u;
const shortestPart = 3;
/** A part beside letters that are no word of ours must be long enough not to be there by accident. */
const shortestLoosePart = 4;

/** How much a compound is about one of its parts: a gipsplaatschroef is a schroef, and for gipsplaat. */
const headWeight = 0.7;
const otherWeight = 0.35;

export interface PackedVocabulary {
  /** Terms and how they are written, one to a line: one long string is cheaper to hand over than many. */
  terms: string;
  surfaces: string;
  flags: Uint8Array<ArrayBuffer>;
  edges: { parts: Uint32Array<ArrayBuffer>; compounds: Uint32Array<ArrayBuffer>; weights: Float64Array<ArrayBuffer> };
}

export interface Related {
  term: number;
  weight: number;
}

/** The words of one shop's catalogue, by number, and which of them are made of which. */
export class Vocabulary {
  readonly terms: string[] = [];
  /** The first way in which each was written. */
  readonly surfaces: string[] = [];
  readonly flags = new Column(Uint8Array);
  readonly #ids = new Map<string, number>();
  readonly #tree = new SearchableMap<number>();
  readonly #compounds = new Map<number, Related[]>();

  get size(): number {
    return this.terms.length;
  }

  find(term: string): number | undefined {
    return this.#ids.get(term);
  }

  intern(term: string, surface: string, flag = 0): number {
    let id = this.#ids.get(term);
    if (id === undefined) {
      id = this.terms.push(term) - 1;
      this.surfaces.push(surface);
      this.flags.push(0);
      this.#ids.set(term, id);
    }
    this.flags.array[id]! |= flag;
    return id;
  }

  /** From here on a term can be found by how it begins and by nearly being it. */
  makeFindable(id: number): void {
    this.#tree.set(this.terms[id]!, id);
  }

  startingWith(prefix: string, most: number): number[] {
    const found: number[] = [];
    for (const id of this.#tree.atPrefix(prefix).values()) {
      found.push(id);
      if (found.length === most) break;
    }
    return found;
  }

  nearly(term: string, distance: number): { id: number; distance: number }[] {
    return [...this.#tree.fuzzyGet(term, distance).values()].map(([id, apart]) => ({ id, distance: apart }));
  }

  /** Words that end in these letters, for a head that never stands alone in this catalogue. */
  endingIn(letters: string): number[] {
    const found: number[] = [];
    for (let id = 0; id < this.terms.length; id++) {
      const term = this.terms[id]!;
      if (term.length >= letters.length + shortestPart && term.endsWith(letters) && !this.#is(id, brandWord))
        found.push(id);
    }
    return found;
  }

  compoundsOf(id: number): readonly Related[] {
    return this.#compounds.get(id) ?? [];
  }

  /** Words of descriptions count as well, when they are long enough not to be found by accident. */
  isPart = (stem: string): boolean => {
    const id = stem.length < shortestPart ? undefined : this.#ids.get(stem);
    if (id === undefined || this.#is(id, brandWord)) return false;
    return this.#is(id, plainWord) || stem.length >= shortestLoosePart;
  };

  #is(id: number, flag: number): boolean {
    return (this.flags.array[id]! & flag) !== 0;
  }

  /** Ties a compound to its parts; the parts of its parts count as well, for less. */
  relate(id: number): void {
    const word = this.surfaces[id]!;
    if (this.#is(id, brandWord) || word.length < 6 || !lettersOnly.test(word)) return;
    const weights = new Map<string, number>();
    this.#weighParts(word, 1, weights);
    for (const [stem, weight] of weights) {
      const part = this.#ids.get(stem);
      if (part === undefined || part === id) continue;
      const related = this.#compounds.get(part);
      if (related) related.push({ term: id, weight });
      else this.#compounds.set(part, [{ term: id, weight }]);
    }
  }

  #weighParts(word: string, share: number, weights: Map<string, number>): void {
    const parts = splitCompound(word, this.isPart) ?? this.#looseParts(word);
    for (const [at, part] of parts.entries()) {
      const weight = share * (at === parts.length - 1 ? headWeight : otherWeight);
      if (part === '' || weight < 0.1 || (weights.get(part) ?? 0) >= weight) continue;
      weights.set(part, weight);
      if (part.length < word.length) this.#weighParts(part, weight, weights);
    }
  }

  /** spijkerflensdeken: only its end is a word of ours. An empty string stands for letters that are none. */
  #looseParts(word: string): string[] {
    for (let start = shortestPart; start <= word.length - shortestPart; start++) {
      const stem = stemDutch(word.slice(start));
      if (this.isPart(stem) && (start > shortestPart || stem.length > shortestPart)) return ['', stem];
    }
    for (let end = word.length - shortestPart; end >= shortestLoosePart; end--) {
      const stem = stemDutch(word.slice(0, end));
      if (this.isPart(stem)) return [stem, ''];
    }
    return [];
  }

  packed(): PackedVocabulary {
    const [parts, compounds, weights] = [new Column(Uint32Array), new Column(Uint32Array), new Column(Float64Array)];
    for (const [part, related] of this.#compounds) {
      for (const { term, weight } of related) {
        parts.push(part);
        compounds.push(term);
        weights.push(weight);
      }
    }
    return {
      terms: this.terms.join('\n'),
      surfaces: this.surfaces.join('\n'),
      flags: this.flags.trimmed(),
      edges: { parts: parts.trimmed(), compounds: compounds.trimmed(), weights: weights.trimmed() },
    };
  }

  /** In slices, so that a hundred thousand words do not block the thread that answers requests. */
  *unpack({ terms, surfaces, flags, edges }: PackedVocabulary): Generator<void> {
    const written = surfaces.split('\n');
    for (const [id, term] of (terms === '' ? [] : terms.split('\n')).entries()) {
      this.intern(term, written[id] ?? term, flags[id] ?? 0);
      this.makeFindable(id);
      if (id % 500 === 499) yield;
    }
    for (let i = 0; i < edges.parts.length; i++) {
      const related = { term: edges.compounds[i]!, weight: edges.weights[i]! };
      const known = this.#compounds.get(edges.parts[i]!);
      if (known) known.push(related);
      else this.#compounds.set(edges.parts[i]!, [related]);
      if (i % 5000 === 4999) yield;
    }
  }
}
