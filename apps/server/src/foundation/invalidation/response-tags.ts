import type { CallableName } from '@bouwpoort/contract/program/client';
import type { ChangeTag } from './changes.ts';

type ResponseTags = { readonly [N in CallableName]?: readonly ChangeTag[] };

/**
 * Public answers that depend only on the request, the venture of the call, and the data under these tags: the same for
 * everybody, or for everybody who is logged in. Pages get them from a cache (storefront/page-data-cache.ts), and a page
 * that uses only these can itself be cached (storefront/shared-pages.ts). Other routes are called for every page, and
 * such a page is rendered for each visitor. Remove a route from this list as soon as its answer depends on the user.
 */
export const responseTags: ResponseTags = {
  'ventures.list': ['venture'],
  // With the sizes of its logos, which are files.
  'ventures.details': ['venture', 'branches', 'content'],
  'ventures.locations': ['venture', 'branches'],
  // Their status is that of the moment of the call; pages compute it from the days.
  'calendar.openingHours': ['venture', 'branches'],
  'navigation.web': ['navigation'],
  'translation.namespace': ['translation'],
  // A category can include its filters, which the search index counts.
  'content.byId': ['content', 'catalogue', 'search', 'venture'],
  'content.byPath': ['content', 'catalogue', 'search', 'venture'],
  'content.children': ['content', 'catalogue', 'search', 'venture'],
  'search.content': ['content', 'venture'],
  'search.autocomplete': ['catalogue', 'search', 'content', 'venture'],
  'productSearch.search': ['catalogue', 'search', 'venture'],
};

/** Of these, the ones that depend on whether the visitor is logged in, never on who it is: part of the cache key. */
export const variesByLogin: ReadonlySet<CallableName> = new Set<CallableName>(['productSearch.search']);
