import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { AppError } from './errors.ts';
import { readAccessToken } from './identity/access-token.ts';
import type { SiteUser } from './identity/identity.ts';
import { findSiteUser } from './identity/identity.ts';
import { findVenture, type Venture } from './ventures/ventures.ts';

/** What every operation gets first: who asks, of which venture, and the means to answer. */
export interface Context {
  config: Config;
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  requestId: string;
  /** The host the visitor sees, for links in mails and redirects (P 7.1, FE-Host). */
  host: string;
  /** Empty where the call names no venture. */
  venture: Venture | undefined;
  user: SiteUser | undefined;
}

export interface ContextDeps {
  config: Config;
  db: Database;
  clock: () => Date;
  tokenSecret: string;
}

export async function createContext(deps: ContextDeps, request: FastifyRequest): Promise<Context> {
  const base = { config: deps.config, db: deps.db, clock: deps.clock, log: request.log, requestId: request.id };
  const token = accessTokenOf(request);
  const host = header(request, 'fe-host') ?? request.host;
  const anonymous: Context = { ...base, host, venture: undefined, user: undefined };
  const ventureId = header(request, 'venture-id');
  const venture = ventureId === undefined ? undefined : await findVenture(anonymous, ventureId);
  if (ventureId !== undefined && !venture) throw new AppError('unknownVenture');
  return { ...anonymous, venture, user: token ? await userOf(deps, anonymous, token) : undefined };
}

async function userOf(deps: ContextDeps, ctx: Context, token: string): Promise<SiteUser> {
  const userId = await readAccessToken(token, deps.tokenSecret, deps.clock());
  const user = userId ? await findSiteUser(ctx, userId) : undefined;
  // A token that does not hold is never an anonymous visit: the client must learn that it is logged out (P 7.1).
  if (!user) throw new AppError('notLoggedIn');
  return user;
}

/** The bearer header of any client, or the cookie of our own storefront (decisions, Sessions). */
function accessTokenOf(request: FastifyRequest): string | undefined {
  const bearer = header(request, 'authorization')?.match(/^Bearer (.+)$/i)?.[1];
  return bearer ?? request.cookies.auth;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** For operations that make no sense without a venture. */
export function requireVenture(ctx: Context): Venture {
  if (!ctx.venture) throw new AppError('badRequest', { detail: 'De header Venture-Id ontbreekt.' });
  return ctx.venture;
}

export function requireUser(ctx: Context): SiteUser {
  if (!ctx.user) throw new AppError('notLoggedIn');
  return ctx.user;
}
