import { staffRoutes } from '@bouwpoort/contract/staff';
import { eq, or, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as client from 'openid-client';
import { rolesOfClaims } from '../config/claim-roles.ts';
import type { Config } from '../config/config.ts';
import type { ContextDeps } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { serve } from '../http/contract-route.ts';
import { type Caller, callerOf } from '../identity/identity.ts';
import { seal, unseal } from './sealed-secret.ts';
import { giveStaffCookie } from './staff.routes.ts';
import { staffGrants, staffRoles, staffUsers } from './staff.tables.ts';
import { startStaffSession } from './staff-sessions.ts';
import { recordSignIn } from './staff-sign-in.ts';

type OidcSettings = NonNullable<Config['oidc']>;

const waitingCookie = 'beheer-oidc';
const waitingMinutes = 10;

/** Log in through the company's own identity provider (OpenID Connect, authorization code with PKCE). */
export function registerOidc(app: FastifyInstance, deps: ContextDeps): void {
  const provider = deps.config.oidc && discovered(deps.config.oidc);
  const returnUrl = new URL(staffRoutes.oidcReturn.path, deps.config.publicUrl);

  serve(app, deps, staffRoutes.oidcStart, async (_ctx, { reply }) => {
    const configuration = await configured(provider);
    const verifier = client.randomPKCECodeVerifier();
    const [state, nonce] = [client.randomState(), client.randomNonce()];
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: returnUrl.href,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    setWaiting(deps, reply, JSON.stringify({ verifier, state, nonce }));
    return reply.header('cache-control', 'no-store').redirect(address.href);
  });

  serve(app, deps, staffRoutes.oidcReturn, async (ctx, { request, reply }) => {
    const configuration = await configured(provider);
    const waiting = readWaiting(deps, request.cookies[waitingCookie]);
    clearWaiting(deps, reply);
    if (!waiting) return reply.redirect('/beheer/inloggen?fout=verlopen');
    const address = new URL(request.url, returnUrl);
    let claims: client.IDToken | undefined;
    try {
      const tokens = await client.authorizationCodeGrant(configuration, address, {
        pkceCodeVerifier: waiting.verifier,
        expectedState: waiting.state,
        expectedNonce: waiting.nonce,
      });
      claims = tokens.claims();
    } catch (error) {
      ctx.log.warn({ err: error }, 'the identity provider did not vouch for somebody');
      return reply.redirect('/beheer/inloggen?fout=geweigerd');
    }
    const token = claims && (await signInByClaims(deps, claims, callerOf(request)));
    if (!token) return reply.redirect('/beheer/inloggen?fout=onbekend');
    giveStaffCookie(deps, reply, token);
    // The cookie is SameSite=Strict, so the first page after the provider would not send it: our own page moves on.
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', 'text/html; charset=utf-8')
      .send(
        '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/beheer"><title>Beheer</title>',
      );
  });
}

/** Found when first needed, and again after a failure: the provider may be away when we start. */
function discovered(settings: OidcSettings): () => Promise<client.Configuration> {
  let found: Promise<client.Configuration> | undefined;
  return () => {
    found ??= client
      .discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
        ...(settings.issuer.startsWith('http://') ? { execute: [client.allowInsecureRequests] } : {}),
      })
      .catch((error: Error) => {
        found = undefined;
        throw new AppError('unavailable', { cause: error });
      });
    return found;
  };
}

function configured(provider: (() => Promise<client.Configuration>) | undefined): Promise<client.Configuration> {
  if (!provider) throw new AppError('notFound');
  return provider();
}

/**
 * The provider says who somebody is and, by the table in the settings, which roles they have: they are made when they
 * first come, and their roles follow the provider's each time. Who has none of them and is not known here stays out.
 */
async function signInByClaims(deps: ContextDeps, claims: client.IDToken, caller: Caller): Promise<string | undefined> {
  const now = deps.clock();
  const email = typeof claims.email === 'string' ? claims.email : undefined;
  const isVerified = claims.email_verified !== false;
  const grants = rolesOfClaims(deps.config.oidc?.roles ?? [], claims);
  return deps.db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(staffUsers)
      .where(
        or(
          eq(staffUsers.oidcSubject, claims.sub),
          email === undefined || !isVerified ? undefined : eq(sql`lower(${staffUsers.email})`, email.toLowerCase()),
        ),
      )
      .orderBy(sql`${staffUsers.oidcSubject} is null`)
      .limit(1);
    if (known?.isLocked || (known?.oidcSubject && known.oidcSubject !== claims.sub)) return undefined;
    if (!known && (grants.length === 0 || email === undefined || !isVerified)) return undefined;
    const name = typeof claims.name === 'string' ? claims.name.slice(0, 120) : (email ?? claims.sub);
    const [user] = known
      ? await tx.update(staffUsers).set({ oidcSubject: claims.sub }).where(eq(staffUsers.id, known.id)).returning()
      : await tx
          .insert(staffUsers)
          .values({ email: email ?? claims.sub, name, oidcSubject: claims.sub, createdAt: now })
          .returning();
    if (!user) return undefined;
    if (grants.length > 0) {
      const roles = new Set((await tx.select({ id: staffRoles.id }).from(staffRoles)).map(({ id }) => id));
      await tx.delete(staffGrants).where(eq(staffGrants.staffId, user.id));
      const rows = grants
        .filter(({ roleId }) => roles.has(roleId))
        .map((grant) => ({ ...grant, branchId: null, staffId: user.id }));
      if (rows.length > 0) await tx.insert(staffGrants).values(rows);
    }
    await recordSignIn(tx, user, caller, now);
    // The provider has asked for its own second step; ours would be a third.
    return startStaffSession(tx, user.id, caller, now, 'passed');
  });
}

interface Waiting {
  verifier: string;
  state: string;
  nonce: string;
}

/** Lax: the browser comes back from another site. Sealed, so that it cannot be planted or read. */
function setWaiting({ config, tokenSecret, clock }: ContextDeps, reply: FastifyReply, text: string): void {
  reply.setCookie(waitingCookie, seal(JSON.stringify({ at: clock().getTime(), text }), tokenSecret), {
    path: staffRoutes.oidcReturn.path,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https://'),
    maxAge: waitingMinutes * 60,
  });
}

function clearWaiting({ config }: ContextDeps, reply: FastifyReply): void {
  const secure = config.publicUrl.startsWith('https://');
  reply.clearCookie(waitingCookie, { path: staffRoutes.oidcReturn.path, httpOnly: true, sameSite: 'lax', secure });
}

function readWaiting({ tokenSecret, clock }: ContextDeps, cookie: string | undefined): Waiting | undefined {
  if (!cookie) return undefined;
  let opened: { at: number; text: string };
  try {
    opened = JSON.parse(unseal(cookie, tokenSecret));
  } catch {
    // Forged, or sealed under a secret of before: as good as none.
    return undefined;
  }
  return Math.abs(clock().getTime() - opened.at) > waitingMinutes * 60_000 ? undefined : JSON.parse(opened.text);
}
