import type { CallableName } from '@bouwpoort/contract/client';
import type { ChangeTag } from './changes.ts';

type AnswerTags = { readonly [N in CallableName]?: readonly ChangeTag[] };

/**
 * Public answers that depend on nothing but what was asked, the venture of the call, and what is stored under these tags:
 * the same for everybody, or for everybody who is logged in. Pages get them from a cache (storefront/page-answers.ts), and a page
 * made of these alone can itself be cached (storefront/shared-pages.ts). A route that is not named here is called by
 * every page, and such a page is rendered for each visitor. A route that begins to look at the user has to go from this
 * list.
 */
export const answerTags: AnswerTags = {
  'ventures.list': ['venture'],
  // With the sizes of its logos, which are files.
  'ventures.details': ['venture', 'branches', 'content'],
  'ventures.locations': ['venture', 'branches'],
  // Their status is that of the moment of asking; pages work it out from the days.
  'calendar.openingHours': ['venture', 'branches'],
  'navigation.web': ['navigation'],
  'translation.namespace': ['translation'],
  // A category can bring its filters, which are the index's to count.
  'content.byId': ['content', 'catalogue', 'search', 'venture'],
  'content.byPath': ['content', 'catalogue', 'search', 'venture'],
  'content.children': ['content', 'catalogue', 'search', 'venture'],
  'search.content': ['content', 'venture'],
  'search.autocomplete': ['catalogue', 'search', 'content', 'venture'],
  'productSearch.search': ['catalogue', 'search', 'venture'],
};

/** Of these, the ones that look at whether somebody is logged in, never at who: it belongs to what was asked. */
export const changedByLogin: ReadonlySet<CallableName> = new Set<CallableName>(['productSearch.search']);
