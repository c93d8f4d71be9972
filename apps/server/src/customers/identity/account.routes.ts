import { accountRoutes } from '@bouwpoort/contract/customers/identity';
import { authCookie } from '@bouwpoort/contract/customers/session-cookies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { requireLoggedIn } from '../../foundation/context/require-user.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { callerOf } from '../../foundation/security/caller.ts';
import { audit } from './audit.ts';
import { customerOf } from './customer-of-user.ts';
import { describeSiteUser } from './describe-site-user.ts';
import { clearSessionCookies, refreshTokenOf } from './session-cookies.ts';
import { endSession, sessionOfRefreshToken } from './sessions.ts';
import { endView } from './view-sessions.ts';

export function registerAccount(app: FastifyInstance, deps: ContextDeps): void {
  // Answers in every venture: this is how a client finds out that its user belongs to another one, or to none (P 4.1).
  serve(app, deps, accountRoutes.details, async (ctx, { query }) => {
    const user = requireLoggedIn(ctx);
    const customer = query.expand === undefined ? undefined : await customerOf(ctx, user);
    return {
      siteUser: describeSiteUser(user),
      customer: customer ?? null,
      useOrderApiCodit: user.useOrderApiCodit,
    };
  });

  serve(app, deps, accountRoutes.logout, async (ctx, { body, request, reply }) => {
    const sessionId = await sessionToEnd(deps, request, body?.refresh_token);
    await ctx.db.transaction(async (tx) => {
      const at = ctx.clock();
      const userId = sessionId && (await endSession(tx, sessionId, 'logout', at));
      if (sessionId && request.session?.isView) await endView(tx, sessionId, at);
      if (userId) await audit(tx, callerOf(request), { kind: 'logout', at, userId, sessionId });
    });
    clearSessionCookies(reply, deps.config);
    return { value: true };
  });
}

/** The session of the call itself; else that of the refresh token in the request, because its access token expired. */
async function sessionToEnd(
  deps: ContextDeps,
  request: FastifyRequest,
  given: string | undefined,
): Promise<string | undefined> {
  if (request.session) return request.session.id;
  const cookie = request.cookies[authCookie];
  const refreshToken = given ?? (cookie && refreshTokenOf(cookie));
  return refreshToken ? sessionOfRefreshToken(deps.db, refreshToken) : undefined;
}
