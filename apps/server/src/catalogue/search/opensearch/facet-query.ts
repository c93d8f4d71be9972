import { z } from 'zod';
import type { ResultCounts, Selections } from '../query/search-facet-group.ts';
import { featureGroup } from '../query/search-selection.ts';
import { fieldOfGroup, selectionClauses } from './filter-query.ts';
import { all } from './text-query.ts';

/** More different values than any group of a shop has: cut off, counts would no longer be those of the catalogue. */
const maxValues = 20_000;

const columns = ['brand', 'line', 'type', 'stockType'] as const;
const buckets = z.object({
  values: z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) }),
});
export const facetAnswer = z.record(z.string(), buckets.catch({ values: { buckets: [] } }));

/** How many products each option of each group leaves: a group counts as if nothing was chosen from it. */
export function facetAggregations(selections: Selections): Record<string, object> {
  const clauses = selectionClauses(selections);
  const counting = (group: string, values: object) => ({
    filter: all([...clauses].flatMap(([other, clause]) => (other === group ? [] : [clause]))),
    aggs: { values: { terms: { size: maxValues, ...values } } },
  });
  const groups = new Map<string, object>();
  for (const column of columns) groups.set(column, counting(column, { field: fieldOfGroup(column) }));
  groups.set('features', counting('', { field: 'features' }));
  for (const group of selections.keys()) {
    if (groups.has(group)) continue;
    const include = `${escapeRegExp(group.slice(featureGroup('').length))}:.*`;
    groups.set(group, counting(group, { field: 'features', include }));
  }
  return Object.fromEntries(groups);
}

export function readFacets(answer: z.infer<typeof facetAnswer>, selections: Selections): ResultCounts {
  const answers = new Map(Object.entries(answer));
  const countsOf = (group: string) =>
    new Map((answers.get(group)?.values.buckets ?? []).map(({ key, doc_count }) => [key, doc_count] as const));
  const byFeature = new Map<string, Map<string, number>>();
  const add = (counts: ReadonlyMap<string, number>, isWanted: (key: string) => boolean) => {
    for (const [value, count] of counts) {
      const key = value.slice(0, value.indexOf(':'));
      if (isWanted(key)) byFeature.set(key, (byFeature.get(key) ?? new Map<string, number>()).set(value, count));
    }
  };
  add(countsOf('features'), (key) => !selections.has(featureGroup(key)));
  for (const group of selections.keys()) {
    if (group.startsWith(featureGroup(''))) add(countsOf(group), (key) => featureGroup(key) === group);
  }
  return {
    ...{ brand: countsOf('brand'), line: countsOf('line'), type: countsOf('type') },
    stockType: countsOf('stockType'),
    byFeature,
  };
}

function escapeRegExp(text: string): string {
  return text.replace(/[.?+*|{}[\]()"\\#@&<>~^$-]/g, '\\$&');
}
