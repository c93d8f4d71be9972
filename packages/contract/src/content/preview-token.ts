/* Without zod: pages in the browser know of it too. */

/**
 * Carries the token of a preview on the page's address, and stays there: so a draft of a page counts for that page and
 * for no other, and a draft of a menu until the site is opened again without it. A page with it is rendered for that
 * visitor alone, because it is not one of the `pageParameters` of page-request.ts.
 */
export const previewParameter = 'voorbeeld';
/** How the storefront hands the token to the API. */
export const previewHeader = 'preview-token';
