import type { Category as ServerCategory } from '@bouwpoort/contract/catalogue/products';
import type { Client } from '@bouwpoort/contract/program/client';
import { data } from 'react-router';
import { orNotFound, type PageContext } from '../../frame/pages/page-context.ts';
import {
  type ListingPage,
  type ListingRequest,
  loadProductListing,
  type ProductListingData,
} from '../listing/product-listing-loader.ts';
import { type Category, toCategory } from '../tiles/catalogue-mapping.ts';
import { menuTrailTo, type TrailStep } from './category-trail.ts';

/** Deeper trees do not fit in the breadcrumbs; this also stops at a category that is its own ancestor. */
const maxDepth = 5;
/** No relevance without a search text (decisions: Catalogue, search, prices). */
const sorts = ['mostOrdered', 'name', 'newest'] as const;

export interface CategoryPageData {
  category: Category;
  /** From the main category down to the parent. */
  ancestors: TrailStep[];
  listing: ProductListingData;
}

export async function loadCategoryPage(page: ListingPage, at: ListingRequest): Promise<CategoryPageData> {
  const { api, chrome } = page;
  const trail = menuTrailTo(chrome.navigation.headerLinks, at.url.pathname);
  const known = trail.at(-1);
  const categoryRequest = loadCategory(page, at.url.pathname);
  if (known) {
    const [category, listing] = await Promise.all([categoryRequest, loadListing(page, at, known.id)]);
    return { category, ancestors: trail.slice(0, -1), listing };
  }
  const category = await categoryRequest;
  const [ancestors, listing] = await Promise.all([
    loadAncestors(api, category, chrome.venture.catalogId),
    loadListing(page, at, category.id),
  ]);
  return { category, ancestors, listing };
}

function loadListing(page: ListingPage, at: ListingRequest, categoryId: string) {
  return loadProductListing(page, at, { categoryId, sorts });
}

/** A category of another venture is a 404 here. */
async function loadCategory({ api, chrome }: Pick<PageContext, 'api' | 'chrome'>, contentUrl: string) {
  const { venture } = chrome;
  const query = { contentUrl, expand: 'subCategories', ventureId: venture.id };
  const item = (await orNotFound(api.call('content.byPath', { query }))) as ServerCategory;
  const isCategory = item.contentType === 'CategoryNode' || item.contentType === 'CategorySubNode';
  if (!isCategory || item.ventureId !== venture.id) throw data(null, { status: 404 });
  return toCategory(item, venture.catalogId ?? '');
}

/** The ancestors of a category that is not in the menu. */
async function loadAncestors(api: Client, category: Category, catalogId: string | null): Promise<TrailStep[]> {
  const ancestors: TrailStep[] = [];
  let parentId = category.parentId;
  while (parentId && parentId !== catalogId && ancestors.length < maxDepth) {
    const contentId = `${parentId}__CatalogContent`;
    const item = await api.call('content.byId', { params: { contentId }, query: { select: 'none' } });
    if (item.url) ancestors.unshift({ id: parentId, name: item.name, url: item.url });
    parentId = item.parentLink?.id ?? null;
  }
  return ancestors;
}
