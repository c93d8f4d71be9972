import { Dice } from '../dice.ts';
import { seedOf } from './catalogue-ids.ts';
import type { ProductDraft, VariantDraft } from './catalogue-product.ts';

/** Whether marketFilter hides it in its own venture. The first variant always stays: a product never loses all of them. */
export function isHidden(seed: number, product: ProductDraft, variant: VariantDraft): boolean {
  if (product.known) return product.known.hidden?.includes(variant.position) ?? false;
  return variant.position > 0 && new Dice(seedOf(seed, variant.ordinal, 19)).chance(0.012);
}
