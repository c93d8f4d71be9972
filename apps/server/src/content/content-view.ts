import { type ContentItem, contentItem } from '@bouwpoort/contract/content';

/** What a caller wants to see of an item (P 7.5): which of its own properties, and which references in full. */
export interface View {
  select?: string | undefined;
  expand?: string | undefined;
}

const general = new Set(Object.keys(contentItem.shape));

/** A view of a whole item: every property there is, every reference expanded. The item itself is shared and stays. */
export function viewOf(whole: ContentItem, view: View): ContentItem {
  const { selects, expands } = askedIn(view);
  if (view.select === undefined && expands('*')) return whole;
  const seen = Object.entries(whole)
    .filter(([name]) => selects(name))
    .map(([name, value]) => [name, expands(name) ? value : withoutExpanded(value)]);
  return Object.fromEntries(seen) as ContentItem;
}

/** The same for who makes an item to measure instead of cutting it from a whole one. */
export function askedIn(view: View): { selects(name: string): boolean; expands(name: string): boolean } {
  const wanted = namesIn(view.select);
  const expanded = namesIn(view.expand);
  return {
    // What is expanded by name is asked for by it, beside what `select` lists (C 7.3, filters).
    selects: (name) => {
      const asked = name.toLowerCase();
      return general.has(name) || !wanted || wanted.has(asked) || expanded?.has(asked) || false;
    },
    expands: (name) => expanded?.has('*') || expanded?.has(name.toLowerCase()) || false,
  };
}

function namesIn(list: string | undefined): Set<string> | undefined {
  if (list === undefined) return undefined;
  return new Set(list.split(',').map((name) => name.trim().toLowerCase()));
}

function withoutExpanded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExpanded);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'expanded');
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutExpanded(inner)]));
}
