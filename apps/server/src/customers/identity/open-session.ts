import { accountRoutes } from '@bouwpoort/contract/customers/identity';
import { tokenRoutes } from '@bouwpoort/contract/customers/identity-token';
import { authCookie } from '@bouwpoort/contract/customers/session-cookies';
import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { isDatabaseUnavailable } from '../../foundation/database/database-unavailable.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { OpenSession } from '../../foundation/http/request-context.ts';
import { callerOf } from '../../foundation/security/caller.ts';
import { isWrite, requireSameOrigin } from '../../foundation/security/same-origin.ts';
import { readAccessToken } from './access-token.ts';
import { customerOf } from './customer-of-user.ts';
import { pageSession } from './page-session.ts';
import { refuseViewWrites } from './refuse-view-writes.ts';
import { renewOnce } from './renew-session.ts';
import { clearSessionCookies, readAuthCookie, refreshTokenOf, setSessionCookies } from './session-cookies.ts';
import { findSessionUser, type IssuedTokens } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** For a page: there may be a session, but the database is down. */
    isSessionUnknown: boolean;
  }
  interface FastifyContextConfig {
    /** A page of the storefront: a user whose session has ended sees it as a visitor. */
    page?: true;
  }
}

/** These end or replace a session; an invalid one must not block them. */
const lenientRoutes: ReadonlySet<RouteContract> = new Set<RouteContract>([tokenRoutes.issue, accountRoutes.logout]);

/**
 * Authenticates the caller, once and before anything else, for calls of the API and for pages. An invalid session is a
 * 401 for the API, never an anonymous visit, because the client must learn that it is logged out (P 7.1).
 */
export function openSessions(app: FastifyInstance, deps: ContextDeps): void {
  app.decorateRequest('session', undefined);
  app.decorateRequest('isSessionUnknown', false);
  app.addHook('onRequest', (request, reply, done) => {
    const { contract, page } = request.routeOptions.config;
    const isApi = contract?.path.startsWith('/api/') ?? false;
    // Elsewhere only writes need the session: it may be a read-only one of staff.
    if (!page && !isApi && !(contract && isWrite(request))) return done();
    // Their bearer is an API key; a session gives no access.
    if (contract?.access === 'key') return done();
    // Staff are not customers: the back office has a cookie of its own.
    if (contract?.path.startsWith('/api/beheer/')) return done();
    const ofPage = pageSession.getStore();
    if (ofPage) {
      request.session = ofPage;
      refuseViewWrites(request);
      return done();
    }
    if (page && isWrite(request)) requireSameOrigin(request, deps.config);
    const bearer = bearerOf(request);
    const cookie = request.cookies[authCookie];
    if (bearer === undefined && cookie === undefined) return done();
    openSession(deps, request, reply, bearer, cookie).then(
      () => done(),
      (error: Error) => {
        // A page has its own message for this.
        request.isSessionUnknown = page === true && isDatabaseUnavailable(error);
        done(request.isSessionUnknown ? undefined : error);
      },
    );
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Overrides the cache headers of the route: an answer with a session cookie must not be cached.
    if (reply.hasHeader('set-cookie')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** Only if the request has credentials: anonymous visitors need no lookup. */
async function openSession(
  deps: ContextDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  bearer: string | undefined,
  cookie = '',
): Promise<void> {
  const { contract, page } = request.routeOptions.config;
  const lenient =
    page === true || (contract !== undefined && (lenientRoutes.has(contract) || !contract.path.startsWith('/api/')));
  if (bearer !== undefined) request.session = await openBearer(deps, bearer);
  else {
    if (isWrite(request)) requireSameOrigin(request, deps.config);
    request.session = await openCookie(deps, cookie);
    if (!request.session) clearSessionCookies(reply, deps.config);
    else if (!request.session.isView && (!contract || !lenientRoutes.has(contract)))
      await renewWhenDue(deps, request, reply, cookie);
  }
  if (!request.session && !lenient) throw new AppError('notLoggedIn');
  refuseViewWrites(request);
}

function bearerOf(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1];
}

async function openBearer(deps: ContextDeps, token: string): Promise<OpenSession | undefined> {
  const claims = await readAccessToken(token, deps.tokenSecret, deps.clock());
  const found = claims && (await findSessionUser(deps.db, claims));
  return claims && found && { id: claims.sessionId, ...found, expiresAt: claims.expiresAt, accessToken: token };
}

async function openCookie(deps: ContextDeps, cookie: string): Promise<OpenSession | undefined> {
  const claims = await readAuthCookie(cookie, deps.tokenSecret, deps.clock());
  const found = claims && (await findSessionUser(deps.db, claims));
  const accessToken = cookie.slice(0, cookie.lastIndexOf('.'));
  return claims && found && { id: claims.sessionId, ...found, expiresAt: claims.expiresAt, accessToken };
}

/** Renews the session of an active user automatically. */
async function renewWhenDue(
  deps: ContextDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: string,
): Promise<void> {
  const { session } = request;
  if (!session) return;
  const left = session.expiresAt.getTime() - deps.clock().getTime();
  if (left > deps.config.refreshMarginMinutes * 60_000) return;
  const tokens = await renewOnce(deps, refreshTokenOf(cookie), callerOf(request));
  // Already used: this request left the browser before the answer with the new cookies arrived. The session is valid.
  if (!tokens) return;
  await issueCookies(deps, reply, tokens);
  request.session = openedBy(tokens);
}

function openedBy({ sessionId, user, expiresAt, accessToken }: IssuedTokens): OpenSession {
  return { id: sessionId, user, expiresAt, accessToken };
}

export async function issueCookies(deps: ContextDeps, reply: FastifyReply, tokens: IssuedTokens): Promise<void> {
  setSessionCookies(reply, deps.config, tokens, await customerOf({ ...deps, log: reply.log }, tokens.user));
}
