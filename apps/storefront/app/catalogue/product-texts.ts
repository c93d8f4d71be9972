import type { Translate } from '@bouwpoort/ui/words.ts';
import type { ProductTile } from './catalogue-mapping.ts';

/** '12 diktes'; empty for a product with a single variant. */
export function variantCount(t: Translate, { variants, variantDifferentiator }: ProductTile): string {
  const count = variants.length;
  return count > 1 ? t([`variants_${variantDifferentiator}`, 'variants'], { count }) : '';
}

export function articleNumber(t: Translate, { variants }: ProductTile): string {
  const [first] = variants;
  if (!first) return '';
  return variants.length === 1
    ? t('articleNumber', { code: first.code })
    : t('articleNumbers', { code: first.code, count: variants.length - 1 });
}
