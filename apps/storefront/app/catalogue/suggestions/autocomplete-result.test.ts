import type { AutocompleteResult } from '@bouwpoort/contract/catalogue/search';
import { expect, test } from 'vitest';
import { suggestionCount, suggestionsOf } from './autocomplete-result.ts';

const page = {
  ContentLinkId: 'klus',
  DisplayVariants: null,
  Excerpt: '',
  ImageUrl: null,
  Index: 0,
  NumberOfVariants: 0,
  Score: 1,
  SearchResultType: 'BlogPage',
  Title: 'Gipsplaten monteren',
  Url: '/steenhof/advies/gipsplaten',
};
const result: AutocompleteResult = {
  Suggestions: ['gipsplaat', 'gipsvezelplaat', 'gipsplaat'],
  products: [
    {
      ContentLinkId: '12',
      Title: 'Gipsplaat AK',
      RouteSegment: 'gipsplaat-ak',
      ImageUrl: '/media/gips.svg',
      ProductUrl: '/steenhof/producten/gipsplaat-ak',
    },
  ],
  Catagories: [{ id: '3', CategoryName: 'Gipsplaten', Url: '/steenhof/categorieen/gipsplaten', Count: 86 }],
  contentPages: [page],
};

test('maps the server’s names to those of the screen', () => {
  expect(suggestionsOf(result, true)).toEqual({
    terms: ['gipsplaat', 'gipsvezelplaat'],
    products: [
      { id: '12', name: 'Gipsplaat AK', url: '/steenhof/producten/gipsplaat-ak', imageUrl: '/media/gips.svg' },
    ],
    categories: [{ id: '3', CategoryName: 'Gipsplaten', Url: '/steenhof/categorieen/gipsplaten', Count: 86 }],
    contentPages: [{ id: 'klus', Title: 'Gipsplaten monteren', Url: '/steenhof/advies/gipsplaten' }],
  });
  expect(suggestionCount(suggestionsOf(result, true))).toBe(5);
});

test('without a shop there are no products and no categories', () => {
  const { products, categories, terms, contentPages } = suggestionsOf(result, false);
  expect([products, categories]).toEqual([[], []]);
  expect([terms.length, contentPages.length]).toEqual([2, 1]);
});

test('limits the suggestions to what fits on a screen', () => {
  const many = <T>(one: T) => Array.from({ length: 20 }, () => one);
  const { terms, products, categories, contentPages } = suggestionsOf(
    {
      Suggestions: Array.from({ length: 20 }, (_, at) => `gips ${at}`),
      products: many(result.products[0] as AutocompleteResult['products'][number]),
      Catagories: many(result.Catagories[0] as AutocompleteResult['Catagories'][number]),
      contentPages: many(page),
    },
    true,
  );
  expect([terms, products, categories, contentPages].map((list) => list.length)).toEqual([4, 5, 3, 3]);
});
