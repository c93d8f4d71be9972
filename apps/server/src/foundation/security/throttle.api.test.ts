import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { logIn, tryPassword } from '../../../testing/test-visitors.ts';
import { auditEvents } from '../../customers/identity/identity.tables.ts';
import { passwordHash } from './password-hash.ts';
import { throttles } from './security.tables.ts';

const one = await createTestApp();
const two = await openTestApp(one.databaseUrl);
const { app, db } = one;
const start = new Date('2026-11-16T09:00:00Z');

function at(seconds: number): void {
  for (const each of [one, two]) each.setClock(new Date(start.getTime() + seconds * 1000));
}

beforeEach(async () => {
  at(0);
  await db.delete(throttles);
  await db.delete(auditEvents);
});

const user = 'aannemer@steenhof.test';
const fail = (username: string, times: number, ip?: string) =>
  Promise.all(Array.from({ length: times }, () => tryPassword(app, username, 'fout', ip)));
const statuses = (answers: { statusCode: number }[]) => answers.map((answer) => answer.statusCode);

describe.each([
  ['an account', user],
  ['nobody', 'niemand@steenhof.test'],
])('guessing the password of %s', (_name, username) => {
  test('after five guesses there is a wait, longer each time', async () => {
    expect(statuses(await fail(username, 5))).toEqual([400, 400, 400, 400, 400]);
    const refused = await tryPassword(two.app, username);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: 'slow_down' });
    expect(refused.headers['retry-after']).toBe('30');
    at(29);
    expect((await tryPassword(app, username, 'fout')).statusCode).toBe(429);
    const waits = [];
    for (const seconds of [30, 90, 210, 450, 930, 1830, 2730]) {
      at(seconds);
      expect((await tryPassword(app, username, 'fout')).statusCode).toBe(400);
      waits.push((await tryPassword(two.app, username, 'fout')).headers['retry-after']);
    }
    expect(waits).toEqual(['60', '120', '240', '480', '900', '900', '900']);
  });

  test('many at once get no further than five', async () => {
    const verify = vi.spyOn(passwordHash, 'verify');
    const answers = await fail(username, 24);
    expect(statuses(answers).filter((status) => status === 400)).toHaveLength(5);
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(19);
    expect(verify).toHaveBeenCalledTimes(5);
    vi.restoreAllMocks();
  });
});

test('the right password after the wait resets the count', async () => {
  await fail(user, 5);
  at(31);
  await logIn(app, user);
  expect(statuses(await fail(user, 4))).toEqual([400, 400, 400, 400]);
  await logIn(app, user);
});

test('an hour without attempts resets the count too', async () => {
  await fail(user, 5);
  at(3700);
  expect(statuses(await fail(user, 4))).toEqual([400, 400, 400, 400]);
  expect((await tryPassword(app, user)).statusCode).toBe(200);
});

test('one address that tries many accounts has to wait, for other accounts as well', async () => {
  const thief = '203.0.113.5';
  for (let i = 0; i < 30; i++)
    expect((await tryPassword(app, `klant${i}@steenhof.test`, 'fout', thief)).statusCode).toBe(400);
  expect((await tryPassword(two.app, user, 'Bouwpoort2026!', thief)).statusCode).toBe(429);
  expect((await tryPassword(app, user, 'Bouwpoort2026!', '198.51.100.1')).statusCode).toBe(200);
});

test('all addresses of an IPv6 network count as one', async () => {
  for (let i = 0; i < 30; i++) await tryPassword(app, `klant${i}@steenhof.test`, 'fout', `2001:db8:1:2::${i + 1}`);
  expect((await tryPassword(app, user, 'Bouwpoort2026!', '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
  expect((await tryPassword(app, user, 'Bouwpoort2026!', '2001:db8:1:3::1')).statusCode).toBe(200);
});

test('guesses from elsewhere do not lock a user out at a familiar address', async () => {
  const desk = '198.51.100.20';
  expect((await tryPassword(app, user, 'Bouwpoort2026!', desk)).statusCode).toBe(200);
  await fail(user, 5, '203.0.113.9');
  expect((await tryPassword(app, user, 'Bouwpoort2026!', '203.0.113.10')).statusCode).toBe(429);
  expect((await tryPassword(app, user, 'Bouwpoort2026!', desk)).statusCode).toBe(200);
});

test('the failure that starts the wait is audited as such', async () => {
  for (let i = 0; i < 5; i++) await tryPassword(app, user, 'fout');
  const rows = await db
    .select({ kind: auditEvents.kind })
    .from(auditEvents)
    .where(and(inArray(auditEvents.kind, ['signInFailed', 'signInHeld']), eq(auditEvents.detail, 'password')))
    .orderBy(auditEvents.id);
  expect(rows.map((row) => row.kind)).toEqual([...Array(4).fill('signInFailed'), 'signInHeld']);
});

test.each([
  ['an hour', 3600],
  ['a year', 365 * 24 * 3600],
])('a clock that is set back by %s locks nobody out', async (_name, seconds) => {
  await fail(user, 6, '203.0.113.9');
  expect((await tryPassword(app, user)).statusCode).toBe(429);
  at(-seconds);
  expect((await tryPassword(app, user)).statusCode).toBe(200);
});

test('a clock that is set back gives one more guess, not five', async () => {
  await fail(user, 5);
  at(-3600);
  expect(statuses([await tryPassword(app, user, 'fout'), await tryPassword(app, user)])).toEqual([400, 429]);
});

test('processes whose clocks differ by some seconds throttle alike', async () => {
  await fail(user, 5);
  two.setClock(new Date(start.getTime() - 20_000));
  expect((await tryPassword(two.app, user)).statusCode).toBe(429);
});
