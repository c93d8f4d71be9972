import { type OrderStatus, orderStatuses } from '@bouwpoort/trade/ordering/order-status';

/* The state of a list of orders in its address, so that it can be shared and restored. */

export const sortFields = ['nummer', 'datum', 'klantnaam', 'referentie', 'status', 'totaal'] as const;
export type SortField = (typeof sortFields)[number];

/** Number of days back; 'all' is everything the server has. */
export const periods = ['30', '90', '365', 'all'] as const;
export type Period = (typeof periods)[number];

export interface OrdersAddress {
  query: string;
  status: OrderStatus | null;
  period: Period;
  sort: { field: SortField; descending: boolean };
  page: number;
}

export const defaultAddress: OrdersAddress = {
  query: '',
  status: null,
  period: '365',
  sort: { field: 'datum', descending: true },
  page: 1,
};

/** Not 'q': the header's search uses that and would show this text as its own. */
export const ordersParams = {
  query: 'zoek',
  status: 'status',
  period: 'periode',
  sort: 'sorteer',
  page: 'page',
} as const;

const maxQueryLength = 100;

export function readAddress(params: URLSearchParams): OrdersAddress {
  const page = Number(params.get(ordersParams.page));
  return {
    query: (params.get(ordersParams.query) ?? '').slice(0, maxQueryLength),
    status: orderStatuses.find((status) => status === params.get(ordersParams.status)) ?? null,
    period: periods.find((period) => period === params.get(ordersParams.period)) ?? defaultAddress.period,
    sort: sortOf(params.get(ordersParams.sort)) ?? defaultAddress.sort,
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
  };
}

/** Default values are left out. */
export function writeAddress({ query, status, period, sort, page }: OrdersAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set(ordersParams.query, query);
  if (status) params.set(ordersParams.status, status);
  if (period !== defaultAddress.period) params.set(ordersParams.period, period);
  if (sortWord(sort) !== sortWord(defaultAddress.sort)) params.set(ordersParams.sort, sortWord(sort));
  if (page > 1) params.set(ordersParams.page, String(page));
  return params;
}

/** '-datum': the newest first. */
export function sortWord({ field, descending }: OrdersAddress['sort']): string {
  return `${descending ? '-' : ''}${field}`;
}

export function sortOf(word: string | null): OrdersAddress['sort'] | undefined {
  const field = sortFields.find((one) => one === word?.replace(/^-/, ''));
  return field && { field, descending: word?.startsWith('-') ?? false };
}

/** Selecting a heading again reverses the order; numbers and dates start with the largest. */
export function sortedBy(address: OrdersAddress, field: SortField): OrdersAddress {
  const descending =
    address.sort.field === field
      ? !address.sort.descending
      : field === 'datum' || field === 'totaal' || field === 'nummer';
  return { ...address, sort: { field, descending }, page: 1 };
}

export function isNarrowed({ query, status, period }: OrdersAddress): boolean {
  return query.trim() !== '' || status !== null || period !== 'all';
}
