import { Column } from './search-columns.ts';

/** Natural sort order: 5 mm before 40 mm, and accents make no difference. */
const { compare } = new Intl.Collator('nl', { numeric: true });

export interface PackedNames {
  /** All names behind each other, and where each begins. */
  text: Uint8Array<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
  /** Documents in the order of their names, and each document's place in it. */
  order: Uint32Array<ArrayBuffer>;
  ranks: Float64Array<ArrayBuffer>;
}

/** Each document's place in the alphabet, also of those that came later. */
export class NameOrder {
  /** Lower is earlier; between two of the first documents there is room for later ones. */
  readonly ranks: Column<Float64Array<ArrayBuffer>>;
  readonly #packed: PackedNames;
  readonly #later: { name: string; doc: number; after: number }[] = [];
  #settled = 0;

  constructor(packed: PackedNames) {
    this.#packed = packed;
    this.ranks = new Column(Float64Array, packed.ranks);
  }

  add(name: string, doc: number): void {
    const after = this.#place(name);
    this.ranks.push(after);
    this.#later.push({ name, doc, after });
  }

  /** After adding: documents that fall between the same two are put in order among themselves. */
  settle(): void {
    if (this.#settled === this.#later.length) return;
    this.#settled = this.#later.length;
    this.#later.sort((a, b) => a.after - b.after || compare(a.name, b.name) || a.doc - b.doc);
    const all = this.#later.length + 1;
    for (const [at, { doc, after }] of this.#later.entries()) this.ranks.array[doc] = after - 1 + (at + 1) / all;
  }

  /** How many of the first documents come before this name. */
  #place(name: string): number {
    const { order } = this.#packed;
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(this.#nameOf(order[middle]!), name) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #nameOf(doc: number): string {
    const { text, starts } = this.#packed;
    return Buffer.from(text.buffer, text.byteOffset + starts[doc]!, starts[doc + 1]! - starts[doc]!).toString();
  }
}

export function packNames(names: readonly string[]): PackedNames {
  const order = Uint32Array.from(names, (_, doc) => doc).sort((a, b) => compare(names[a]!, names[b]!) || a - b);
  const starts = new Uint32Array(names.length + 1);
  for (const [doc, name] of names.entries()) starts[doc + 1] = starts[doc]! + Buffer.byteLength(name);
  const ranks = new Float64Array(names.length);
  for (let place = 0; place < order.length; place++) ranks[order[place]!] = place;
  return { text: Uint8Array.from(Buffer.from(names.join(''))), starts, order, ranks };
}
