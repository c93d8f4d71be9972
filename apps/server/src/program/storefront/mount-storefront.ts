import { contentRoutes } from '@bouwpoort/contract/content/pages';
import { previewParameter } from '@bouwpoort/contract/content/preview-token';
import { toFastifyPath } from '@bouwpoort/contract/foundation/route';
import type { Transport } from '@bouwpoort/contract/program/client';
import type { PageLog, PageRequest } from '@bouwpoort/contract/program/page-request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeSiteUser, pageSession } from '../../customers/identity/identity.ts';
import type { Config } from '../../foundation/config/config.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serveBuiltFiles } from '../../foundation/http/built-files.ts';
import { inProcessHeader } from '../../foundation/http/in-process.ts';
import { noListener } from '../../foundation/invalidation/changes.ts';
import { ReadCache } from '../../foundation/invalidation/read-cache.ts';
import { PageBudgetSpent, pageBudget, sendTooManyPages } from './page-budget.ts';
import { PageDataCache } from './page-data-cache.ts';
import { PageDependencies } from './page-dependencies.ts';
import { type SharedRequest, sharedRequestOf } from './page-key.ts';
import { RenderQueue } from './render-queue.ts';
import { sendCachedPage } from './send-cached-page.ts';
import { type RenderedPage, SharedPages } from './shared-pages.ts';
import { isPageMethod, type Rendering, sendWebResponse, toWebRequest } from './web-request.ts';

/** The storefront as the server sees it: a web request in, a web response out. */
export type PageRenderer = (request: Request, page: PageRequest) => Promise<Response>;

export interface BuiltStorefront {
  render: PageRenderer;
  /** The folder with the built browser files; absent in development, where Vite serves them. */
  clientDir: string | undefined;
}

interface MountOptions {
  clock: () => Date;
  config: Pick<
    Config,
    | 'cms'
    | 'consent'
    | 'frameSources'
    | 'googleMapsBrowserKey'
    | 'pageRateLimit'
    | 'publicUrl'
    | 'rateLimit'
    | 'sessionWarningMinutes'
    | 'showcase'
  >;
  /** Marks in-process calls as our own, so that they do not count against the visitor's rate limit. */
  inProcessSecret: string;
  /** Knows what has changed; without it neither answers nor pages are cached. */
  cache?: ReadCache;
}

export async function mountStorefront(
  app: FastifyInstance,
  storefront: BuiltStorefront,
  options: MountOptions,
): Promise<void> {
  if (storefront.clientDir) await serveBuiltFiles(app, { root: storefront.clientDir, prefix: '/' });
  // An address of the API that does not exist is the API's to refuse, not a page's.
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw new AppError('notFound');
  });

  const { versions } = options.cache ?? new ReadCache(noListener);
  const pageData = new PageDataCache(versions, options.clock);
  const pages = new SharedPages(versions, options.clock);
  const renderQueue = new RenderQueue();
  const spendPage = pageBudget(app, options.config);

  const renderPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    rendering: Rendering = {},
  ): Promise<RenderedPage> => {
    await renderQueue.waitForTurn();
    const { session, scriptNonce: nonce } = request;
    const dependencies = new PageDependencies(rendering.shared !== undefined && session === undefined);
    const response = await storefront.render(toWebRequest(request, rendering), {
      nonce,
      requestId: request.id,
      now: options.clock(),
      publicUrl: options.config.publicUrl.replace(/\/+$/, ''),
      frameSources: options.config.frameSources,
      consent: options.config.consent,
      googleMapsBrowserKey: options.config.googleMapsBrowserKey,
      showcase: options.config.showcase,
      session: session && {
        ...(request.method === 'POST' ? {} : { siteUser: describeSiteUser(session.user) }),
        expiresAt: session.expiresAt,
        warningMinutes: options.config.sessionWarningMinutes,
      },
      transport: injectTransport(app, request, reply, options.inProcessSecret),
      remember: pageData.cachingClientFor({ isLoggedIn: session !== undefined, dependencies }),
      log: uncacheableOnError(request, dependencies),
      isShared: () => dependencies.isShared,
      ...(rendering.refusal === undefined ? {} : { refusal: rendering.refusal }),
    });
    return { response, nonce, dependencies, setsCookie: reply.hasHeader('set-cookie') };
  };

  /**
   * A form that no page of that address takes is only known as one to the router, which has no frame for its refusal.
   */
  const renderOwnPage = async (request: FastifyRequest, reply: FastifyReply): Promise<RenderedPage> => {
    await spendPage(request);
    const page = isPageMethod(request) ? await renderPage(request, reply) : undefined;
    if (page && page.response.status !== 405) return page;
    await page?.response.body?.cancel();
    return renderPage(request, reply, { refusal: 405 });
  };

  const renderSharedPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    shared: SharedRequest,
  ): Promise<RenderedPage> => {
    await spendPage(request);
    return renderPage(request, reply, { shared });
  };

  /**
   * A page asks for what its address leads to. This is for addresses that no page has, such as those of an older site.
   */
  const movedFrom = async (request: FastifyRequest): Promise<{ to: string; isPermanent: boolean } | undefined> => {
    const path = request.url.split('?')[0] ?? '/';
    if ((request.method !== 'GET' && request.method !== 'HEAD') || path.endsWith('.data')) return undefined;
    const answer = await app.inject({
      url: toFastifyPath(contentRoutes.byPath.path, options.config.cms),
      query: { contentUrl: path },
      remoteAddress: request.ip,
      headers: { 'x-request-id': request.id, [inProcessHeader]: options.inProcessSecret },
    });
    const problem = answer.statusCode === 404 ? answer.json<{ movedTo?: string; movedForGood?: boolean }>() : {};
    return problem.movedTo === undefined
      ? undefined
      : { to: problem.movedTo, isPermanent: problem.movedForGood !== false };
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // Of one person, or opened with a link from their mail: nobody else sees it, and after logging out the back button
    // does not either. What turns out to be everybody's says so itself (send-cached-page.ts).
    reply.header('cache-control', 'private, no-store').header('vary', 'Cookie');
    // Its token is enough to see the draft: search engines must not index it and other sites must not get it as
    // referrer.
    if (isPreview(request)) reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'same-origin');
    if (request.isSessionUnknown) {
      return sendWebResponse(reply, (await renderPage(request, reply, { refusal: 503 })).response);
    }
    // In development pages change while their addresses do not.
    const shared = storefront.clientDir === undefined ? undefined : sharedRequestOf(request);
    const page = shared
      ? await pages.open(shared.key, () => renderSharedPage(request, reply, shared))
      : await renderOwnPage(request, reply);
    if ('cached' in page) return sendCachedPage(request, reply, page.cached);
    const moved = page.response.status === 404 ? await movedFrom(request) : undefined;
    if (moved) {
      await page.response.body?.cancel();
      return reply.redirect(moved.to, moved.isPermanent ? 301 : 302);
    }
    if (!shared?.isShortened || page.response.status === 200) return sendWebResponse(reply, page.response);
    // Made once more, from the address as it was: a redirect may have to lead back to all of it.
    await page.response.body?.cancel();
    return sendWebResponse(reply, (await renderPage(request, reply)).response);
  };

  app.all('/*', { schema: { hide: true }, config: { page: true } }, async (request, reply) => {
    try {
      return await sendPage(request, reply);
    } catch (error) {
      if (error instanceof PageBudgetSpent) return sendTooManyPages(request, reply, error);
      throw error;
    }
  });
}

