import { variantParameter } from '../catalogue/variant-parameter.ts';
import type { Variant } from './product.ts';

/** C 9 */
const visibleItems = 6;

/** With the stock filter on, a product page offers only the stock assortment (C 4.8). */
export function selectableVariants(variants: readonly Variant[], stockFilter: boolean): readonly Variant[] {
  return stockFilter ? variants.filter((variant) => variant.isStockItem) : variants;
}

/** The variant an address asks for by its code or id; the first one when it asks for none that can be had (C 4.8). */
export function selectedVariant(selectable: readonly Variant[], wanted: string | null): Variant | undefined {
  const chosen = wanted && selectable.find(({ code, id }) => code === wanted || id === wanted);
  return chosen || selectable[0];
}

/** C 2.4 */
export function showsVariantSelector(variants: readonly Variant[], selectable: readonly Variant[]): boolean {
  return variants.length > 1 && selectable.length > 0;
}

/** The ones that stand in view before the rest is asked for; the chosen one is always among them. */
export function firstVariants(selectable: readonly Variant[], selected: Variant | undefined): readonly Variant[] {
  const first = selectable.slice(0, visibleItems);
  if (!selected || first.includes(selected)) return first;
  return [...first.slice(0, -1), selected];
}

/** The address of the same page with another choice; whatever else it asks for stays. */
export function variantSearch(search: string, variant: Variant): string {
  const params = new URLSearchParams(search);
  params.set(variantParameter, variant.code || variant.id);
  return `?${params}`;
}
