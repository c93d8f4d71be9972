import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { askAccount, bearer, logIn, tryPassword } from '../../../testing/test-visitors.ts';
import { passwordHash } from '../../foundation/security/password-hash.ts';
import { refuseGuessablePassword } from '../../foundation/security/password-strength.ts';
import { throttles } from '../../foundation/security/security.tables.ts';
import { auditEvents, passwordTokens, siteUsers } from './identity.tables.ts';
import { disableAccount, makePasswordToken } from './identity.ts';

const { app, db, context, setClock, runJobs, mails } = await createTestApp();
const start = new Date('2026-11-16T09:00:00Z');
const minute = 60_000;
const old = 'Bouwpoort2026!';
const fresh = 'Nieuw-wachtwoord1';

const at = (ms: number) => setClock(new Date(start.getTime() + ms));
afterEach(() => void vi.restoreAllMocks());
beforeEach(async () => {
  at(0);
  await db.delete(throttles);
});

const forgot = (EmailAddress: string, headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/account/forgotpassword',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ EmailAddress }).toString(),
  });
const verify = async (token: string) => (await app.inject(`/api/account/verifytoken/${token}`)).json();
const reset = (emailAddress: string, code: string, password = fresh, passwordConfirmation = password) =>
  app.inject({
    method: 'POST',
    url: '/api/account/resetpassword',
    payload: { emailAddress, code, password, passwordConfirmation },
  });
const change = (
  headers: Record<string, string>,
  oldPassword: string,
  password = fresh,
  passwordConfirmation = password,
) =>
  app.inject({
    method: 'POST',
    url: '/api/account/changepassword',
    headers,
    payload: { oldPassword, password, passwordConfirmation },
  });
const lastAudit = async () => (await db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];
const idOf = async (email: string) =>
  (await db.select().from(siteUsers).where(eq(siteUsers.email, email)))[0]?.id ?? '';

async function mailedTo(email: string) {
  await runJobs();
  return (await mails()).filter((mail) => mail.to === email);
}

/** The token in the last mail, read as a user would. */
async function linkFor(email: string): Promise<{ token: string; link: URL }> {
  await forgot(email);
  const mail = (await mailedTo(email)).at(-1);
  const link = new URL(mail?.text.match(/https?:\S+wachtwoord-instellen\S+/)?.[0] ?? '');
  return { token: link.searchParams.get('token') ?? '', link };
}

describe('a forgotten password', () => {
  test('is reset by mail: link, verification, new password, notice', async () => {
    const email = 'inkoper@steenhof.test';
    const [here, there] = [await logIn(app, email), await logIn(app, email)];
    const { token, link } = await linkFor(email);
    expect(link.href).toMatch(/^http:\/\/localhost:3000\/steenhof\/wachtwoord-instellen\?token=[\w-]{43}&email=/);
    expect(link.searchParams.get('email')).toBe(email);
    expect(await verify(token)).toEqual({ value: true, state: 'valid', purpose: 'reset' });

    expect((await reset(email.toUpperCase(), token)).json()).toEqual({ value: true });
    expect(await lastAudit()).toMatchObject({ kind: 'passwordReset', userId: await idOf(email) });
    expect((await tryPassword(app, email, old)).statusCode).toBe(400);
    expect((await tryPassword(app, email, fresh)).statusCode).toBe(200);
    for (const tokens of [here, there]) expect((await askAccount(app, bearer(tokens))).statusCode).toBe(401);
    expect((await mailedTo(email)).at(-1)?.subject).toBe('Je wachtwoord bij Steenhof Bouwmaterialen is gewijzigd');

    expect(await verify(token)).toEqual({ value: false, state: 'used', purpose: 'reset' });
    const again = await reset(email, token);
    expect([again.statusCode, again.json().code]).toEqual([400, 'linkUsed']);
  });

  test('of an account without a venture is reset in the portal', async () => {
    const email = 'zonder-venture@bouwpoort.test';
    const { token, link } = await linkFor(email);
    expect(link.pathname).toBe('/wachtwoord-instellen');
    expect((await reset(email, token)).json()).toEqual({ value: true });
    expect((await tryPassword(app, email, fresh)).statusCode).toBe(200);
    const notice = (await mailedTo(email)).at(-1);
    expect(notice).toMatchObject({ kind: 'password-changed', ventureId: '110' });
    expect(notice?.text).toContain('http://localhost:3000/wachtwoord-vergeten');
  });

  test('the link goes to our own address, regardless of the host in the request', async () => {
    const email = 'leverstop@steenhof.test';
    await forgot(email, { 'fe-host': 'kwaad.example', host: 'kwaad.example', 'x-forwarded-host': 'kwaad.example' });
    const [mail] = await mailedTo(email);
    expect(mail?.html).toContain('http://localhost:3000/steenhof/wachtwoord-instellen');
    expect(`${mail?.html}${mail?.text}`).not.toContain('kwaad.example');
  });

  test('the answer and the work before it are the same for known and unknown addresses', async () => {
    const hash = vi.spyOn(passwordHash, 'make');
    const known = await forgot('krediet@steenhof.test');
    const others = ['niemand@steenhof.test', 'geblokkeerd@steenhof.test', 'magazijn@terveldhuis.test'];
    const { rows: before } = await db.execute('select count(*)::int as jobs from pgboss.job');
    for (const email of others) {
      const answer = await forgot(email);
      expect([answer.statusCode, answer.payload]).toEqual([known.statusCode, known.payload]);
    }
    const { rows: after } = await db.execute('select count(*)::int as jobs from pgboss.job');
    expect(Number(after[0]?.jobs) - Number(before[0]?.jobs)).toBe(others.length);
    expect(hash).not.toHaveBeenCalled();
    for (const email of others) expect(await mailedTo(email)).toEqual([]);
    expect(await mailedTo('krediet@steenhof.test')).toHaveLength(1);
    expect(await lastAudit()).toMatchObject({ kind: 'passwordForgotten', userId: await idOf('krediet@steenhof.test') });
  });

  test('the number of mails is limited', async () => {
    const email = 'verplicht@steenhof.test';
    for (let i = 0; i < 6; i++) expect((await forgot(email)).json()).toEqual({ value: true });
    expect(await mailedTo(email)).toHaveLength(3);
  });

  test('a missing address is a validation error', async () => {
    const response = await forgot('geen adres');
    expect([response.statusCode, response.json().errors]).toEqual([400, { EmailAddress: ['Ongeldig e-mailadres'] }]);
  });
});

