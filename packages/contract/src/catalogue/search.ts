import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { done, houseNumber, postalCode, queryInteger, ventureId } from '../foundation/scalars.ts';
import { filterGroup } from './products.ts';

const searchText = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

const contentSearchResult = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  url: z.string(),
  imageUrl: z.nullable(z.string()),
  contentType: z.string(),
});
export type ContentSearchResult = z.infer<typeof contentSearchResult>;

/** The server's names with its spelling (C 3); the storefront maps them. */
export const autocompleteResult = z.object({
  Suggestions: z.array(z.string()),
  products: z.array(
    z.object({
      ContentLinkId: z.string(),
      Title: z.string(),
      RouteSegment: z.string(),
      ImageUrl: z.nullable(z.string()),
      ProductUrl: z.string(),
    }),
  ),
  Catagories: z.array(z.object({ id: z.string(), CategoryName: z.string(), Url: z.string(), Count: z.int() })),
  contentPages: z.array(
    z.object({
      ContentLinkId: z.string(),
      DisplayVariants: z.nullable(z.string()),
      Excerpt: z.string(),
      ImageUrl: z.nullable(z.string()),
      Index: z.int(),
      NumberOfVariants: z.int(),
      Score: z.number(),
      SearchResultType: z.string(),
      Title: z.string(),
      Url: z.string(),
    }),
  ),
});
export type AutocompleteResult = z.infer<typeof autocompleteResult>;

const foundAddress = z.object({
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
});

/** Somewhere in the Netherlands that a visitor may mean by what was typed. */
const foundPlace = z.object({
  kind: z.enum(['place', 'postalCode']),
  /** The place, or the postal code as it is written. */
  name: z.string(),
  /** Distinguishes places of one name. */
  province: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
});
export type FoundPlace = z.infer<typeof foundPlace>;

export const searchRoutes = {
  content: route({
    method: 'POST',
    path: '/api/content/search/{ventureId}',
    effect: 'reads',
    summary: "Search a venture's pages",
    spec: 'P 7.5, C 7.5',
    access: 'public',
    params: z.object({ ventureId }),
    body: z.object({
      query: searchText,
      top: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
      skip: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
      /** Only pages of these types; the facets count them all. */
      contentTypes: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20))),
    }),
    response: z.object({
      totalMatching: z.int(),
      results: z.array(contentSearchResult),
      facets: z.array(filterGroup),
    }),
  }),
  autocomplete: route({
    method: 'GET',
    path: '/api/search/autocompletemultiple/{ventureId}/{query}',
    summary: 'Suggestions while typing: terms, products, categories and pages',
    spec: 'C 7.5',
    access: 'public',
    params: z.object({ ventureId, query: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)) }),
    response: autocompleteResult,
  }),
  event: route({
    method: 'POST',
    path: '/api/search/events/{ventureId}',
    summary: 'Count a search or a click on what it found, without saying whose',
    spec: 'our addition to C 2.3',
    access: 'public',
    params: z.object({ ventureId }),
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('search'), query: searchText, results: z.int().check(z.gte(0), z.lte(10_000_000)) }),
      /** `place` counts from 1, over all pages of the result. */
      z.object({ kind: z.literal('click'), query: searchText, place: z.int().check(z.gte(1), z.lte(100_000)) }),
    ]),
    response: done,
  }),
  address: route({
    method: 'GET',
    path: '/api/search/address',
    summary: 'Street and city at a postal code and house number',
    spec: 'P 7.2',
    access: 'public',
    query: z.object({ postalCode, houseNumber }),
    response: foundAddress,
  }),
  places: route({
    method: 'GET',
    path: '/api/search/places',
    summary: 'Dutch places and postal codes that are meant by a text, the likeliest first, with their position',
    spec: 'our addition to C 2.12',
    access: 'public',
    query: z.object({ q: searchText, top: z._default(queryInteger(1, 20), 5) }),
    response: z.object({ results: z.array(foundPlace) }),
  }),
};
