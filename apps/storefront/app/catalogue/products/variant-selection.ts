import { variantParameter } from '../tiles/variant-parameter.ts';
import type { Variant } from './product.ts';

/** C 9 */
const visibleItems = 6;

/** With the stock filter on, a product page offers only the stock assortment (C 4.8). */
export function selectableVariants(variants: readonly Variant[], stockFilter: boolean): readonly Variant[] {
  return stockFilter ? variants.filter((variant) => variant.isStockItem) : variants;
}

/** The variant that an address names by its code or id; the first one when it names none that is available (C 4.8). */
export function selectedVariant(selectable: readonly Variant[], wanted: string | null): Variant | undefined {
  const chosen = wanted && selectable.find(({ code, id }) => code === wanted || id === wanted);
  return chosen || selectable[0];
}

/** C 2.4 */
export function showsVariantSelector(variants: readonly Variant[], selectable: readonly Variant[]): boolean {
  return variants.length > 1 && selectable.length > 0;
}

/** The variants shown before 'show more'; always includes the selected one. */
export function firstVariants(selectable: readonly Variant[], selected: Variant | undefined): readonly Variant[] {
  const first = selectable.slice(0, visibleItems);
  if (!selected || first.includes(selected)) return first;
  return [...first.slice(0, -1), selected];
}

/** The query string with another choice; other parameters stay. */
export function variantSearch(search: string, variant: Variant): string {
  const params = new URLSearchParams(search);
  params.set(variantParameter, variant.code || variant.id);
  return `?${params}`;
}
