import type { ListCount } from '@bouwpoort/contract/foundation/lists';
import { keepPreviousData, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { changedParams, useAddressParams } from '../session/address-params.ts';
import { changeOfList, type ListAddress, readList } from './list-address.ts';
import { useRememberedList, useRememberedSequence } from './list-return.ts';
import { pageSize, type RecordSequence } from './record-sequence.ts';

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

interface ListOptions {
  filters?: readonly Filter[];
  /** The default sort order. */
  sort?: ListAddress['sort'];
}

/** The state of a list, stored in the address: a section requests it from the server, the table shows and changes it. */
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
  return { data, table: { list, error, retry: refetch, total: totalOf(data), nextCursor: data?.nextCursor } };
}

/** The same for a list whose records have a previous and a next one: `usePreviousNext` on the page of a record. */
export function useRecordListPage<T extends ListPage>(
  list: List,
  readingOf: (page: List['page']) => UseQueryOptions<T>,
  idsOf: (page: T) => readonly string[],
) {
  const reading = readingOf(list.page);
  const client = useQueryClient();
  const { search } = useLocation();
  // Not the page of an earlier filter, which is shown until this one is read.
  const { data } = useQuery<T>(reading);
  const load: RecordSequence['load'] = async (cursor) => {
    const page = await client.fetchQuery<T>(
      readingOf({ limit: pageSize, ...(cursor === undefined ? {} : { cursor }) }),
    );
    return { ids: idsOf(page), nextCursor: page.nextCursor };
  };
  useRememberedSequence(
    data && {
      list: changedParams(new URLSearchParams(search), { na: undefined }).toString(),
      pages: [{ cursors: list.cursors, ids: idsOf(data), nextCursor: data.nextCursor }],
      total: totalOf(data),
      load,
    },
  );
  return useListPage(list, reading);
}

function totalOf(page: ListPage | undefined): ListCount | undefined {
  return typeof page?.total === 'number' ? { count: page.total, isExact: true } : (page?.total ?? undefined);
}

/** The two ends of a period filter, in the format of the server. */
export function periodOf(value: string | undefined): { from?: string; until?: string } {
  const [from, until] = value?.split('..') ?? [];
  return { ...(from ? { from } : {}), ...(until ? { until } : {}) };
}
