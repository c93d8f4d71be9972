import { readSessionCookies } from '@bouwpoort/contract/customers/session-cookies';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, openTestApp, testSecret } from '../../../testing/test-app.ts';
import { Browser, clearsSession, postToken, setCookies } from '../../../testing/test-visitors.ts';
import { throttles } from '../../foundation/security/security.tables.ts';
import { refreshTokens } from './identity.tables.ts';
import { graceMs } from './rotate-session.ts';

const one = await createTestApp();
const two = await openTestApp(one.databaseUrl);
const { app, db } = one;
const start = new Date('2026-11-16T09:00:00Z');
const minute = 60_000;

function at(ms: number): void {
  for (const each of [one, two]) each.setClock(new Date(start.getTime() + ms));
}

beforeEach(async () => {
  at(0);
  await db.delete(throttles);
});

const user = 'aannemer@steenhof.test';
const account = '/api/account?expand=*';

async function loggedIn(email = user): Promise<Browser> {
  const browser = new Browser(app);
  expect((await browser.logIn(email)).statusCode).toBe(200);
  return browser;
}

const shownTo = (browser: Browser) => readSessionCookies([...browser.cookies].map((pair) => pair.join('=')).join('; '));

describe('logging in from a page', () => {
  test('puts the tokens where no script can read them, and nowhere else', async () => {
    const browser = new Browser(app);
    const response = await browser.logIn(user);
    expect(response.json()).toEqual({ expires_in: 3600 });
    expect(response.headers['cache-control']).toBe('no-store');
    const lines = setCookies(response);
    const auth = lines.find((line) => line.startsWith('auth='));
    expect(auth).toMatch(/^auth=[\w-]+\.[\w-]+\.[\w-]+\.[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const name of ['siteUser', 'customer']) {
      const line = lines.find((one) => one.startsWith(`${name}=`));
      expect(line).toMatch(/; Max-Age=3600; Path=\/; SameSite=Lax$/);
    }
    expect(lines).toHaveLength(3);
  });

  test('gives scripts ids, names, flags and the end of the session, and no more', async () => {
    const { siteUser, customer } = shownTo(await loggedIn());
    expect(siteUser).toEqual({
      id: '8ca68fe4-8928-4607-a7f7-ab7780049551',
      customerId: '510001',
      ventureId: '210',
      firstName: 'Daan',
      lastName: 'ter Veldhuis',
      isGuestAccount: false,
      dynamics: true,
      brancheId: '2102',
      isManager: true,
      companyRole: 'manager',
      seesPrices: true,
      useOrderApiCodit: false,
      expiresAt: '2026-11-16T10:00:00.000Z',
    });
    expect(customer).toEqual({
      customerId: '510001',
      customerName: 'Aannemersbedrijf Ter Veldhuis B.V.',
      hasDeliverystop: false,
      hasOrderstop: false,
      counterTicketMandatory: false,
      customerObjectMandatory: false,
      customerNameMandatory: false,
      referenceNumberMandatory: false,
      isInactive: false,
    });
  });

  test('a user without a customer gets no customer cookie, and loses that of the previous user', async () => {
    const browser = await loggedIn();
    await browser.logIn('zonder-koppeling@steenhof.test');
    expect(shownTo(browser)).toMatchObject({ siteUser: { dynamics: false }, customer: undefined });
  });

  test('during a valid session replaces it', async () => {
    const browser = await loggedIn();
    const before = browser.tab();
    await browser.logIn(user);
    expect((await before.get(account)).statusCode).toBe(401);
    expect((await browser.get(account)).statusCode).toBe(200);
  });

  test('on https the cookies are secure', async () => {
    const { app: secure } = await openTestApp(one.databaseUrl, { PUBLIC_URL: 'https://shop.example' });
    const browser = new Browser(secure);
    const fields = { grant_type: 'password', client_id: 'Default', username: user, password: 'Bouwpoort2026!' };
    const headers = { 'x-session': 'cookie', origin: 'https://shop.example' };
    const response = await browser.post('/api/cms/connect/token', new URLSearchParams(fields), headers);
    expect(setCookies(response)).toHaveLength(3);
    for (const line of setCookies(response)) expect(line).toContain('; Secure');
  });

  test.each([
    ['another site', { origin: 'https://kwaad.example', 'sec-fetch-site': 'cross-site' }],
    ['nowhere', {}],
  ])('is refused from %s', async (_name, from) => {
    const fields = { grant_type: 'password', client_id: 'Default', username: user, password: 'Bouwpoort2026!' };
    const response = await postToken(app, fields, { 'x-session': 'cookie', ...(from as Record<string, string>) });
    expect([response.statusCode, response.json().error]).toEqual([403, 'invalid_request']);
    expect(setCookies(response)).toEqual([]);
  });
});

describe('the cookie', () => {
  test('is equivalent to the bearer header', async () => {
    const browser = await loggedIn();
    expect((await browser.get(account)).json()).toMatchObject({ siteUser: { email: user } });
    expect((await browser.get('/api/ventures')).statusCode).toBe(200);
  });

  test('is cleared at logout, and invalid afterwards', async () => {
    const browser = await loggedIn();
    const copy = browser.tab();
    const logout = await browser.post('/api/account/logout', {});
    expect(logout.json()).toEqual({ value: true });
    expect(clearsSession(logout)).toBe(true);
    expect(browser.cookies.size).toBe(0);
    const late = await copy.get(account);
    expect(late.statusCode).toBe(401);
    expect(clearsSession(late)).toBe(true);
  });

  test('that is invalid does not prevent logging in or out', async () => {
    const dead = await loggedIn();
    await dead.tab().post('/api/account/logout', {});
    expect((await dead.tab().post('/api/account/logout', {})).statusCode).toBe(200);
    expect((await dead.logIn(user)).statusCode).toBe(200);
    expect((await dead.get(account)).statusCode).toBe(200);
  });

  test('that expired is a 401 and is cleared', async () => {
    const browser = await loggedIn();
    at(60 * minute);
    const response = await browser.get(account);
    expect([response.statusCode, clearsSession(response)]).toEqual([401, true]);
    expect(browser.cookies.size).toBe(0);
  });
});

describe('that was tampered with is a 401 and is cleared', () => {
  const claims = { sid: '8ca68fe4-8928-4607-a7f7-ab7780049551', rth: 'x' };
  const key = (text: string) => new TextEncoder().encode(text);
  const jwt = (issuer: string) =>
    new SignJWT(claims).setSubject(claims.sid).setIssuer(issuer).setExpirationTime(new Date('2026-11-17T09:00:00Z'));
  const header = { alg: 'HS256', typ: 'at+jwt' };
  const parts = (cookie: string) => cookie.split('.') as [string, string, string, string];
  const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

  test.each<[string, (cookie: string) => string | Promise<string>]>([
    [
      'its refresh token changed',
      (c) =>
        parts(c)
          .with(3, flip(parts(c)[3]))
          .join('.'),
    ],
    [
      'its signature changed',
      (c) =>
        parts(c)
          .with(2, flip(parts(c)[2]))
          .join('.'),
    ],
    ['its claims changed', (c) => parts(c).with(1, Buffer.from('{"sub":"x"}').toString('base64url')).join('.')],
    ['its signature left out', (c) => parts(c).with(2, '').join('.')],
    ['only the access token', (c) => parts(c).slice(0, 3).join('.')],
    ['only the refresh token', (c) => parts(c)[3]],
    ['alg none', (c) => `${new UnsecuredJWT(claims).setIssuer('bouwpoort').encode()}.${parts(c)[3]}`],
    [
      'another key',
      async (c) =>
        `${await jwt('bouwpoort')
          .setProtectedHeader(header)
          .sign(key('k'.repeat(40)))}.${parts(c)[3]}`,
    ],
    [
      'another issuer',
      async (c) => `${await jwt('elders').setProtectedHeader(header).sign(key(testSecret))}.${parts(c)[3]}`,
    ],
    [
      'a session nobody has',
      async (c) => `${await jwt('bouwpoort').setProtectedHeader(header).sign(key(testSecret))}.${parts(c)[3]}`,
    ],
    ['nonsense', () => 'onzin'],
    ['nothing', () => ''],
  ])('%s', async (_name, work) => {
    const browser = await loggedIn();
    browser.cookies.set('auth', await work(browser.cookies.get('auth') ?? ''));
    const response = await browser.get(account);
    expect([response.statusCode, response.json().code]).toEqual([401, 'notLoggedIn']);
    expect(clearsSession(response)).toBe(true);
  });

  test('with the halves of two sessions is invalid', async () => {
    const [mine, other] = [await loggedIn(), await loggedIn('inkoper@steenhof.test')];
    const mixed = parts(mine.cookies.get('auth') ?? '').with(3, parts(other.cookies.get('auth') ?? '')[3]);
    mine.cookies.set('auth', mixed.join('.'));
    expect((await mine.get(account)).statusCode).toBe(401);
  });
});

describe('a write with the cookie', () => {
  const change = { oldPassword: 'fout', password: 'Nieuw-wachtwoord1', passwordConfirmation: 'Nieuw-wachtwoord1' };
  const none = undefined as unknown as string;

  test.each<[string, Record<string, string>, number]>([
    ['from our own page', {}, 400],
    ['from an older browser, by Origin alone', { 'sec-fetch-site': none }, 400],
    ['from our own page under the name it was asked by', { origin: 'http://192.0.2.9', host: '192.0.2.9' }, 400],
    ['from another site', { origin: 'https://kwaad.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['from another site, by Origin alone', { origin: 'https://kwaad.example', 'sec-fetch-site': none }, 403],
    [
      'from a neighbour on the same domain',
      { origin: 'http://blog.localhost:3000', 'sec-fetch-site': 'same-site' },
      403,
    ],
    ['from another port', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' }, 403],
    ['from a page without an origin', { origin: 'null', 'sec-fetch-site': none }, 403],
    ['with only a Sec-Fetch-Site that is ours', { origin: none }, 400],
    ['with only a Sec-Fetch-Site that is not', { origin: none, 'sec-fetch-site': 'cross-site' }, 403],
    ['that contradicts itself the other way', { 'sec-fetch-site': 'cross-site' }, 403],
    ['that contradicts itself', { origin: 'https://kwaad.example' }, 403],
    ['from who knows where', { origin: none, 'sec-fetch-site': none }, 403],
  ])('%s: %j gives %i', async (_name, headers, status) => {
    const browser = await loggedIn();
    const all = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', ...headers };
    const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const response = await app.inject({
      method: 'POST',
      url: '/api/account/changepassword',
      headers: { cookie: `auth=${browser.cookies.get('auth')}`, ...given },
      payload: change,
    });
    expect(response.statusCode).toBe(status);
    expect((await browser.get(account)).statusCode).toBe(200);
  });

  test('another site cannot log a user out', async () => {
    const browser = await loggedIn();
    const foreign = { origin: 'https://kwaad.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.post('/api/account/logout', {}, foreign)).statusCode).toBe(403);
    expect((await browser.get(account)).statusCode).toBe(200);
  });
});

describe('an active user stays logged in', () => {
  const auth = (browser: Browser) => browser.cookies.get('auth');

  test('the session is not renewed before its last ten minutes', async () => {
    const browser = await loggedIn();
    at(49 * minute);
    const response = await browser.get(account);
    expect(setCookies(response)).toEqual([]);
  });

  test('any call in its last ten minutes renews it, also one that may be cached', async () => {
    const browser = await loggedIn();
    const before = auth(browser);
    at(50 * minute);
    const response = await browser.get('/api/translation/nl/general');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(auth(browser)).not.toBe(before);
    expect(shownTo(browser).siteUser?.expiresAt).toBe('2026-11-16T10:50:00.000Z');
    at(100 * minute);
    expect((await browser.get(account)).statusCode).toBe(200);
  });

  test('twenty at once, in two tabs and two processes, renew once', async () => {
    const browser = await loggedIn();
    const tabs = Array.from({ length: 20 }, (_, i) => browser.tab(i % 2 === 0 ? app : two.app));
    const known = (await db.select().from(refreshTokens)).length;
    at(55 * minute);
    const answers = await Promise.all(tabs.map((tab) => tab.get(account)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
    expect((await db.select().from(refreshTokens)).length).toBe(known + 1);
    expect(new Set(tabs.map((tab) => auth(tab)?.split('.').at(-1))).size).toBe(1);
    at(100 * minute);
    for (const tab of tabs.slice(0, 2)) expect((await tab.get(account)).statusCode).toBe(200);
  });

  test('a delayed request with the old token is valid, and does not end the session', async () => {
    const browser = await loggedIn();
    const slow = browser.tab();
    at(50 * minute);
    await browser.get(account);
    at(50 * minute + graceMs + 5000);
    const late = await slow.get(account);
    expect([late.statusCode, setCookies(late)]).toEqual([200, []]);
    expect((await browser.get(account)).statusCode).toBe(200);
  });

  test('"stay logged in" renews on every request', async () => {
    const browser = await loggedIn();
    at(20 * minute);
    const response = await browser.stayLoggedIn();
    expect(response.json()).toEqual({ expires_in: 3600 });
    expect(shownTo(browser).siteUser?.expiresAt).toBe('2026-11-16T10:20:00.000Z');
  });

  test('renewing with a stolen cookie ends the family and clears the cookies', async () => {
    const browser = await loggedIn();
    const thief = browser.tab();
    at(20 * minute);
    await browser.stayLoggedIn();
    at(25 * minute);
    const reuse = await thief.stayLoggedIn();
    expect([reuse.statusCode, reuse.json().error, clearsSession(reuse)]).toEqual([400, 'invalid_grant', true]);
    const response = await browser.get(account);
    expect([response.statusCode, clearsSession(response)]).toEqual([401, true]);
  });

  test('without a session there is nothing to renew', async () => {
    const response = await new Browser(app).stayLoggedIn();
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { error: 'invalid_request', error_description: 'There is no refreshToken' },
    ]);
  });
});
