import { tokenFailure, tokenResponse } from '@bouwpoort/contract/customers/identity-token';
import { demoSiteUsers } from '@bouwpoort/demo-world/people/site-users';
import { desc, eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../../testing/test-app.ts';
import { askAccount, bearer, logIn, postToken, tryPassword, tryRefresh } from '../../../testing/test-visitors.ts';
import { passwordHash } from '../../foundation/security/password-hash.ts';
import { throttles } from '../../foundation/security/security.tables.ts';
import { auditEvents, siteUsers } from './identity.tables.ts';

const { app, db } = await createTestApp();

afterEach(async () => {
  vi.restoreAllMocks();
  await db.delete(throttles);
});

describe('every account of the demo world', () => {
  const shut = demoSiteUsers.filter((user) => user.isBlocked || !user.isActive);
  const open = demoSiteUsers.filter((user) => !shut.includes(user));

  test.each(open.map((user) => [user.email, user] as const))(
    '%s logs in and gets its own account',
    async (email, user) => {
      const tokens = await logIn(app, email);
      const { siteUser, customer, useOrderApiCodit } = (await askAccount(app, bearer(tokens))).json();
      expect(siteUser).toEqual({
        id: user.id,
        customerId: user.customerId,
        ventureId: user.ventureId,
        firstName: user.firstName,
        lastName: user.lastName,
        email,
        isGuestAccount: user.isGuestAccount,
        dynamics: user.dynamics,
        brancheId: user.branchId,
        isManager: user.isManager,
        companyRole: user.isManager ? 'manager' : user.memberRole,
        seesPrices: user.seesPrices,
        useOrderApiCodit: user.useOrderApiCodit,
      });
      expect(useOrderApiCodit).toBe(user.useOrderApiCodit);
      expect(customer?.customerId ?? null).toBe(user.dynamics ? user.customerId : null);
    },
  );

  test.each(shut.map((user) => user.email))('%s cannot log in', async (email) => {
    const response = await tryPassword(app, email);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('there is one of each kind', () => {
    expect(shut.map((user) => user.email)).toContain('geblokkeerd@steenhof.test');
    expect(open.length).toBeGreaterThanOrEqual(14);
  });
});

test('the answer follows RFC 6749, and is not cached', async () => {
  const response = await tryPassword(app, '  Aannemer@Steenhof.TEST ');
  expect(response.statusCode).toBe(200);
  expect(z.strictObject(tokenResponse.shape).parse(response.json())).toMatchObject({
    token_type: 'Bearer',
    expires_in: 3600,
  });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['set-cookie']).toBeUndefined();
});

test('customer and addresses come with expand, under the server’s names', async () => {
  const headers = bearer(await logIn(app, 'aannemer@steenhof.test'));
  const { customer } = (await askAccount(app, headers)).json();
  expect(customer).toMatchObject({
    customerId: '510001',
    hasDeliverystop: false,
    hasOrderstop: false,
    isInactive: false,
  });
  expect(customer.customerAddresses.length).toBeGreaterThan(3);
  expect(customer.customerAddresses[0]).toMatchObject({ shippingDefault: true, countryCode: 'NL' });
  expect(customer.customerAddresses).toContainEqual(
    expect.objectContaining({ line1: 'Hardwareweg 9B', projectId: null }),
  );
  expect(customer).not.toHaveProperty('creditLimit');
  const short = await app.inject({ url: '/api/account', headers });
  expect(short.json()).toMatchObject({ siteUser: { id: expect.any(String) }, customer: null });
  expect(short.headers['cache-control']).toBe('private, no-store');
});

test('without a login the account is a 401', async () => {
  const response = await askAccount(app, {});
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ code: 'notLoggedIn' });
});

