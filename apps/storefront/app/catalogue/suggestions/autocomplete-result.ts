import type { AutocompleteResult } from '@bouwpoort/contract/catalogue/search';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';

/** The content of the suggestions (C 3, as read by the suggestions screen). */
export interface Suggestions {
  terms: string[];
  products: { id: string; name: string; url: string; imageUrl: string | null }[];
  categories: { id: string; CategoryName: string; Url: string; Count: number }[];
  contentPages: { id: string; Title: string; Url: string }[];
}

/** The maximum that fits on a screen; the search page has all results. */
const maxResults = { terms: 4, products: 5, categories: 3, contentPages: 3 };

/** Maps the server's names. Without a shop there are no products and no categories (C 2.3). */
export function suggestionsOf(result: AutocompleteResult, hasShop: boolean): Suggestions {
  return {
    terms: [...new Set(result.Suggestions)].slice(0, maxResults.terms),
    products: hasShop
      ? result.products.slice(0, maxResults.products).map(({ ContentLinkId, Title, ProductUrl, ImageUrl }) => ({
          id: ContentLinkId,
          name: withTimesSigns(Title),
          url: ProductUrl,
          imageUrl: ImageUrl,
        }))
      : [],
    categories: hasShop
      ? result.Catagories.slice(0, maxResults.categories).map(({ id, CategoryName, Url, Count }) => ({
          id,
          CategoryName,
          Url,
          Count,
        }))
      : [],
    contentPages: result.contentPages
      .slice(0, maxResults.contentPages)
      .map(({ ContentLinkId, Title, Url }) => ({ id: ContentLinkId, Title, Url })),
  };
}

export function suggestionCount({ terms, products, categories, contentPages }: Suggestions): number {
  return terms.length + products.length + categories.length + contentPages.length;
}
