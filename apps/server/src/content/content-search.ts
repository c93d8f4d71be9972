import type { FilterGroup } from '@bouwpoort/contract/catalogue';
import type { ContentPageType } from '@bouwpoort/contract/content-types';
import type { ContentSearchResult } from '@bouwpoort/contract/search';
import { and, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../request-context.ts';
import { contents } from './content.tables.ts';

export interface ContentSearch {
  query: string;
  top: number;
  skip: number;
  contentTypes?: string[] | undefined;
}

export interface ContentSearchAnswer {
  totalMatching: number;
  results: ContentSearchResult[];
  facets: FilterGroup[];
}

/** Made by the migration content-search: the title weighs most, then the introduction, then the rest. */
const search = sql`"content"."search"`;

/** Pages of this venture that have an address and may be indexed, best first. */
export async function searchContent(
  ctx: Context,
  ventureId: string,
  asked: ContentSearch,
): Promise<ContentSearchAnswer> {
  const query = toQuery(asked.query);
  if (!query) return { totalMatching: 0, results: [], facets: [] };
  const matching = matchingPages(ventureId, query);
  const chosen = asked.contentTypes?.length
    ? and(matching, inArray(contents.contentType, asked.contentTypes))
    : matching;
  const [types, results] = await Promise.all([countTypes(ctx, matching), selectResults(ctx, chosen, query, asked)]);
  const selected = new Set(asked.contentTypes);
  const totalMatching = types
    .filter(({ contentType }) => selected.size === 0 || selected.has(contentType))
    .reduce((sum, type) => sum + type.count, 0);
  return { totalMatching, results, facets: facetsOf(types, selected) };
}

/** The best pages alone, without counting the rest: for suggestions while somebody types. */
export async function findPages(
  ctx: Context,
  ventureId: string,
  asked: ContentSearch,
): Promise<{ results: ContentSearchResult[] }> {
  const query = toQuery(asked.query);
  return { results: query ? await selectResults(ctx, matchingPages(ventureId, query), query, asked) : [] };
}

function matchingPages(ventureId: string, query: SQL): SQL | undefined {
  return and(
    eq(contents.ventureId, ventureId),
    isNotNull(contents.url),
    eq(contents.disableIndexing, false),
    sql`${search} @@ ${query}`,
  );
}

/** Words are letters and digits, so nothing a visitor types is an operator to to_tsquery. */
const words = /[\p{L}\p{N}]+/gu;
const mostWords = 12;

/** Every word must be there, by its stem or as it is; little words count only while they are still being typed. */
function toQuery(text: string): SQL | undefined {
  const given = (text.match(words) ?? []).slice(0, mostWords);
  const parts = given.map((word, at) => {
    const last = at === given.length - 1;
    const lexeme = last ? sql`without_accents(${word}) || ':*'` : sql`without_accents(${word})`;
    const [stem, exact] = [sql`to_tsquery('dutch', ${lexeme})`, sql`to_tsquery('simple', ${lexeme})`];
    return last
      ? sql`(${stem} || ${exact})`
      : sql`(case when numnode(${stem}) = 0 then ${stem} else ${stem} || ${exact} end)`;
  });
  return parts.length === 0 ? undefined : sql`(${sql.join(parts, sql` && `)})`;
}

function countTypes(ctx: Context, matching: SQL | undefined) {
  return ctx.db
    .select({ contentType: contents.contentType, count: count() })
    .from(contents)
    .where(matching)
    .groupBy(contents.contentType)
    .orderBy(desc(count()), contents.contentType);
}

async function selectResults(
  ctx: Context,
  matching: SQL | undefined,
  query: SQL,
  { top, skip }: ContentSearch,
): Promise<ContentSearchResult[]> {
  // The excerpts are cut after the limit: they are the dearest part, and only this page's are read.
  const page = ctx.db
    .select({
      id: contents.id,
      rank: sql<number>`ts_rank(${search}, ${query})`.as('rank'),
    })
    .from(contents)
    .where(matching)
    .orderBy(desc(sql`rank`), desc(contents.publishedAt), contents.id)
    .limit(top)
    .offset(skip)
    .as('page');
  const text = sql`concat_ws(' · ', ${contents.properties} ->> 'introduction', content_text(${contents.properties} - 'title' - 'introduction'))`;
  const rows = await ctx.db
    .select({
      id: contents.id,
      title: sql<string>`coalesce(${contents.properties} ->> 'title', ${contents.name})`,
      excerpt: sql<string>`ts_headline('dutch', ${text}, ${query}, ${headline})`,
      url: sql<string>`${contents.url}`,
      imageUrl: contents.pageImageUrl,
      contentType: contents.contentType,
    })
    .from(page)
    .innerJoin(contents, eq(contents.id, page.id))
    .orderBy(desc(page.rank), desc(contents.publishedAt), contents.id);
  return rows.map((row) => ({ ...row, excerpt: withoutEntities(row.excerpt) }));
}

const headline = 'StartSel="", StopSel="", MinWords=18, MaxWords=34, ShortWord=0, HighlightAll=false';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: ' ' };

function withoutEntities(text: string): string {
  return text
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/^[\s·]+|[\s·]+$/g, '');
}

/** What a visitor calls them. */
const typeNames: Record<ContentPageType, string> = {
  SimpleContentPage: 'Informatie',
  LocationDetailPage: 'Vestigingen',
  CustomerServiceOverviewPage: 'Vragen en antwoorden',
  CustomerServiceDetailPage: 'Klantenservice',
  CustomerServiceLandingPage: 'Contact en service',
  ContentPage: "Pagina's",
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
  const names: Record<string, string> = typeNames;
  return [
    {
      name: 'Soort pagina',
      filterField: 'contentType',
      count: types.length,
      links: types.map(({ contentType, count }) => ({
        value: contentType,
        displayText: names[contentType] ?? contentType,
        count,
        selected: selected.has(contentType),
      })),
    },
  ];
}
