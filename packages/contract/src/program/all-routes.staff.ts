import { beheerCategoryRoutes } from '../catalogue/categories.staff.ts';
import { beheerFeatureRoutes } from '../catalogue/features.staff.ts';
import { beheerPriceRoutes } from '../catalogue/prices.staff.ts';
import { beheerProductRoutes } from '../catalogue/products.staff.ts';
import { beheerSearchRoutes } from '../catalogue/search.staff.ts';
import { beheerMenuRoutes } from '../content/menus.staff.ts';
import { beheerPageRoutes } from '../content/pages.staff.ts';
import { beheerRedirectRoutes } from '../content/redirects.staff.ts';
import { beheerCustomerRoutes } from '../customers/customers.staff.ts';
import { beheerIntegrationRoutes } from '../exchange/connections.staff.ts';
import { beheerImportPlanRoutes } from '../exchange/import-plans.staff.ts';
import { beheerImportRoutes } from '../exchange/imports.staff.ts';
import { auditRoutes } from '../foundation/audit.staff.ts';
import type { RouteContract } from '../foundation/route.ts';
import { viewRoutes } from '../foundation/views.staff.ts';
import { beheerOrderRoutes } from '../ordering/orders.staff.ts';
import { beheerQuoteRoutes } from '../ordering/quotes.staff.ts';
import { beheerBranchRoutes } from '../organisation/branches.staff.ts';
import { beheerMediaRoutes } from '../organisation/media.staff.ts';
import { beheerSiteRoutes } from '../organisation/site.staff.ts';
import { staffRoutes } from '../organisation/staff.ts';
import { beheerVentureRoutes } from '../organisation/ventures.staff.ts';
import { beheerOverviewRoutes } from './overview.staff.ts';
import { beheerSystemRoutes } from './system.staff.ts';

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
