import { staffRoutes } from '@bouwpoort/contract/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContextDeps } from '../context/context.ts';
import type { LoginChecks } from './oidc-provider.ts';
import { seal, unseal } from './sealed-secret.ts';

/** A login in progress at the provider. */
interface WaitingLogin {
  checks: LoginChecks;
  /** The page of the back office to return to. */
  returnTo: string;
}

const cookie = 'beheer-oidc';
const waitingMinutes = 10;

/** SameSite=Lax, because the browser returns from another site. Sealed, so that it cannot be forged or read. */
export function setWaitingLogin(deps: ContextDeps, reply: FastifyReply, login: WaitingLogin): void {
  const text = JSON.stringify({ at: deps.clock().getTime(), login });
  reply.setCookie(cookie, seal(text, deps.tokenSecret), { ...cookieOptions(deps), maxAge: waitingMinutes * 60 });
}

/** Read once: a second answer to the same login finds nothing. */
export function takeWaitingLogin(
  deps: ContextDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): WaitingLogin | undefined {
  const sealed = request.cookies[cookie];
  if (!sealed) return undefined;
  reply.clearCookie(cookie, cookieOptions(deps));
  let opened: { at: number; login: WaitingLogin };
  try {
    opened = JSON.parse(unseal(sealed, deps.tokenSecret));
  } catch {
    // Forged, or sealed with another secret: it counts as absent.
    return undefined;
  }
  return Math.abs(deps.clock().getTime() - opened.at) > waitingMinutes * 60_000 ? undefined : opened.login;
}

function cookieOptions({ config }: ContextDeps) {
  const secure = config.publicUrl.startsWith('https://');
  return { path: staffRoutes.oidcReturn.path, httpOnly: true, sameSite: 'lax', secure } as const;
}
