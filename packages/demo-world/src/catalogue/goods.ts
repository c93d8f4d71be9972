import { ratioOf, type UnitPlan } from './catalogue-units.ts';
import type { Choice, Family, Features, SizeName } from './families.ts';
import { nl, type Scope } from './formula.ts';

/** One choice on every axis, and what follows from it. */
export interface Combination {
  choices: readonly Choice[];
  /** The sizes, and the chosen text on every axis: what the formulas of the family reckon with. */
  scope: Scope;
  factor: number;
  leaf: string;
  /** The variants there can be. */
  offered: readonly Choice[];
  /** Beside `offered`; made when first asked for, because every table needs them and products share them. */
  goods: (Goods | undefined)[];
}

/** What follows from the choices alone, whatever the brand and line: the same for all products that have them. */
export interface Goods {
  choice: Choice;
  units: UnitPlan;
  /** For `units.per` price units, before brand, line and choices raise or lower it. */
  price: number;
  /** What it measures and is made of, as the specifications show it. */
  features: Features;
  /** What is printed on the package. */
  note: string;
  pictureSize: { l?: number; w?: number; t?: number } | undefined;
}

const measureNames: readonly (readonly [size: SizeName, feature: string])[] = [
  ['thickness', 'dikte'],
  ['length', 'lengte'],
  ['width', 'breedte'],
  ['height', 'hoogte'],
  ['diameter', 'diameter'],
  ['contents', 'inhoud'],
];

export function makeGoods(family: Family, combination: Combination, choice: Choice): Goods {
  const scope = { ...combination.scope, ...choice.sizes };
  const units = family.units(scope);
  const size = family.picture.size?.map(([side, formula]) => [side, formula(scope)] as const);
  return {
    choice,
    units,
    price: family.price(scope),
    features: listFeatures(family, [...combination.choices, choice], scope, units),
    note: noteOf(family, scope),
    pictureSize: size && Object.fromEntries(size),
  };
}

function listFeatures(family: Family, choices: readonly Choice[], scope: Scope, units: UnitPlan): Features {
  const list: Record<string, string> = {};
  for (const [size, feature] of measureNames) {
    const value = Number(scope[size] ?? 0);
    if (family.measures.includes(size) && value > 0) list[feature] = nl(value);
  }
  for (const choice of choices) Object.assign(list, choice.features);
  for (const [name, text] of family.features) list[name] = text(scope);
  if (family.weight) list.gewicht = nl(roundWeight(family.weight(scope)));
  if (units.sales === 'BX' && units.price === 'PCE') list.aantal = nl(ratioOf(units, 'BX'));
  return list;
}

function roundWeight(kg: number): number {
  return kg < 1 ? Math.round(kg * 1000) / 1000 : Math.round(kg * 10) / 10;
}

/** Boards carry their thickness unless the family prints something else; nothing carries a number that is not its own. */
function noteOf({ picture }: Family, scope: Scope): string {
  if (picture.note) return picture.note(scope);
  const thickness = picture.size?.find(([side]) => side === 't')?.[1](scope);
  return thickness && (picture.family === 'board' || picture.family === 'insulation-board')
    ? `${nl(thickness)} MM`
    : '';
}
