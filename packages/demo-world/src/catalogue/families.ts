import { pairs, readJson, readTable } from '../data-files.ts';
import type { FamilyName } from '../pictures/draw-product.ts';
import type { MaterialName } from '../pictures/materials.ts';
import type { UnitPlan } from './catalogue-units.ts';
import { amountFormula, conditionFormula, type Formula, type Scope, textFormula, unitsFormula } from './formula.ts';

export type ShopId = '210' | '220' | '230' | '240';

/** Measures in mm, weight in kg per piece, pieces per package, contents in ml; `x` is free for the family. */
const sizeNames = ['length', 'width', 'thickness', 'height', 'diameter', 'weight', 'pieces', 'contents', 'x'] as const;
export type SizeName = (typeof sizeNames)[number];
type Sizes = Partial<Record<SizeName, number>>;
export type Features = Readonly<Record<string, string>>;

/** One way to choose: a size, a colour, an edge. */
export interface Choice {
  /** As it stands in the name; may be empty. */
  text: string;
  /** As it stands in a sentence: `{axis:w}` in a template. */
  word?: string;
  sizes: Sizes;
  features: Features;
  /** What this choice does to the price. */
  factor: number;
  material?: MaterialName;
  view?: string;
  /** Fills `{leaf}` in the place of the family. */
  leaf?: string;
}

interface OfferedChoice extends Choice {
  /** Absent: with every combination. */
  when?: Formula<boolean>;
}

interface FamilyTexts {
  key: string;
  /** product.type */
  type: string;
  /** Template: {merk}, {lijn} and the axes. */
  name: string;
  /** Template of the variant's name: {naam} and {waarde}. */
  variantName?: string;
  /** product.displayVariantsBy */
  by: string;
  /** Path of the leaf category per shop: 'main/sub/leaf', with `{leaf}` for what a choice says. */
  places: Partial<Record<ShopId, string>>;
  /** Part of a shop's products; 1 is usual. */
  share?: number;
  brands: readonly string[];
  /** Which of the sizes are features. */
  measures: readonly SizeName[];
  /** Standards and provenance: shown, never filtered on. */
  norm?: Features;
  vatRate?: number;
  /** The same for everybody, however many: a deposit is given back in full. */
  fixedPrice?: boolean;
  /** Comes by the lorry load, so the maker also delivers directly. */
  bulky?: boolean;
  /** Templates of the description's sentences; one of each group is used. */
  about: readonly (readonly string[])[];
  usps: readonly string[];
  /** HTML. */
  use: string;
  work: string;
}

interface PicturePlan {
  family: FamilyName;
  material?: MaterialName;
  view?: string;
  /** A second picture for part of the products. */
  second?: { family: FamilyName; view?: string };
}

type PictureSide = 'l' | 'w' | 't';

/** A family as its file has it. */
interface FamilyRecord extends FamilyTexts {
  lines: readonly string[] | 'trade';
  fits?: string;
  units: string;
  price: string;
  weight?: string;
  features?: Features;
  picture: PicturePlan & { size?: Partial<Record<PictureSide, string>>; note?: string };
}

/**
 * A product family. Brand × line × one choice of every axis is one product, so its name says all there is to say and
 * no two are the same; the values of the last axis are its variants.
 */
export interface Family extends FamilyTexts {
  lines: readonly string[];
  axes: Readonly<Record<string, readonly Choice[]>>;
  variants: readonly OfferedChoice[];
  /** Leaves out what no maker makes. */
  fits?: Formula<boolean>;
  units: Formula<UnitPlan>;
  /** List price excluding VAT for `per` price units. */
  price: Formula<number>;
  weight?: Formula<number>;
  features: readonly (readonly [name: string, text: Formula<string>])[];
  picture: PicturePlan & {
    /** mm: length, width, thickness as the drawing means them. */
    size?: readonly (readonly [side: PictureSide, formula: Formula<number>])[];
    note?: Formula<string>;
  };
}

const columns = [
  'family',
  'axis',
  'text',
  'in a sentence',
  'price factor',
  'sizes',
  'features',
  'material',
  'view',
  'category',
  'only if',
] as const;
export type ChoiceRow = Record<(typeof columns)[number], string>;

/** The axis of the rows that are variants. */
const variantAxis = 'variants';

/** Names of product lines that fit any kind of goods. A small catalogue uses the first few, a large one all of them. */
const tradeLines = readJson<readonly string[]>('catalogue/trade-lines.json');

