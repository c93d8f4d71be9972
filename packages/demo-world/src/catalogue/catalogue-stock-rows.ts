import { Dice } from '../dice.ts';
import type { Cell, DemoWorldSize } from '../table-fill.ts';
import { seedOf } from './catalogue-ids.ts';
import type { ProductDraft, VariantDraft } from './catalogue-product.ts';
import { products } from './catalogue-products.ts';
import { shopOf } from './catalogue-shops.ts';
import { ratioOf } from './catalogue-units.ts';

export const stockColumns = ['variant_id', 'warehouse_code', 'purchase_available_quantity'] as const;

/** Only stock above zero: no row means none. */
export function* stockRows(size: DemoWorldSize): Generator<readonly Cell[]> {
  for (const product of products(size)) {
    const { warehouses } = shopOf(product.ventureId);
    for (const variant of product.variants) {
      const dice = new Dice(seedOf(size.seed, variant.ordinal, 18));
      if (product.known) yield* knownStock(product, variant, warehouses, dice);
      else yield* stock(variant, warehouses, dice);
    }
  }
}

function* stock(variant: VariantDraft, warehouses: readonly number[], dice: Dice): Generator<readonly Cell[]> {
  const chance = dice.next();
  if (!variant.stockItem) {
    // a return or a left-over: rarely, and little of it
    if (chance < 0.05) yield [variant.id, dice.pick(warehouses), dice.int(1, 4)];
    return;
  }
  if (chance < 0.06) return;
  if (chance < 0.13) {
    yield [variant.id, warehouses[0] ?? 0, quantity(variant, dice)];
    return;
  }
  if (chance < 0.2) {
    yield [variant.id, dice.pick(warehouses.slice(1)), quantity(variant, dice)];
    return;
  }
  for (const warehouse of warehouses) {
    if (dice.chance(0.68)) yield [variant.id, warehouse, quantity(variant, dice)];
  }
}

function* knownStock(
  product: ProductDraft,
  variant: VariantDraft,
  warehouses: readonly number[],
  dice: Dice,
): Generator<readonly Cell[]> {
  for (const warehouse of warehouses) {
    const amount = product.known?.stock ? (product.known.stock[warehouse] ?? 0) : quantity(variant, dice);
    if (amount > 0) yield [variant.id, warehouse, amount];
  }
}

/** The capacity of a yard. */
const ROOM: Readonly<Record<string, number>> = { '09': 24, BGE: 30, LG: 120 };

/** Whole sales units: many of what is cheap, a few of what is dear. */
function quantity(variant: VariantDraft, dice: Dice): number {
  const { units } = variant.goods;
  // What has no price of ours still has a value.
  const price = variant.price || variant.goods.price;
  const perUnit = (price * ratioOf(units, units.sales)) / (ratioOf(units, units.price) * units.per);
  const most = perUnit < 5 ? 600 : perUnit < 25 ? 180 : perUnit < 100 ? 60 : perUnit < 400 ? 20 : 6;
  return 1 + Math.floor(dice.next() * dice.next() * Math.min(most, ROOM[units.sales] ?? most));
}