describe('a link', () => {
  const email = 'orderstop@steenhof.test';

  test('that does not exist is unknown', async () => {
    expect(await verify('onzin')).toEqual({ value: false, state: 'unknown', purpose: null });
    expect((await reset(email, 'onzin')).json()).toMatchObject({ status: 400, code: 'linkUnknown' });
  });

  test.each([
    ['reset', 60 * minute],
    ['set', 7 * 24 * 60 * minute],
  ] as const)('to %s a password works %i ms long', async (purpose, lifetime) => {
    const { token } = await makePasswordToken(db, await idOf(email), purpose, start);
    at(lifetime - 1);
    expect(await verify(token)).toEqual({ value: true, state: 'valid', purpose });
    at(lifetime);
    expect(await verify(token)).toEqual({ value: false, state: 'expired', purpose });
    expect((await reset(email, token)).json()).toMatchObject({ code: 'linkExpired' });
  });

  test('works for its own address only, and stays valid after a mistake', async () => {
    const { token } = await makePasswordToken(db, await idOf(email), 'reset', start);
    const wrong = await reset('aannemer@steenhof.test', token);
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['emailAddress']]);
    expect((await reset(email, token)).statusCode).toBe(200);
  });

  test('used several times at once works once, and invalidates the others of that account', async () => {
    const id = await idOf(email);
    const { token } = await makePasswordToken(db, id, 'reset', start);
    const { token: other } = await makePasswordToken(db, id, 'set', start);
    // Hashing is serialised on the processor; without it the calls really meet in the database.
    const hashed = await passwordHash.make(fresh);
    vi.spyOn(passwordHash, 'make').mockResolvedValue(hashed);
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(email, token)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400]);
    expect(await verify(other)).toMatchObject({ state: 'used' });
  });

  test('of an account that was blocked since does not work', async () => {
    const codit = 'codit@steenhof.test';
    const tokens = await logIn(app, codit);
    const { token } = await makePasswordToken(db, await idOf(codit), 'reset', start);
    await disableAccount(context, await idOf(codit), 'blocked', { address: '192.0.2.1', userAgent: '' });
    expect(await lastAudit()).toMatchObject({ kind: 'accountBlocked', userId: await idOf(codit) });
    expect((await askAccount(app, bearer(tokens))).statusCode).toBe(401);
    expect((await reset(codit, token)).json()).toMatchObject({ code: 'linkExpired' });
  });

  test('that is invalid causes no hashing, and none is stored in plain text', async () => {
    const hash = vi.spyOn(passwordHash, 'make');
    await reset(email, 'onzin');
    expect(hash).not.toHaveBeenCalled();
    const { token } = await makePasswordToken(db, await idOf(email), 'reset', start);
    expect(JSON.stringify(await db.select().from(passwordTokens))).not.toContain(token);
  });

  test('also unlocks an account that was throttled', async () => {
    for (let i = 0; i < 5; i++) await tryPassword(app, email, 'fout');
    expect((await tryPassword(app, email, 'fout')).statusCode).toBe(429);
    const { token } = await makePasswordToken(db, await idOf(email), 'reset', start);
    await reset(email, token);
    expect((await tryPassword(app, email, fresh)).statusCode).toBe(200);
  });
});

