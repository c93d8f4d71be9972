import { Column } from './search-columns.ts';

const maxDigits = 14;

/**
 * A code as a number below 2^48, 0 for none. Article numbers are typed with spaces, dashes and in small letters; zeros
 * in front belong to them. Digits are kept exactly, with a 1 in front that saves their zeros; letters are hashed, which
 * mistakes one code for another about once in 10^8 questions.
 */
function codeKey(code: string): number {
  let key = 1;
  let length = 0;
  for (let i = 0; i < code.length; i++) {
    const char = code.charCodeAt(i);
    if (isSeparator(char)) continue;
    length++;
    if (char < 48 || char > 57 || length > maxDigits) return hashed(code);
    key = key * 10 + char - 48;
  }
  return length === 0 ? 0 : key;
}

function hashed(code: string): number {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let i = 0; i < code.length; i++) {
    const char = code.charCodeAt(i);
    if (isSeparator(char)) continue;
    const capital = char >= 97 && char <= 122 ? char - 32 : char;
    low = Math.imul(low ^ capital, 0x01000193);
    high = Math.imul(high ^ capital ^ (low >>> 15), 0x85ebca6b);
  }
  return ((high >>> 16) & 0xffff) * 2 ** 32 + (low >>> 0);
}

/** As a text that is the same for every way to type a code; empty for none. */
export function codeText(code: string): string {
  let text = '';
  for (let i = 0; i < code.length; i++) if (!isSeparator(code.charCodeAt(i))) text += code[i];
  return text.toUpperCase();
}

/** space - . / _ and characters without a meaning */
function isSeparator(char: number): boolean {
  return char <= 32 || char === 45 || char === 46 || char === 47 || char === 95 || char === 160;
}

export interface PackedCodes {
  keys: Float64Array<ArrayBuffer>;
  docs: Uint32Array<ArrayBuffer>;
}

/** The documents with a code: two sorted columns for the built documents, a map for later ones. */
export class CodeIndex {
  readonly #sorted: PackedCodes;
  readonly #later = new Map<number, number[]>();

  constructor(sorted: PackedCodes) {
    this.#sorted = sorted;
  }

  add(code: string, doc: number): void {
    const key = codeKey(code);
    if (key === 0) return;
    const docs = this.#later.get(key);
    if (!docs) this.#later.set(key, [doc]);
    else if (!docs.includes(doc)) docs.push(doc);
  }

  find(code: string): number[] {
    const key = codeKey(code);
    if (key === 0) return [];
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
  /** A key in two halves, of 16 and of 32 bits: halves are sorted with whole numbers. */
  readonly #high = new Column(Uint32Array);
  readonly #low = new Column(Uint32Array);
  readonly #docs = new Column(Uint32Array);

  add(code: string, doc: number): void {
    const key = codeKey(code);
    if (key === 0) return;
    this.#high.push(Math.floor(key / 2 ** 32));
    this.#low.push(key % 2 ** 32);
    this.#docs.push(doc);
  }

  /** By radix, 16 bits at a time: millions of pairs are in order in tenths of a second. */
  sorted(): PackedCodes {
    const [high, low, docs] = [this.#high.array, this.#low.array, this.#docs.array];
    const count = this.#docs.length;
    let order = new Uint32Array(count);
    for (let i = 0; i < count; i++) order[i] = i;
    for (const [half, shift] of [
      [low, 0],
      [low, 16],
      [high, 0],
    ] as const) {
      order = sortByDigit(order, half, shift);
    }
    const sorted = { keys: new Float64Array(count), docs: new Uint32Array(count) };
    for (let at = 0; at < count; at++) {
      const i = order[at]!;
      sorted.keys[at] = high[i]! * 2 ** 32 + low[i]!;
      sorted.docs[at] = docs[i]!;
    }
    return sorted;
  }
}

function sortByDigit(order: Uint32Array, half: Uint32Array, shift: number): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(65_537);
  for (let i = 0; i < order.length; i++) starts[((half[i]! >>> shift) & 0xffff) + 1]!++;
  for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
  const sorted = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) {
    const i = order[at]!;
    sorted[starts[(half[i]! >>> shift) & 0xffff]!++] = i;
  }
  return sorted;
}
