import { takePage } from './search-order.ts';

interface Pin {
  doc: number;
  /** From 1. */
  place: number;
}

/**
 * One page of a result in which some documents have a place of their own; the others fill the places between. Pins that
 * are not among `docs` are left out, and one beyond the end comes last. Both arrays are shuffled.
 */
export function takePinnedPage(
  docs: Uint32Array,
  keys: Float64Array,
  pins: readonly Pin[],
  skip: number,
  top: number,
): number[] {
  const wanted = new Map(pins.map(({ doc, place }) => [doc, place]));
  const found: Pin[] = [];
  let kept = 0;
  for (let i = 0; i < docs.length; i++) {
    const place = wanted.get(docs[i]!);
    if (place !== undefined) found.push({ doc: docs[i]!, place });
    else {
      docs[kept] = docs[i]!;
      keys[kept++] = keys[i]!;
    }
  }
  const placed = placesOf(found, docs.length);
  const end = Math.min(skip + top, docs.length);
  const before = placed.filter(({ at }) => at < skip).length;
  const here = new Map(placed.flatMap(({ at, doc }) => (at >= skip && at < end ? [[at, doc] as const] : [])));
  const free = Math.max(0, end - skip - here.size);
  const others = takePage(docs.subarray(0, kept), keys.subarray(0, kept), skip - before, free);
  let next = 0;
  return Array.from({ length: Math.max(0, end - skip) }, (_, i) => here.get(skip + i) ?? others[next++]!);
}

/** Two pins at one position follow each other. */
export function placesOf(pins: readonly Pin[], total: number): { doc: number; at: number }[] {
  const sorted = pins.toSorted((one, other) => one.place - other.place || one.doc - other.doc);
  let last = -1;
  const placed = sorted.map(({ doc, place }) => {
    last = Math.max(last + 1, place - 1);
    return { doc, at: last };
  });
  return placed.map(({ doc, at }, i) => ({ doc, at: Math.min(at, total - (placed.length - i)) }));
}
