import { createClient } from '@bouwpoort/contract/program/client';
import type { PageRequest } from '@bouwpoort/contract/program/page-request';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp, testSecret } from '../../../testing/test-app.ts';
import { appWith, Browser, clearsSession, setCookies } from '../../../testing/test-visitors.ts';
import { throttles } from '../../foundation/security/security.tables.ts';
import { mountStorefront } from '../../program/storefront/mount-storefront.ts';
import { sessions } from './identity.tables.ts';

const testApp = await createTestApp();
const { db } = testApp;
const start = new Date('2026-11-16T09:00:00Z');
let now = start;

function passed(minutes: number): void {
  now = new Date(start.getTime() + minutes * 60_000);
}

/** A storefront with one page that shows its user, which it gets from the API as every loader does. */
async function whoAmI(request: Request, page: PageRequest): Promise<Response> {
  const api = createClient({ transport: page.transport, cms: 'cms' });
  const path = new URL(request.url).pathname;
  if (path === '/uitloggen') await api.call('account.logout', { body: {} });
  if (path === '/inloggen') {
    const body = { grant_type: 'password', client_id: 'Default', username: user, password: 'Bouwpoort2026!' } as const;
    await api.call('token.issue', { body, headers: { 'x-session': 'cookie' } });
  }
  if (path === '/ondertussen') await db.update(sessions).set({ endedAt: now, endReason: 'logout' });
  const account = await api.call('account.details').catch(() => undefined);
  return Response.json({ email: account?.siteUser.email ?? null, session: page.session ?? null });
}

const clock = () => now;
const app = await appWith(testApp, clock, (own) =>
  mountStorefront(
    own,
    { render: whoAmI, clientDir: undefined },
    { clock, config: { ...testApp.config, sessionWarningMinutes: 5 }, inProcessSecret: testSecret },
  ),
);

const user = 'aannemer@steenhof.test';

beforeEach(async () => {
  now = start;
  await db.delete(throttles);
});

async function loggedIn(): Promise<Browser> {
  const browser = new Browser(app);
  await browser.logIn(user);
  return browser;
}

test('a page is shown to the user of the cookie, and is never cached', async () => {
  const page = await (await loggedIn()).get('/steenhof');
  expect(page.json()).toEqual({
    email: user,
    session: {
      siteUser: expect.objectContaining({ email: user, ventureId: '210' }),
      expiresAt: '2026-11-16T10:00:00.000Z',
      warningMinutes: 5,
    },
  });
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect((await new Browser(app).get('/steenhof')).json()).toEqual({ email: null, session: null });
});

test('a page in the last ten minutes renews the session, and its own calls use the new one', async () => {
  const browser = await loggedIn();
  const before = browser.cookies.get('auth');
  passed(55);
  const page = await browser.get('/steenhof');
  expect(page.json()).toMatchObject({ email: user, session: { expiresAt: '2026-11-16T10:55:00.000Z' } });
  expect(setCookies(page)).toHaveLength(3);
  expect(browser.cookies.get('auth')).not.toBe(before);
  passed(100);
  expect((await browser.get('/steenhof')).json()).toMatchObject({ email: user });
});

const spoilt: [string, (browser: Browser) => unknown][] = [
  ['expired', () => passed(61)],
  ['tampered with', (browser) => browser.cookies.set('auth', `${browser.cookies.get('auth')}x`)],
  ['ended elsewhere', (browser) => browser.tab().post('/api/account/logout', {})],
];

test.each(spoilt)(
  'a session that is %s shows the page to a visitor, once, and clears the cookies',
  async (_name, spoil) => {
    const browser = await loggedIn();
    await spoil(browser);
    const page = await browser.get('/steenhof');
    expect(page.statusCode).toBe(200);
    expect(page.json()).toEqual({ email: null, session: null });
    expect(clearsSession(page)).toBe(true);
    expect(setCookies(await browser.get('/steenhof'))).toEqual([]);
  },
);

test('the calls of a page use the session it was opened with; the next page checks again', async () => {
  const browser = await loggedIn();
  expect((await browser.get('/ondertussen')).json()).toMatchObject({ email: user });
  expect((await browser.get('/steenhof')).json()).toMatchObject({ email: null });
});

test('a page that logs out does so in the browser, also if the request renewed the session', async () => {
  const browser = await loggedIn();
  const copy = browser.tab();
  passed(55);
  await browser.post('/uitloggen', new URLSearchParams({ ja: '1' }));
  expect(browser.cookies.size).toBe(0);
  expect((await copy.get('/api/account')).statusCode).toBe(401);
});

test('a page that logs in does so in the browser', async () => {
  const browser = new Browser(app);
  await browser.post('/inloggen', new URLSearchParams({ ja: '1' }));
  expect((await browser.get('/steenhof')).json()).toMatchObject({ email: user });
});

test('another site cannot post to a page, logged in or not', async () => {
  const foreign = { origin: 'https://kwaad.example', 'sec-fetch-site': 'cross-site' };
  for (const browser of [new Browser(app), await loggedIn()]) {
    const response = await browser.post('/inloggen', new URLSearchParams({ ja: '1' }), foreign);
    expect(response.statusCode).toBe(403);
    expect(setCookies(response)).toEqual([]);
  }
});
