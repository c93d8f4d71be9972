import type { DemoWorldSize } from '../table-fill.ts';
import { type Kitchen, kitchens } from './catalogue-kitchen.ts';
import { knownProducts } from './catalogue-known-products.ts';
import { type Shop, shops } from './catalogue-shops.ts';

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

/**
 * By share, but never more than a recipe can make; what is left goes to the others. When all have made what they can,
 * each line gets a next series.
 */
function divide(wanted: number, kitchens: readonly Kitchen[]): number[] {
  const counts = kitchens.map(() => 0);
  let left = wanted;
  let series = 1;
  while (left > 0) {
    const open = kitchens.map((kitchen, i) => ({ kitchen, i })).filter(({ kitchen, i }) => room(kitchen, i) > 0);
    if (open.length === 0) {
      series++;
      continue;
    }
    const shares = open.reduce((sum, { kitchen }) => sum + (kitchen.family.share ?? 1), 0);
    const round = left;
    for (const { kitchen, i } of open) {
      const part = Math.max(1, Math.floor((round * (kitchen.family.share ?? 1)) / shares));
      const given = Math.min(part, room(kitchen, i), left);
      counts[i] = (counts[i] ?? 0) + given;
      left -= given;
    }
  }
  return counts;

  function room(kitchen: Kitchen, i: number): number {
    return kitchen.capacity * series - (counts[i] ?? 0);
  }
}

/** A small catalogue keeps to a few brands and lines, so that its filters stay useful. */
function rangeFor(kitchen: Kitchen, count: number): number {
  const { brands, lines } = kitchen.family;
  const marks = Math.max(brands.length + 2, Math.ceil((count * 1.25) / kitchen.combinations.length));
  return Math.min(marks, brands.length * lines.length) * kitchen.combinations.length;
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
