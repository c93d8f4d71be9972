import type { DemoWorldSize } from '../table-fill.ts';
import type { Kitchen } from './catalogue-kitchen.ts';
import { knownCompositions } from './catalogue-known-compositions.ts';
import { type Batch, planProducts } from './catalogue-plan.ts';
import { type Composition, draftProduct, type ProductDraft } from './catalogue-product.ts';

/** 0 for the default catalogue, 1 for the largest. */
function growth(size: DemoWorldSize): number {
  return Math.min(1, Math.log(Math.max(1, size.products / 2_500)) / Math.log(80));
}

/** Aimed at: some families have fewer variants to offer, so the outcome is lower (see expectedVariants). */
export function meanVariants(size: DemoWorldSize): number {
  return 3.12 + 3.03 * growth(size);
}

/** About three variants a product in the default catalogue, five in the largest. */
export function expectedVariants(size: DemoWorldSize): number {
  return Math.round(size.products * (3.2 + 1.8 * growth(size)));
}

/** All products in order of their ids; generated again for each table, so that none stay in memory. */
export function* products(size: DemoWorldSize): Generator<ProductDraft> {
  const mean = meanVariants(size);
  let index = 0;
  for (const known of knownCompositions) yield draftProduct(size.seed, index++, known, mean);
  for (const batch of planProducts(size)) {
    for (let i = batch.from; i < batch.until; i++) yield draftProduct(size.seed, i, compose(batch, i), mean);
  }
}

/** `count` products spread over the whole range of one shop, known ones included. */
export function* productsSpread(size: DemoWorldSize, ventureId: string, count: number): Generator<ProductDraft> {
  const mean = meanVariants(size);
  let given = 0;
  for (const [index, known] of knownCompositions.entries()) {
    if (known.ventureId !== ventureId || given === count) continue;
    given++;
    yield draftProduct(size.seed, index, known, mean);
  }
  const batches = planProducts(size).filter((batch) => batch.shop.id === ventureId);
  for (let round = 0; given < count; round++) {
    let any = false;
    for (const batch of batches) {
      const i = batch.from + round;
      if (i >= batch.until) continue;
      any = true;
      if (given++ === count) return;
      yield draftProduct(size.seed, i, compose(batch, i), mean);
    }
    if (!any) return;
  }
}

function compose(batch: Batch, index: number): Composition {
  const { kitchen } = batch;
  const { brands, lines } = kitchen.family;
  const place = ((index - batch.from) * batch.stride) % batch.range;
  const mark = Math.floor(place / kitchen.combinations.length);
  // each brand first gets a line of its own, then the others
  const brand = mark % brands.length;
  const line = at(kitchen, lines, (Math.floor(mark / brands.length) + brand) % lines.length);
  const series = Math.floor((index - batch.from) / batch.range) + 1;
  return {
    ventureId: batch.shop.id,
    kitchen,
    brand: at(kitchen, brands, brand),
    line: series === 1 ? line : `${line} ${series}`,
    combination: at(kitchen, kitchen.combinations, place % kitchen.combinations.length),
  };
}

function at<T>(kitchen: Kitchen, items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`${kitchen.family.key} has nothing to choose from`);
  return item;
}
