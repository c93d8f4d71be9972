import type { ListSummary, OrderList } from '@bouwpoort/contract/ordering/lists';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import type { PageContext } from '../../frame/pages/page-context.ts';

type ListsProblem = 'noLink' | 'failed';

type Opened = Pick<PageContext, 'api' | 'session' | 'wrongVenture' | 'log'>;

export const listFilters = ['all', 'personal', 'company', 'site', 'archive'] as const;
export type ListFilter = (typeof listFilters)[number];

/** The values in the address. */
export const filterNames: Readonly<Record<ListFilter, string>> = {
  all: 'alle',
  personal: 'mij',
  company: 'gedeeld',
  site: 'bouwplaats',
  archive: 'archief',
};

export function readFilter(params: URLSearchParams): ListFilter {
  const name = params.get('soort');
  return listFilters.find((filter) => filterNames[filter] === name) ?? 'all';
}

interface LoadedLists {
  lists: ListSummary[];
  archivedCount: number;
  problem: ListsProblem | null;
}

export async function loadOrderLists(opened: Opened, params: URLSearchParams): Promise<LoadedLists> {
  const nothing = { lists: [], archivedCount: 0 };
  if (opened.wrongVenture || !opened.session?.siteUser.dynamics) return { ...nothing, problem: 'noLink' };
  const q = params.get('zoek')?.trim().slice(0, 100);
  try {
    const query = { archived: readFilter(params) === 'archive', ...(q ? { q } : {}) };
    return { ...(await opened.api.call('lists.list', { query })), problem: null };
  } catch (error) {
    opened.log.error({ err: error }, 'the order lists could not be fetched');
    return { ...nothing, problem: 'failed' };
  }
}

/** Null for a list that does not exist or belongs to somebody else. */
export async function loadOrderList({ api }: Opened, listId: string): Promise<OrderList | null> {
  if (!/^\d{1,9}$/.test(listId)) return null;
  try {
    return await api.call('lists.byId', { params: { listId: Number(listId) } });
  } catch (error) {
    if (error instanceof ApiProblem && [400, 403, 404].includes(error.status)) return null;
    throw error;
  }
}