describe('errors follow RFC 6749', () => {
  const good = { grant_type: 'password', client_id: 'Default', username: 'aannemer@steenhof.test', password: 'x' };
  const { grant_type: _, ...noGrant } = good;
  const { username: __, ...noName } = good;

  test.each<[string, Record<string, string>, string]>([
    ['no grant', noGrant, 'invalid_request'],
    ['another grant', { ...good, grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    ['another client', { ...good, client_id: 'default' }, 'invalid_client'],
    ['no name', noName, 'invalid_request'],
    ['no password', { ...good, password: '' }, 'invalid_request'],
    ['no refresh token', { grant_type: 'refresh_token', client_id: 'Default' }, 'invalid_request'],
    [
      'a refresh token of nobody',
      { grant_type: 'refresh_token', client_id: 'Default', refresh_token: 'x' },
      'invalid_grant',
    ],
  ])('%s', async (_name, fields, error) => {
    const response = await postToken(app, fields);
    expect(response.statusCode).toBe(400);
    expect(tokenFailure.parse(response.json()).error).toBe(error);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each<[string, string, string]>([
    ['JSON', 'application/json', JSON.stringify(good)],
    ['broken JSON', 'application/json', '{'],
    ['text', 'text/plain', 'grant_type=password'],
    ['a name twice', 'application/x-www-form-urlencoded', `${new URLSearchParams(good)}&username=b`],
    ['too much', 'application/x-www-form-urlencoded', `username=${'x'.repeat(1_100_000)}`],
  ])('%s', async (_name, type, payload) => {
    const headers = { 'content-type': type };
    const response = await app.inject({ method: 'POST', url: '/api/cms/connect/token', headers, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'invalid_request' });
  });

  test('an unknown venture', async () => {
    const response = await postToken(app, good, { 'venture-id': '999' });
    expect([response.statusCode, response.json().error]).toEqual([400, 'invalid_request']);
  });

  test('an internal error reveals no details', async () => {
    vi.spyOn(passwordHash, 'verify').mockRejectedValueOnce(new Error('geheim detail'));
    const response = await tryPassword(app, 'aannemer@steenhof.test');
    expect([response.statusCode, response.json().error]).toEqual([500, 'server_error']);
    expect(response.payload).not.toContain('geheim detail');
  });
});

describe('the answer does not reveal which accounts exist', () => {
  const attempts: [string, string, string][] = [
    ['a wrong password', 'aannemer@steenhof.test', 'fout'],
    ['nobody', 'niemand@steenhof.test', 'fout'],
    ['a blocked account with its password', 'geblokkeerd@steenhof.test', 'Bouwpoort2026!'],
    ['a blocked account', 'geblokkeerd@steenhof.test', 'fout'],
    ['an inactive account with its password', 'magazijn@terveldhuis.test', 'Bouwpoort2026!'],
    ['no address at all', "' or 1=1 --", 'fout'],
  ];

  test.each(attempts)('%s: the same answer after the same work', async (_name, username, password) => {
    const reference = await tryPassword(app, 'inkoper@steenhof.test', 'fout');
    const verify = vi.spyOn(passwordHash, 'verify');
    const response = await tryPassword(app, username, password);
    expect(verify).toHaveBeenCalledTimes(1);
    expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(response.statusCode).toBe(reference.statusCode);
    expect(response.payload).toBe(reference.payload);
    const { date: _1, 'x-request-id': _2, 'content-security-policy': _3, ...headers } = response.headers;
    expect(reference.headers).toMatchObject(headers);
  });

  test('an account without a password', async () => {
    const email = 'uitvoerder@terveldhuis.test';
    await db.update(siteUsers).set({ passwordHash: null }).where(eq(siteUsers.email, email));
    const verify = vi.spyOn(passwordHash, 'verify');
    expect((await tryPassword(app, email)).json()).toMatchObject({ error: 'invalid_grant' });
    expect(verify).toHaveBeenCalledTimes(1);
  });
});

describe('every sign-in is audited', () => {
  const last = async () => (await db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];
  const aannemer = '8ca68fe4-8928-4607-a7f7-ab7780049551';

  test('with the origin of a successful one', async () => {
    await postToken(
      app,
      { grant_type: 'password', client_id: 'Default', username: 'aannemer@steenhof.test', password: 'Bouwpoort2026!' },
      { 'user-agent': 'Kassa 1' },
      '192.0.2.7',
    );
    const row = await last();
    expect(row).toMatchObject({ kind: 'signIn', userId: aannemer, address: '192.0.2.7', userAgent: 'Kassa 1' });
    expect(row?.sessionId).not.toBeNull();
  });

  test.each([
    ['aannemer@steenhof.test', 'fout', aannemer, 'password'],
    ['niemand@steenhof.test', 'fout', null, 'unknown'],
    ['geblokkeerd@steenhof.test', 'Bouwpoort2026!', 'd031ac25-15a9-4fb2-b038-b7915076c457', 'blocked'],
    ['magazijn@terveldhuis.test', 'Bouwpoort2026!', '16e89f38-7669-4bdf-8670-873d0c3aeb30', 'inactive'],
  ])('%s with %s', async (username, password, userId, detail) => {
    await tryPassword(app, username, password);
    expect(await last()).toMatchObject({ kind: 'signInFailed', userId, detail, sessionId: null });
    expect(JSON.stringify(await last())).not.toContain('niemand');
  });

  test('no token and no password is in the database in plain text', async () => {
    const tokens = await logIn(app, 'aannemer@steenhof.test');
    const renewed = (await tryRefresh(app, tokens.refresh_token)).json();
    for (const table of ['session', 'refresh_token', 'audit_event', 'site_user', 'throttle']) {
      const { rows } = await db.execute(sql.raw(`select to_jsonb(t)::text as row from "${table}" t`));
      const all = JSON.stringify(rows);
      for (const secret of [tokens.refresh_token, renewed.refresh_token, tokens.access_token, 'Bouwpoort2026!']) {
        expect(all).not.toContain(secret);
      }
    }
  });
});