/** In this order products get their ids. */
const groups = [
  'gypsum',
  'mortar',
  'insulation',
  'masonry',
  'timber',
  'boards',
  'doors',
  'wood-care',
  'roofing',
  'drainage',
  'fixings',
  'sealants',
  'paving',
  'tools',
  'tiles',
];

export const families: readonly Family[] = groups.flatMap((group) => {
  const choices = Map.groupBy(readTable(`catalogue/${group}.choices.csv`, columns), (row) => row.family);
  return readJson<readonly FamilyRecord[]>(`catalogue/${group}.json`).map((record) =>
    toFamily(record, choices.get(record.key) ?? []),
  );
});

function toFamily(record: FamilyRecord, rows: readonly ChoiceRow[]): Family {
  const byAxis = Map.groupBy(rows, (row) => row.axis);
  const axisNames = [...byAxis.keys()].filter((axis) => axis !== variantAxis);
  const names = [...sizeNames, ...axisNames];
  if (new Set(names).size < names.length) throw new Error(`${record.key} has an axis with the name of a size`);
  const { lines, fits, units, price, weight, features, picture, ...texts } = record;
  const { size, note, ...plan } = picture;
  return {
    ...texts,
    lines: lines === 'trade' ? tradeLines : lines,
    axes: Object.fromEntries(axisNames.map((axis) => [axis, (byAxis.get(axis) ?? []).flatMap(toChoices)])),
    variants: (byAxis.get(variantAxis) ?? []).flatMap((row): OfferedChoice[] => {
      const when = row['only if'] === '' ? undefined : conditionFormula(row['only if'], names);
      return toChoices(row).map((choice) => (when ? { ...choice, when } : choice));
    }),
    ...(fits === undefined ? {} : { fits: conditionFormula(fits, names) }),
    units: unitsFormula(units, names),
    price: amountFormula(price, names),
    ...(weight === undefined ? {} : { weight: amountFormula(weight, names) }),
    features: Object.entries(features ?? {}).map(([name, text]) => [name, textFormula(text, names)]),
    picture: {
      ...plan,
      ...(size === undefined
        ? {}
        : {
            size: Object.entries(size).map(
              ([side, text]) => [side as PictureSide, amountFormula(text, names)] as const,
            ),
          }),
      ...(note === undefined ? {} : { note: textFormula(note, names) }),
    },
  };
}

/** A row is one choice, or a list of them: several texts, or several sizes in one text. */
export function toChoices(row: ChoiceRow): Choice[] {
  const sizes = listSizes(row.sizes);
  const text = textFormula(row.text, sizeNames);
  const factor = amountFormula(row['price factor'] || '1', sizeNames);
  const texts = sizes.length === 1 ? row.text.split(' | ') : [];
  const ways: Scope[] = texts.length > 1 ? texts.map((one) => ({ ...sizes[0], text: one })) : sizes;
  return ways.map((way) => {
    const { text: listed, ...own } = way;
    const name = String(listed ?? text(way));
    return {
      text: name,
      ...(row['in a sentence'] === '' ? {} : { word: row['in a sentence'] }),
      sizes: own as Sizes,
      features: Object.fromEntries(pairs(row.features).map(([key, value]) => [key, value.replace('{text}', name)])),
      factor: factor(way),
      ...(row.material === '' ? {} : { material: row.material as MaterialName }),
      ...(row.view === '' ? {} : { view: row.view }),
      ...(row.category === '' ? {} : { leaf: row.category }),
    };
  });
}

/** 'length width = 600 2600 | 600 2400, thickness = 40': one set of sizes for each way. */
function listSizes(text: string): Sizes[] {
  return pairs(text).reduce<Sizes[]>(
    (ways, [names, values]) => {
      const list = values.split(' | ').map((way) => toSizes(names.split(' '), way.split(' ')));
      return ways.flatMap((way) => list.map((sizes) => ({ ...way, ...sizes })));
    },
    [{}],
  );
}

function toSizes(names: readonly string[], values: readonly string[]): Sizes {
  if (names.length !== values.length)
    throw new Error(`'${names.join(' ')}' and '${values.join(' ')}' differ in length`);
  return Object.fromEntries(
    names.map((name, i) => {
      const value = Number(values[i]);
      if (!sizeNames.some((known) => known === name) || Number.isNaN(value))
        throw new Error(`no size: ${name} = ${values[i]}`);
      return [name, value];
    }),
  );
}
