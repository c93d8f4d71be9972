import { Dice } from '../dice.ts';
import { articleCode, MOST_VARIANTS, productId, seedOf, variantId, variantOrdinal } from './catalogue-ids.ts';
import { goodsOf, type Kitchen, placeOf } from './catalogue-kitchen.ts';
import type { KnownProduct } from './catalogue-known-products.ts';
import { fill, type Template } from './catalogue-text.ts';
import type { Choice, ShopId } from './families.ts';
import type { Combination, Goods } from './goods.ts';

export interface VariantDraft {
  id: number;
  ordinal: number;
  position: number;
  code: string;
  goods: Goods;
  /** List price delivered, for `goods.units.per` price units; 0 when there is none. */
  price: number;
  stockItem: boolean;
}

export interface ProductDraft {
  id: number;
  index: number;
  ventureId: ShopId;
  kitchen: Kitchen;
  brand: string;
  line: string;
  choices: readonly Choice[];
  name: string;
  ancestors: readonly number[];
  variants: readonly VariantDraft[];
  known: KnownProduct | undefined;
}

/** What a product is made of, before it has texts and pictures. */
export interface Composition {
  ventureId: ShopId;
  kitchen: Kitchen;
  brand: string;
  line: string;
  combination: Combination;
  known?: KnownProduct;
}

/** Everything about a product follows from the seed, its index and what it is made of. */
export function draftProduct(seed: number, index: number, of: Composition, meanVariants: number): ProductDraft {
  const { kitchen, known, combination } = of;
  const { family } = kitchen;
  const dice = new Dice(seedOf(seed, index, 11));
  const { offered } = combination;
  const spread = 0.95 + dice.next() * 0.1;
  const factor = family.fixedPrice ? 1 : combination.factor * spread * markFactor(of.brand, of.line);
  const count = known?.variants ?? variantCount(dice, meanVariants, offered.length);
  const first = known ? 0 : dice.int(0, offered.length - count);
  const assortment = dice.next();
  const variants: VariantDraft[] = [];
  for (let position = 0; position < count; position++) {
    const goods = goodsOf(family, combination, first + position);
    if (!goods) break;
    const ordinal = variantOrdinal(index, position);
    const priced = known ? !known.withoutPrice : dice.next() < 0.98;
    // most products are in the stock range as a whole, some in part, some not at all
    const stockItem = known ? !known.withoutStockItems : assortment < 0.56 || (assortment < 0.9 && dice.next() < 0.58);
    variants.push({
      id: variantId(ordinal),
      ordinal,
      position,
      code: articleCode(index, position),
      goods,
      price: priced ? money(goods.price * factor * goods.choice.factor) : 0,
      stockItem,
    });
  }
  const draft: ProductDraft = {
    id: productId(index),
    index,
    ventureId: of.ventureId,
    kitchen,
    brand: of.brand,
    line: of.line,
    choices: combination.choices,
    name: '',
    ancestors: placeOf(kitchen, of.ventureId, combination.leaf),
    variants,
    known,
  };
  draft.name = known?.name ?? say(draft, kitchen.name);
  return draft;
}

/** Four decimals only where a cent would be coarse. */
export function money(amount: number): number {
  return amount < 1 ? Math.max(1, Math.round(amount * 1e4)) / 1e4 : Math.round(amount * 100) / 100;
}

export function say(product: ProductDraft, template: Template): string {
  const { kitchen, choices } = product;
  return fill(template, (key) => {
    if (key === 'merk') return product.brand;
    if (key === 'lijn') return product.line;
    const [axis = key, form] = key.split(':');
    const choice = choices[kitchen.axisNames.indexOf(axis)];
    if (!choice) throw new Error(`${kitchen.family.key} has no {${key}}`);
    return form === 'w' ? (choice.word ?? choice.text) : choice.text;
  });
}

export function variantName(product: ProductDraft, variant: VariantDraft): string {
  return fill(product.kitchen.variantName, (key) => (key === 'naam' ? product.name : variant.goods.choice.text));
}

/** From one to about twice the mean, a few more often than many. */
function variantCount(dice: Dice, mean: number, offered: number): number {
  const most = Math.min(offered, MOST_VARIANTS);
  return Math.max(1, Math.min(most, Math.round(mean * (0.15 + 1.9 * dice.next()))));
}

const factors = new Map<string, number>();

/** Some brands and lines cost more than others, always the same ones. */
function markFactor(brand: string, line: string): number {
  const mark = `${brand} ${line}`;
  let factor = factors.get(mark);
  if (factor === undefined) {
    factor = 0.93 + new Dice(mark).next() * 0.16;
    factors.set(mark, factor);
  }
  return factor;
}
