import type { Dictionary } from '../index/search-columns.ts';
import { orderBit, stockBit } from '../index/search-document.ts';
import type { SearchShard } from '../index/search-shard.ts';
import type { FilterExpression } from './filter-expression.ts';
import { SearchError } from './search-error.ts';

export const featureField = 'featureList/featureValue';

export type Predicate = (doc: number) => boolean;

type Comparison = Extract<FilterExpression, { field: string }>;

/** Any expression of C 7.4 as a question to one document. */
export function compileFilter(shard: SearchShard, expression: FilterExpression): Predicate {
  if ('of' in expression) {
    const parts = expression.of.map((part) => compileFilter(shard, part));
    return expression.kind === 'and'
      ? (doc) => parts.every((part) => part(doc))
      : (doc) => parts.some((part) => part(doc));
  }
  return compileComparison(shard, expression);
}

function compileComparison(shard: SearchShard, comparison: Comparison): Predicate {
  const { documents } = shard;
  switch (comparison.field) {
    case 'allAncestors': {
      const number = documents.categoryNumber(Number(comparison.value));
      return number === undefined ? never : (doc) => documents.categories.has(doc, number);
    }
    case 'brand':
      return compileColumn(documents.brands, documents.brand, comparison);
    case 'line':
      return compileColumn(documents.lines, documents.line, comparison);
    case 'type':
      return compileColumn(documents.types, documents.type, comparison);
    case 'stockType': {
      const bit = stockTypes.get(comparison.value) ?? 0;
      return (doc) => (documents.stock.array[doc]! & bit) !== 0;
    }
    case 'stock': {
      const wanted = stockFlag(comparison.value);
      return (doc) => (documents.stock.array[doc]! & stockBit) === wanted;
    }
    case featureField: {
      const values = new Set(featureValues(documents.featureValues, comparison));
      return (doc) => hasAny(shard, doc, values);
    }
    default:
      throw new SearchError({ kind: 'unknownField', field: comparison.field });
  }
}

const never: Predicate = () => false;

export const stockTypes: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({ stockItem: stockBit, orderItem: orderBit }),
);

function stockFlag(value: string): number {
  if (value === 'true') return stockBit;
  if (value === 'false') return 0;
  throw new SearchError({ kind: 'stockFlag' });
}

function compileColumn(dictionary: Dictionary, column: { array: Uint32Array }, { kind, value }: Comparison): Predicate {
  if (kind === 'eq') {
    const wanted = dictionary.find(value);
    return wanted === undefined ? never : (doc) => column.array[doc] === wanted;
  }
  const wanted = new Set(containing(dictionary, value));
  return (doc) => wanted.has(column.array[doc]!);
}

/** 'dikte:12,5', or a bare value of whatever feature. */
function featureValues(dictionary: Dictionary, { kind, value }: Comparison): number[] {
  if (kind === 'contains') return containing(dictionary, value);
  const exact = dictionary.find(value);
  if (exact !== undefined) return [exact];
  return dictionary.values.flatMap((text, id) => (text.slice(text.indexOf(':') + 1) === value ? [id] : []));
}

function containing(dictionary: Dictionary, part: string): number[] {
  const wanted = part.toLowerCase();
  return dictionary.values.flatMap((text, id) => (text.toLowerCase().includes(wanted) ? [id] : []));
}

function hasAny({ documents: { features } }: SearchShard, doc: number, wanted: ReadonlySet<number>): boolean {
  const values = features.values.array;
  for (let at = features.starts.array[doc]!, end = features.starts.array[doc + 1]!; at < end; at++) {
    if (wanted.has(values[at]!)) return true;
  }
  return false;
}
