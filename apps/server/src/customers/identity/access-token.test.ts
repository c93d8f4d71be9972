import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { type AccessClaims, readAccessToken, signAccessToken } from './access-token.ts';

const secret = 'een geheim van minstens 32 tekens';
const now = new Date('2026-11-16T09:00:00Z');
const claims: AccessClaims = {
  userId: '8ca68fe4-8928-4607-a7f7-ab7780049551',
  sessionId: '9ae9cee4-efd8-4ca6-823a-e72206d2a2b0',
  refreshTokenHash: 'hash',
  expiresAt: new Date('2026-11-16T10:00:00Z'),
};

const payload = { sid: claims.sessionId, rth: 'hash' };
const key = (text: string) => new TextEncoder().encode(text);
const jwt = () =>
  new SignJWT(payload)
    .setSubject(claims.userId)
    .setIssuer('bouwpoort')
    .setIssuedAt(now)
    .setExpirationTime(claims.expiresAt);

test('holds its claims until it expires', async () => {
  const token = await signAccessToken(claims, secret, now);
  expect(await readAccessToken(token, secret, now)).toEqual(claims);
  expect(await readAccessToken(token, secret, new Date('2026-11-16T09:59:59Z'))).toEqual(claims);
  expect(await readAccessToken(token, secret, claims.expiresAt)).toBeUndefined();
});

test('the signing method of the tests below is accepted', async () => {
  const token = await jwt().setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key(secret));
  expect(await readAccessToken(token, secret, now)).toEqual(claims);
});

test.each<[string, () => Promise<string>]>([
  [
    'no signature (alg none)',
    async () =>
      new UnsecuredJWT(payload)
        .setSubject(claims.userId)
        .setIssuer('bouwpoort')
        .setExpirationTime(claims.expiresAt)
        .encode(),
  ],
  [
    'another key',
    () => jwt().setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key('een ander geheim van 32 tekens!!!')),
  ],
  [
    'another algorithm',
    () =>
      jwt()
        .setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' })
        .sign(key(secret.repeat(3))),
  ],
  [
    'another algorithm, same key',
    () =>
      jwt()
        .setProtectedHeader({ alg: 'HS384', typ: 'at+jwt' })
        .sign(key(secret.padEnd(48, ' '))),
  ],
  ['another kind', () => jwt().setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key(secret))],
  [
    'another issuer',
    () => jwt().setIssuer('elders').setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key(secret)),
  ],
  [
    'no session',
    () =>
      new SignJWT({ rth: 'hash' })
        .setSubject(claims.userId)
        .setIssuer('bouwpoort')
        .setExpirationTime(claims.expiresAt)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .sign(key(secret)),
  ],
  [
    'no end',
    () =>
      new SignJWT(payload)
        .setSubject(claims.userId)
        .setIssuer('bouwpoort')
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .sign(key(secret)),
  ],
  ['nothing', async () => ''],
])('%s is refused', async (_name, make) => {
  expect(await readAccessToken(await make(), secret, now)).toBeUndefined();
});

test('signed by a clock that was set back since, it is not valid for longer', async () => {
  const token = await signAccessToken(claims, secret, now);
  expect(await readAccessToken(token, secret, new Date('2026-11-16T08:30:00Z'))).toEqual(claims);
  const yearBefore = new Date('2025-11-16T09:00:00Z');
  expect(await readAccessToken(token, secret, yearBefore)).toBeUndefined();
  const unread = await signAccessToken({ ...claims, refreshTokenHash: 'other' }, secret, now);
  expect(await readAccessToken(unread, secret, yearBefore)).toBeUndefined();
});
