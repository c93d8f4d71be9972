import type { ContentItem } from '@bouwpoort/contract/foundation/content-item';
import type { Client } from '@bouwpoort/contract/program/client';
import { catalogueSections } from '../catalogue/catalogue-sections.ts';
import type { PageContext } from '../pages/page-context.ts';
import type { ContentPageData } from './load-content.ts';
import { type OverviewItems, overviewItems } from './overview-items.ts';
import type { PageLink, Surroundings } from './page-surroundings.ts';

/** Deeper trees do not fit in the breadcrumbs; this also stops at a page that is its own ancestor. */
const maxDepth = 5;
const siblingsShown = 5;

/** The context of a page: its ancestors and its siblings. */
export async function loadSurroundings(
  { api, chrome }: Pick<PageContext, 'api' | 'chrome'>,
  page: ContentPageData,
  url: URL,
): Promise<Surroundings> {
  const [ancestors, siblings] = await Promise.all([loadAncestors(api, page), loadSiblings(api, page)]);
  return {
    title: page.title,
    path: page.url ?? url.pathname,
    ancestors,
    siblings,
    overview: overviewOf(page, url.searchParams),
    catalogue: page.contentType === 'CatalogPage' ? catalogueSections(chrome.navigation.headerLinks) : undefined,
  };
}

/** From the section under the home page down to the parent; the venture itself provides the home page. */
async function loadAncestors(api: Client, page: ContentPageData): Promise<PageLink[]> {
  const ancestors: PageLink[] = [];
  let parent = page.parentLink;
  while (parent && ancestors.length < maxDepth) {
    const item = await loadFrame(api, parent.id);
    if (!item.parentLink) break;
    if (item.url) ancestors.unshift({ title: item.name, url: item.url, publishedAt: item.publishedAt });
    parent = item.parentLink;
  }
  return ancestors;
}

/** A content item without the properties of its own type. */
function loadFrame(api: Client, contentId: string): Promise<ContentItem> {
  return api.call('content.byId', { params: { contentId }, query: { select: 'none' } });
}

/** News and articles: the newest others. Customer service pages: all, in their own order, including this one. */
async function loadSiblings(api: Client, page: ContentPageData): Promise<PageLink[]> {
  const isService = page.contentType === 'CustomerServiceDetailPage';
  if (!page.parentLink || !(isService || page.contentType === 'NewsPage' || page.contentType === 'BlogPage')) return [];
  const children = await api.call('content.children', {
    params: { contentId: page.parentLink.id },
    query: { select: 'title' },
  });
  const sameType = children.flatMap((item) =>
    item.url && (isService || item.contentType === page.contentType)
      ? [{ title: isService ? item.name : titleOf(item), url: item.url, publishedAt: item.publishedAt }]
      : [],
  );
  if (isService) return sameType;
  return sameType
    .filter(({ url }) => url !== page.url)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, siblingsShown);
}

function titleOf(item: ContentItem): string {
  return typeof item.title === 'string' ? item.title : item.name;
}

/** Only the shown pages are sent to the browser; the whole list may be years of news. */
function overviewOf(page: ContentPageData, query: URLSearchParams): OverviewItems | undefined {
  if (page.contentType !== 'DynamicContentOverviewPage') return undefined;
  const all = page.source.expanded ?? [];
  page.source = { ...page.source, expanded: [] };
  return overviewItems(all, page.pageSize, { page: query.get('page'), category: query.get('soort') });
}
