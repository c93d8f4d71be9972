import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { demoStaff, StaffBrowser, staffOf } from '../../../testing/test-staff.ts';
import { logIn as logInCustomer, setCookies } from '../../../testing/test-visitors.ts';
import { auditEntries } from '../../foundation/audit/audit.tables.ts';
import { seal } from '../../foundation/security/sealed-secret.ts';
import { throttles } from '../../foundation/security/security.tables.ts';
import { staffUsers } from './staff.tables.ts';

const { app, db, logged, setClock, runJobs, mails } = await createTestApp();
const start = new Date('2026-11-16T09:00:00Z');
const at = (minutes: number) => setClock(new Date(start.getTime() + minutes * 60_000));

beforeEach(async () => {
  at(0);
  await db.delete(throttles);
});

describe('logging in', () => {
  test('returns the user, their permissions and places', async () => {
    const me = (await (await staffOf(app, 'sales')).get('/api/beheer/session')).json();
    expect(me).toMatchObject({ state: 'open', email: demoStaff.sales });
    expect(me.ventures.map((one: { ventureId: string }) => one.ventureId)).toEqual(['210']);
    expect(me.scopes).toContainEqual({ permission: 'orders.act', ventures: ['210'], branches: null });
  });

  test('the cookie is sent to the back office only, and no script can read it', async () => {
    const browser = new StaffBrowser(app);
    const response = await browser.logIn(demoStaff.admin);
    const line = setCookies(response).find((one) => one.startsWith('beheer='));
    expect(line).toMatch(/Path=\/api\/beheer/);
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Strict/);
  });

  test.each([
    ['a wrong password', demoStaff.admin, 'verkeerd wachtwoord'],
    ['nobody', 'niemand@bouwpoort.test', 'Bouwpoort2026!'],
    ['a customer', 'aannemer@steenhof.test', 'Bouwpoort2026!'],
  ])('%s gets the same answer', async (_name, email, password) => {
    const response = await new StaffBrowser(app).logIn(email, password);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ detail: 'De combinatie klopt niet, of het account is geblokkeerd.' });
  });

  test('is throttled after five guesses', async () => {
    const browser = new StaffBrowser(app);
    for (let guess = 0; guess < 5; guess++) await browser.logIn(demoStaff.admin, 'fout');
    expect((await browser.logIn(demoStaff.admin)).statusCode).toBe(429);
    at(2);
    expect((await browser.logIn(demoStaff.admin)).statusCode).toBe(200);
  });

  test('a page of another site cannot log a user in', async () => {
    const response = await new StaffBrowser(app).ask(
      'POST',
      '/api/beheer/session',
      { email: demoStaff.admin, password: 'Bouwpoort2026!' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    );
    expect(response.statusCode).toBe(403);
  });

  test("a customer's token gives no access", async () => {
    const { access_token } = await logInCustomer(app, 'aannemer@steenhof.test');
    const response = await app.inject({
      url: '/api/beheer/staff',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(response.statusCode).toBe(401);
  });

  test('is audited', async () => {
    await db.delete(auditEntries);
    await staffOf(app, 'reader');
    const rows = await db.select().from(auditEntries);
    expect(rows).toMatchObject([{ entity: 'staff-session', entityName: demoStaff.reader }]);
  });
});

describe('a session', () => {
  test('locks after half an hour without activity, and the password unlocks it', async () => {
    const browser = await staffOf(app, 'admin');
    at(29);
    expect((await browser.get('/api/beheer/staff')).statusCode).toBe(200);
    at(58);
    expect((await browser.get('/api/beheer/staff')).statusCode).toBe(200);
    at(89);
    const locked = await browser.get('/api/beheer/staff');
    expect([locked.statusCode, locked.json().code]).toEqual([423, 'sessionLocked']);
    expect((await browser.get('/api/beheer/session')).json()).toMatchObject({ state: 'locked' });
    expect((await browser.ask('POST', '/api/beheer/session/unlock', { password: 'fout' })).statusCode).toBe(400);
    expect((await browser.ask('POST', '/api/beheer/session/unlock', { password: 'Bouwpoort2026!' })).statusCode).toBe(
      200,
    );
    expect((await browser.get('/api/beheer/staff')).statusCode).toBe(200);
  });

  test('ends after twelve hours, also during activity', async () => {
    const browser = await staffOf(app, 'admin');
    for (let minutes = 20; minutes < 720; minutes += 20) {
      at(minutes);
      expect((await browser.get('/api/beheer/sessions')).statusCode).toBe(200);
    }
    at(721);
    expect((await browser.get('/api/beheer/sessions')).statusCode).toBe(401);
  });

  test('can be ended from another one', async () => {
    const [desk, phone] = [await staffOf(app, 'website'), await staffOf(app, 'website')];
    const { sessions } = (await desk.get('/api/beheer/sessions')).json();
    const other = sessions.find((one: { isThisOne: boolean }) => !one.isThisOne);
    expect((await desk.ask('DELETE', `/api/beheer/sessions/${other.sessionId}`)).statusCode).toBe(200);
    expect((await phone.get('/api/beheer/sessions')).statusCode).toBe(401);
    expect((await desk.get('/api/beheer/sessions')).statusCode).toBe(200);
  });

  test('of another user cannot be ended', async () => {
    const [mine, theirs] = [await staffOf(app, 'reader'), await staffOf(app, 'admin')];
    const { sessions } = (await theirs.get('/api/beheer/sessions')).json();
    expect((await mine.ask('DELETE', `/api/beheer/sessions/${sessions[0].sessionId}`)).statusCode).toBe(404);
  });

  test('is invalid after logging out', async () => {
    const browser = await staffOf(app, 'reader');
    const { cookie } = browser;
    await browser.ask('DELETE', '/api/beheer/session');
    expect(browser.cookie).toBe('');
    browser.cookie = cookie;
    expect((await browser.get('/api/beheer/session')).statusCode).toBe(401);
  });
});

describe('the second step', () => {
  const codeOf = (secret: string, minutes: number) =>
    new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
      timestamp: start.getTime() + minutes * 60_000,
    });

  test('is set up, required, used up once, and has recovery codes', async () => {
    const browser = await staffOf(app, 'assortment');
    const { secret, address } = (await browser.ask('POST', '/api/beheer/second-step')).json();
    expect(address).toContain('otpauth://totp/');
    expect((await browser.ask('POST', '/api/beheer/second-step/confirm', { code: '000000' })).statusCode).toBe(400);
    const confirmed = await browser.ask('POST', '/api/beheer/second-step/confirm', { code: codeOf(secret, 0) });
    const { recoveryCodes } = confirmed.json();
    expect(recoveryCodes).toHaveLength(10);

    at(2);
    const next = new StaffBrowser(app);
    const login = await next.logIn(demoStaff.assortment);
    expect(login.json()).toMatchObject({ state: 'code', name: '', scopes: [], ventures: [] });
    expect((await next.get('/api/beheer/sessions')).statusCode).toBe(401);
    const code = codeOf(secret, 2);
    expect((await next.ask('POST', '/api/beheer/session/code', { code })).json()).toMatchObject({ state: 'open' });

    const thief = new StaffBrowser(app);
    await thief.logIn(demoStaff.assortment);
    expect((await thief.ask('POST', '/api/beheer/session/code', { code })).statusCode).toBe(400);
    const spent = { code: recoveryCodes[3].toUpperCase() };
    expect((await thief.ask('POST', '/api/beheer/session/code', spent)).statusCode).toBe(200);
    const again = new StaffBrowser(app);
    await again.logIn(demoStaff.assortment);
    expect((await again.ask('POST', '/api/beheer/session/code', spent)).statusCode).toBe(400);
  });

  test('after another TOKEN_SECRET recovery codes still work, and the log says what to do', async () => {
    const browser = await staffOf(app, 'website');
    const { secret } = (await browser.ask('POST', '/api/beheer/second-step')).json();
    const confirmed = await browser.ask('POST', '/api/beheer/second-step/confirm', { code: codeOf(secret, 0) });
    const [recoveryCode] = confirmed.json().recoveryCodes;
    await db
      .update(staffUsers)
      .set({ totpSecret: seal(secret, 'the secret of before') })
      .where(eq(staffUsers.email, demoStaff.website));
    at(2);
    const next = new StaffBrowser(app);
    await next.logIn(demoStaff.website);
    const give = (code: string) => next.ask('POST', '/api/beheer/session/code', { code });
    expect((await give(codeOf(secret, 2))).statusCode).toBe(400);
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: expect.stringMatching(/TOKEN_SECRET.*--second-step/) }),
    );
    expect((await give(recoveryCode)).json()).toMatchObject({ state: 'open' });
  });

  test('the secret is encrypted in the database', async () => {
    const [row] = await db.select().from(staffUsers).where(eq(staffUsers.email, demoStaff.assortment));
    expect(row?.totpSecret).toMatch(/^[\w-]{40,}$/);
    expect(row?.recoveryHashes.every((hash) => hash.length === 43)).toBe(true);
  });
});

test('an invited colleague chooses a password by mail and logs in', async () => {
  const admin = await staffOf(app, 'admin');
  const invited = await admin.ask('POST', '/api/beheer/staff', {
    email: 'nieuw@steenhof.test',
    name: 'Nieuwe Collega',
    grants: [{ roleId: 'binnendienst', ventureId: '210', branchId: null }],
  });
  expect(invited.statusCode).toBe(200);
  await runJobs();
  const mail = (await mails()).findLast(({ to }) => to === 'nieuw@steenhof.test');
  const token = mail?.text.match(/\/beheer\/wachtwoord#([\w-]+)/)?.[1];
  const choose = (password: string) => new StaffBrowser(app).ask('POST', '/api/beheer/password', { token, password });
  expect((await choose('nieuw@steenhof.test')).statusCode).toBe(400);
  expect((await choose('Paarse-kraan-82-wolken')).statusCode).toBe(200);
  expect((await choose('Paarse-kraan-83-wolken')).json().code).toBe('linkUsed');
  expect((await new StaffBrowser(app).logIn('nieuw@steenhof.test', 'Paarse-kraan-82-wolken')).statusCode).toBe(200);
});
