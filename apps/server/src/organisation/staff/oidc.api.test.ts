import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hangUp, silence } from '../../../testing/json-server.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { makeSigningKey, TestIdentityProvider } from '../../../testing/test-identity-provider.ts';
import { demoStaff, StaffBrowser, staffOf } from '../../../testing/test-staff.ts';
import { setCookies } from '../../../testing/test-visitors.ts';
import { auditEntries } from '../../foundation/audit/audit.tables.ts';
import { staffGrants, staffSessions, staffUsers } from './staff.tables.ts';

const provider = await new TestIdentityProvider().start();
afterAll(() => provider.stop());
const settings = {
  OIDC_ISSUER: provider.url,
  OIDC_CLIENT_ID: provider.clientId,
  OIDC_CLIENT_SECRET: provider.clientSecret,
  OIDC_ROLES: 'groups=sales:binnendienst@210,groups=admins:beheerder,groups=gone:bestaat-niet',
};
const { app, db, setClock, logged, databaseUrl } = await createTestApp(settings);

const invited = { sub: 'number-7', email: demoStaff.website, email_verified: true, name: 'Iemand' };

beforeEach(async () => {
  vi.useRealTimers();
  setClock(new Date());
  provider.person = { ...invited };
  provider.spoil = () => undefined;
  provider.fault = undefined;
  await db.delete(staffSessions);
  await db.update(staffUsers).set({ oidcSubject: null, isLocked: false });
});

/** The state of a browser that goes to the provider and back. */
interface Trip {
  waiting: string;
  /** The path of the provider's redirect. */
  back: string;
}

async function goToProvider(query = '', via = app): Promise<Trip> {
  const start = await via.inject({ url: `/api/beheer/oidc/start${query}` });
  expect(start.statusCode, start.payload).toBe(302);
  const [waiting = ''] = setCookies(start).map((line) => line.split(';')[0] ?? '');
  const atProvider = await fetch(String(start.headers.location), { redirect: 'manual' });
  const { pathname, search } = new URL(atProvider.headers.get('location') ?? '');
  return { waiting, back: pathname + search };
}

const comeBack = ({ waiting, back }: Trip, via = app) => via.inject({ url: back, headers: { cookie: waiting } });

async function logIn(query = '', via = app) {
  return comeBack(await goToProvider(query, via), via);
}

/** Refused with the reason in the URL, without a session, and with nothing else in the log. */
async function expectRefusal(response: Awaited<ReturnType<typeof logIn>>, refusal: string): Promise<void> {
  expect([response.statusCode, response.headers.location]).toEqual([302, `/beheer/inloggen?fout=${refusal}`]);
  expect(setCookies(response).filter((line) => line.startsWith('beheer='))).toEqual([]);
  expect(await db.$count(staffSessions)).toBe(0);
  const lines = JSON.stringify(logged);
  for (const secret of [...provider.issued, provider.clientSecret]) expect(lines).not.toContain(secret);
}

const staffRow = async (email: string) => (await db.select().from(staffUsers).where(eq(staffUsers.email, email)))[0];

describe('logging in with the account of the company', () => {
  test.each(['RS256', 'ES256'] as const)('an invited colleague gets a session (%s)', async (alg) => {
    // The provider's keys are cached; an unknown one is fetched if the cache is older than a minute.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (alg === 'ES256' ? 120_000 : 0) });
    provider.key = makeSigningKey(alg);
    const response = await logIn();
    expect([response.statusCode, response.headers.location]).toEqual([302, '/beheer/']);
    const browser = new StaffBrowser(app);
    browser.cookie =
      setCookies(response)
        .find((line) => line.startsWith('beheer='))
        ?.split(';')[0] ?? '';
    expect((await browser.get('/api/beheer/session')).json()).toMatchObject({
      state: 'open',
      email: demoStaff.website,
    });
    const [trace] = await db.select().from(auditEntries).where(eq(auditEntries.entity, 'staff-session'));
    expect(trace).toMatchObject({ entityName: demoStaff.website });
  });

  test('returns to the requested page, and to no other site', async () => {
    expect((await logIn('?terug=/klanten%3Fventure%3D210')).headers.location).toBe('/beheer/klanten?venture=210');
    for (const other of ['https://elders.test', '//elders.test', '/\\elders.test'])
      expect((await logIn(`?terug=${encodeURIComponent(other)}`)).headers.location).toBe('/beheer/');
  });

  test('uses the id of the provider, also after a change of the address', async () => {
    await logIn();
    provider.person = { sub: invited.sub, email: 'anders@bedrijf.example', email_verified: true };
    expect((await logIn()).headers.location).toBe('/beheer/');
    provider.person = { ...invited, sub: 'somebody else with the same address' };
    await db.delete(staffSessions);
    await expectRefusal(await logIn(), 'onbekend');
  });

  test('the button is shown where it is configured', async () => {
    expect((await app.inject('/api/beheer/login-ways')).json()).toMatchObject({ oidc: true });
    const without = await openTestApp(databaseUrl);
    expect((await without.app.inject('/api/beheer/login-ways')).json()).toMatchObject({ oidc: false });
    expect((await without.app.inject('/api/beheer/oidc/start')).statusCode).toBe(404);
    expect((await without.app.inject('/api/beheer/oidc/return?code=x')).statusCode).toBe(404);
  });

  test('a locked session of a person without a password says so', async () => {
    provider.person = { sub: 'number-8', email: 'zonder@bedrijf.example', email_verified: true, groups: ['sales'] };
    const response = await logIn();
    const browser = new StaffBrowser(app);
    browser.cookie =
      setCookies(response)
        .find((line) => line.startsWith('beheer='))
        ?.split(';')[0] ?? '';
    setClock(new Date(Date.now() + 31 * 60_000));
    expect((await browser.get('/api/beheer/session')).json()).toMatchObject({ state: 'locked', hasPassword: false });
  });
});

