import type { Translate } from '@bouwpoort/ui/words.ts';
import type { ProductTile } from './catalogue-mapping.ts';

/** '12 diktes'; empty for a product with a single variant. */
export function variantCount(t: Translate, { variants, variantDifferentiator }: ProductTile): string {
  const count = variants.length;
  return count > 1 ? t([`variants_${variantDifferentiator}`, 'variants'], { count }) : '';
}

/** The number of the chosen variant; without a choice that of the first, and how many more there are. */
export function articleNumber(t: Translate, { variants }: ProductTile, chosenGuid?: string): string {
  const chosen = variants.find(({ guid }) => guid === chosenGuid);
  const first = chosen ?? variants[0];
  if (!first) return '';
  return chosen || variants.length === 1
    ? t('articleNumber', { code: first.code })
    : t('articleNumbers', { code: first.code, count: variants.length - 1 });
}
