import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { askAccount, bearer, logIn, type Tokens, tryRefresh } from '../../../testing/test-visitors.ts';
import { throttles } from '../../foundation/security/security.tables.ts';
import { auditEvents, sessions, siteUsers } from './identity.tables.ts';
import { graceMs } from './rotate-session.ts';

const one = await createTestApp();
const two = await openTestApp(one.databaseUrl);
const { app, db } = one;
const start = new Date('2026-11-16T09:00:00Z');
const aannemer = '8ca68fe4-8928-4607-a7f7-ab7780049551';

function at(ms: number): void {
  for (const each of [one, two]) each.setClock(new Date(start.getTime() + ms));
}

beforeEach(async () => {
  at(0);
  await db.delete(throttles);
});

const minute = 60_000;
const stillIn = async (tokens: Tokens) => (await askAccount(app, bearer(tokens))).statusCode === 200;
const user = 'aannemer@steenhof.test';

test('a refresh token gives new tokens, different each time', async () => {
  const first = await logIn(app, user);
  at(50 * minute);
  const second: Tokens = (await tryRefresh(app, first.refresh_token)).json();
  expect(second).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
  at(100 * minute);
  const third: Tokens = (await tryRefresh(app, second.refresh_token)).json();
  expect(new Set([first, second, third].map((tokens) => tokens.refresh_token)).size).toBe(3);
  expect(await stillIn(third)).toBe(true);
  expect(await stillIn(first)).toBe(false);
});

test('an access token ends after its hour, a refresh token after its fourteen days', async () => {
  const tokens = await logIn(app, user);
  at(60 * minute - 1000);
  expect(await stillIn(tokens)).toBe(true);
  at(60 * minute);
  expect(await stillIn(tokens)).toBe(false);
  const day = 24 * 60 * minute;
  const other = await logIn(app, user);
  at(60 * minute + 14 * day);
  expect((await tryRefresh(app, other.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
});

test('reuse of a used refresh token ends the whole family, and is audited', async () => {
  const first = await logIn(app, user);
  const bystander = await logIn(app, user);
  at(50 * minute);
  const second: Tokens = (await tryRefresh(app, first.refresh_token)).json();
  at(50 * minute + graceMs + 1);
  const reuse = await tryRefresh(app, first.refresh_token);
  expect([reuse.statusCode, reuse.json().error]).toEqual([400, 'invalid_grant']);
  expect(await stillIn(second)).toBe(false);
  expect((await tryRefresh(app, second.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  expect(await stillIn(bystander)).toBe(true);
  const [row] = await db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.kind, 'refreshReuse'), eq(auditEvents.userId, aannemer)))
    .orderBy(desc(auditEvents.id));
  expect(row?.sessionId).not.toBeNull();
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.id, row?.sessionId ?? ''));
  expect(session?.endReason).toBe('reuse');
});

test('two at once get the same successor, also in two processes', async () => {
  const first = await logIn(app, user);
  at(50 * minute);
  const answers = await Promise.all(
    [one, two, one, two, one].map(({ app: each }) => tryRefresh(each, first.refresh_token)),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
  const successors = new Set(answers.map((answer) => answer.json<Tokens>().refresh_token));
  expect(successors.size).toBe(1);
  for (const answer of answers) expect(await stillIn(answer.json())).toBe(true);
});

test('once the successor was used, its predecessor has no grace period', async () => {
  const first = await logIn(app, user);
  const second: Tokens = (await tryRefresh(app, first.refresh_token)).json();
  const third: Tokens = (await tryRefresh(two.app, second.refresh_token)).json();
  expect((await tryRefresh(app, first.refresh_token)).statusCode).toBe(400);
  expect(await stillIn(third)).toBe(false);
});

test('a thief within the grace period shares the tokens of the owner, and is found at the next renewal', async () => {
  const stolen = await logIn(app, user);
  at(50 * minute);
  const owner: Tokens = (await tryRefresh(app, stolen.refresh_token)).json();
  at(50 * minute + graceMs);
  const thief: Tokens = (await tryRefresh(two.app, stolen.refresh_token)).json();
  expect(thief.refresh_token).toBe(owner.refresh_token);
  at(100 * minute);
  const next: Tokens = (await tryRefresh(two.app, thief.refresh_token)).json();
  at(105 * minute);
  expect((await tryRefresh(app, owner.refresh_token)).statusCode).toBe(400);
  expect(await stillIn(next)).toBe(false);
});

test('logging out invalidates the tokens of that session at once, in every process, and of no other', async () => {
  const [here, there] = [await logIn(app, user), await logIn(two.app, user)];
  const logout = await app.inject({ method: 'POST', url: '/api/account/logout', headers: bearer(here) });
  expect(logout.json()).toEqual({ value: true });
  expect((await askAccount(two.app, bearer(here))).statusCode).toBe(401);
  expect((await tryRefresh(two.app, here.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  expect(await stillIn(there)).toBe(true);
  const [row] = await db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  expect(row).toMatchObject({ kind: 'logout', userId: aannemer });
});

test('an expired session is ended by its refresh token, and logging out twice is no error', async () => {
  const tokens = await logIn(app, user);
  at(90 * minute);
  const logOut = () =>
    app.inject({
      method: 'POST',
      url: '/api/account/logout',
      headers: bearer(tokens),
      payload: { refresh_token: tokens.refresh_token },
    });
  expect((await logOut()).statusCode).toBe(200);
  expect((await logOut()).statusCode).toBe(200);
  expect((await tryRefresh(app, tokens.refresh_token)).statusCode).toBe(400);
});

test.each([{ isBlocked: true }, { isActive: false }])('%j ends the open session', async (change) => {
  const email = 'codit@steenhof.test';
  const tokens = await logIn(app, email);
  await db.update(siteUsers).set(change).where(eq(siteUsers.email, email));
  expect(await stillIn(tokens)).toBe(false);
  expect((await tryRefresh(app, tokens.refresh_token)).statusCode).toBe(400);
  await db.update(siteUsers).set({ isBlocked: false, isActive: true }).where(eq(siteUsers.email, email));
});

test('a clock that is set back does not prolong the grace period, nor the fourteen days', async () => {
  const first = await logIn(app, user);
  const second: Tokens = (await tryRefresh(app, first.refresh_token)).json();
  at(-60 * minute);
  expect((await tryRefresh(app, first.refresh_token)).statusCode).toBe(400);
  expect(await stillIn(second)).toBe(false);
  at(0);
  const later = await logIn(app, user);
  at(-365 * 24 * 60 * minute);
  expect((await tryRefresh(app, later.refresh_token)).statusCode).toBe(400);
});
