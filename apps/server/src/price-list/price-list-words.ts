import type { Context } from '../context/context.ts';
import { findTexts, type Words, wordsOf } from '../translation/translation.ts';

/** The words of the namespace 'price-list'. */
export type PriceListWords = Words;

export async function priceListWords(ctx: Context): Promise<PriceListWords> {
  return wordsOf((await findTexts(ctx, 'price-list')) ?? {});
}
