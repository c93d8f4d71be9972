import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageLayout, type PageName, pageTable } from './page-table.ts';

/** Every URL of the product, each with the file that shows it. Who may see a page stands in page-table.ts. */
const files: Record<PageName, string> = {
  home: 'content/home.page.tsx',
  branches: 'branches/branches.page.tsx',
  'set-password': 'session/set-password.page.tsx',
  'forgot-password': 'session/forgot-password.page.tsx',
  venture: 'content/venture-home.page.tsx',
  'venture-content': 'content/content.page.tsx',
  'venture-category': 'catalogue/category.page.tsx',
  'venture-product': 'product/product.page.tsx',
  'venture-cart': 'cart/cart.page.tsx',
  'venture-checkout': 'checkout/checkout.page.tsx',
  'venture-set-password': 'session/set-password.page.tsx',
  'venture-forgot-password': 'session/forgot-password.page.tsx',
  'venture-change-password': 'session/change-password.page.tsx',
  'venture-login': 'session/login.page.tsx',
  'venture-registreren': 'registration/registration.page.tsx',
  'venture-search': 'search/search.page.tsx',
  'venture-previously-ordered': 'previously-ordered/previously-ordered.page.tsx',
  'venture-account': 'account/account.page.tsx',
  'venture-orders': 'orders/orders.page.tsx',
  'venture-order': 'orders/order.page.tsx',
  'venture-order-processed': 'checkout/order-processed.page.tsx',
  'venture-newsletter-confirm': 'newsletter/newsletter-confirm.page.tsx',
  'venture-newsletter-unsubscribe': 'newsletter/newsletter-unsubscribe.page.tsx',
  atoms: 'ui/atoms/atoms.page.tsx',
  molecules: 'ui/molecules/molecules.page.tsx',
  organisms: 'ui/organisms/organisms.page.tsx',
};

const pages = Object.entries(pageTable(process.env.BRAND ?? 'bouwpoort'));

function pagesIn(name: PageLayout): RouteConfigEntry[] {
  return pages
    .filter(([, page]) => page.layout === name)
    .map(([page, { path }]) => {
      const file = files[page as PageName];
      return path === '/' ? index(file, { id: page }) : route(path, file, { id: page });
    });
}

/** Layouts are routes, so the router fetches a page's frame together with the page, also when it prefetches a link. */
export default [
  layout('chrome/corporate-default.layout.tsx', pagesIn('corporate-default')),
  layout('chrome/venture-wizardpage.layout.tsx', pagesIn('venture-wizardpage')),
  layout('chrome/splitpage.layout.tsx', pagesIn('splitpage')),
  layout('chrome/default.layout.tsx', [
    ...pagesIn('default'),
    route('*', 'chrome/not-found.page.tsx', { id: 'not-found' }),
  ]),
] satisfies RouteConfig;
