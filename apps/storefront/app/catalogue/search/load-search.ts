import type { ContentSearchResult } from '@bouwpoort/contract/catalogue/search';
import { redirect } from 'react-router';
import type { PageContext } from '../../frame/pages/page-context.ts';
import { webSettings } from '../../frame/web/web-settings.ts';
import { categoryTiles } from '../categories/category-tiles.ts';
import {
  isStockFilterOn,
  type ListingRequest,
  loadProductListing,
  type ProductListingData,
} from '../listing/product-listing-loader.ts';
import { foundPagesHref, pagesPerPage, readSearchAddress, type SearchTab } from './search-address.ts';
import { searchQueryOf } from './search-query.ts';

/** One page of found pages. */
export interface FoundPages {
  results: ContentSearchResult[];
  /** Of the selected type. */
  total: number;
  page: number;
  pageCount: number;
  types: { value: string; name: string; count: number }[];
  contentType: string | undefined;
}

/** A category of the shop, to browse instead. */
export interface SearchCategory {
  href: string;
  name: string;
}

export interface SearchData {
  query: string;
  /** The typed query was longer than the maximum. */
  isTruncated: boolean;
  tab: SearchTab;
  /** This visitor can find products here. */
  hasProducts: boolean;
  /** Null when unknown: not requested, or failed. */
  productCount: number | null;
  pageCount: number | null;
  /** Of the open tab; null when its search failed. */
  listing: ProductListingData | null;
  pages: FoundPages | null;
  didYouMean: string | null;
  categories: SearchCategory[];
}

type SearchPage = Pick<PageContext, 'api' | 'chrome' | 'session' | 'visitor' | 'log'>;

/** Both tabs are counted, the open one is loaded (C 2.3). A failed one leaves the other unchanged. */
export async function loadSearch(page: SearchPage, request: ListingRequest): Promise<SearchData> {
  const { text: query, isTruncated } = searchQueryOf(request.url.searchParams.get('q'));
  const hasProducts = mayFindProducts(page);
  const { tab } = readSearchAddress(request.url.searchParams);
  const base = { query, isTruncated, hasProducts, categories: categoriesOf(page) };
  if (query === '') return { ...nothing, ...base, tab: hasProducts ? 'producten' : 'paginas' };
  if (!hasProducts) return { ...nothing, ...base, ...(await openPages(page, request, query)) };
  if (tab === 'paginas') {
    const [products, pages] = await Promise.all([countProducts(page, request, query), openPages(page, request, query)]);
    return { ...nothing, ...base, ...products, ...pages };
  }
  const [products, pageCount] = await Promise.all([openProducts(page, request, query), countPages(page, query)]);
  const found = { ...nothing, ...base, ...products, pageCount };
  return tab === undefined && pageCount && isEmpty(products.listing)
    ? { ...found, ...(await openPages(page, request, query)) }
    : found;
}

const nothing = { productCount: null, pageCount: null, listing: null, pages: null, didYouMean: null };

function categoriesOf({ chrome: { venture, navigation } }: SearchPage): SearchCategory[] {
  return venture.hasShop
    ? categoryTiles(navigation.headerLinks, undefined).map(({ href, name }) => ({ href, name }))
    : [];
}

/** C 2.3, 5: not without a shop, and not on the portal without a login. */
function mayFindProducts({ chrome: { venture }, visitor }: SearchPage): boolean {
  return venture.hasShop && !(venture.id === webSettings.defaultVentureId && visitor.kind === 'anonymous');
}

/** No results, without any filter that may cause it. */
export function isEmpty(listing: ProductListingData | null): boolean {
  return listing !== null && listing.total === 0 && !listing.isFiltered && !listing.stockFilter;
}

async function openProducts(page: SearchPage, request: ListingRequest, query: string) {
  const listing = await orNull(
    page,
    loadProductListing(page, request, { query, sorts: ['score', 'name', 'newest', 'mostOrdered'] }),
  );
  const tab: SearchTab = 'producten';
  return { tab, listing, productCount: listing?.total ?? null, didYouMean: listing?.didYouMean ?? null };
}

async function countProducts(page: SearchPage, request: ListingRequest, query: string) {
  const answer = await orNull(
    page,
    page.api.call('productSearch.search', {
      params: { ventureId: page.chrome.venture.id },
      query: { includeOrderItems: !isStockFilterOn(request) },
      body: { query, top: 1 },
    }),
  );
  return { productCount: answer?.totalMatching ?? null, didYouMean: answer?.didYouMean ?? null };
}

async function openPages(context: SearchPage, { url }: ListingRequest, query: string) {
  const { venture } = context.chrome;
  const { page, contentType } = readSearchAddress(url.searchParams);
  const tab: SearchTab = 'paginas';
  const answer = await orNull(
    context,
    context.api.call('search.content', {
      params: { ventureId: venture.id },
      body: {
        query,
        top: pagesPerPage,
        skip: (page - 1) * pagesPerPage,
        ...(contentType ? { contentTypes: [contentType] } : {}),
      },
    }),
  );
  if (!answer) return { tab };
  const { results, totalMatching: total, facets } = answer;
  const types = (facets[0]?.links ?? []).map(({ value, displayText, count }) => ({ value, name: displayText, count }));
  const pageCount = Math.ceil(total / pagesPerPage);
  if (page > 1 && page > pageCount) throw redirect(foundPagesHref(venture, query, { page: pageCount, contentType }));
  return {
    tab,
    pages: { results, total, page, pageCount, types, contentType },
    pageCount: types.reduce((sum, { count }) => sum + count, 0),
  };
}

async function countPages(page: SearchPage, query: string): Promise<number | null> {
  const params = { ventureId: page.chrome.venture.id };
  const answer = await orNull(page, page.api.call('search.content', { params, body: { query, top: 1 } }));
  return answer?.totalMatching ?? null;
}

/** A failed search is reported in its own tab; a redirect is passed on. */
async function orNull<T>({ log }: SearchPage, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error }, 'Search failed');
    return null;
  }
}
