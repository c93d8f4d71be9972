import type { AutocompleteResult, ContentSearchResult } from '@bouwpoort/contract/catalogue/search';
import type { Context } from '../../foundation/context/context.ts';
import { findCategory, productCards } from '../products/products.ts';
import { fold } from './language/dutch-fold.ts';
import { type OpenEngine, requireServedVenture } from './product-search.ts';

/** What search needs of content: the venture's pages that fit best, in order. */
export type FindPages = (
  ctx: Context,
  ventureId: string,
  asked: { query: string; top: number; skip: number },
) => Promise<{ results: readonly ContentSearchResult[] }>;

/** As many as fit below the search bar. */
const maxPages = 5;
const maxProducts = 5;

/** Terms, products and categories only where there is a shop (C 2.3); pages everywhere. */
export async function autocomplete(
  ctx: Context,
  openEngine: OpenEngine,
  findPages: FindPages,
  ventureId: string,
  query: string,
): Promise<AutocompleteResult> {
  const venture = await requireServedVenture(ctx, ventureId);
  const [ofShop, pages] = await Promise.all([
    venture.hasShop ? completeShop(ctx, openEngine, venture.id, query) : nothing,
    findPages(ctx, venture.id, { query, top: maxPages, skip: 0 }),
  ]);
  return { ...ofShop, contentPages: pages.results.map(toContentPage) };
}

type ShopCompletions = Pick<AutocompleteResult, 'Suggestions' | 'products' | 'Catagories'>;

const nothing: ShopCompletions = { Suggestions: [], products: [], Catagories: [] };

async function completeShop(
  ctx: Context,
  openEngine: OpenEngine,
  ventureId: string,
  query: string,
): Promise<ShopCompletions> {
  // The same for everybody until the index changes, and visitors begin with the same letters.
  const { terms, productIds, categories } = await ctx.cache.read('search', `complete ${ventureId} ${query}`, async () =>
    openEngine().complete(ventureId, query),
  );
  const [cards, found] = await Promise.all([
    productCards(ctx, productIds),
    Promise.all(categories.map(async ({ id, count }) => ({ count, category: await findCategory(ctx, id) }))),
  ]);
  return {
    Suggestions: terms,
    products: nameMatchesFirst(cards, query)
      .slice(0, maxProducts)
      .map(({ id, name, routeSegment, imageUrl, url }) => ({
        ContentLinkId: id,
        Title: name,
        RouteSegment: routeSegment,
        ImageUrl: imageUrl,
        ProductUrl: url,
      })),
    Catagories: found.flatMap(({ category, count }) =>
      category ? [{ id: String(category.id), CategoryName: category.name, Url: category.url, Count: count }] : [],
    ),
  };
}

const wordSeparator = /[^\p{L}\p{N}]+/u;

/** A visitor who types 'hout' wants that word: names with a word that begins with it come before other matches. */
function nameMatchesFirst<T extends { name: string }>(products: readonly T[], query: string): readonly T[] {
  const typed = fold(query).split(wordSeparator).findLast(Boolean) ?? '';
  if (!/^\p{L}/u.test(typed)) return products;
  const isNamedSo = ({ name }: T) =>
    fold(name)
      .split(wordSeparator)
      .some((word) => word.startsWith(typed));
  const { named = [], others = [] } = Object.groupBy(products, (one) => (isNamedSo(one) ? 'named' : 'others'));
  return [...named, ...others];
}

function toContentPage(page: ContentSearchResult, index: number): AutocompleteResult['contentPages'][number] {
  return {
    ContentLinkId: page.id,
    DisplayVariants: null,
    Excerpt: page.excerpt,
    ImageUrl: page.imageUrl,
    Index: index,
    NumberOfVariants: 0,
    // Pages come best first and have no score but their place.
    Score: 1 / (index + 1),
    SearchResultType: page.contentType,
    Title: page.title,
    Url: page.url,
  };
}
