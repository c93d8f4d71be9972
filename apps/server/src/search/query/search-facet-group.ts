import type { FilterGroup } from '@bouwpoort/contract/catalogue';

/** Nobody reads further, and every one of them goes over the line. */
const maxOptions = 100;

const { compare } = new Intl.Collator('nl', { numeric: true });
const dutchNumber = /^-?\d+(?:,\d+)?/;

interface FacetCounts {
  name: string;
  filterField: string;
  counts: ReadonlyMap<string, number>;
  selected: ReadonlySet<string>;
  textOf?: ((value: string) => string) | undefined;
}

/** Amounts from small to large, words with the most frequent first. What is chosen stays in sight, also with nothing left. */
export function facetGroup({ name, filterField, counts, selected, textOf }: FacetCounts): FilterGroup {
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