describe('changing a password', () => {
  const email = 'timmerman@houtmeesters.test';

  test('ends every other session and every link, keeps this session, and mails the owner', async () => {
    const [mine, other] = [await logIn(app, email), await logIn(app, email)];
    const { token } = await makePasswordToken(db, await idOf(email), 'reset', start);
    expect((await change(bearer(mine), old)).json()).toEqual({ value: true });
    expect(await lastAudit()).toMatchObject({ kind: 'passwordChanged', userId: await idOf(email) });
    expect((await askAccount(app, bearer(mine))).statusCode).toBe(200);
    expect((await askAccount(app, bearer(other))).statusCode).toBe(401);
    expect((await tryPassword(app, email, old)).statusCode).toBe(400);
    expect((await tryPassword(app, email, fresh)).statusCode).toBe(200);
    expect(await verify(token)).toMatchObject({ value: false });
    const [mail] = await mailedTo(email);
    expect(mail).toMatchObject({ kind: 'password-changed', ventureId: '220' });
    expect(mail?.text).toContain('/houtmeesters/wachtwoord-vergeten');
  });

  test('requires the old one, and a mistake does not log out', async () => {
    const user = 'dakdekker@dakkracht.test';
    const headers = bearer(await logIn(app, user));
    const wrong = await change(headers, 'fout');
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['oldPassword']]);
    expect(await lastAudit()).toMatchObject({ kind: 'passwordChangeFailed', userId: await idOf(user) });
    expect((await askAccount(app, headers)).statusCode).toBe(200);
    expect(await mailedTo(user)).toEqual([]);
  });

  test('is throttled, so that a stolen session cannot guess it', async () => {
    const headers = bearer(await logIn(app, 'dakdekker@dakkracht.test'));
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push((await change(headers, 'fout')).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  test('requires a login; guest accounts are allowed', async () => {
    expect((await change({}, old)).statusCode).toBe(401);
    expect((await change(bearer(await logIn(app, 'gast@steenhof.test')), old)).statusCode).toBe(200);
  });
});

describe('the policy applies wherever a password is set', () => {
  const bad: [string, string, string?][] = [
    ['8 characters', 'Kort-123'],
    ['65 characters', `${'a'.repeat(64)}1`],
    ['one class', 'allemaalklein'],
    ['two different ones', 'Nieuw-wachtwoord1', 'Nieuw-wachtwoord2'],
  ];

  test.each(bad)('%s', async (_name, password, again = password) => {
    const email = 'tegelzetter@tegelkade.test';
    const { token } = await makePasswordToken(db, await idOf(email), 'reset', start);
    const headers = bearer(await logIn(app, email));
    for (const response of [await reset(email, token, password, again), await change(headers, old, password, again)]) {
      expect(response.statusCode).toBe(400);
      expect(Object.values(response.json().errors).flat()).toEqual([
        password === again ? 'Wachtwoord voldoet niet aan de eisen' : 'Wachtwoorden komen niet overeen',
      ]);
    }
    expect(await verify(token)).toMatchObject({ state: 'valid' });
    expect((await tryPassword(app, email, old)).statusCode).toBe(200);
  });

  test.each(['Kaas+Regenpijp7'.slice(0, 9), 'Drie kleine hamers, '.repeat(4).slice(0, 64), 'crème-brûlée-één'])(
    '%s is accepted',
    async (password) => {
      const email = 'tegelzetter@tegelkade.test';
      const { token } = await makePasswordToken(db, await idOf(email), 'reset', start);
      expect((await reset(email, token, password)).statusCode).toBe(200);
      expect((await tryPassword(app, email, password.normalize('NFD'))).statusCode).toBe(200);
    },
  );

  test.each([
    ['a common password', 'Password123!'],
    ['a common Dutch password', 'Welkom2026!'],
    ['nothing but one sign', `${'a'.repeat(63)}1`],
    ['the own e-mail address', 'Tegelzetter@tegelkade.test1'],
    ['the own name', 'Sara-de-Bruijn-1'],
  ])('%s is refused', async (_name, password) => {
    const email = 'tegelzetter@tegelkade.test';
    await db
      .update(siteUsers)
      .set({ firstName: 'Sara', lastName: 'de Bruijn', passwordHash: await passwordHash.make(old) })
      .where(eq(siteUsers.email, email));
    const { token } = await makePasswordToken(db, await idOf(email), 'reset', start);
    const headers = bearer(await logIn(app, email));
    for (const response of [await reset(email, token, password), await change(headers, old, password)]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toEqual({ password: [expect.stringContaining('te makkelijk te raden')] });
    }
    expect(await verify(token)).toMatchObject({ state: 'valid' });
    expect((await tryPassword(app, email, old)).statusCode).toBe(200);
  });

  test('a first password is refused with the same message as a later one', async () => {
    const email = 'leverstop@steenhof.test';
    const { token } = await makePasswordToken(db, await idOf(email), 'set', start);
    expect((await reset(email, token, 'Wachtwoord1')).json().errors).toEqual({
      password: [expect.stringContaining('te makkelijk te raden')],
    });
  });

  test('judging a password does not block the thread that serves requests', async () => {
    const owner = { email: 'jan@bouw.example', firstName: 'Jan', lastName: 'Bouw', shopName: 'Steenhof' };
    const longest = 'p4ssw0rd$S1@'.repeat(6).slice(0, 64);
    await refuseGuessablePassword(longest, owner);
    const before = process.threadCpuUsage();
    const times = 10;
    for (let done = 0; done < times; done++) await refuseGuessablePassword(longest, owner);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000 / times, 'milliseconds each').toBeLessThan(5);
  });
});
