import type { IndexFrame } from '../../products/products.ts';
import type { FilterExpression } from './filter-expression.ts';
import { featureField } from './search-filter.ts';

/** The parts of a filter: the options chosen in filter groups, a category, and the rest. */
interface FilterParts {
  /** By group: 'brand', or 'feature dikte' for each feature. Within a group any of the values will do. */
  selections: Map<string, Set<string>>;
  category: number | undefined;
  rest: FilterExpression[];
}

/** An eq, or an or of eqs, within one group is a selection; only the first of its group, since two must both hold. */
export function readFilter(frame: IndexFrame, filter: FilterExpression | undefined): FilterParts {
  const parts: FilterParts = { selections: new Map(), category: undefined, rest: [] };
  for (const member of filter ? members(filter) : []) {
    const selection = readSelection(frame, member);
    if (selection && !parts.selections.has(selection.group)) parts.selections.set(selection.group, selection.values);
    else if (isCategory(member) && parts.category === undefined) parts.category = Number(member.value);
    else parts.rest.push(member);
  }
  return parts;
}

function members(filter: FilterExpression): FilterExpression[] {
  return filter.kind === 'and' ? filter.of.flatMap(members) : [filter];
}

function isCategory(filter: FilterExpression): filter is FilterExpression & { kind: 'eq' | 'contains' } {
  return (filter.kind === 'eq' || filter.kind === 'contains') && filter.field === 'allAncestors';
}

function readSelection(
  frame: IndexFrame,
  filter: FilterExpression,
): { group: string; values: Set<string> } | undefined {
  const choices = filter.kind === 'or' ? filter.of : [filter];
  const values = new Set<string>();
  let group: string | undefined;
  for (const choice of choices) {
    const own = choice.kind === 'eq' ? groupOf(frame, choice.field, choice.value) : undefined;
    if (choice.kind !== 'eq' || own === undefined || (group !== undefined && own !== group)) return undefined;
    group = own;
    values.add(choice.value);
  }
  return group === undefined ? undefined : { group, values };
}

const fields = new Set(['brand', 'line', 'type', 'stockType']);

function groupOf(frame: IndexFrame, field: string, value: string): string | undefined {
  if (fields.has(field)) return field;
  if (field !== featureField) return undefined;
  const key = value.slice(0, Math.max(0, value.indexOf(':')));
  return frame.features.some((feature) => feature.isFilter && feature.key === key) ? featureGroup(key) : undefined;
}

export function featureGroup(key: string): string {
  return `feature ${key}`;
}
