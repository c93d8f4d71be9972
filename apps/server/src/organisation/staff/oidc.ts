import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context, ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { callerOf } from '../../foundation/security/caller.ts';
import { setPendingLogin, takePendingLogin } from './oidc-pending-login.ts';
import { OidcProvider, ProviderError } from './oidc-provider.ts';
import { signInByClaims } from './oidc-sign-in.ts';
import { giveStaffCookie } from './staff.routes.ts';

/** The reason of a failed login, which the login page reads from its URL. */
type Refusal = 'verlopen' | 'geweigerd' | 'onbekend' | 'onbereikbaar';

/** Log in through the company's own identity provider. */
export function registerOidc(app: FastifyInstance, deps: ContextDeps): void {
  const { oidc, publicUrl } = deps.config;
  const provider = oidc && new OidcProvider(oidc, new URL(staffRoutes.oidcReturn.path, publicUrl));
  const required = (): OidcProvider => {
    if (!provider) throw new AppError('notFound');
    return provider;
  };

  serve(app, deps, staffRoutes.oidcStart, async (ctx, { query, reply }) => {
    const returnTo = query.terug;
    try {
      const { address, checks } = await required().startLogin();
      setPendingLogin(deps, reply, { checks, returnTo });
      return redirect(reply, address.href);
    } catch (error) {
      return refuse(ctx, reply, error, returnTo);
    }
  });

  serve(app, deps, staffRoutes.oidcReturn, async (ctx, { request, reply }) => {
    const waiting = takePendingLogin(deps, request, reply);
    const { checks, returnTo } = waiting ?? { returnTo: '/' };
    try {
      const oidcProvider = required();
      if (!checks) return redirect(reply, loginPage('verlopen', returnTo));
      const claims = await oidcProvider.finishLogin(request.url, checks);
      const token = await signInByClaims(deps, ctx, claims, callerOf(request));
      if (!token) return redirect(reply, loginPage('onbekend', returnTo));
      giveStaffCookie(deps, reply, token);
      return redirect(reply, `/beheer${returnTo}`);
    } catch (error) {
      return refuse(ctx, reply, error, returnTo);
    }
  });
}

function refuse(ctx: Context, reply: FastifyReply, error: unknown, returnTo: string): FastifyReply {
  if (!(error instanceof ProviderError)) throw error;
  const { kind, reason } = error;
  ctx.log.warn({ reason }, `the identity provider ${kind === 'unreachable' ? 'cannot be reached' : 'refused a login'}`);
  return redirect(reply, loginPage(kind === 'unreachable' ? 'onbereikbaar' : 'geweigerd', returnTo));
}

function loginPage(refusal: Refusal, returnTo: string): string {
  const search = new URLSearchParams({ fout: refusal, ...(returnTo === '/' ? {} : { terug: returnTo }) });
  return `/beheer/inloggen?${search}`;
}

function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address);
}
