import type { CallableName } from '@bouwpoort/contract/client';
import type { ChangeKind } from './changes.ts';

/**
 * Public answers that depend on nothing but their address, the venture of the call, and what is stored of these kinds:
 * the same for everybody and at any hour. Pages get them from memory (answer-memory.ts), and a page made of these alone
 * can itself be kept (storefront/page-cache.ts). A route that is not named here is asked anew by every page, and its
 * page is rendered for each visitor; so is a route that starts to look at the user or the clock to be taken out.
 */
export const answerKinds: { readonly [N in CallableName]?: readonly ChangeKind[] } = {
  'ventures.list': ['venture'],
  'ventures.details': ['venture'],
  'ventures.locations': ['venture'],
  'navigation.web': ['navigation'],
  'translation.namespace': ['translation'],
  'content.byId': ['content', 'catalogue', 'venture'],
  'content.byPath': ['content', 'catalogue', 'venture'],
  'content.children': ['content', 'catalogue', 'venture'],
};
