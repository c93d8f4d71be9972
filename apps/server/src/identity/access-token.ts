import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const issuer = 'bouwpoort';

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), rth: z.string(), exp: z.int() });

/** The token holds no more than which login it is: everything else is read from the database at each request. */
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
 * What tokens that held said, by secret and token: the same one comes with every request of a login, and reckoning its
 * signature anew each time costs more than the rest of finding out who asks. A secret or a letter more is another token.
 */
const held = new Map<string, AccessClaims>();
const mostHeld = 10_000;

/** What the token claims, or nothing when it is expired, forged or of another kind. */
export async function readAccessToken(token: string, secret: string, now: Date): Promise<AccessClaims | undefined> {
  const key = `${secret} ${token}`;
  const known = held.get(key);
  if (known) return seconds(known.expiresAt) > seconds(now) ? known : undefined;
  const read = await verify(token, secret, now);
  if (!read) return undefined;
  held.set(key, read);
  if (held.size > mostHeld) held.delete(held.keys().next().value as string);
  return read;
}

async function verify(token: string, secret: string, now: Date): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      issuer,
      algorithms: ['HS256'],
      typ: 'at+jwt',
      currentDate: now,
    });
    const { sub, sid, rth, exp } = claims.parse(payload);
    return { userId: sub, sessionId: sid, refreshTokenHash: rth, expiresAt: new Date(exp * 1000) };
  } catch {
    // jose says in many ways that a token does not hold; to us they are one.
    return undefined;
  }
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
