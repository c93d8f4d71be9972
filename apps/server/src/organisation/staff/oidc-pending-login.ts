import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { seal, unseal } from '../../foundation/security/sealed-secret.ts';
import type { LoginChecks } from './oidc-provider.ts';

/** A login in progress at the provider. */
interface PendingLogin {
  checks: LoginChecks;
  /** The page of the back office to return to. */
  returnTo: string;
}

const cookie = 'beheer-oidc';
const pendingMinutes = 10;

/** SameSite=Lax, because the browser returns from another site. Sealed, so that it cannot be forged or read. */
export function setPendingLogin(deps: ContextDeps, reply: FastifyReply, login: PendingLogin): void {
  const text = JSON.stringify({ at: deps.clock().getTime(), login });
  reply.setCookie(cookie, seal(text, deps.tokenSecret), { ...cookieOptions(deps), maxAge: pendingMinutes * 60 });
}

/** Read once: a second answer to the same login finds nothing. */
export function takePendingLogin(
  deps: ContextDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): PendingLogin | undefined {
  const sealed = request.cookies[cookie];
  if (!sealed) return undefined;
  reply.clearCookie(cookie, cookieOptions(deps));
  let opened: { at: number; login: PendingLogin };
  try {
    opened = JSON.parse(unseal(sealed, deps.tokenSecret));
  } catch {
    // Forged, or sealed with another secret: it counts as absent.
    return undefined;
  }
  return Math.abs(deps.clock().getTime() - opened.at) > pendingMinutes * 60_000 ? undefined : opened.login;
}

function cookieOptions({ config }: ContextDeps) {
  const secure = config.publicUrl.startsWith('https://');
  return { path: staffRoutes.oidcReturn.path, httpOnly: true, sameSite: 'lax', secure } as const;
}
