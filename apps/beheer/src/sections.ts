import type { RouteObject } from 'react-router';
import { findProducts } from './catalogue/products/find-products.ts';
import { findCustomers } from './customers/customers/find-customers.ts';
import type { Section } from './frame/sections/section.ts';
import { loadTexts } from './frame/texts/texts.tsx';
import { countOrdersForAttention, findOrders } from './ordering/orders/find-orders.ts';
import { countOpenQuotes, findQuotes } from './ordering/quotes/find-quotes.ts';
import { auditNamespaces } from './program/audit/audit-entities.ts';
import { countDeadLetters } from './program/system/count-dead-letters.ts';

type Page = { Component: React.ComponentType };

/** A lazy page, with its texts. */
export function page(load: () => Promise<Page>, ...namespaces: string[]): RouteObject['lazy'] {
  return async () => {
    const [{ Component }] = await Promise.all([load(), loadTexts(...namespaces)]);
    return { Component };
  };
}

/** All sections, in the order of the rail. `_nieuw` cannot clash with external ids: none of them contains a `_`. */
export const sections: readonly Section[] = [
  {
    id: 'overview',
    path: 'overzicht',
    group: 'overview',
    icon: 'b-overview',
    key: 'O',
    permission: 'own',
    isDaily: true,
    routes: [{ index: true, lazy: page(() => import('./program/overview/overview-page.tsx'), 'beheer-overview') }],
  },
  {
    id: 'orders',
    path: 'orders',
    group: 'sales',
    icon: 'orders',
    key: 'B',
    permission: 'orders.read',
    isDaily: true,
    count: countOrdersForAttention,
    search: findOrders,
    routes: [
      { index: true, lazy: page(() => import('./ordering/orders/orders-page.tsx'), 'beheer-orders', 'orders') },
      { path: ':orderId', lazy: page(() => import('./ordering/orders/order-page.tsx'), 'beheer-orders', 'orders') },
    ],
  },
  {
    id: 'quotes',
    path: 'offertes',
    group: 'sales',
    icon: 'quote',
    key: 'F',
    permission: 'quotes.read',
    isDaily: true,
    count: countOpenQuotes,
    search: findQuotes,
    routes: [
      { index: true, lazy: page(() => import('./ordering/quotes/quotes-page.tsx'), 'beheer-quotes') },
      { path: ':quoteId', lazy: page(() => import('./ordering/quote-page/quote-page.tsx'), 'beheer-quotes') },
    ],
  },
  {
    id: 'customers',
    path: 'klanten',
    group: 'sales',
    icon: 'users',
    key: 'K',
    permission: 'customers.read',
    isDaily: true,
    search: findCustomers,
    actions: [{ id: 'newCustomer', icon: 'plus', to: '/klanten/_nieuw', permission: 'customers.edit' }],
    routes: [
      { index: true, lazy: page(() => import('./customers/customers/customers-page.tsx'), 'beheer-customers') },
      { path: '_nieuw', lazy: page(() => import('./customers/customers/new-customer-page.tsx'), 'beheer-customers') },
      {
        path: ':customerId/:part?',
        lazy: page(
          () => import('./customers/customer-page/customer-page.tsx'),
          'beheer-customers',
          'beheer-orders',
          'orders',
        ),
      },
    ],
  },
  {
    id: 'prices',
    path: 'prijsuitleg',
    group: 'sales',
    icon: 'euro',
    key: 'R',
    permission: 'prices.read',
    routes: [{ index: true, lazy: page(() => import('./catalogue/prices/prices-page.tsx'), 'beheer-prices') }],
  },
  {
    id: 'products',
    path: 'producten',
    group: 'assortment',
    icon: 'package',
    key: 'P',
    permission: 'catalogue.read',
    search: findProducts,
    actions: [{ id: 'newProduct', icon: 'plus', to: '/producten/nieuw', permission: 'catalogue.edit' }],
    routes: [
      { index: true, lazy: page(() => import('./catalogue/products/products-page.tsx'), 'beheer-products') },
      { path: 'nieuw', lazy: page(() => import('./catalogue/product-page/new-product-page.tsx'), 'beheer-products') },
      {
        path: 'categorieen/:categoryId?',
        lazy: page(() => import('./catalogue/categories/categories-page.tsx'), 'beheer-products'),
      },
      { path: 'kenmerken', lazy: page(() => import('./catalogue/features/features-page.tsx'), 'beheer-products') },
      {
        path: 'volledigheid',
        lazy: page(() => import('./catalogue/products/completeness-page.tsx'), 'beheer-products'),
      },
      {
        path: ':productId',
        lazy: page(() => import('./catalogue/product-page/product-page.tsx'), 'beheer-products', 'beheer-pages'),
      },
    ],
  },
  {
    id: 'imports',
    path: 'importeren',
    group: 'assortment',
    icon: 'upload',
    key: 'I',
    permission: 'exchange.read',
    actions: [{ id: 'import', icon: 'upload', to: '/importeren', permission: 'exchange.run' }],
    routes: [
      { index: true, lazy: page(() => import('./exchange/imports/start-page.tsx'), 'beheer-data') },
      { path: 'zendingen', lazy: page(() => import('./exchange/batches/batches-page.tsx'), 'beheer-data') },
      { path: 'zendingen/:batchId', lazy: page(() => import('./exchange/batches/batch-page.tsx'), 'beheer-data') },
      { path: 'gepland', lazy: page(() => import('./exchange/plans/plans-page.tsx'), 'beheer-data') },
      { path: 'exports', lazy: page(() => import('./exchange/exports/exports-page.tsx'), 'beheer-data') },
      { path: ':runId', lazy: page(() => import('./exchange/imports/run-page.tsx'), 'beheer-data') },
    ],
  },
  {
    id: 'search',
    path: 'zoeken',
    group: 'assortment',
    icon: 'search',
    key: 'Z',
    permission: 'search.read',
    actions: [{ id: 'newSynonym', icon: 'plus', to: '/zoeken/synoniemen?synoniem=nieuw', permission: 'search.tune' }],
    routes: [
      { index: true, lazy: page(() => import('./catalogue/search/test-page.tsx'), 'beheer-search', 'beheer-products') },
      { path: 'synoniemen', lazy: page(() => import('./catalogue/search/synonyms-page.tsx'), 'beheer-search') },
      { path: 'bijgestuurd', lazy: page(() => import('./catalogue/search/tuned-page.tsx'), 'beheer-search') },
      { path: ':list', lazy: page(() => import('./catalogue/search/terms-page.tsx'), 'beheer-search') },
    ],
  },
  {
    id: 'pages',
    path: 'paginas',
    group: 'website',
    icon: 'layers',
    key: 'W',
    permission: 'content.read',
    takesScreen: true,
    // The schemas of pages are large, and most users never open this section.
    search: async (...asked) => (await import('./content/pages/find-pages.ts')).findPages(...asked),
    routes: [
      {
        path: ':pageId?',
        lazy: page(() => import('./content/pages/pages-page.tsx'), 'beheer-pages', 'beheer-products'),
      },
    ],
  },
  {
    id: 'media',
    path: 'media',
    group: 'website',
    icon: 'image',
    key: 'M',
    permission: 'content.read',
    routes: [{ index: true, lazy: page(() => import('./organisation/media/media-page.tsx'), 'beheer-media') }],
  },
  {
    id: 'site',
    path: 'menu',
    group: 'website',
    icon: 'menu',
    key: 'N',
    permission: 'content.read',
    actions: [{ id: 'message', icon: 'plus', to: '/menu/berichten/nieuw', permission: 'content.edit' }],
    routes: [
      { index: true, lazy: page(() => import('./content/menus/menu-page.tsx'), 'beheer-site') },
      {
        path: 'berichten/:messageId?',
        lazy: page(() => import('./content/messages/messages-page.tsx'), 'beheer-site'),
      },
      { path: 'usps', lazy: page(() => import('./organisation/ventures/usps-page.tsx'), 'beheer-site') },
      { path: 'teksten', lazy: page(() => import('./organisation/texts/texts-page.tsx'), 'beheer-site') },
    ],
  },
  {
    id: 'redirects',
    path: 'doorverwijzingen',
    group: 'website',
    icon: 'b-link',
    key: 'D',
    permission: 'content.read',
    actions: [{ id: 'newRedirect', icon: 'plus', to: '/doorverwijzingen?adres=nieuw', permission: 'content.edit' }],
    routes: [{ index: true, lazy: page(() => import('./content/redirects/redirects-page.tsx'), 'beheer-redirects') }],
  },
  {
    id: 'ventures',
    path: 'ventures',
    group: 'website',
    icon: 'hard-hat',
    key: 'U',
    permission: 'content.read',
    actions: [{ id: 'newVenture', icon: 'plus', to: '/ventures/nieuw', permission: 'system.act' }],
    routes: [
      { index: true, lazy: page(() => import('./organisation/ventures/ventures-page.tsx'), 'beheer-ventures') },
      { path: 'nieuw', lazy: page(() => import('./organisation/ventures/new-venture-page.tsx'), 'beheer-ventures') },
      { path: ':ventureId', lazy: page(() => import('./organisation/ventures/venture-page.tsx'), 'beheer-ventures') },
    ],
  },
  {
    id: 'branches',
    path: 'vestigingen',
    group: 'website',
    icon: 'store',
    key: 'V',
    permission: 'branches.read',
    isDaily: true,
    actions: [{ id: 'newBranch', icon: 'plus', to: '/vestigingen/_nieuw', permission: 'branches.edit' }],
    routes: [
      { index: true, lazy: page(() => import('./organisation/branches/branches-page.tsx'), 'beheer-branches') },
      { path: '_nieuw', lazy: page(() => import('./organisation/branches/new-branch-page.tsx'), 'beheer-branches') },
      { path: ':branchId', lazy: page(() => import('./organisation/branches/branch-page.tsx'), 'beheer-branches') },
    ],
  },
  {
    id: 'integrations',
    path: 'koppelingen',
    group: 'platform',
    icon: 'b-plug',
    key: 'A',
    permission: 'integrations.read',
    actions: [{ id: 'key', icon: 'b-key', to: '/koppelingen?nieuw=1', permission: 'integrations.manage' }],
    routes: [
      { index: true, lazy: page(() => import('./exchange/connections/keys-page.tsx'), 'beheer-integrations') },
      { path: 'bronnen', lazy: page(() => import('./exchange/connections/sources-page.tsx'), 'beheer-integrations') },
      { path: 'webhooks', lazy: page(() => import('./exchange/connections/webhooks-page.tsx'), 'beheer-integrations') },
      { path: 'erp', lazy: page(() => import('./exchange/connections/outbox-page.tsx'), 'beheer-integrations') },
    ],
  },
  {
    id: 'system',
    path: 'systeem',
    group: 'platform',
    icon: 'b-pulse',
    key: 'S',
    permission: 'system.read',
    parts: [{ path: 'logboek', permission: 'audit.read' }],
    count: countDeadLetters,
    routes: [
      { index: true, lazy: page(() => import('./program/system/jobs-page.tsx'), 'beheer-system') },
      { path: 'mails', lazy: page(() => import('./program/system/mails-page.tsx'), 'beheer-system') },
      { path: 'mails/:mailId', lazy: page(() => import('./program/system/mail-page.tsx'), 'beheer-system') },
      {
        path: 'logboek',
        lazy: page(() => import('./program/audit/audit-page.tsx'), 'beheer-system', ...auditNamespaces),
      },
      { path: 'gezondheid', lazy: page(() => import('./program/system/health-page.tsx'), 'beheer-system') },
      { path: 'traag', lazy: page(() => import('./program/system/slow-page.tsx'), 'beheer-system') },
      { path: 'instellingen', lazy: page(() => import('./program/system/about-page.tsx'), 'beheer-system') },
      { path: 'noodbericht', lazy: page(() => import('./program/system/emergency-page.tsx'), 'beheer-system') },
    ],
  },
  {
    id: 'staff',
    path: 'medewerkers',
    group: 'platform',
    icon: 'b-shield',
    key: 'T',
    permission: 'staff.read',
    actions: [{ id: 'invite', icon: 'plus', to: '/medewerkers?nieuw=1', permission: 'staff.manage' }],
    routes: [
      { index: true, lazy: page(() => import('./organisation/staff/people-page.tsx'), 'beheer-staff') },
      { path: 'rollen', lazy: page(() => import('./organisation/staff/roles-page.tsx'), 'beheer-staff') },
      { path: 'sessies', lazy: page(() => import('./organisation/staff/sessions-page.tsx'), 'beheer-staff') },
      { path: 'twee-stappen', lazy: page(() => import('./organisation/staff/second-step-page.tsx'), 'beheer-staff') },
      { path: ':staffId', lazy: page(() => import('./organisation/staff/person-page.tsx'), 'beheer-staff') },
    ],
  },
];
