import { categoryAncestors } from './catalogue-categories.ts';
import type { Choice, Is, Recipe, ShopId, Sizes } from './catalogue-recipe.ts';
import { recipes } from './catalogue-recipes.ts';
import { shops } from './catalogue-shops.ts';
import { type Template, template } from './catalogue-text.ts';

/** One choice on every axis, and what follows from it. */
export interface Combination {
  choices: readonly Choice[];
  sizes: Sizes;
  factor: number;
  leaf: string;
  /** The variants there can be. */
  offered: readonly Choice[];
}

/** A recipe with everything worked out that does not depend on the product. */
export interface Kitchen {
  recipe: Recipe;
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

const NOTHING: Sizes = { l: 0, b: 0, d: 0, h: 0, o: 0, kg: 0, n: 0, v: 0, x: 0 };

export const kitchens: ReadonlyMap<string, Kitchen> = new Map(
  recipes.map((recipe) => [recipe.key, prepare(recipe)] as const),
);

export function kitchenOf(key: string): Kitchen {
  const kitchen = kitchens.get(key);
  if (!kitchen) throw new Error(`no recipe ${key}`);
  return kitchen;
}

export function placeOf(kitchen: Kitchen, ventureId: ShopId, leaf: string): readonly number[] {
  const key = ventureId + leaf;
  let ancestors = kitchen.ancestors.get(key);
  if (!ancestors) {
    const place = kitchen.place[ventureId];
    if (!place) throw new Error(`${kitchen.recipe.key} is not sold in ${ventureId}`);
    ancestors = categoryAncestors(ventureId, place.parts.join(leaf));
    kitchen.ancestors.set(key, ancestors);
  }
  return ancestors;
}

export function combination(recipe: Recipe, choices: readonly Choice[]): Combination {
  const sizes = { ...NOTHING };
  let factor = 1;
  let leaf = '';
  for (const choice of choices) {
    Object.assign(sizes, choice.sizes);
    factor *= choice.factor ?? 1;
    leaf = choice.leaf ?? leaf;
  }
  const { variants } = recipe;
  const offered = typeof variants === 'function' ? variants(sizes, asks(recipe, choices)) : variants;
  return { choices, sizes, factor, leaf, offered };
}

function asks(recipe: Recipe, choices: readonly Choice[]): Is {
  const axisNames = Object.keys(recipe.axes);
  return (axis, ...texts) => texts.includes(choices[axisNames.indexOf(axis)]?.text ?? '');
}

/** Every way to choose one of each axis. */
function combine(axes: readonly (readonly Choice[])[]): Choice[][] {
  return axes.reduce<Choice[][]>((ways, axis) => ways.flatMap((way) => axis.map((choice) => [...way, choice])), [[]]);
}

function prepare(recipe: Recipe): Kitchen {
  const axisNames = Object.keys(recipe.axes);
  const combinations = combine(Object.values(recipe.axes))
    .map((choices) => combination(recipe, choices))
    .filter(({ choices, sizes }) => recipe.fits?.(asks(recipe, choices), sizes) ?? true);
  const place: Kitchen['place'] = {};
  for (const shop of shops) {
    const path = recipe.places[shop.id];
    if (path) place[shop.id] = template(path);
  }
  return {
    recipe,
    axisNames,
    combinations,
    capacity: combinations.length * recipe.brands.length * recipe.lines.length,
    name: template(recipe.name),
    variantName: template(recipe.variantName ?? '{naam} {waarde}'),
    about: recipe.about.map((group) => group.map(template)),
    place,
    ancestors: new Map(),
  };
}
