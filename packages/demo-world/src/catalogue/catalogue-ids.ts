/**
 * Every id, code and number follows from the product's index and the variant's place in it, so that each table can be
 * made on its own, in any order, without a register of what was given out before.
 */

const FIRST_PRODUCT = 100_000;
const FIRST_VARIANT = 1_000_000;
const FIRST_BUNDLE = 10_000_000;
/** Where products go on when they reach the first variant: above all variants, and below int4. */
const LATER_PRODUCTS = 1_000_000_000;
/** Room per product and per variant. */
export const MOST_VARIANTS = 32;
export const MOST_BUNDLES = 4;

export const variantOrdinal = (index: number, position: number) => index * MOST_VARIANTS + position;
export function productId(index: number): number {
  const id = FIRST_PRODUCT + index;
  return id < FIRST_VARIANT ? id : LATER_PRODUCTS + index;
}

export const variantId = (ordinal: number) => FIRST_VARIANT + ordinal;
export const bundleId = (ordinal: number, position: number) => FIRST_BUNDLE + ordinal * MOST_BUNDLES + position;

/** murmur3's finisher: every 32-bit number gets another one, and no two the same. */
function scramble(value: number): number {
  let h = value | 0;
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The start of a throw of dice for one thing (`salt`) of one product or variant. */
export function seedOf(seed: number, ordinal: number, salt: number): number {
  return scramble(ordinal ^ scramble((seed + Math.imul(salt, 0x9e3779b9)) | 0));
}

const HEX = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'));
const byte = (word: number, shift: number) => HEX[(word >>> shift) & 255] ?? '';
const half = (word: number, shift: number) => byte(word, shift + 8) + byte(word, shift);

/** Unique by its first word, which is a permutation of the ordinal. */
export function variantGuid(seed: number, ordinal: number): string {
  const a = seedOf(seed, ordinal, 1);
  const b = (seedOf(seed, ordinal, 2) & 0xffff0fff) | 0x00004000;
  const c = (seedOf(seed, ordinal, 3) & 0x3fffffff) | 0x80000000;
  const d = seedOf(seed, ordinal, 4);
  return `${half(a, 16)}${half(a, 0)}-${half(b, 16)}-${half(b, 0)}-${half(c, 16)}-${half(c, 0)}${half(d, 16)}${half(d, 0)}`;
}

/** A prime. */
const CODED_PRODUCTS = 312_451;

/**
 * Seven digits, leading zeros kept; the variants of a product follow each other. Later products have one digit more.
 */
export function articleCode(index: number, position: number): string {
  const place = (index * 48_271 + 1_410) % CODED_PRODUCTS;
  const turn = Math.floor(index / CODED_PRODUCTS);
  return `${turn || ''}${String(place * MOST_VARIANTS + position).padStart(7, '0')}`;
}

/** EAN-13 of an order unit, with 871 for the Netherlands. 999,999,937 is prime, so no number comes twice. */
export function ean13(bundleId: number): string {
  const body = `871${String((bundleId * 7_919 + 20_011) % 999_999_937).padStart(9, '0')}`;
  return body + eanCheckDigit(body);
}

export function eanCheckDigit(twelveDigits: string): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += (twelveDigits.charCodeAt(i) - 48) * (i % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}
