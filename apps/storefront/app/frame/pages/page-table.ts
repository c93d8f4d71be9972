/** The four frames of pages (P 2.1). */
export type PageLayout = 'corporate-default' | 'default' | 'splitpage' | 'venture-wizardpage';

/** A page of the product and who may see it (P 2.1, C 2.1). Pages with neither flag are for registered customers. */
export interface Page {
  path: string;
  layout: PageLayout;
  allowAnonymous?: true;
  allowGuestAccount?: true;
  hideForVenturesWithoutShop?: true;
  /** Empty in a venture without a shop, although no flag hides it (decisions, Routes and access). */
  needsShop?: true;
  /** Needs the customer of the user with their addresses, which other pages do not load. */
  showsCustomer?: true;
  showcase?: true;
}

/** Names are those of P 2.2 where it gives one. */
export type PageName =
  | 'home'
  | 'branches'
  | 'set-password'
  | 'forgot-password'
  | 'venture'
  | 'venture-content'
  | 'venture-category'
  | 'venture-product'
  | 'venture-cart'
  | 'venture-checkout'
  | 'venture-set-password'
  | 'venture-forgot-password'
  | 'venture-change-password'
  | 'venture-login'
  | 'venture-registreren'
  | 'venture-search'
  | 'venture-previously-ordered'
  | 'venture-account'
  | 'venture-company'
  | 'venture-approvals'
  | 'venture-approval'
  | 'venture-orders'
  | 'venture-order'
  | 'venture-quotes'
  | 'venture-quote-new'
  | 'venture-quote'
  | 'venture-order-processed'
  | 'venture-sites'
  | 'venture-site'
  | 'venture-client-quotes'
  | 'venture-client-quote'
  | 'venture-order-lists'
  | 'venture-order-list'
  | 'venture-newsletter-confirm'
  | 'venture-newsletter-unsubscribe'
  | 'atoms'
  | 'molecules'
  | 'organisms';

/** The whole site. `brand` is the platform's own word in /mijn-{brand}. The most general path is last. */
export function pageTable(brand: string): Record<PageName, Page> {
  return {
    home: { path: '/', layout: 'corporate-default', allowAnonymous: true },
    branches: { path: '/vestigingen', layout: 'venture-wizardpage', allowAnonymous: true },
    // The portal's own: an account that belongs to no venture with a shop has no other place to choose a password.
    'set-password': { path: '/wachtwoord-instellen', layout: 'splitpage', allowAnonymous: true },
    'forgot-password': { path: '/wachtwoord-vergeten', layout: 'splitpage', allowAnonymous: true },
    atoms: { path: '/atoms', layout: 'default', allowAnonymous: true, showcase: true },
    molecules: { path: '/molecules', layout: 'default', allowAnonymous: true, showcase: true },
    organisms: { path: '/organisms', layout: 'default', allowAnonymous: true, showcase: true },
    venture: { path: '/:venture', layout: 'default', allowAnonymous: true },
    'venture-cart': {
      path: '/:venture/winkelwagen',
      layout: 'default',
      allowGuestAccount: true,
      needsShop: true,
      showsCustomer: true,
    },
    'venture-checkout': {
      path: '/:venture/bestellen',
      layout: 'default',
      allowAnonymous: true,
      allowGuestAccount: true,
      hideForVenturesWithoutShop: true,
      showsCustomer: true,
    },
    'venture-set-password': {
      path: '/:venture/wachtwoord-instellen',
      layout: 'splitpage',
      allowAnonymous: true,
      hideForVenturesWithoutShop: true,
    },
    'venture-forgot-password': {
      path: '/:venture/wachtwoord-vergeten',
      layout: 'splitpage',
      allowAnonymous: true,
      hideForVenturesWithoutShop: true,
    },
    'venture-change-password': {
      path: '/:venture/wachtwoord-wijzigen',
      layout: 'splitpage',
      allowGuestAccount: true,
      hideForVenturesWithoutShop: true,
    },
    'venture-login': {
      path: '/:venture/inloggen',
      layout: 'splitpage',
      allowAnonymous: true,
      hideForVenturesWithoutShop: true,
    },
    'venture-registreren': {
      path: '/:venture/registreren',
      layout: 'splitpage',
      allowAnonymous: true,
      hideForVenturesWithoutShop: true,
    },
    'venture-search': { path: '/:venture/zoeken', layout: 'default', allowAnonymous: true },
    'venture-previously-ordered': {
      path: '/:venture/eerder-besteld',
      layout: 'default',
      needsShop: true,
    },
    'venture-account': {
      path: `/:venture/mijn-${brand}`,
      layout: 'default',
      needsShop: true,
      showsCustomer: true,
    },
    'venture-company': {
      path: '/:venture/wie-mag-wat',
      layout: 'default',
      needsShop: true,
      showsCustomer: true,
    },
    'venture-approvals': {
      path: '/:venture/goedkeuren',
      layout: 'default',
      needsShop: true,
      showsCustomer: true,
    },
    'venture-approval': {
      path: '/:venture/goedkeuren/:approval',
      layout: 'default',
      needsShop: true,
      showsCustomer: true,
    },
    'venture-orders': {
      path: '/:venture/bestellingen',
      layout: 'default',
      needsShop: true,
      showsCustomer: true,
    },
    'venture-order': {
      path: '/:venture/bestellingen/:order',
      layout: 'default',
      needsShop: true,
      showsCustomer: true,
    },
    'venture-order-lists': {
      path: '/:venture/bestellijsten',
      layout: 'default',
      needsShop: true,
      showsCustomer: true,
    },
    'venture-order-list': {
      path: '/:venture/bestellijsten/:listId',
      layout: 'default',
      needsShop: true,
    },
    'venture-quotes': { path: '/:venture/offertes', layout: 'default', needsShop: true },
    'venture-quote-new': {
      path: '/:venture/offertes/nieuw',
      layout: 'default',
      needsShop: true,
      showsCustomer: true,
    },
    'venture-quote': { path: '/:venture/offertes/:quote', layout: 'default', needsShop: true },
    'venture-order-processed': {
      path: '/:venture/bestelling-verwerkt',
      layout: 'default',
      allowGuestAccount: true,
      hideForVenturesWithoutShop: true,
    },
    'venture-sites': { path: '/:venture/bouwplaatsen', layout: 'default', needsShop: true },
    'venture-site': { path: '/:venture/bouwplaatsen/:site', layout: 'default', needsShop: true },
    'venture-client-quotes': { path: '/:venture/klantoffertes', layout: 'default', needsShop: true },
    'venture-client-quote': {
      path: '/:venture/klantoffertes/:quote',
      layout: 'default',
      needsShop: true,
    },
    // Where the links in the newsletter's mails lead (decisions: Content); ventures without a shop send one too.
    'venture-newsletter-confirm': {
      path: '/:venture/nieuwsbrief-bevestigen',
      layout: 'splitpage',
      allowAnonymous: true,
    },
    'venture-newsletter-unsubscribe': {
      path: '/:venture/nieuwsbrief-afmelden',
      layout: 'splitpage',
      allowAnonymous: true,
    },
    // Content pages like any other to the specification; pages of their own because they bring code of their own.
    'venture-category': { path: '/:venture/categorieen/:category/*', layout: 'default', allowAnonymous: true },
    'venture-product': { path: '/:venture/producten/:product', layout: 'default', allowAnonymous: true },
    'venture-content': { path: '/:venture/:content/*', layout: 'default', allowAnonymous: true },
  };
}
