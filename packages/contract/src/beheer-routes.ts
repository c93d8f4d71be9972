import { auditRoutes } from './audit.ts';
import { beheerBranchRoutes } from './beheer-branches.ts';
import { beheerCategoryRoutes } from './beheer-categories.ts';
import { beheerCustomerRoutes } from './beheer-customers.ts';
import { beheerFeatureRoutes } from './beheer-features.ts';
import { beheerImportPlanRoutes } from './beheer-import-plans.ts';
import { beheerImportRoutes } from './beheer-imports.ts';
import { beheerIntegrationRoutes } from './beheer-integrations.ts';
import { beheerMediaRoutes } from './beheer-media.ts';
import { beheerMenuRoutes } from './beheer-menus.ts';
import { beheerOrderRoutes } from './beheer-orders.ts';
import { beheerOverviewRoutes } from './beheer-overview.ts';
import { beheerPageRoutes } from './beheer-pages.ts';
import { beheerPriceRoutes } from './beheer-prices.ts';
import { beheerProductRoutes } from './beheer-products.ts';
import { beheerQuoteRoutes } from './beheer-quotes.ts';
import { beheerRedirectRoutes } from './beheer-redirects.ts';
import { beheerSearchRoutes } from './beheer-search.ts';
import { beheerSiteRoutes } from './beheer-site.ts';
import { beheerSystemRoutes } from './beheer-system.ts';
import { beheerVentureRoutes } from './beheer-ventures.ts';
import type { RouteContract } from './route.ts';
import { staffRoutes } from './staff.ts';
import { viewRoutes } from './views.ts';

/** The API of the back office, apart from the shop's: a customer's browser never loads its names. */
export const beheerRoutes = {
  audit: auditRoutes,
  categories: beheerCategoryRoutes,
  customers: beheerCustomerRoutes,
  imports: beheerImportRoutes,
  importPlans: beheerImportPlanRoutes,
  integrations: beheerIntegrationRoutes,
  features: beheerFeatureRoutes,
  media: beheerMediaRoutes,
  menus: beheerMenuRoutes,
  orders: beheerOrderRoutes,
  overview: beheerOverviewRoutes,
  branches: beheerBranchRoutes,
  pages: beheerPageRoutes,
  prices: beheerPriceRoutes,
  products: beheerProductRoutes,
  quotes: beheerQuoteRoutes,
  site: beheerSiteRoutes,
  redirects: beheerRedirectRoutes,
  search: beheerSearchRoutes,
  staff: staffRoutes,
  system: beheerSystemRoutes,
  ventures: beheerVentureRoutes,
  views: viewRoutes,
} satisfies Record<string, Record<string, RouteContract>>;
