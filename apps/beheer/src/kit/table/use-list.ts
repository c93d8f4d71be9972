import type { ListCount } from '@bouwpoort/contract/lists';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAddressParams } from '../../session/address-params.ts';
import { changeOfList, type ListAddress, readList } from './list-address.ts';
import { useRememberedList } from './list-return.ts';

interface FilterOption {
  value: string;
  label: string;
}

/** `period` is `2026-11-01..2026-11-16`; either end is optional. */
export type Filter =
  | { id: string; label: string; kind: 'choice'; options: readonly FilterOption[] }
  | { id: string; label: string; kind: 'period' }
  | { id: string; label: string; kind: 'text' };

export interface List extends ListAddress {
  filterDefinitions: readonly Filter[];
  /** The page to request from the server. */
  page: { limit: number; cursor?: string };
  isNarrowed: boolean;
  change: (change: Partial<ListAddress>) => void;
  clear: () => void;
}

const none: readonly Filter[] = [];
export const pageSize = 50;

interface ListOptions {
  filters?: readonly Filter[];
  /** The default sort order. */
  sort?: ListAddress['sort'];
}

/** The state of a list, stored in the address: a room requests it from the server, the table shows and changes it. */
export function useList({ filters = none, sort }: ListOptions = {}): List {
  const [params, setParams] = useAddressParams();
  useRememberedList();
  const address = useMemo(
    () =>
      readList(
        params,
        filters.map(({ id }) => id),
      ),
    [params, filters],
  );
  const cursor = address.cursors.at(-1);
  return {
    ...address,
    sort: address.sort ?? sort,
    filterDefinitions: filters,
    page: { limit: pageSize, ...(cursor === undefined ? {} : { cursor }) },
    isNarrowed: address.search !== '' || Object.keys(address.filters).length > 0,
    change: (change) => setParams(changeOfList(change), { replace: change.search !== undefined }),
    clear: () =>
      setParams(changeOfList({ search: '', filters: Object.fromEntries(filters.map(({ id }) => [id, ''])) })),
  };
}

interface ListPage {
  total?: ListCount | number | null;
  nextCursor: string | null;
}

/** Reads a page of the list: the answer, and the props of the table except its rows. */
export function useListPage<T extends ListPage>(list: List, reading: UseQueryOptions<T>) {
  const { data, error, refetch } = useQuery<T>({ ...reading, placeholderData: keepPreviousData });
  const total = typeof data?.total === 'number' ? { count: data.total, isExact: true } : (data?.total ?? undefined);
  return { data, table: { list, error, retry: refetch, total, nextCursor: data?.nextCursor } };
}

/** The two ends of a period filter, in the format of the server. */
export function periodOf(value: string | undefined): { from?: string; until?: string } {
  const [from, until] = value?.split('..') ?? [];
  return { ...(from ? { from } : {}), ...(until ? { until } : {}) };
}
