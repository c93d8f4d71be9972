import { type ContentItem, contentItem } from '@bouwpoort/contract/foundation/content-item';

/** The view of an item that a caller asks for (P 7.5): which of its own properties, and which expanded references. */
export interface View {
  select?: string | undefined;
  expand?: string | undefined;
}

const general = new Set(Object.keys(contentItem.shape));

/**
 * Applies a view to a complete item: every property, every reference expanded. The item itself is shared and not
 * changed.
 */
export function viewOf(whole: ContentItem, view: View): ContentItem {
  const { selects, expands } = askedIn(view);
  if (view.select === undefined && expands('*')) return whole;
  const seen = Object.entries(whole)
    .filter(([name]) => selects(name))
    .map(([name, value]) => [name, expands(name) ? value : withoutExpanded(value)]);
  return Object.fromEntries(seen) as ContentItem;
}

/** The same for callers that build an item with only the requested properties. */
export function askedIn(view: View): { selects(name: string): boolean; expands(name: string): boolean } {
  const wanted = namesIn(view.select);
  const expanded = namesIn(view.expand);
  return {
    // A property expanded by name is included, beside those that `select` lists (C 7.3, filters).
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
