import type { DemoWorldSize } from '../table-fill.ts';
import { categoryAncestors } from './catalogue-categories.ts';
import { knownProducts } from './catalogue-known-products.ts';
import type { Choice, Recipe, ShopId } from './catalogue-recipe.ts';
import { recipes } from './catalogue-recipes.ts';
import { type Shop, shops } from './catalogue-shops.ts';
import { type Template, template } from './catalogue-text.ts';

/** A recipe with everything worked out that does not depend on the product. */
export interface Kitchen {
  recipe: Recipe;
  axisNames: readonly string[];
  axes: readonly (readonly Choice[])[];
  /** Products per brand and line. */
  perMark: number;
  capacity: number;
  name: Template;
  variantName: Template;
  about: readonly (readonly Template[])[];
  place: Partial<Record<ShopId, Template>>;
  ancestors: Map<string, readonly number[]>;
}

/** The products of one recipe in one shop: indexes from `from` up to `until`. */
export interface Batch {
  shop: Shop;
  kitchen: Kitchen;
  from: number;
  until: number;
  /** How many of the recipe's products can be had with the brands and lines in use. */
  range: number;
  stride: number;
}

export const kitchens: ReadonlyMap<string, Kitchen> = new Map(
  recipes.map((recipe) => [recipe.key, prepare(recipe)] as const),
);

export function kitchenOf(key: string): Kitchen {
  const kitchen = kitchens.get(key);
  if (!kitchen) throw new Error(`no recipe ${key}`);
  return kitchen;
}

/** Which products there will be at this size: the known ones first, then shop by shop and recipe by recipe. */
export function planProducts(size: DemoWorldSize): Batch[] {
  const batches: Batch[] = [];
  let next = knownProducts.length;
  for (const shop of shops) {
    const known = knownProducts.filter((product) => product.ventureId === shop.id).length;
    const wanted = Math.max(0, Math.round(size.products * shop.share) - known);
    const offered = [...kitchens.values()].filter((kitchen) => kitchen.place[shop.id]);
    const counts = divide(wanted, offered);
    offered.forEach((kitchen, i) => {
      const count = counts[i] ?? 0;
      if (count === 0) return;
      const range = rangeFor(kitchen, count);
      batches.push({ shop, kitchen, from: next, until: next + count, range, stride: strideOf(range) });
      next += count;
    });
  }
  return batches;
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

function prepare(recipe: Recipe): Kitchen {
  const axisNames = Object.keys(recipe.axes);
  const axes = Object.values(recipe.axes);
  const perMark = axes.reduce((product, axis) => product * axis.length, 1);
  const place: Kitchen['place'] = {};
  for (const shop of shops) {
    const path = recipe.places[shop.id];
    if (path) place[shop.id] = template(path);
  }
  return {
    recipe,
    axisNames,
    axes,
    perMark,
    capacity: perMark * recipe.brands.length * recipe.lines.length,
    name: template(recipe.name),
    variantName: template(recipe.variantName ?? '{naam} {waarde}'),
    about: recipe.about.map((group) => group.map(template)),
    place,
    ancestors: new Map(),
  };
}

/** By share, but never more than a recipe can make; what is left goes to the others. */
function divide(wanted: number, kitchens: readonly Kitchen[]): number[] {
  const counts = kitchens.map(() => 0);
  let left = wanted;
  while (left > 0) {
    const open = kitchens.map((kitchen, i) => ({ kitchen, i })).filter(({ kitchen, i }) => room(kitchen, i) > 0);
    if (open.length === 0) throw new Error(`the recipes of a shop cannot make ${left} more products`);
    const shares = open.reduce((sum, { kitchen }) => sum + (kitchen.recipe.share ?? 1), 0);
    const round = left;
    for (const { kitchen, i } of open) {
      const part = Math.max(1, Math.floor((round * (kitchen.recipe.share ?? 1)) / shares));
      const given = Math.min(part, room(kitchen, i), left);
      counts[i] = (counts[i] ?? 0) + given;
      left -= given;
    }
  }
  return counts;

  function room(kitchen: Kitchen, i: number): number {
    return kitchen.capacity - (counts[i] ?? 0);
  }
}

/** A small catalogue keeps to a few brands and lines, so that its filters stay useful. */
function rangeFor(kitchen: Kitchen, count: number): number {
  const { brands, lines } = kitchen.recipe;
  const marks = Math.max(brands.length + 2, Math.ceil((count * 1.25) / kitchen.perMark));
  return Math.min(marks, brands.length * lines.length) * kitchen.perMark;
}

/** A step that visits every number below `range` once, spread out from the start. */
function strideOf(range: number): number {
  let stride = Math.max(1, Math.round(range * 0.618034));
  while (greatestCommonDivisor(stride, range) !== 1) stride++;
  return stride;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
