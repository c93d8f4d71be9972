import { constants } from 'node:zlib';
import { tellInputErrorsInDutch } from '@bouwpoort/contract/dutch-input-errors';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { registerApprovals } from './approvals/approvals.routes.ts';
import { reservationsOf } from './approvals/approvals.ts';
import { registerAudit } from './beheer/audit.routes.ts';
import { registerBeheerBranches } from './beheer/branches.routes.ts';
import { registerBeheerCategories, registerBeheerFeatures } from './beheer/categories.routes.ts';
import { registerBeheerCustomers } from './beheer/customers.routes.ts';
import { registerBeheerImports } from './beheer/imports.routes.ts';
import { registerBeheerIntegrations } from './beheer/integrations.routes.ts';
import { registerBeheerMedia } from './beheer/media.routes.ts';
import { registerBeheerMenus } from './beheer/menus.routes.ts';
import { registerBeheerOrders } from './beheer/orders.routes.ts';
import { registerOverview } from './beheer/overview.routes.ts';
import { registerBeheerPages } from './beheer/pages.routes.ts';
import { registerBeheerPrices } from './beheer/prices.routes.ts';
import { registerBeheerProducts } from './beheer/products.routes.ts';
import { registerBeheerQuotes } from './beheer/quotes.routes.ts';
import { registerBeheerRedirects } from './beheer/redirects.routes.ts';
import { registerBeheerSearch } from './beheer/search.routes.ts';
import { registerBeheerSite } from './beheer/site.routes.ts';
import { registerBeheerSystem } from './beheer/system.routes.ts';
import { registerBeheerVentures } from './beheer/ventures.routes.ts';
import { registerViews } from './beheer/views.routes.ts';
import { registerBranches } from './branches/branches.routes.ts';
import { listStoreLocations } from './branches/branches.ts';
import { registerCalendar } from './branches/calendar.routes.ts';
import { registerBudgets } from './budgets/budgets.routes.ts';
import { registerCaptcha } from './captcha/captcha.routes.ts';
import type { Captcha } from './captcha/captcha.ts';
import { registerCart } from './cart/cart.routes.ts';
import { catalogueContent } from './catalogue/catalogue-content.ts';
import { RedirectHits } from './catalogue/catalogue-redirects.ts';
import { catalogueSitemap } from './catalogue/catalogue-sitemap.ts';
import { registerCheckout } from './checkout/checkout.routes.ts';
import { orderPaidCart } from './checkout/order-paid-cart.ts';
import { registerClientQuotes } from './client-quotes/client-quotes.routes.ts';
import { trustProxyOption } from './config/trusted-proxies.ts';
import { registerContent } from './content/content.routes.ts';
import { registerForms } from './content/content-form.routes.ts';
import { registerContentSearch } from './content/content-search.routes.ts';
import { pageFinder } from './content/content-search.ts';
import { registerSitemap } from './content/content-sitemap.routes.ts';
import type { Context, ContextDeps } from './context/context.ts';
import { registerAddressBook } from './customers/address-book.routes.ts';
import { findApiKeys } from './exchange/api-key-access.ts';
import { registerExchange } from './exchange/exchange.routes.ts';
import { registerGeo } from './geo/geo.routes.ts';
import type { Geocoder } from './geo/geocoder.ts';
import { compileSerializer } from './http/json-text.ts';
import { sendFrameworkProblem, sendProblems } from './http/problems.ts';
import { refuseUnstorable } from './http/refuse-unstorable.ts';
import { ResponseCache } from './http/response-cache.ts';
import { registerIdentity } from './identity/identity.routes.ts';
import { openSessions } from './identity/open-session.ts';
import { sendEntityTags } from './invalidation/etag.ts';
import { registerDevInbox } from './mail/dev-inbox.routes.ts';
import { registerMedia } from './media/media.routes.ts';
import { fileSize, type MediaDeps, pictureSize } from './media/media.ts';
import { registerNavigation } from './navigation/navigation.routes.ts';
import { registerNewsletter } from './newsletter/newsletter.routes.ts';
import { registerApiDocs } from './operations/api-docs.ts';
import { CallCounts } from './operations/call-counts.ts';
import { closeGracefully } from './operations/graceful-close.ts';
import { registerHealth } from './operations/health.ts';
import { inProcessSecret, isInProcess } from './operations/in-process.ts';
import { readableUrl } from './operations/readable-url.ts';
import { logRequests, nameRequest, serializeError } from './operations/request-log.ts';
import { originForm } from './operations/request-target.ts';
import { boundBodies, requestTimes } from './operations/request-times.ts';
import { sendSecurityHeaders } from './operations/security-headers.ts';
import { watchSlowRequests } from './operations/slow-requests.ts';
import { registerOrderLists } from './order-lists/order-lists.routes.ts';
import { registerOrders } from './orders/orders.routes.ts';
import type { OpenPaymentProvider } from './payments/open-payment-provider.ts';
import { registerPayments } from './payments/payments.routes.ts';
import { registerSandbox } from './payments/sandbox.routes.ts';
import { registerPriceList } from './price-list/price-list.routes.ts';
import { registerPricing } from './pricing/pricing.routes.ts';
import { unitPricesOf } from './pricing/pricing.ts';
import { registerQuotes } from './quotes/quotes.routes.ts';
import type { CompanyRegister } from './registration/company-register.ts';
import { registerKvk } from './registration/kvk.routes.ts';
import { registerManagedUsers } from './registration/managed-users.routes.ts';
import { registerRegistration } from './registration/registration.routes.ts';
import { categoryFilters } from './search/category-filters.ts';
import { registerProductSearch } from './search/product-search.routes.ts';
import type { SearchEngine } from './search/query/search-engine.ts';
import { SearchTerms } from './search/search-terms.ts';
import { registerSites } from './sites/sites.routes.ts';
import { registerOidc } from './staff/oidc.ts';
import { registerStaff } from './staff/staff.routes.ts';
import { registerStock } from './stock/stock.routes.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import { registerTranslation } from './translation/translation.routes.ts';
import { registerManifest } from './ventures/manifest.routes.ts';
import { redirectFromDomains } from './ventures/venture-domains.ts';
import { registerVentures } from './ventures/ventures.routes.ts';
import { findVenture } from './ventures/ventures.ts';

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
  const desk = { search: deps.search, requestWatch };
  registerOverview(app, deps, desk);
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
  registerBeheerSystem(app, deps, desk);
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
