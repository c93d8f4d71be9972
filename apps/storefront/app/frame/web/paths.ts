import { webSettings } from './web-settings.ts';

/** The minimal data of a venture to link to it. */
export interface VentureRef {
  id: string;
  path: string;
}

/** The named routes of P 2.2. No other module contains a literal address of this site. */
export const paths = {
  portal: () => '/',
  /** The portal's home is '/', a venture's home is its own segment. */
  home: (venture: VentureRef, redirect?: string, reden?: 'sessie') =>
    withQuery(venture.id === webSettings.defaultVentureId ? '/' : `/${venture.path}`, { redirect, reden }),
  branches: (place?: string) => withQuery('/vestigingen', { plaats: place }),
  /** The reason is shown above the form. */
  login: (venture: VentureRef, redirect?: string, reden?: 'sessie') =>
    withQuery(`/${venture.path}/inloggen`, { redirect, reden }),
  register: (venture: VentureRef) => `/${venture.path}/registreren`,
  /** A venture without a shop has no accounts, so it links to the portal's page. */
  forgotPassword: (venture: VentureRef & { hasShop?: boolean }) =>
    venture.hasShop === false ? '/wachtwoord-vergeten' : `/${venture.path}/wachtwoord-vergeten`,
  setPassword: (venture: VentureRef) => `/${venture.path}/wachtwoord-instellen`,
  changePassword: (venture: VentureRef) => `/${venture.path}/wachtwoord-wijzigen`,
  search: (venture: VentureRef, q?: string, tab?: 'producten' | 'paginas') =>
    withQuery(`/${venture.path}/zoeken`, { q, tab }),
  cart: (venture: VentureRef) => `/${venture.path}/winkelwagen`,
  checkout: (venture: VentureRef) => `/${venture.path}/bestellen`,
  orderProcessed: (venture: VentureRef) => `/${venture.path}/bestelling-verwerkt`,
  orders: (venture: VentureRef) => `/${venture.path}/bestellingen`,
  order: (venture: VentureRef, orderId: string) => `/${venture.path}/bestellingen/${encodeURIComponent(orderId)}`,
  orderLists: (venture: VentureRef, query: { soort?: string; zoek?: string; nieuw?: string } = {}) =>
    withQuery(`/${venture.path}/bestellijsten`, query),
  orderList: (venture: VentureRef, listId: number) => `/${venture.path}/bestellijsten/${listId}`,
  quotes: (venture: VentureRef) => `/${venture.path}/offertes`,
  /** An empty form, the lines of the cart, or a draft to continue. */
  newQuote: (venture: VentureRef, from: { cart?: true; draft?: number } = {}) =>
    withQuery(`/${venture.path}/offertes/nieuw`, {
      uit: from.cart ? 'winkelwagen' : undefined,
      concept: from.draft === undefined ? undefined : String(from.draft),
    }),
  quote: (venture: VentureRef, quoteId: number) => `/${venture.path}/offertes/${quoteId}`,
  previouslyOrdered: (venture: VentureRef) => `/${venture.path}/eerder-besteld`,
  sites: (venture: VentureRef) => `/${venture.path}/bouwplaatsen`,
  site: (venture: VentureRef, siteId: number) => `/${venture.path}/bouwplaatsen/${siteId}`,
  clientQuotes: (venture: VentureRef) => `/${venture.path}/klantoffertes`,
  clientQuote: (venture: VentureRef, quoteId: number) => `/${venture.path}/klantoffertes/${quoteId}`,
  account: (venture: VentureRef) => `/${venture.path}/mijn-${webSettings.brand}`,
  company: (venture: VentureRef) => `/${venture.path}/wie-mag-wat`,
  approvals: (venture: VentureRef) => `/${venture.path}/goedkeuren`,
  /** With `decide` the confirmation sheet is open. */
  approval: (venture: VentureRef, approvalId: string, decide?: boolean) =>
    withQuery(`/${venture.path}/goedkeuren/${encodeURIComponent(approvalId)}`, {
      beslis: decide ? 'akkoord' : undefined,
    }),
  users: (venture: VentureRef) => `${paths.account(venture)}#gebruikers`,
  /** With the invitation form open. */
  inviteUser: (venture: VentureRef) => `${paths.account(venture)}?gebruiker=nieuw#gebruikers`,
  confirmNewsletter: (venture: VentureRef) => `/${venture.path}/nieuwsbrief-bevestigen`,
  unsubscribeNewsletter: (venture: VentureRef) => `/${venture.path}/nieuwsbrief-afmelden`,
  manifest: (venture: VentureRef & { name: string }) =>
    withQuery('/api/manifest', { path: venture.path, venture: venture.name }),
};

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
