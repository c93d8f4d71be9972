import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { accessTokenLimits } from '../../foundation/invalidation/caches.ts';
import { TaggedCache } from '../../foundation/invalidation/tagged-cache.ts';
import { isExpired } from './lifetime.ts';

const issuer = 'bouwpoort';

const tokenClaims = z.object({ sub: z.uuid(), sid: z.uuid(), rth: z.string(), iat: z.int(), exp: z.int() });

/** The token holds only the id of the session: everything else is read from the database at each request. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  /** Ties the two tokens in a cookie to each other, so that neither can be swapped for another. */
  refreshTokenHash: string;
  expiresAt: Date;
}

export async function signAccessToken(given: AccessClaims, secret: string, now: Date): Promise<string> {
  return new SignJWT({ sid: given.sessionId, rth: given.refreshTokenHash })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(issuer)
    .setSubject(given.userId)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(given.expiresAt))
    .sign(keyOf(secret));
}

/**
 * The same token comes with every request of a session, and verifying its signature each time costs more than the rest
 * of the authentication.
 */
const verified = new TaggedCache<VerifiedToken>(accessTokenLimits, {});

interface VerifiedToken {
  claims: AccessClaims;
  /** Milliseconds between issue and expiry. */
  lifetime: number;
}

/** The claims of the token, or undefined if it is expired, forged or of another kind. */
export async function readAccessToken(token: string, secret: string, now: Date): Promise<AccessClaims | undefined> {
  const key = `${secret} ${token}`;
  const known = verified.find(key) ?? (await verify(token, secret, now));
  if (!known || isExpired(known.claims.expiresAt, now, known.lifetime)) return undefined;
  verified.store(key, known, [], verified.begin());
  return known.claims;
}

async function verify(token: string, secret: string, now: Date): Promise<VerifiedToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      issuer,
      algorithms: ['HS256'],
      typ: 'at+jwt',
      currentDate: now,
    });
    const { sub, sid, rth, iat, exp } = tokenClaims.parse(payload);
    const claims = { userId: sub, sessionId: sid, refreshTokenHash: rth, expiresAt: new Date(exp * 1000) };
    return { claims, lifetime: (exp - iat) * 1000 };
  } catch {
    // jose has many errors for an invalid token; callers need no distinction.
    return undefined;
  }
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
