import { Column } from './search-columns.ts';

export interface PackedPostings {
  /** Per term where its documents begin; one more than there are terms. */
  starts: Uint32Array<ArrayBuffer>;
  docs: Uint32Array<ArrayBuffer>;
  impacts: Uint8Array<ArrayBuffer>;
}

/** The documents that contain a term, with its weight there. */
export class Postings {
  readonly packed: PackedPostings;
  readonly later = new Map<number, { docs: number[]; impacts: number[] }>();

  constructor(packed: PackedPostings) {
    this.packed = packed;
  }

  add(term: number, doc: number, impact: number): void {
    const known = this.later.get(term);
    if (!known) this.later.set(term, { docs: [doc], impacts: [impact] });
    else {
      known.docs.push(doc);
      known.impacts.push(impact);
    }
  }

  /** Documents of a term are in order in what was built, and in the order of coming after that; 0 for none. */
  impactOf(term: number, doc: number): number {
    const { starts, docs, impacts } = this.packed;
    if (term + 1 < starts.length) {
      let [low, high] = [starts[term]!, starts[term + 1]!];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (docs[middle]! < doc) low = middle + 1;
        else high = middle;
      }
      if (low < starts[term + 1]! && docs[low] === doc) return impacts[low]!;
    }
    const added = this.later.get(term);
    const at = added?.docs.indexOf(doc) ?? -1;
    return at === -1 ? 0 : (added?.impacts[at] ?? 0);
  }

  count(term: number): number {
    const { starts } = this.packed;
    const first = term + 1 < starts.length ? starts[term + 1]! - starts[term]! : 0;
    return first + (this.later.get(term)?.docs.length ?? 0);
  }
}

/** Pairs come document by document and leave term by term. */
export class PostingsCollector {
  readonly #starts = new Column(Uint32Array);
  readonly #terms = new Column(Uint32Array);
  readonly #impacts = new Column(Uint8Array);

  /** The next document. */
  add(terms: readonly number[], impacts: readonly number[], count: number): void {
    this.#starts.push(this.#terms.length);
    for (let i = 0; i < count; i++) {
      this.#terms.push(terms[i]!);
      this.#impacts.push(impacts[i]!);
    }
  }

  byTerm(termCount: number): PackedPostings {
    const pairs = this.#terms.length;
    const [terms, impacts] = [this.#terms.array, this.#impacts.array];
    const starts = new Uint32Array(termCount + 1);
    for (let i = 0; i < pairs; i++) starts[terms[i]! + 1]!++;
    for (let term = 0; term < termCount; term++) starts[term + 1]! += starts[term]!;
    const next = starts.slice();
    const sorted = { starts, docs: new Uint32Array(pairs), impacts: new Uint8Array(pairs) };
    this.#starts.push(pairs);
    for (let doc = 0; doc + 1 < this.#starts.length; doc++) {
      for (let i = this.#starts.array[doc]!; i < this.#starts.array[doc + 1]!; i++) {
        const at = next[terms[i]!]!++;
        sorted.docs[at] = doc;
        sorted.impacts[at] = impacts[i]!;
      }
    }
    return sorted;
  }
}
