import type { FilterGroup } from '@bouwpoort/contract/catalogue/products';
import type { IndexFrame } from '../../products/products.ts';
import { featureField } from './search-filter.ts';
import { featureGroup } from './search-selection.ts';

/** More options are not read, and each is sent to the browser. */
const maxOptions = 100;

const { compare } = new Intl.Collator('nl', { numeric: true });
const dutchNumber = /^-?\d+(?:,\d+)?/;

/** The selected options, by group. */
export type Selections = ReadonlyMap<string, ReadonlySet<string>>;

type Counts = ReadonlyMap<string, number>;

/** How many products have each value. */
export interface ResultCounts {
  brand: Counts;
  line: Counts;
  type: Counts;
  stockType: Counts;
  /** By key; values as filters name them, 'key:value'. */
  byFeature: ReadonlyMap<string, Counts>;
}

const stockTexts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    stockItem: 'Uit voorraad leverbaar',
    orderItem: 'Op bestelling',
  }),
);

/** In a category only its filters; a selected one stays visible. */
export function facetGroups(
  frame: IndexFrame,
  counts: ResultCounts,
  selections: Selections,
  { includeSingle, categoryId }: { includeSingle: boolean; categoryId: number | undefined },
): FilterGroup[] {
  const group = (name: string, filterField: string, key: string, of: Counts, textOf?: (value: string) => string) =>
    facetGroup({ name, filterField, counts: of, selected: selections.get(key) ?? new Set(), textOf });
  const groups = [
    group('brands', 'brand', 'brand', counts.brand),
    group('productlines', 'line', 'line', counts.line),
    group('producttypes', 'type', 'type', counts.type),
    group('stocktypes', 'stockType', 'stockType', counts.stockType, (value) => stockTexts.get(value) ?? value),
  ];
  const without = categoryId === undefined ? undefined : frame.withoutFilters.get(categoryId);
  for (const { key, name, unit, isFilter } of frame.features) {
    if (!isFilter || (without?.includes(key) && !selections.has(featureGroup(key)))) continue;
    const text = (value: string) => `${value.slice(key.length + 1)}${unit === '' ? '' : ` ${unit}`}`;
    groups.push(group(name, featureField, featureGroup(key), counts.byFeature.get(key) ?? new Map(), text));
  }
  return groups.filter(({ links }) => links.length > (includeSingle ? 0 : 1) || links.some((link) => link.selected));
}

interface FacetCounts {
  name: string;
  filterField: string;
  counts: ReadonlyMap<string, number>;
  selected: ReadonlySet<string>;
  textOf?: ((value: string) => string) | undefined;
}

/**
 * Amounts from small to large, words with the most frequent first. What is chosen stays in sight, also with nothing
 * left.
 */
function facetGroup({ name, filterField, counts, selected, textOf }: FacetCounts): FilterGroup {
  const chosenOnly = [...selected].filter((value) => !counts.has(value)).map((value) => [value, 0] as const);
  const links = [...counts, ...chosenOnly]
    .filter(([value]) => value !== '')
    .map(([value, count]) => ({
      value,
      displayText: textOf ? textOf(value) : value,
      count,
      selected: selected.has(value),
    }))
    .sort((a, b) => b.count - a.count || compare(a.displayText, b.displayText));
  const kept = links.length > maxOptions ? links.filter((link, at) => at < maxOptions || link.selected) : links;
  if (kept.every(({ displayText }) => dutchNumber.test(displayText))) {
    const amounts = new Map(kept.map((link) => [link, amountOf(link.displayText)]));
    kept.sort((a, b) => amounts.get(a)! - amounts.get(b)! || compare(a.displayText, b.displayText));
  }
  return { name, filterField, count: links.length, links: kept };
}

function amountOf(text: string): number {
  return Number.parseFloat(text.replace(',', '.'));
}
