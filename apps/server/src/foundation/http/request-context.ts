import type { FastifyRequest } from 'fastify';
import type { Context, ContextDeps } from '../context/context.ts';
import type { Customer } from '../context/customer.ts';
import type { SiteUser } from '../context/site-user.ts';
import type { Venture } from '../context/venture.ts';
import { AppError } from '../errors/app-error.ts';

/** The login a request was made under. */
export interface OpenSession {
  id: string;
  user: SiteUser;
  /** The user's, where it was read along with them. */
  customer?: Customer | null;
  expiresAt: Date;
  accessToken: string;
  /** The login of staff who view the shop as the user: it is read-only. */
  isView?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by identity/open-session.ts before any handler runs. */
    session: OpenSession | undefined;
  }
  interface FastifyInstance {
    /** The ventures domain is in a layer above this folder, so the program passes in how to find one. */
    findVenture(ctx: Context, ventureId: string): Promise<Venture | undefined>;
  }
}

export async function createContext(deps: ContextDeps, request: FastifyRequest): Promise<Context> {
  const { config, db, cache, clock } = deps;
  const base = { config, db, cache, clock, log: request.log, requestId: request.id };
  const host = header(request, 'fe-host') ?? request.host;
  const { user, customer } = request.session ?? {};
  const ctx: Context = { ...base, host, venture: undefined, user, customer: customer ?? undefined };
  const ventureId = header(request, 'venture-id');
  if (ventureId === undefined) return ctx;
  const venture = await request.server.findVenture(ctx, ventureId);
  if (!venture) throw new AppError('unknownVenture');
  return { ...ctx, venture };
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
