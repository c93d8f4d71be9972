import { maxByPrice } from '@bouwpoort/contract/catalogue/max-by-price';
import type { ProductSearchResponse } from '@bouwpoort/contract/catalogue/product-search';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { type FilterGroup, toFilterString } from '@bouwpoort/trade/catalogue/filter-codec';
import { redirect } from 'react-router';
import { memoizeByResponse } from '../../frame/loader-data/memoize-by-response.ts';
import type { PageContext } from '../../frame/pages/page-context.ts';
import { type ProductTile, toFilterGroups, toProductTile } from '../tiles/catalogue-mapping.ts';
import {
  addressOf,
  filtersOf,
  hasStockFilter,
  isFiltered,
  type ListingSort,
  listingParams,
  pageOf,
  sortOf,
  withFormFields,
  withoutOptions,
  withoutSort,
  withPage,
} from './listing-address.ts';
import { type ListingView, viewCookie, viewIn, viewOfWord } from './listing-view.ts';
import { readStockFilterCookie, requestedStockFilterCookie } from './stock-filter-cookie.ts';

/** decisions: Catalogue, search, prices. */
export const productsPerPage = 24;

/** The list before filters: a category, a search text, or both. */
export interface ListingBase {
  categoryId?: string;
  query?: string;
  /** In the order in which they are offered; the first is the default. */
  sorts: readonly ListingSort[];
}

export interface ProductListingData {
  products: ProductTile[];
  total: number;
  page: number;
  pageCount: number;
  sort: ListingSort;
  sorts: readonly ListingSort[];
  view: ListingView;
  /** All groups, with the selections of the address. */
  groups: FilterGroup[];
  stockFilter: boolean;
  /** Narrowed by filters, so not a page for search engines. */
  isFiltered: boolean;
  /** The suggested spelling for a search without results. */
  didYouMean: string | null;
}

export type ListingPage = Pick<PageContext, 'api' | 'chrome' | 'session'>;

export interface ListingRequest {
  request: Request;
  url: URL;
}

/**
 * The products listed by an address. Throws a redirect for a submitted form without script, and for a page beyond the
 * last.
 */
export async function loadProductListing(
  { api, chrome, session }: ListingPage,
  { request, url }: ListingRequest,
  base: ListingBase,
): Promise<ProductListingData> {
  redirectForm(url);
  const sorts = seesPrices({ chrome, session }) ? [...base.sorts, 'price' as const] : base.sorts;
  const cookies = request.headers.get('cookie');
  const params = url.searchParams;
  const chosen = filtersOf(params);
  const sort = sortOf(params, sorts);
  const page = pageOf(params);
  const stockFilter = isStockFilterOn({ request, url });
  const extra = toFilterString(chosen);
  const searchInput = {
    params: { ventureId: chrome.venture.id },
    query: { includeOrderItems: !stockFilter, ...(extra ? { includeSingleFilterOptions: true } : {}) },
  };
  const body = {
    filter: toFilterString(chosen, base.categoryId) || undefined,
    query: base.query ?? '',
    top: productsPerPage,
    skip: (page - 1) * productsPerPage,
    expand: 'imageAssets',
  };
  const search =
    sort === 'price'
      ? api.call('productSearch.byPrice', { ...searchInput, body })
      : api.call('productSearch.search', { ...searchInput, body: { ...body, orderBy: sort } });
  const answer = await search.catch((error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
    // Too many products to sort by price, or prices that this visitor may not see any more.
    const isUnsorted = sort === 'price' && (error.status === 403 || error.problem.code === 'tooManyByPrice');
    if (isUnsorted) throw redirect(addressOf(url.pathname, withoutSort(params)));
    // Filters in an address can be anything: those the server rejects are left out.
    if (error.status === 400 && chosen.length > 0) throw redirect(addressOf(url.pathname, withoutOptions(params)));
    throw error;
  });
  const pageCount = Math.ceil(answer.totalMatching / productsPerPage);
  if (page > 1 && page > pageCount) throw redirect(addressOf(url.pathname, withPage(params, pageCount)));
  return {
    products: tilesOf(answer, chrome.venture.id),
    total: answer.totalMatching,
    page,
    pageCount,
    sort,
    sorts: answer.totalMatching > maxByPrice ? base.sorts : sorts,
    view: viewIn(cookies),
    groups: chosen.length === 0 ? groupsOf(answer) : toFilterGroups(answer.filters, chosen),
    stockFilter,
    isFiltered: isFiltered(params),
    didYouMean: answer.didYouMean,
  };
}

/** Whether the visitor is a customer of this venture, and it shows prices. */
function seesPrices({ chrome: { venture }, session }: Pick<ListingPage, 'chrome' | 'session'>): boolean {
  const user = session?.siteUser;
  return (
    user !== undefined && user.ventureId === venture.id && user.dynamics && user.seesPrices && !venture.disablePricing
  );
}

const tilesOf = memoizeByResponse((answer: ProductSearchResponse, ventureId: string): ProductTile[] =>
  answer.results.map((result) => toProductTile(result, ventureId)),
);
const groupsOf = memoizeByResponse((answer: ProductSearchResponse): FilterGroup[] =>
  toFilterGroups(answer.filters, []),
);

/** On when the address says so, as in a shared one, or when the cookie of the device does (stock-filter-cookie.ts). */
export function isStockFilterOn({ request, url }: ListingRequest): boolean {
  return hasStockFilter(url.searchParams) || readStockFilterCookie(request.headers.get('cookie')).enabled;
}

/** Without script, selections come as form fields: they are stored here, and redirected to the equivalent address. */
function redirectForm(url: URL): void {
  const params = new URLSearchParams(url.searchParams);
  if (params.has(listingParams.apply)) {
    const cookie = requestedStockFilterCookie(params.has(listingParams.stock));
    throw redirect(addressOf(url.pathname, withFormFields(params)), { headers: { 'set-cookie': cookie } });
  }
  if (params.has(listingParams.view)) {
    const cookie = viewCookie(viewOfWord(params.get(listingParams.view)));
    params.delete(listingParams.view);
    throw redirect(addressOf(url.pathname, params), { headers: { 'set-cookie': cookie } });
  }
}
