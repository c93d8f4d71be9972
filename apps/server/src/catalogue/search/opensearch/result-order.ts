import type { ProductOrder } from '@bouwpoort/contract/catalogue/product-search';
import { scoreSteps } from '../query/search-order.ts';
import type { Clause } from './text-query.ts';

/** Scores are sums of 32-bit numbers, so a score slightly below a level belongs to it. */
const tolerance = 0.002;

const byName: readonly Clause[] = [{ nameKey: 'asc' }, { id: 'asc' }];
const script = (source: string, params: object): Clause => ({
  _script: { type: 'number', order: 'desc', script: { source, params } },
});

/** As `sortKeys` of the engine in memory has it: levels of the score, then what most customers mean, then the name. */
export function byScore(best: number, first: readonly number[]): Clause[] {
  const step = best > 0 ? best / scoreSteps : 1;
  const params = { first, step, top: scoreSteps + 1, tolerance };
  const level =
    "params.first.contains((int) doc['id'].value) ? params.top : Math.floor(_score / params.step + params.tolerance)";
  return [script(level, params), { standing: 'desc' }, ...byName];
}

/** In the order in which they are given. */
export function byPlace(productIds: readonly number[]): Clause[] {
  const places = Object.fromEntries([...new Set(productIds)].map((id, place) => [String(id), -place]));
  return [script("params.places.get(String.valueOf((int) doc['id'].value))", { places }), ...byName];
}

/** The most boosted products first, equal ones in their previous order. */
export function boostedFirst(boosts: ReadonlyMap<number, number>, order: readonly Clause[]): Clause[] {
  const of = Object.fromEntries([...boosts].map(([id, factor]) => [String(id), Math.round(factor * 100)]));
  const source = "params.of.getOrDefault(String.valueOf((int) doc['id'].value), 0)";
  return [script(source, { of }), ...order];
}

export function byColumn(orderBy: ProductOrder): Clause[] {
  if (orderBy === 'name') return [...byName];
  if (orderBy === 'newest') return [script("Math.floor(doc['startPublish'].value / 1000)", {}), ...byName];
  return [{ orderCount: 'desc' }, ...byName];
}
