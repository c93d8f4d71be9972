import type { OrderedProduct } from './load-last-ordered.ts';

export const orderedSorts = ['datum', 'aantal'] as const;
type OrderedSort = (typeof orderedSorts)[number];

/** Not 'q': the header's search uses that and would show this text as its own. */
export const orderedQuery = 'zoek';

const productsPerPage = 24;
const maxFavourites = 4;

export interface OrderedAddress {
  query: string;
  sort: OrderedSort;
  page: number;
}

export function readOrderedAddress(params: URLSearchParams): OrderedAddress {
  const page = Number(params.get('page'));
  return {
    query: (params.get(orderedQuery) ?? '').trim().slice(0, 100),
    sort: orderedSorts.find((sort) => sort === params.get('sorteer')) ?? 'datum',
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
  };
}

export function writeOrderedAddress({ query, sort, page }: OrderedAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (query !== '') params.set(orderedQuery, query);
  if (sort !== 'datum') params.set('sorteer', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The input is sorted by date, most recent first. */
export function selectOrdered(products: readonly OrderedProduct[], { sort, page: asked }: OrderedAddress) {
  const sorted = sort === 'aantal' ? products.toSorted((a, b) => b.timesOrdered - a.timesOrdered) : products;
  const pageCount = Math.max(1, Math.ceil(sorted.length / productsPerPage));
  const page = Math.min(asked, pageCount);
  return { shown: sorted.slice((page - 1) * productsPerPage, page * productsPerPage), page, pageCount };
}

/** The most ordered products; only for a longer list. */
export function favouritesOf(
  products: readonly OrderedProduct[],
  { query, sort, page }: OrderedAddress,
): OrderedProduct[] {
  if (query !== '' || sort !== 'datum' || page > 1 || products.length <= 2 * maxFavourites) return [];
  const regulars = products.filter(({ timesOrdered }) => timesOrdered > 1);
  return regulars.length < maxFavourites
    ? []
    : regulars.toSorted((a, b) => b.timesOrdered - a.timesOrdered).slice(0, maxFavourites);
}
