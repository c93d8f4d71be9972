import { categoryAncestors } from './catalogue-categories.ts';
import { shops } from './catalogue-shops.ts';
import { type Template, template } from './catalogue-text.ts';
import { type Choice, type Family, families, type ShopId } from './families.ts';
import { type Combination, type Goods, makeGoods } from './goods.ts';

/** A family with everything worked out that does not depend on the product. */
export interface Kitchen {
  family: Family;
  axisNames: readonly string[];
  /** The products a brand can have in one line. */
  combinations: readonly Combination[];
  capacity: number;
  name: Template;
  variantName: Template;
  about: readonly (readonly Template[])[];
  place: Partial<Record<ShopId, Template>>;
  ancestors: Map<string, readonly number[]>;
}

export const kitchens: ReadonlyMap<string, Kitchen> = new Map(
  families.map((family) => [family.key, prepare(family)] as const),
);

export function kitchenOf(key: string): Kitchen {
  const kitchen = kitchens.get(key);
  if (!kitchen) throw new Error(`no family ${key}`);
  return kitchen;
}

export function placeOf(kitchen: Kitchen, ventureId: ShopId, leaf: string): readonly number[] {
  const key = ventureId + leaf;
  let ancestors = kitchen.ancestors.get(key);
  if (!ancestors) {
    const place = kitchen.place[ventureId];
    if (!place) throw new Error(`${kitchen.family.key} is not sold in ${ventureId}`);
    ancestors = categoryAncestors(ventureId, place.parts.join(leaf));
    kitchen.ancestors.set(key, ancestors);
  }
  return ancestors;
}

export function combination(family: Family, choices: readonly Choice[]): Combination {
  const axes = Object.keys(family.axes);
  const scope: Record<string, number | string> = {};
  let factor = 1;
  let leaf = '';
  for (const [i, choice] of choices.entries()) {
    Object.assign(scope, choice.sizes);
    scope[axes[i] ?? ''] = choice.text;
    factor *= choice.factor;
    leaf = choice.leaf ?? leaf;
  }
  const offered = family.variants.filter(({ when }) => when?.(scope) ?? true);
  return { choices, scope, factor, leaf, offered, goods: [] };
}

export function goodsOf(family: Family, combination: Combination, position: number): Goods | undefined {
  const variant = combination.offered[position];
  if (!variant) return undefined;
  combination.goods[position] ??= makeGoods(family, combination, variant);
  return combination.goods[position];
}

/** Every way to choose one of each axis. */
function combine(axes: readonly (readonly Choice[])[]): Choice[][] {
  return axes.reduce<Choice[][]>((ways, axis) => ways.flatMap((way) => axis.map((choice) => [...way, choice])), [[]]);
}

function prepare(family: Family): Kitchen {
  const combinations = combine(Object.values(family.axes))
    .map((choices) => combination(family, choices))
    .filter(({ scope }) => family.fits?.(scope) ?? true);
  const place: Kitchen['place'] = {};
  for (const shop of shops) {
    const path = family.places[shop.id];
    if (path) place[shop.id] = template(path);
  }
  return {
    family,
    axisNames: Object.keys(family.axes),
    combinations,
    capacity: combinations.length * family.brands.length * family.lines.length,
    name: template(family.name),
    variantName: template(family.variantName ?? '{naam} {waarde}'),
    about: family.about.map((group) => group.map(template)),
    place,
    ancestors: new Map(),
  };
}
