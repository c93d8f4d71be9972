import { ApiProblem } from '@bouwpoort/contract/client';
import type { ProductOrder, ProductSearchResponse } from '@bouwpoort/contract/product-search';
import { type FilterGroup, toFilterString } from '@bouwpoort/trade/filter-codec';
import { redirect } from 'react-router';
import { oncePerAnswer } from '../loader-data/once-per-answer.ts';
import type { PageContext } from '../pages/page-context.ts';
import { type ProductTile, toFilterGroups, toProductTile } from './catalogue-mapping.ts';
import {
  addressOf,
  filtersOf,
  hasStockFilter,
  isFiltered,
  listingParams,
  pageOf,
  sortOf,
  withFormFields,
  withoutOptions,
  withPage,
} from './listing-address.ts';
import { type ListingView, viewCookie, viewIn, viewOfWord } from './listing-view.ts';
import { askedStockFilter, stockFilterIn } from './stock-filter-cookie.ts';

/** decisions: Catalogue, search, prices. */
export const productsPerPage = 24;

/** What is listed before filters: a category, what was searched for, or both. */
export interface ListingBase {
  categoryId?: string;
  query?: string;
  /** In the order in which they are offered; the first holds until another is chosen. */
  sorts: readonly ProductOrder[];
}

export interface ProductListingData {
  products: ProductTile[];
  total: number;
  page: number;
  pageCount: number;
  sort: ProductOrder;
  sorts: readonly ProductOrder[];
  view: ListingView;
  /** Every group there is, with what the address has chosen. */
  groups: FilterGroup[];
  stockFilter: boolean;
  /** Narrowed by filters, so no page for search engines. */
  isFiltered: boolean;
  /** What a search that found nothing may have meant. */
  didYouMean: string | null;
}

export interface ListingRequest {
  request: Request;
  url: URL;
}

/**
 * From an address to the products it lists. Throws a redirect for what a form without script asked for, and for a page
 * beyond the last.
 */
export async function loadProductListing(
  { api, chrome }: Pick<PageContext, 'api' | 'chrome'>,
  { request, url }: ListingRequest,
  base: ListingBase,
): Promise<ProductListingData> {
  followForm(url);
  const cookies = request.headers.get('cookie');
  const params = url.searchParams;
  const chosen = filtersOf(params);
  const sort = sortOf(params, base.sorts);
  const page = pageOf(params);
  const stockFilter = isStockFilterOn({ request, url });
  const extra = toFilterString(chosen);
  const search = api.call('productSearch.search', {
    params: { ventureId: chrome.venture.id },
    query: { includeOrderItems: !stockFilter, ...(extra ? { includeSingleFilterOptions: true } : {}) },
    body: {
      filter: toFilterString(chosen, base.categoryId) || undefined,
      query: base.query ?? '',
      top: productsPerPage,
      skip: (page - 1) * productsPerPage,
      orderBy: sort,
      expand: 'imageAssets',
    },
  });
  const answer = await search.catch((error: unknown) => {
    // Filters in an address can be anything: what the server cannot filter by is left out.
    const isRefused = error instanceof ApiProblem && error.status === 400 && chosen.length > 0;
    throw isRefused ? redirect(addressOf(url.pathname, withoutOptions(params))) : error;
  });
  const pageCount = Math.ceil(answer.totalMatching / productsPerPage);
  if (page > 1 && page > pageCount) throw redirect(addressOf(url.pathname, withPage(params, pageCount)));
  return {
    products: tilesOf(answer, chrome.venture.id),
    total: answer.totalMatching,
    page,
    pageCount,
    sort,
    sorts: base.sorts,
    view: viewIn(cookies),
    groups: chosen.length === 0 ? groupsOf(answer) : toFilterGroups(answer.filters, chosen),
    stockFilter,
    isFiltered: isFiltered(params),
    didYouMean: answer.didYouMean,
  };
}

const tilesOf = oncePerAnswer((answer: ProductSearchResponse, ventureId: string): ProductTile[] =>
  answer.results.map((result) => toProductTile(result, ventureId)),
);
const groupsOf = oncePerAnswer((answer: ProductSearchResponse): FilterGroup[] => toFilterGroups(answer.filters, []));

/** On when the address says so, as a shared one may, or when the device does (stock-filter-cookie.ts). */
export function isStockFilterOn({ request, url }: ListingRequest): boolean {
  return hasStockFilter(url.searchParams) || stockFilterIn(request.headers.get('cookie')).enabled;
}

/** Without script, choices come as form fields: they are stored here, and redirect to the address they stand for. */
function followForm(url: URL): void {
  const params = new URLSearchParams(url.searchParams);
  if (params.has(listingParams.apply)) {
    const cookie = askedStockFilter(params.has(listingParams.stock));
    throw redirect(addressOf(url.pathname, withFormFields(params)), { headers: { 'set-cookie': cookie } });
  }
  if (params.has(listingParams.view)) {
    const cookie = viewCookie(viewOfWord(params.get(listingParams.view)));
    params.delete(listingParams.view);
    throw redirect(addressOf(url.pathname, params), { headers: { 'set-cookie': cookie } });
  }
}
