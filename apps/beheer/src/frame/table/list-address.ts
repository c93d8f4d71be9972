import type { ParamChange } from '../session/address-params.ts';

/** The state of a list in the address: `?zoek=…&stand=actief&sorteer=-naam&kolommen=naam,rol&na=…`. */
export interface ListAddress {
  search: string;
  /** By filter; only active ones. */
  filters: Readonly<Record<string, string>>;
  sort: { column: string; descending: boolean } | undefined;
  /** Undefined for the default columns. */
  columns: readonly string[] | undefined;
  /** The cursors at the end of each page before this one; empty on the first page. */
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

/** A change of the address; parameters that are left out stay. Another filter starts at the first page. */
export function changeOfList({ search, filters, sort, columns, cursors }: Partial<ListAddress>): ParamChange {
  return {
    ...(search === undefined ? {} : { zoek: search }),
    ...filters,
    ...(sort && { sorteer: `${sort.descending ? '-' : ''}${sort.column}` }),
    ...(columns && { kolommen: columns.join(',') }),
    ...((cursors || search !== undefined || filters || sort) && { na: cursors?.join(between) }),
  };
}

/** The part of the address that a saved view stores: without the page and the venture. */
export function viewOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('na');
  kept.delete('venture');
  kept.sort();
  return kept.toString();
}
