import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageLayout, type PageName, pageTable } from './frame/pages/page-table.ts';

/** Every URL of the product, with the file of its page. pages/page-table.ts determines who may see a page. */
const files: Record<PageName, string> = {
  home: 'routes/content/home.page.tsx',
  branches: 'routes/organisation/branches.page.tsx',
  'set-password': 'routes/customers/set-password.page.tsx',
  'forgot-password': 'routes/customers/forgot-password.page.tsx',
  venture: 'routes/content/venture-home.page.tsx',
  'venture-content': 'routes/content/content.page.tsx',
  'venture-category': 'routes/catalogue/category.page.tsx',
  'venture-product': 'routes/catalogue/product.page.tsx',
  'venture-cart': 'routes/ordering/cart.page.tsx',
  'venture-checkout': 'routes/ordering/checkout.page.tsx',
  'venture-set-password': 'routes/customers/set-password.page.tsx',
  'venture-forgot-password': 'routes/customers/forgot-password.page.tsx',
  'venture-change-password': 'routes/customers/change-password.page.tsx',
  'venture-login': 'routes/customers/login.page.tsx',
  'venture-registreren': 'routes/customers/registration.page.tsx',
  'venture-search': 'routes/catalogue/search.page.tsx',
  'venture-previously-ordered': 'routes/ordering/previously-ordered.page.tsx',
  'venture-account': 'routes/customers/account.page.tsx',
  'venture-company': 'routes/customers/company.page.tsx',
  'venture-approvals': 'routes/ordering/approvals.page.tsx',
  'venture-approval': 'routes/ordering/approval.page.tsx',
  'venture-orders': 'routes/ordering/orders.page.tsx',
  'venture-order': 'routes/ordering/order.page.tsx',
  'venture-order-lists': 'routes/ordering/lists.page.tsx',
  'venture-order-list': 'routes/ordering/list.page.tsx',
  'venture-quotes': 'routes/ordering/quotes.page.tsx',
  'venture-quote-new': 'routes/ordering/quote-new.page.tsx',
  'venture-quote': 'routes/ordering/quote.page.tsx',
  'venture-order-processed': 'routes/ordering/order-processed.page.tsx',
  'venture-sites': 'routes/ordering/jobsites.page.tsx',
  'venture-site': 'routes/ordering/jobsite.page.tsx',
  'venture-client-quotes': 'routes/ordering/client-quotes.page.tsx',
  'venture-client-quote': 'routes/ordering/client-quote.page.tsx',
  'venture-newsletter-confirm': 'routes/customers/newsletter-confirm.page.tsx',
  'venture-newsletter-unsubscribe': 'routes/customers/newsletter-unsubscribe.page.tsx',
  atoms: 'routes/showcase/atoms.page.tsx',
  molecules: 'routes/showcase/molecules.page.tsx',
  organisms: 'routes/showcase/organisms.page.tsx',
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
  layout('routes/layouts/corporate-default.layout.tsx', { id: 'corporate-default' }, pagesIn('corporate-default')),
  layout('routes/layouts/venture-wizardpage.layout.tsx', { id: 'venture-wizardpage' }, pagesIn('venture-wizardpage')),
  layout('routes/layouts/splitpage.layout.tsx', { id: 'splitpage' }, pagesIn('splitpage')),
  layout('routes/layouts/default.layout.tsx', { id: 'default' }, [
    ...pagesIn('default'),
    route('*', 'routes/layouts/not-found.page.tsx', { id: 'not-found' }),
  ]),
] satisfies RouteConfig;
