import type { ParamChange } from '../../session/address-params.ts';

/** How a list stands in the address: `?zoek=…&stand=actief&sorteer=-naam&kolommen=naam,rol&na=…`. */
export interface ListAddress {
  search: string;
  /** By filter; only those that are set. */
  filters: Readonly<Record<string, string>>;
  sort: { column: string; descending: boolean } | undefined;
  /** Undefined: the columns a list starts with. */
  columns: readonly string[] | undefined;
  /** Where each page before this one ended; none on the first. */
  cursors: readonly string[];
}

const between = '~';

export function readList(params: URLSearchParams, filters: readonly string[]): ListAddress {
  const sort = params.get('sorteer');
  return {
    search: params.get('zoek') ?? '',
    filters: Object.fromEntries(filters.flatMap((id) => (params.get(id) ? [[id, params.get(id) as string]] : []))),
    sort: sort ? { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : undefined,
    columns: params.get('kolommen')?.split(','),
    cursors: params.get('na')?.split(between) ?? [],
  };
}

/** Of the address; what is left out stays. Another question begins at its first page. */
export function changeOfList({ search, filters, sort, columns, cursors }: Partial<ListAddress>): ParamChange {
  return {
    ...(search === undefined ? {} : { zoek: search }),
    ...filters,
    ...(sort && { sorteer: `${sort.descending ? '-' : ''}${sort.column}` }),
    ...(columns && { kolommen: columns.join(',') }),
    ...((cursors || search !== undefined || filters || sort) && { na: cursors?.join(between) }),
  };
}

/** The part that a saved view remembers: not the page somebody was on, nor the venture. */
export function viewOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('na');
  kept.delete('venture');
  kept.sort();
  return kept.toString();
}
