import type { FilterGroup } from '@bouwpoort/contract/catalogue/products';
import type { ContentSearchResult } from '@bouwpoort/contract/catalogue/search';
import type { ContentPageType } from '@bouwpoort/contract/content/content-types';
import type { Context } from '../../foundation/context/context.ts';
import { suggestedPageLimits } from '../../foundation/invalidation/caches.ts';
import type { TagVersions } from '../../foundation/invalidation/tag-versions.ts';
import { readThrough, TaggedCache } from '../../foundation/invalidation/tagged-cache.ts';
import { type PageRow, selectPages, selectTypes } from './content-search.queries.ts';

interface ContentSearch {
  query: string;
  top: number;
  skip: number;
  contentTypes?: string[] | undefined;
}

interface ContentSearchAnswer {
  totalMatching: number;
  results: ContentSearchResult[];
  facets: FilterGroup[];
}

/** Pages of this venture that have an address and may be indexed, best first. */
export async function searchContent(
  ctx: Context,
  ventureId: string,
  asked: ContentSearch,
): Promise<ContentSearchAnswer> {
  const words = wordsOf(asked.query);
  if (words.length === 0) return { totalMatching: 0, results: [], facets: [] };
  const [types, results] = await Promise.all([
    selectTypes(ctx, ventureId, words),
    selectPages(ctx, ventureId, words, asked).then((rows) => rows.map(toResult)),
  ]);
  const selected = new Set(asked.contentTypes);
  const totalMatching = types
    .filter(({ contentType }) => selected.size === 0 || selected.has(contentType))
    .reduce((sum, type) => sum + type.count, 0);
  return { totalMatching, results, facets: facetsOf(types, selected) };
}

type FindPages = (
  ctx: Context,
  ventureId: string,
  asked: ContentSearch,
) => Promise<{ results: readonly ContentSearchResult[] }>;

/**
 * Only the best pages, without a total: for suggestions during typing. Many users type the same prefixes, and excerpts
 * are expensive, so the results are cached.
 */
export function pageFinder(versions: TagVersions, clock: () => Date): FindPages {
  const found = new TaggedCache<unknown>(suggestedPageLimits, { versions, clock });
  return async (ctx, ventureId, asked) => {
    const words = wordsOf(asked.query);
    if (words.length === 0) return { results: [] };
    const key = JSON.stringify([ventureId, words, asked.top, asked.skip, asked.contentTypes]);
    return readThrough(found, key, ['content'], async () => {
      const rows = await selectPages(ctx, ventureId, words, asked);
      return { results: rows.map(toResult) };
    });
  };
}

const word = /[\p{L}\p{N}]+/gu;
const maxWords = 12;

/** Letters and digits only, so that no input is an operator of to_tsquery. */
function wordsOf(text: string): string[] {
  return (text.match(word) ?? []).slice(0, maxWords);
}

function toResult(row: PageRow): ContentSearchResult {
  return { ...row, excerpt: toItsEnd(withoutEntities(row.excerpt)) };
}

/** Adds an ellipsis where the excerpt was cut. */
function toItsEnd(excerpt: string): string {
  return excerpt === '' || /[.!?…]["”’)]?$/.test(excerpt) ? excerpt : `${excerpt} …`;
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: ' ' }),
);

function withoutEntities(text: string): string {
  return text
    .replace(/&(#?\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/^[\s·]+|[\s·]+$/g, '');
}

/** The names for visitors. */
const typeNames: Record<ContentPageType, string> = {
  SimpleContentPage: 'Informatie',
  LocationDetailPage: 'Vestigingen',
  CustomerServiceOverviewPage: 'Vragen en antwoorden',
  CustomerServiceDetailPage: 'Klantenservice',
  CustomerServiceLandingPage: 'Contact en service',
  ContentPage: 'Pagina’s',
  NewsPage: 'Nieuws',
  BlogPage: 'Advies',
  DynamicContentOverviewPage: 'Overzichten',
  StoryTellingPage: 'Verhalen',
  VentureHomePage: 'Startpagina',
  HomePage: 'Startpagina',
  BrochurePage: 'Brochures',
  CatalogPage: 'Assortiment',
  LoginPage: 'Account',
};

function facetsOf(types: { contentType: string; count: number }[], selected: ReadonlySet<string>): FilterGroup[] {
  if (types.length === 0) return [];
  const names = new Map<string, string>(Object.entries(typeNames));
  return [
    {
      name: 'Soort pagina',
      filterField: 'contentType',
      count: types.length,
      links: types.map(({ contentType, count }) => ({
        value: contentType,
        displayText: names.get(contentType) ?? contentType,
        count,
        selected: selected.has(contentType),
      })),
    },
  ];
}
