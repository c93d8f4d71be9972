import { jwtVerify, SignJWT } from 'jose';

const issuer = 'bouwpoort';

/** The token holds no more than who it is: everything else is read from the database at each request. */
export async function signAccessToken(userId: string, secret: string, now: Date, minutes: number): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(issuer)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + Math.round(minutes * 60))
    .sign(keyOf(secret));
}

/** The user's id, or nothing when the token is expired, forged or of another kind. */
export async function readAccessToken(token: string, secret: string, now: Date): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      issuer,
      algorithms: ['HS256'],
      typ: 'at+jwt',
      currentDate: now,
    });
    return payload.sub;
  } catch {
    // jose says in many ways that a token does not hold; to us they are one.
    return undefined;
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
