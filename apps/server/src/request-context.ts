import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { type Customer, findCustomer } from './customers/customers.ts';
import type { Database } from './database/database.ts';
import { AppError } from './errors.ts';
import type { SiteUser } from './identity/identity.ts';
import type { ReadCache } from './invalidation/read-cache.ts';
import { findVenture, type Venture } from './ventures/ventures.ts';

/** What every operation gets first: who asks, of which venture, and the means to answer. */
export interface Context {
  config: Config;
  db: Database;
  /** What this process keeps of what it read; see the invalidation folder. */
  cache: ReadCache;
  clock: () => Date;
  log: FastifyBaseLogger;
  requestId: string;
  /** The host the visitor says he sees (P 7.1, FE-Host). Never for links in mails: a caller can say what he likes. */
  host: string;
  /** Empty where the call names no venture. */
  venture: Venture | undefined;
  user: SiteUser | undefined;
  /** The user's, where it was read along with him: as it was when the call came in. */
  customer?: Customer | undefined;
}

export interface ContextDeps {
  config: Config;
  db: Database;
  cache: ReadCache;
  clock: () => Date;
  tokenSecret: string;
}

/** Who asks was found out before this, by identity/open-session.ts. */
export async function createContext(deps: ContextDeps, request: FastifyRequest): Promise<Context> {
  const { config, db, cache, clock } = deps;
  const base = { config, db, cache, clock, log: request.log, requestId: request.id };
  const host = header(request, 'fe-host') ?? request.host;
  const { user, customer } = request.session ?? {};
  const ctx: Context = { ...base, host, venture: undefined, user, customer: customer ?? undefined };
  const ventureId = header(request, 'venture-id');
  if (ventureId === undefined) return ctx;
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new AppError('unknownVenture');
  return { ...ctx, venture };
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

/** Whatever venture the user belongs to: only for what is about the login itself. Everything else takes requireUser. */
export function requireLoggedIn(ctx: Context): SiteUser {
  if (!ctx.user) throw new AppError('notLoggedIn');
  return ctx.user;
}

export type VentureUser = SiteUser & { ventureId: string };

/** A user of the venture the call names; where it names none, of any (P 8, NoVenture and WrongVenture). */
export function requireUser(ctx: Context): VentureUser {
  const user = requireLoggedIn(ctx);
  const { ventureId } = user;
  if (ventureId === null) throw new AppError('noVenture', { detail: 'Je account is niet aan een webshop gekoppeld.' });
  if (ctx.venture && ctx.venture.id !== ventureId) {
    throw new AppError('wrongVenture', { detail: 'Je bent ingelogd bij een andere webshop.' });
  }
  return { ...user, ventureId };
}

/** Not for guest accounts (P 6). */
export function requireRegistered(ctx: Context): VentureUser {
  const user = requireUser(ctx);
  if (user.isGuestAccount) throw new AppError('forbidden');
  return user;
}

/** Whose prices and orders these are. A guest buys on the debtor of all guests; ask requireRegistered to keep them out. */
export async function requireCustomer(ctx: Context): Promise<{ user: VentureUser; customer: Customer }> {
  const user = requireUser(ctx);
  const customer =
    user.dynamics && user.customerId !== null
      ? (ctx.customer ?? (await findCustomer(ctx, user.customerId)))
      : undefined;
  // A customer of another venture can only be a mistake in the data; it must not become somebody else's prices.
  if (customer?.ventureId !== user.ventureId) throw new AppError('noCustomer');
  return { user, customer };
}
