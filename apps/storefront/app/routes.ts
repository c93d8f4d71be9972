import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageLayout, type PageName, pageTable } from './page-table.ts';

/** Every URL of the product, each with the file that shows it. Who may see a page stands in page-table.ts. */
const files: Record<PageName, string> = {
  home: 'content/home.page.tsx',
  branches: 'branches/branches.page.tsx',
  venture: 'content/venture-home.page.tsx',
  'venture-content': 'content/content.page.tsx',
  'venture-cart': 'coming-soon/cart.page.tsx',
  'venture-checkout': 'coming-soon/checkout.page.tsx',
  'venture-set-password': 'coming-soon/set-password.page.tsx',
  'venture-forgot-password': 'coming-soon/forgot-password.page.tsx',
  'venture-change-password': 'coming-soon/change-password.page.tsx',
  'venture-login': 'coming-soon/login.page.tsx',
  'venture-registreren': 'coming-soon/register.page.tsx',
  'venture-search': 'coming-soon/search.page.tsx',
  'venture-previously-ordered': 'coming-soon/previously-ordered.page.tsx',
  'venture-account': 'coming-soon/account.page.tsx',
  'venture-orders': 'coming-soon/orders.page.tsx',
  'venture-order': 'coming-soon/order.page.tsx',
  'venture-order-processed': 'coming-soon/order-processed.page.tsx',
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
  layout('chrome/default.layout.tsx', [...pagesIn('default'), route('*', 'chrome/not-found.page.tsx', { id: 'not-found' })]),
] satisfies RouteConfig;
