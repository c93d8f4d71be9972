import type { FilterExpression } from '../query/filter-expression.ts';
import { SearchError } from '../query/search-error.ts';
import type { Selections } from '../query/search-facet-group.ts';
import { featureField } from '../query/search-filter.ts';
import { all, any, type Clause, nothing } from './text-query.ts';

type Comparison = Extract<FilterExpression, { field: string }>;

const largestInteger = 2 ** 31 - 1;

/** Any expression of C 7.4 as a clause. */
export function filterClause(expression: FilterExpression): Clause {
  if ('of' in expression) {
    const parts = expression.of.map(filterClause);
    return expression.kind === 'and' ? all(parts) : any(parts);
  }
  return comparisonClause(expression);
}

function comparisonClause({ kind, field, value }: Comparison): Clause {
  switch (field) {
    case 'allAncestors':
      return categoryClause(Number(value));
    case 'brand':
    case 'line':
    case 'type':
      return kind === 'eq' ? { term: { [field]: value } } : containing(field, value);
    case 'stockType':
      return { term: { stock: value } };
    case 'stock':
      return stockClause(value);
    case featureField:
      // 'dikte:12,5', or a bare value of whatever feature.
      if (kind === 'contains') return containing('features', value);
      return any([{ term: { features: value } }, { term: { featureValues: value } }]);
    default:
      throw new SearchError({ kind: 'unknownField', field });
  }
}

export function categoryClause(id: number): Clause {
  return Number.isInteger(id) && Math.abs(id) <= largestInteger ? { term: { categories: id } } : nothing;
}

export const inStock: Clause = { term: { stock: 'stockItem' } };

function stockClause(value: string): Clause {
  if (value === 'true') return inStock;
  if (value === 'false') return { bool: { must_not: inStock } };
  throw new SearchError({ kind: 'stockFlag' });
}

function containing(field: string, part: string): Clause {
  const value = `*${part.replace(/[\\*?]/g, '\\$&')}*`;
  return { wildcard: { [field]: { value, case_insensitive: true } } };
}

/** Of each group that is chosen from: any of its values. */
export function selectionClauses(selections: Selections): Map<string, Clause> {
  return new Map(
    [...selections].map(([group, values]) => [group, { terms: { [fieldOfGroup(group)]: [...values] } }] as const),
  );
}

export function fieldOfGroup(group: string): string {
  if (group === 'stockType') return 'stock';
  return group === 'brand' || group === 'line' || group === 'type' ? group : 'features';
}