function isPreview({ url }: FastifyRequest): boolean {
  return new URLSearchParams(url.split('?')[1]).has(previewParameter);
}

/** A page with an error is sent to its visitor and not cached. */
function uncacheableOnError({ log, url }: FastifyRequest, dependencies: PageDependencies): PageLog {
  const path = url.split('?')[0];
  return {
    error: (facts, message) => {
      dependencies.markUncacheable();
      log.error({ path, ...facts }, message);
    },
    warn: (facts, message) => log.warn({ path, ...facts }, message),
  };
}

function injectTransport(app: FastifyInstance, page: FastifyRequest, reply: FastifyReply, secret: string): Transport {
  return async ({ method, url, headers, body }) => {
    // Awaited inside `run`: an injection starts when it is awaited.
    const ask = async () =>
      await app.inject({
        method: method as 'GET',
        url,
        remoteAddress: page.ip,
        headers: { ...headers, ...visitorHeaders(page), [inProcessHeader]: secret },
        ...(body === undefined ? {} : { payload: body }),
      });
    // What takes a form may log out on the way: there every call finds out for itself.
    const known = page.method === 'POST' ? undefined : page.session;
    const response = await (known ? pageSession.run(known, ask) : ask());
    passOnCookies(response.headers['set-cookie'], reply);
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
      text: async () => response.payload,
    };
  };
}

/** A page that logs a user in or out sets cookies, which is not possible once it streams. */
function passOnCookies(cookies: string | string[] | number | undefined, reply: FastifyReply): void {
  if (cookies === undefined || typeof cookies === 'number' || reply.raw.headersSent) return;
  for (const cookie of typeof cookies === 'string' ? [cookies] : cookies) reply.header('set-cookie', cookie);
}

const forwardedHeaders = ['origin', 'sec-fetch-site', 'user-agent'] as const;

/**
 * In-process calls are made in the visitor's name: their login, their host, one request id for page and calls. The
 * login goes as a token because the page has already looked at the cookie: it may have renewed it, or found it
 * worthless.
 */
function visitorHeaders(page: FastifyRequest): Record<string, string> {
  const own: Record<string, string> = { 'x-request-id': page.id, 'fe-host': page.host };
  if (page.session) own.authorization = `Bearer ${page.session.accessToken}`;
  for (const name of forwardedHeaders) {
    const value = page.headers[name];
    if (typeof value === 'string') own[name] = value;
  }
  return own;
}
