import { pricingRoutes } from '../catalogue/prices.ts';
import { productSearchRoutes } from '../catalogue/product-search.ts';
import { searchRoutes } from '../catalogue/search.ts';
import { inventoryRoutes } from '../catalogue/stock.ts';
import { formRoutes } from '../content/forms.ts';
import { navigationRoutes } from '../content/menus.ts';
import { contentRoutes } from '../content/pages.ts';
import { sitemapRoutes } from '../content/sitemap.ts';
import { accountRoutes } from '../customers/identity.ts';
import { tokenRoutes } from '../customers/identity-token.ts';
import { newsletterRoutes } from '../customers/newsletter.ts';
import { kvkRoutes, registrationRoutes } from '../customers/registration.ts';
import { userRoutes } from '../customers/users.ts';
import { exchangeRoutes } from '../exchange/batches.ts';
import { captchaRoutes } from '../foundation/captcha.ts';
import { devInboxRoutes } from '../foundation/dev-inbox.ts';
import { operationsRoutes } from '../foundation/operations.ts';
import type { RouteContract } from '../foundation/route.ts';
import { approvalRoutes } from '../ordering/approvals.ts';
import { budgetRoutes } from '../ordering/budgets.ts';
import { cartRoutes } from '../ordering/cart.ts';
import { checkoutRoutes } from '../ordering/checkout.ts';
import { clientQuoteRoutes } from '../ordering/client-quotes.ts';
import { siteRoutes } from '../ordering/jobsites.ts';
import { orderListRoutes } from '../ordering/lists.ts';
import { orderRoutes } from '../ordering/orders.ts';
import { paymentRoutes, sandboxRoutes } from '../ordering/payments.ts';
import { quoteRoutes } from '../ordering/quotes.ts';
import { calendarRoutes } from '../organisation/calendar.ts';
import { manifestRoutes } from '../organisation/manifest.ts';
import { translationRoutes } from '../organisation/texts.ts';
import { ventureRoutes } from '../organisation/ventures.ts';

type Named<D extends string, R> = { [K in keyof R & string as `${D}.${K}`]: R[K] };

function named<const D extends string, R extends Record<string, RouteContract>>(domain: D, routes: R): Named<D, R> {
  return Object.fromEntries(Object.entries(routes).map(([name, one]) => [`${domain}.${name}`, one])) as Named<D, R>;
}

const { unsubscribeOneClick, unsubscribePage, ...newsletterOfPages } = newsletterRoutes;

/** What pages call, each route under the name clients call it by. */
export const shopRoutes = {
  ...named('ventures', ventureRoutes),
  ...named('navigation', navigationRoutes),
  ...named('translation', translationRoutes),
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
  ...named('calendar', calendarRoutes),
  ...named('newsletter', newsletterOfPages),
} satisfies Record<string, RouteContract>;

/** Called by other programs, or followed from a page or a mail: browsers need no addresses of them. */
const machineRoutes = {
  ...named('newsletter', { unsubscribeOneClick, unsubscribePage }),
  ...named('manifest', manifestRoutes),
  ...named('payments', paymentRoutes),
  ...named('sandbox', sandboxRoutes),
  ...named('sitemap', sitemapRoutes),
  ...named('exchange', exchangeRoutes),
  ...named('operations', operationsRoutes),
  ...named('devInbox', devInboxRoutes),
} satisfies Record<string, RouteContract>;

/** The whole API, but for that of the back office. */
export const allRoutes = { ...shopRoutes, ...machineRoutes };

export type AllRoutes = typeof allRoutes;
export type RouteName = keyof AllRoutes;
