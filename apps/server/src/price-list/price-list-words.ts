import type { Context } from '../request-context.ts';
import { findTexts } from '../translation/translation.ts';

/** The words of the namespace 'price-list'. */
export type PriceListWords = (key: string, values?: Record<string, string>) => string;

export async function priceListWords(ctx: Context): Promise<PriceListWords> {
  const texts = (await findTexts(ctx, 'price-list')) ?? {};
  return (key, values = {}) =>
    (texts[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
