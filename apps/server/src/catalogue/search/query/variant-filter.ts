import type { FilterExpression } from './filter-expression.ts';
import { featureField } from './search-filter.ts';

/** Whether a variant with these features is one that the filter asks for. */
export type VariantFilter = (features: Readonly<Record<string, string>>) => boolean;

/**
 * What a filter on products says about their variants: a product is found when any of them has a feature, and this is
 * how to tell which. Only features differ between variants, so the rest of a filter holds for all; nothing when it asks
 * for no feature.
 */
export function variantFilter(filter: FilterExpression | undefined): VariantFilter | undefined {
  if (!filter) return undefined;
  if (!('of' in filter)) return filter.field === featureField ? hasFeature(filter) : undefined;
  const parts = filter.of.map(variantFilter);
  const asked = parts.filter((part) => part !== undefined);
  if (filter.kind === 'and') {
    return asked.length === 0 ? undefined : (features) => asked.every((part) => part(features));
  }
  return asked.length < parts.length ? undefined : (features) => asked.some((part) => part(features));
}

/** 'dikte:12,5', or a bare value of whatever feature. */
function hasFeature({ kind, value }: { kind: 'eq' | 'contains'; value: string }): VariantFilter {
  const wanted = value.toLowerCase();
  const isWanted =
    kind === 'eq'
      ? (key: string, own: string) => own === value || `${key}:${own}` === value
      : (key: string, own: string) => `${key}:${own}`.toLowerCase().includes(wanted);
  return (features) => Object.entries(features).some(([key, own]) => isWanted(key, own));
}
