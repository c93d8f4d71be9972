import { approvalRoutes } from './approvals.ts';
import { budgetRoutes } from './budgets.ts';
import { calendarRoutes } from './calendar.ts';
import { captchaRoutes } from './captcha.ts';
import { cartRoutes } from './cart.ts';
import { checkoutRoutes } from './checkout.ts';
import { clientQuoteRoutes } from './client-quotes.ts';
import { contentRoutes } from './content.ts';
import { devInboxRoutes } from './dev-inbox.ts';
import { exchangeRoutes } from './exchange.ts';
import { formRoutes } from './forms.ts';
import { accountRoutes } from './identity.ts';
import { tokenRoutes } from './identity-token.ts';
import { manifestRoutes } from './manifest.ts';
import { navigationRoutes } from './navigation.ts';
import { newsletterRoutes } from './newsletter.ts';
import { operationsRoutes } from './operations.ts';
import { orderListRoutes } from './order-lists.ts';
import { orderRoutes } from './orders.ts';
import { paymentRoutes, sandboxRoutes } from './payments.ts';
import { pricingRoutes } from './pricing.ts';
import { productSearchRoutes } from './product-search.ts';
import { quoteRoutes } from './quotes.ts';
import { kvkRoutes, registrationRoutes } from './registration.ts';
import type { RouteContract } from './route.ts';
import { searchRoutes } from './search.ts';
import { sitemapRoutes } from './sitemap.ts';
import { siteRoutes } from './sites.ts';
import { inventoryRoutes } from './stock.ts';
import { translationRoutes } from './translation.ts';
import { userRoutes } from './users.ts';
import { ventureRoutes } from './ventures.ts';

type Named<D extends string, R> = { [K in keyof R & string as `${D}.${K}`]: R[K] };

function named<const D extends string, R extends Record<string, RouteContract>>(domain: D, routes: R): Named<D, R> {
  return Object.fromEntries(Object.entries(routes).map(([name, one]) => [`${domain}.${name}`, one])) as Named<D, R>;
}

/** The whole API, each route under the name clients call it by. */
export const allRoutes = {
  ...named('ventures', ventureRoutes),
  ...named('navigation', navigationRoutes),
  ...named('translation', translationRoutes),
  ...named('manifest', manifestRoutes),
  ...named('content', contentRoutes),
  ...named('forms', formRoutes),
  ...named('account', accountRoutes),
  ...named('token', tokenRoutes),
  ...named('registration', registrationRoutes),
  ...named('kvk', kvkRoutes),
  ...named('captcha', captchaRoutes),
  ...named('users', userRoutes),
  ...named('productSearch', productSearchRoutes),
  ...named('search', searchRoutes),
  ...named('pricing', pricingRoutes),
  ...named('inventory', inventoryRoutes),
  ...named('carts', cartRoutes),
  ...named('checkout', checkoutRoutes),
  ...named('orders', orderRoutes),
  ...named('sites', siteRoutes),
  ...named('clientQuotes', clientQuoteRoutes),
  ...named('lists', orderListRoutes),
  ...named('quotes', quoteRoutes),
  ...named('budgets', budgetRoutes),
  ...named('approvals', approvalRoutes),
  ...named('payments', paymentRoutes),
  ...named('sandbox', sandboxRoutes),
  ...named('calendar', calendarRoutes),
  ...named('newsletter', newsletterRoutes),
  ...named('sitemap', sitemapRoutes),
  ...named('exchange', exchangeRoutes),
  ...named('operations', operationsRoutes),
  ...named('devInbox', devInboxRoutes),
} satisfies Record<string, RouteContract>;

export type AllRoutes = typeof allRoutes;
export type RouteName = keyof AllRoutes;
