const firstCapacity = 1 << 12;
/** Sixteen bytes each at most: with this many the set takes 64 MB. */
const maxIds = 4_000_000;

/**
 * Detects repeated ids in a few bytes per id: it stores a 64-bit hash of each instead of the id. Past `maxIds` it stops
 * detecting; the batch that takes the records still refuses duplicates.
 */
export class SeenIds {
  #high = new Uint32Array(firstCapacity);
  #low = new Uint32Array(firstCapacity);
  #size = 0;

  /** Whether it is the first time. */
  add(id: string): boolean {
    if (this.#size >= maxIds) return true;
    if (this.#size * 2 >= this.#high.length) this.#grow();
    const [high, low] = hash(id);
    if (!this.#insert(high, low)) return false;
    this.#size++;
    return true;
  }

  #insert(high: number, low: number): boolean {
    const mask = this.#high.length - 1;
    for (let slot = low & mask; ; slot = (slot + 1) & mask) {
      if (this.#high[slot] === 0) {
        this.#high[slot] = high;
        this.#low[slot] = low;
        return true;
      }
      if (this.#high[slot] === high && this.#low[slot] === low) return false;
    }
  }

  #grow(): void {
    const [high, low] = [this.#high, this.#low];
    this.#high = new Uint32Array(high.length * 2);
    this.#low = new Uint32Array(low.length * 2);
    for (let slot = 0; slot < high.length; slot++) {
      if (high[slot] !== 0) this.#insert(high[slot]!, low[slot]!);
    }
  }
}

/** Two different walks over the same text (FNV-1a and a multiplicative hash); zero marks a free slot. */
function hash(text: string): [number, number] {
  let high = 0x811c9dc5;
  let low = 0x9e3779b9;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low + code, 0x85ebca6b);
    low ^= low >>> 13;
  }
  return [(high ^ (high >>> 15)) >>> 0 || 1, low >>> 0];
}
