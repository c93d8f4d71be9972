/** Chance that comes out the same every time. */

import { nth } from './vectors.ts';

/** Stable 32-bit hash of any text. */
export function hash(text: string) {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

export type Dice = ReturnType<typeof dice>;

/** Seeded random numbers in [0, 1). */
export function dice(seed: number) {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (lo: number, hi: number) => lo + (hi - lo) * next(),
    /** Whole number below n. */
    below: (n: number) => Math.floor(next() * n),
    pick: <T>(list: readonly T[]): T => nth(list, Math.floor(next() * list.length)),
  });
}
