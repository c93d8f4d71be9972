import { constants } from 'node:zlib';
import { tellInputErrorsInDutch } from '@bouwpoort/contract/foundation/dutch-input-errors';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { registerPriceList } from '../catalogue/price-lists/price-lists.routes.ts';
import { registerPricing } from '../catalogue/prices/prices.routes.ts';
import { registerBeheerPrices } from '../catalogue/prices/prices.staff.ts';
import { unitPricesOf } from '../catalogue/prices/prices.ts';
import { catalogueContent } from '../catalogue/products/catalogue-content.ts';
import { RedirectHits } from '../catalogue/products/catalogue-redirects.ts';
import { catalogueSitemap } from '../catalogue/products/catalogue-sitemap.ts';
import { registerBeheerCategories } from '../catalogue/products/categories.staff.ts';
import { registerBeheerFeatures } from '../catalogue/products/features.staff.ts';
import { registerBeheerProducts } from '../catalogue/products/products.staff.ts';
import { categoryFilters } from '../catalogue/search/category-filters.ts';
import { registerProductSearch } from '../catalogue/search/product-search.routes.ts';
import type { SearchEngine } from '../catalogue/search/query/search-engine.ts';
import { registerBeheerSearch } from '../catalogue/search/search.staff.ts';
import { SearchTerms } from '../catalogue/search/search-terms.ts';
import { registerStock } from '../catalogue/stock/stock.routes.ts';
import { registerNavigation } from '../content/menus/menus.routes.ts';
import { registerBeheerMenus } from '../content/menus/menus.staff.ts';
import { registerForms } from '../content/pages/content-form.routes.ts';
import { registerContentSearch } from '../content/pages/content-search.routes.ts';
import { pageFinder } from '../content/pages/content-search.ts';
import { registerSitemap } from '../content/pages/content-sitemap.routes.ts';
import { registerContent } from '../content/pages/pages.routes.ts';
import { registerBeheerPages } from '../content/pages/pages.staff.ts';
import { registerBeheerRedirects } from '../content/redirects/redirects.staff.ts';
import { registerAddressBook } from '../customers/customers/address-book.routes.ts';
import { registerBeheerCustomers } from '../customers/customers/customers.staff.ts';
import { registerIdentity } from '../customers/identity/identity.routes.ts';
import { openSessions } from '../customers/identity/open-session.ts';
import { registerNewsletter } from '../customers/newsletter/newsletter.routes.ts';
import type { CompanyRegister } from '../customers/registration/company-register.ts';
import { registerKvk } from '../customers/registration/kvk.routes.ts';
import { registerManagedUsers } from '../customers/registration/managed-users.routes.ts';
import { registerRegistration } from '../customers/registration/registration.routes.ts';
import { registerExchange } from '../exchange/batches/batches.routes.ts';
import { findApiKeys } from '../exchange/connections/api-key-access.ts';
import { registerBeheerIntegrations } from '../exchange/connections/integrations.staff.ts';
import { registerBeheerImports } from '../exchange/imports/imports.staff.ts';
import { registerAudit } from '../foundation/audit/audit.staff.ts';
import { registerCaptcha } from '../foundation/captcha/captcha.routes.ts';
import type { Captcha } from '../foundation/captcha/captcha.ts';
import { trustProxyOption } from '../foundation/config/trusted-proxies.ts';
import type { Context, ContextDeps } from '../foundation/context/context.ts';
import { CallCounts } from '../foundation/http/call-counts.ts';
import { closeGracefully } from '../foundation/http/graceful-close.ts';
import { inProcessSecret, isInProcess } from '../foundation/http/in-process.ts';
import { compileSerializer } from '../foundation/http/json-text.ts';
import { sendFrameworkProblem, sendProblems } from '../foundation/http/problems.ts';
import { readableUrl } from '../foundation/http/readable-url.ts';
import { refuseUnstorable } from '../foundation/http/refuse-unstorable.ts';
import { logRequests, nameRequest, serializeError } from '../foundation/http/request-log.ts';
import { originForm } from '../foundation/http/request-target.ts';
import { boundBodies, requestTimes } from '../foundation/http/request-times.ts';
import { ResponseCache } from '../foundation/http/response-cache.ts';
import { watchSlowRequests } from '../foundation/http/slow-requests.ts';
import { sendEntityTags } from '../foundation/invalidation/etag.ts';
import { sendSecurityHeaders } from '../foundation/security/security-headers.ts';
import { registerApprovals } from '../ordering/approvals/approvals.routes.ts';
import { reservationsOf } from '../ordering/approvals/approvals.ts';
import { registerBudgets } from '../ordering/budgets/budgets.routes.ts';
import { registerCart } from '../ordering/cart/cart.routes.ts';
import { registerCheckout } from '../ordering/checkout/checkout.routes.ts';
import { orderPaidCart } from '../ordering/checkout/order-paid-cart.ts';
import { registerClientQuotes } from '../ordering/client-quotes/client-quotes.routes.ts';
import { registerSites } from '../ordering/jobsites/jobsites.routes.ts';
import { registerOrderLists } from '../ordering/lists/lists.routes.ts';
import { registerOrders } from '../ordering/orders/orders.routes.ts';
import { registerBeheerOrders } from '../ordering/orders/orders.staff.ts';
import type { OpenPaymentProvider } from '../ordering/payments/open-payment-provider.ts';
import { registerPayments } from '../ordering/payments/payments.routes.ts';
import { registerSandbox } from '../ordering/payments/sandbox.routes.ts';
import { registerQuotes } from '../ordering/quotes/quotes.routes.ts';
import { registerBeheerQuotes } from '../ordering/quotes/quotes.staff.ts';
import { registerBranches } from '../organisation/branches/branches.routes.ts';
import { registerBeheerBranches } from '../organisation/branches/branches.staff.ts';
import { listStoreLocations } from '../organisation/branches/branches.ts';
import { registerCalendar } from '../organisation/branches/calendar.routes.ts';
import { registerDevInbox } from '../organisation/mail/dev-inbox.routes.ts';
import { registerMedia } from '../organisation/media/media.routes.ts';
import { registerBeheerMedia } from '../organisation/media/media.staff.ts';
import { fileSize, type MediaDeps, pictureSize } from '../organisation/media/media.ts';
import type { Geocoder } from '../organisation/places/geocoder.ts';
import { registerGeo } from '../organisation/places/places.routes.ts';
import { registerOidc } from '../organisation/staff/oidc.ts';
import { registerStaff } from '../organisation/staff/staff.routes.ts';
import { registerTranslation } from '../organisation/texts/texts.routes.ts';
import { registerManifest } from '../organisation/ventures/manifest.routes.ts';
import { registerBeheerSite } from '../organisation/ventures/site.staff.ts';
import { redirectFromDomains } from '../organisation/ventures/venture-domains.ts';
import { registerVentures } from '../organisation/ventures/ventures.routes.ts';
import { registerBeheerVentures } from '../organisation/ventures/ventures.staff.ts';
import { findVenture } from '../organisation/ventures/ventures.ts';
import { registerViews } from '../organisation/views/views.staff.ts';
import { registerApiDocs } from './api-docs/api-docs.ts';
import { registerHealth } from './health/health.ts';
import { registerBeheerSystem } from './health/system.staff.ts';
import { registerOverview } from './overview/overview.staff.ts';
import type { Telemetry } from './watch/telemetry.ts';