describe('roles', () => {
  const grantsOf = async (email: string) => {
    const user = await staffRow(email);
    const rows = await db
      .select()
      .from(staffGrants)
      .where(eq(staffGrants.staffId, user?.id ?? ''));
    return rows.map(({ roleId, ventureId }) => `${roleId}@${ventureId}`).sort();
  };

  test('come from the claims, are updated at each login, and end with them', async () => {
    const email = 'nieuw@bedrijf.example';
    const someone = { sub: 'number-9', email, email_verified: true, name: 'Nieuw Hier' };
    provider.person = { ...someone, groups: ['sales', 'gone'] };
    expect((await logIn()).headers.location).toBe('/beheer/');
    expect(await grantsOf(email)).toEqual(['binnendienst@210']);
    provider.person = { ...someone, groups: ['admins'] };
    await logIn();
    expect(await grantsOf(email)).toEqual(['beheerder@null']);
    await db.delete(staffSessions);
    provider.person = { ...someone, groups: [] };
    await expectRefusal(await logIn(), 'onbekend');
    expect(await grantsOf(email)).toEqual([]);
    const user = await staffRow(email);
    const traces = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, user?.id ?? ''));
    const changes = traces.filter(({ entity }) => entity === 'staff').map(({ after }) => after);
    expect(changes).toMatchObject([
      { email, name: 'Nieuw Hier', grants: [{ roleId: 'binnendienst' }] },
      { grants: [{ roleId: 'beheerder' }] },
      { grants: [] },
    ]);
  });

  test('from a colleague stay, also after a colleague saves the person', async () => {
    const email = demoStaff.reader;
    const before = await grantsOf(email);
    provider.person = { sub: 'number-10', email, email_verified: true, groups: ['sales'] };
    await logIn();
    expect(await grantsOf(email)).toEqual([...before, 'binnendienst@210'].sort());
    const admin = await staffOf(app, 'admin');
    const { people } = (await admin.get('/api/beheer/staff')).json();
    const { staffId, ...person } = people.find((one: { email: string }) => one.email === email);
    const { grants, isLocked, version } = person;
    const saved = await admin.ask('PUT', `/api/beheer/staff/${staffId}`, { name: 'Anders', grants, isLocked, version });
    expect(saved.statusCode, saved.payload).toBe(200);
    provider.person = { sub: 'number-10', email, email_verified: true, groups: [] };
    expect((await logIn()).headers.location).toBe('/beheer/');
    expect(await grantsOf(email)).toEqual(before);
  });

  test('of two concurrent first logins are given once', async () => {
    provider.person = { sub: 'number-11', email: 'tegelijk@bedrijf.example', email_verified: true, groups: ['sales'] };
    const trips = [await goToProvider(), await goToProvider()];
    const answers = await Promise.all(trips.map((trip) => comeBack(trip)));
    expect(answers.map(({ headers }) => headers.location)).toEqual(['/beheer/', '/beheer/']);
    expect(await grantsOf('tegelijk@bedrijf.example')).toEqual(['binnendienst@210']);
  });
});

