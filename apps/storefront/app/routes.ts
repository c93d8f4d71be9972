import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageLayout, type PageName, pageTable } from './pages/page-table.ts';

/** Every URL of the product, with the file of its page. pages/page-table.ts determines who may see a page. */
const files: Record<PageName, string> = {
  home: 'routes/home.page.tsx',
  branches: 'routes/branches.page.tsx',
  'set-password': 'routes/set-password.page.tsx',
  'forgot-password': 'routes/forgot-password.page.tsx',
  venture: 'routes/venture-home.page.tsx',
  'venture-content': 'routes/content.page.tsx',
  'venture-category': 'routes/category.page.tsx',
  'venture-product': 'routes/product.page.tsx',
  'venture-cart': 'routes/cart.page.tsx',
  'venture-checkout': 'routes/checkout.page.tsx',
  'venture-set-password': 'routes/set-password.page.tsx',
  'venture-forgot-password': 'routes/forgot-password.page.tsx',
  'venture-change-password': 'routes/change-password.page.tsx',
  'venture-login': 'routes/login.page.tsx',
  'venture-registreren': 'routes/registration.page.tsx',
  'venture-search': 'routes/search.page.tsx',
  'venture-previously-ordered': 'routes/previously-ordered.page.tsx',
  'venture-account': 'routes/account.page.tsx',
  'venture-company': 'routes/company.page.tsx',
  'venture-approvals': 'routes/approvals.page.tsx',
  'venture-approval': 'routes/approval.page.tsx',
  'venture-orders': 'routes/orders.page.tsx',
  'venture-order': 'routes/order.page.tsx',
  'venture-order-lists': 'routes/order-lists.page.tsx',
  'venture-order-list': 'routes/order-list.page.tsx',
  'venture-quotes': 'routes/quotes.page.tsx',
  'venture-quote-new': 'routes/quote-new.page.tsx',
  'venture-quote': 'routes/quote.page.tsx',
  'venture-order-processed': 'routes/order-processed.page.tsx',
  'venture-sites': 'routes/sites.page.tsx',
  'venture-site': 'routes/site.page.tsx',
  'venture-client-quotes': 'routes/client-quotes.page.tsx',
  'venture-client-quote': 'routes/client-quote.page.tsx',
  'venture-newsletter-confirm': 'routes/newsletter-confirm.page.tsx',
  'venture-newsletter-unsubscribe': 'routes/newsletter-unsubscribe.page.tsx',
  atoms: 'routes/atoms.page.tsx',
  molecules: 'routes/molecules.page.tsx',
  organisms: 'routes/organisms.page.tsx',
};

const brand = process.env.BRAND ?? 'bouwpoort';
const pages = Object.entries(pageTable(brand));

/** The account page is named after the brand, as its address is (P 2.2). */
const routeName = (page: string) => (page === 'venture-account' ? `venture-my-${brand}` : page);

function pagesIn(name: PageLayout): RouteConfigEntry[] {
  return pages
    .filter(([, page]) => page.layout === name)
    .map(([page, { path }]) => {
      const file = files[page as PageName];
      const id = routeName(page);
      return path === '/' ? index(file, { id }) : route(path, file, { id });
    });
}

/** Layouts are routes, so the router loads a page's frame together with the page, also when it prefetches a link. */
export default [
  layout('routes/corporate-default.layout.tsx', pagesIn('corporate-default')),
  layout('routes/venture-wizardpage.layout.tsx', pagesIn('venture-wizardpage')),
  layout('routes/splitpage.layout.tsx', pagesIn('splitpage')),
  layout('routes/default.layout.tsx', [
    ...pagesIn('default'),
    route('*', 'routes/not-found.page.tsx', { id: 'not-found' }),
  ]),
] satisfies RouteConfig;