export interface AppDeps extends ContextDeps {
  media: MediaDeps;
  captcha: Captcha;
  companyRegister: CompanyRegister;
  geocoder: Geocoder;
  search: SearchEngine;
  payments: OpenPaymentProvider;
  /** Absent with a single process. */
  callCounts?: CallCounts | undefined;
  /** Absent without telemetry. */
  telemetry?: Telemetry | undefined;
  /** The destination of log lines, which tests collect. */
  logStream?: { write(line: string): void };
}

/** The API, without a port: `inject` it, or listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps;
  tellInputErrorsInDutch();
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            serializers: { err: serializeError },
            ...(deps.logStream ? { stream: deps.logStream } : {}),
          },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nameRequest,
    frameworkErrors: sendFrameworkProblem,
    rewriteUrl: (request) => readableUrl(originForm(request)),
    trustProxy: trustProxyOption(config.trustProxy),
    bodyLimit: 1024 * 1024,
    ...requestTimes(config),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileSerializer);
  sendProblems(app);
  const ownSecret = inProcessSecret(deps.tokenSecret);
  deps.telemetry?.watchRequests(app, (request) => isInProcess(request, ownSecret));
  logRequests(app, ownSecret);
  const requestWatch = watchSlowRequests(app, deps.clock, (request) => isInProcess(request, ownSecret));
  closeGracefully(app);
  boundBodies(app, config);
  // Before anything that may refuse a request, so that a refusal has them too.
  sendSecurityHeaders(app, config);
  refuseUnstorable(app);
  sendEntityTags(app);
  redirectFromDomains(app, deps);
  app.decorate('findVenture', findVenture);
  app.decorate('responseCache', new ResponseCache(deps.cache.versions, deps.clock));

  await app.register(cookie);
  openSessions(app, deps);
  findApiKeys(app, deps);
  await app.register(formbody);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Brotli's own default is for files that are compressed once; answers are compressed while the client waits.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  });
  await app.register(rateLimit, {
    store: (deps.callCounts ?? new CallCounts()).store(),
    // Registered also if disabled, for routes with a limit of their own.
    global: config.rateLimit > 0,
    max: config.rateLimit,
    timeWindow: 60_000,
    // Only external calls of the API count: pages and pictures come in bursts, and in-process calls are our own.
    // Decided by the route, because a URL can be written in many ways.
    allowList: (request) => !isApiRoute(request) || isByKey(request) || isInProcess(request, ownSecret),
  });
  await registerApiDocs(app, deps);

  registerHealth(app, deps);
  registerVentures(app, deps, {
    storeLocations: listStoreLocations,
    pictureSize: (ctx, path) => pictureSize(ctx, deps.media, path),
  });
  registerManifest(app, deps);
  registerTranslation(app, deps);
  registerMedia(app, deps, deps.media);
  const redirectHits = new RedirectHits({ db: deps.db, clock: deps.clock, log: app.log });
  app.addHook('onClose', () => redirectHits.close());
  const contentParts = {
    fileSize: (ctx: Context, path: string) => fileSize(ctx, deps.media, path),
    catalogue: catalogueContent({
      filtersOf: categoryFilters(deps.search),
      onRedirect: (path) => redirectHits.count(path),
    }),
  };
  registerContent(app, deps, contentParts);
  registerContentSearch(app, deps);
  await registerForms(app, deps, contentParts);
  registerSitemap(app, deps, catalogueSitemap);
  registerBranches(app, deps);
  registerCalendar(app, deps);
  registerGeo(app, deps);
  registerNavigation(app, deps);
  registerIdentity(app, deps);
  await registerNewsletter(app, deps);
  const terms = new SearchTerms({ db: deps.db, clock: deps.clock, log: app.log });
  app.addHook('onClose', () => terms.close());
  await registerProductSearch(app, deps, {
    engine: deps.search,
    findPages: pageFinder(deps.cache.versions, deps.clock),
    findUnitPrices: unitPricesOf,
    terms,
  });
  registerAddressBook(app, deps);
  registerPricing(app, deps);
  registerPriceList(app, deps);
  registerStock(app, deps);
  await registerQuotes(app, deps);
  registerCart(app, deps);
  await registerSites(app, deps, deps.media);
  registerOrders(app, deps);
  registerOrderLists(app, deps);
  const payments = { provider: deps.payments.provider, ordering: orderPaidCart };
  await registerPayments(app, deps, payments);
  if (deps.payments.sandbox) registerSandbox(app, deps, deps.payments.sandbox);
  registerCheckout(app, deps, payments);
  await registerClientQuotes(app, deps, deps.media);
  registerBudgets(app, deps, reservationsOf);
  registerApprovals(app, deps);
  registerCaptcha(app, deps);
  registerRegistration(app, deps);
  registerManagedUsers(app, deps);
  registerKvk(app, deps);
  await registerExchange(app, deps);
  registerStaff(app, deps);
  registerOidc(app, deps);
  registerAudit(app, deps);
  registerViews(app, deps);
  const health = { search: deps.search, requestWatch };
  registerOverview(app, deps, health);
  registerBeheerOrders(app, deps);
  registerBeheerQuotes(app, deps);
  registerBeheerCustomers(app, deps);
  registerBeheerBranches(app, deps);
  registerBeheerSite(app, deps);
  registerBeheerMenus(app, deps);
  registerBeheerPages(app, deps);
  await registerBeheerVentures(app, deps, deps.media);
  registerBeheerPrices(app, deps);
  await registerBeheerImports(app, deps);
  registerBeheerIntegrations(app, deps);
  registerBeheerSystem(app, deps, health);
  await registerBeheerProducts(app, deps, deps.media);
  await registerBeheerMedia(app, deps, deps.media);
  registerBeheerCategories(app, deps);
  registerBeheerFeatures(app, deps);
  registerBeheerSearch(app, deps, deps.search);
  registerBeheerRedirects(app, deps);
  if (config.devInbox) registerDevInbox(app, deps);
  return app;
}

/** Data exchange has a limit per key. */
function isByKey({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.contract?.access === 'key';
}

function isApiRoute({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false;
}