describe('refused', () => {
  test.each([
    ['another nonce', ({ claims }) => Object.assign(claims, { nonce: 'of another login' })],
    ['no nonce', ({ claims }) => Object.assign(claims, { nonce: undefined })],
    ['another audience', ({ claims }) => Object.assign(claims, { aud: 'another shop' })],
    ['another issuer', ({ claims }) => Object.assign(claims, { iss: 'https://elders.test' })],
    ['an expired token', ({ claims }) => Object.assign(claims, { exp: Math.floor(Date.now() / 1000) - 60 })],
    ['a signature by another key', (draft) => Object.assign(draft, { key: makeSigningKey(provider.key.alg) })],
    ['no signature', ({ header }) => Object.assign(header, { alg: 'none' })],
  ] as [string, TestIdentityProvider['spoil']][])('%s', async (_name, spoil) => {
    provider.spoil = spoil;
    await expectRefusal(await logIn(), 'geweigerd');
  });

  test('another state', async () => {
    const { waiting, back } = await goToProvider();
    const other = back.replace(/state=[^&]+/, 'state=of-somebody-else');
    await expectRefusal(await comeBack({ waiting, back: other }), 'geweigerd');
    expect(provider.asked.at(-1)).toBe('/authorize');
  });

  test('the code of another browser: PKCE', async () => {
    const [mine, theirs] = [await goToProvider(), await goToProvider()];
    const state = /state=([^&]+)/.exec(mine.back)?.[1];
    const mixed = theirs.back.replace(/state=[^&]+/, `state=${state}`);
    await expectRefusal(await comeBack({ waiting: mine.waiting, back: mixed }), 'geweigerd');
  });

  test('a code a second time, with and without what the browser carried', async () => {
    const trip = await goToProvider();
    const first = await comeBack(trip);
    expect(first.headers.location).toBe('/beheer/');
    expect(setCookies(first).find((line) => line.startsWith('beheer-oidc='))).toMatch(/Expires=Thu, 01 Jan 1970/);
    await db.delete(staffSessions);
    await expectRefusal(await comeBack(trip), 'geweigerd');
    await expectRefusal(await comeBack({ ...trip, waiting: '' }), 'verlopen');
  });

  test('a login that took more than ten minutes, and one whose cookie was forged', async () => {
    const trip = await goToProvider();
    await expectRefusal(await comeBack({ ...trip, waiting: trip.waiting.replace(/.{8}$/, 'vervalst') }), 'verlopen');
    setClock(new Date(Date.now() + 11 * 60_000));
    await expectRefusal(await comeBack(trip), 'verlopen');
  });

  test('the provider says no', async () => {
    const { waiting, back } = await goToProvider();
    const said = back.replace(/code=[^&]+/, 'error=access_denied&error_description=Jan+is+ontslagen');
    await expectRefusal(await comeBack({ waiting, back: said }), 'geweigerd');
    expect(JSON.stringify(logged)).toContain('access_denied');
  });

  test.each([
    ['an address the provider has not verified', { email_verified: false }],
    ['an address it says nothing about', { email_verified: undefined }],
    ['an address as a text that is no yes', { email_verified: 'true' }],
    ['a person who is not staff', { email: 'niemand@bedrijf.example' }],
    ['no address', { email: undefined }],
  ])('%s', async (_name, claims) => {
    provider.person = { ...invited, ...claims };
    await expectRefusal(await logIn(), 'onbekend');
    expect(await staffRow(demoStaff.website)).toMatchObject({ oidcSubject: null });
  });

  test('a person who is locked here', async () => {
    await db.update(staffUsers).set({ isLocked: true }).where(eq(staffUsers.email, demoStaff.website));
    await expectRefusal(await logIn(), 'onbekend');
  });
});

test('an unverified address counts if the settings say that the provider assigns addresses', async () => {
  const trusting = await openTestApp(databaseUrl, { ...settings, OIDC_TRUST_EMAIL: 'true' });
  provider.person = { ...invited, email_verified: undefined };
  expect((await logIn('', trusting.app)).headers.location).toBe('/beheer/');
  await db.update(staffUsers).set({ oidcSubject: null });
  provider.person = { ...invited, email_verified: false };
  expect((await logIn('', trusting.app)).headers.location).toBe('/beheer/inloggen?fout=onbekend');
});

describe('the keys of the provider', () => {
  const keyRequests = () => provider.asked.filter((path) => path === '/keys').length;

  test('are fetched again for a new one, and not for every login', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    await logIn();
    const before = keyRequests();
    await logIn();
    expect(keyRequests()).toBe(before);
    vi.setSystemTime(Date.now() + 61_000);
    provider.key = makeSigningKey('RS256');
    expect((await logIn()).headers.location).toBe('/beheer/');
    expect(keyRequests()).toBe(before + 1);
    await db.delete(staffSessions);
    vi.setSystemTime(Date.now() + 61_000);
    provider.spoil = ({ header }) => Object.assign(header, { kid: 'nobody knows' });
    await expectRefusal(await logIn(), 'geweigerd');
    expect(keyRequests()).toBe(before + 2);
  });
});

describe('the provider is unreachable', () => {
  test.each([
    ['gone', hangUp],
    ['silent', silence],
    ['broken', (response: Parameters<typeof hangUp>[0]) => void response.writeHead(503).end('maintenance')],
  ])('%s: before the login, at the exchange of the code and at its keys', async (_name, answer) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const fresh = await openTestApp(databaseUrl, { ...settings, OIDC_TIMEOUT_SECONDS: '1' });
    provider.fault = { path: /well-known/, answer };
    await expectRefusal(await fresh.app.inject('/api/beheer/oidc/start'), 'onbereikbaar');
    provider.fault = undefined;
    const [first, second] = [await goToProvider('', fresh.app), await goToProvider('', fresh.app)];
    provider.fault = { path: /token/, answer };
    await expectRefusal(await comeBack(first, fresh.app), 'onbereikbaar');
    provider.fault = { path: /keys/, answer };
    await expectRefusal(await comeBack(second, fresh.app), 'onbereikbaar');
    provider.fault = undefined;
    expect((await logIn('', fresh.app)).headers.location).toBe('/beheer/');
  });
});
