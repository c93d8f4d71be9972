import type { FamilyName } from '../pictures/draw-product.ts';
import type { MaterialName } from '../pictures/materials.ts';
import type { UnitPlan } from './catalogue-units.ts';

export type ShopId = '210' | '220' | '230' | '240';

/**
 * Measures in mm (`o` is a diameter), kg per piece, pieces per package (`n`), contents (`v`); `x` is free for the
 * recipe.
 */
export interface Sizes {
  l: number;
  b: number;
  d: number;
  h: number;
  o: number;
  kg: number;
  n: number;
  v: number;
  x: number;
}

export type Features = Readonly<Record<string, string>>;

/** One way to choose: a size, a colour, an edge. */
export interface Choice {
  /** As it stands in the name; may be empty. */
  text: string;
  /** As it stands in a sentence: `{axis:w}` in a template. */
  word?: string;
  sizes?: Partial<Sizes>;
  features?: Features;
  /** What this choice does to the price. */
  factor?: number;
  material?: MaterialName;
  view?: string;
  /** Fills `{leaf}` in the place of the recipe. */
  leaf?: string;
}

/** Whether the choice on an axis is one of these texts. */
export type Is = (axis: string, ...texts: readonly string[]) => boolean;

export interface PictureRecipe {
  family: FamilyName;
  material?: MaterialName;
  /** mm: length, width, thickness as the drawing means them. */
  size?: (s: Sizes) => { l?: number; w?: number; t?: number };
  note?: (s: Sizes) => string;
  view?: string;
  /** A second picture for part of the products. */
  second?: { family: FamilyName; view?: string };
}

/**
 * A product family. Brand × line × one choice of every axis is one product, so its name says all there is to say and
 * no two are the same; the values of the last axis are its variants.
 */
export interface Recipe {
  key: string;
  /** product.type */
  type: string;
  /** Path of the leaf category per shop: 'main/sub/leaf', with `{leaf}` for what a choice says. */
  places: Partial<Record<ShopId, string>>;
  /** Part of a shop's products; 1 is usual. */
  share?: number;
  brands: readonly string[];
  lines: readonly string[];
  axes: Readonly<Record<string, readonly Choice[]>>;
  /** Leaves out what no maker makes. */
  fits?: (is: Is, s: Sizes) => boolean;
  /** Template: {merk}, {lijn} and the axes. */
  name: string;
  /** Template of the variant's name: {naam} and {waarde}. */
  variantName?: string;
  /** product.displayVariantsBy */
  by: string;
  variants: readonly Choice[] | ((s: Sizes, is: Is) => readonly Choice[]);
  /** Which of the sizes are features: any of 'l', 'b', 'd', 'h', 'o', 'v'. */
  measures: string;
  units: (s: Sizes) => UnitPlan;
  /** List price excluding VAT for `per` price units. */
  price: (s: Sizes) => number;
  kg?: (s: Sizes) => number;
  features?: (s: Sizes) => Features;
  /** Standards and provenance: shown, never filtered on. */
  norm?: Features;
  vatRate?: number;
  /** The same for everybody, however many: a deposit is given back in full. */
  fixedPrice?: boolean;
  /** Comes by the lorry load, so the maker also delivers directly. */
  bulky?: boolean;
  picture: PictureRecipe;
  /** Templates of the description's sentences; one of each group is used. */
  about: readonly (readonly string[])[];
  usps: readonly string[];
  /** HTML. */
  use: string;
  work: string;
}

/** '12,5' */
export function nl(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace('.', ',');
}

/** Choices that are a measure: '80 mm' with its number. */
export function measured(size: keyof Sizes, unit: string, values: readonly number[]): Choice[] {
  return values.map((value) => ({ text: `${nl(value)} ${unit}`, sizes: { [size]: value } }));
}
