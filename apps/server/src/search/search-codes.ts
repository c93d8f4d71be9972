import { Column } from './search-columns.ts';

const digitsOnly = /^\d{1,14}$/;

/** Article numbers are typed with spaces, dashes and in small letters; zeros in front belong to them. */
export function bareCode(code: string): string {
  return code.replace(/[\s\-./_]+/g, '').toUpperCase();
}

/**
 * A code as a number below 2^48. Digits are kept exactly, with a 1 in front that saves their zeros; letters are hashed,
 * which mistakes one code for another about once in 10^8 questions.
 */
export function codeKey(bare: string): number {
  if (digitsOnly.test(bare)) return Number(`1${bare}`);
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < bare.length; i++) {
    const char = bare.charCodeAt(i);
    low = Math.imul(low ^ char, 0x01000193);
    high = Math.imul(high ^ char ^ (low >>> 15), 0x85ebca6b);
  }
  return ((high >>> 16) & 0xffff) * 2 ** 32 + (low >>> 0);
}

export interface PackedCodes {
  keys: Float64Array<ArrayBuffer>;
  docs: Uint32Array<ArrayBuffer>;
}

/** Which documents carry a code: two sorted columns for what was there at the start, a map for what came later. */
export class CodeIndex {
  readonly #sorted: PackedCodes;
  readonly #later = new Map<number, number[]>();

  constructor(sorted: PackedCodes) {
    this.#sorted = sorted;
  }

  add(code: string, doc: number): void {
    const key = codeKey(bareCode(code));
    const docs = this.#later.get(key);
    if (!docs) this.#later.set(key, [doc]);
    else if (!docs.includes(doc)) docs.push(doc);
  }

  find(code: string): number[] {
    const bare = bareCode(code);
    if (bare === '') return [];
    const key = codeKey(bare);
    const found = new Set<number>();
    const { keys, docs } = this.#sorted;
    for (let at = firstNotBelow(keys, key); keys[at] === key; at++) found.add(docs[at]!);
    for (const doc of this.#later.get(key) ?? []) found.add(doc);
    return [...found];
  }

  /** Documents with a code of digits that begins with these, at most `most` of them. */
  startingWith(digits: string, most: number): number[] {
    if (!/^\d{4,13}$/.test(digits)) return [];
    const found = new Set<number>();
    const { keys, docs } = this.#sorted;
    for (let length = digits.length; length <= 14 && found.size < most; length++) {
      const first = Number(`1${digits.padEnd(length, '0')}`);
      const last = Number(`1${digits.padEnd(length, '9')}`);
      for (let at = firstNotBelow(keys, first); keys[at]! <= last && found.size < most; at++) found.add(docs[at]!);
    }
    return [...found];
  }
}

function firstNotBelow(keys: Float64Array, key: number): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Collects codes while a catalogue is read. */
export class CodeCollector {
  readonly #keys = new Column(Float64Array);
  readonly #docs = new Column(Uint32Array);

  add(code: string, doc: number): void {
    const bare = bareCode(code);
    if (bare === '') return;
    this.#keys.push(codeKey(bare));
    this.#docs.push(doc);
  }

  /** By radix, 16 bits at a time: millions of pairs are in order in tenths of a second. */
  sorted(): PackedCodes {
    let [keys, docs] = [this.#keys.trimmed(), this.#docs.trimmed()];
    for (let pass = 0; pass < 3; pass++) {
      const divisor = 65_536 ** pass;
      const starts = new Uint32Array(65_537);
      for (const key of keys) starts[(Math.floor(key / divisor) % 65_536) + 1]!++;
      for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
      const [nextKeys, nextDocs] = [new Float64Array(keys.length), new Uint32Array(keys.length)];
      for (let i = 0; i < keys.length; i++) {
        const at = starts[Math.floor(keys[i]! / divisor) % 65_536]!++;
        nextKeys[at] = keys[i]!;
        nextDocs[at] = docs[i]!;
      }
      [keys, docs] = [nextKeys, nextDocs];
    }
    return { keys, docs };
  }
}
