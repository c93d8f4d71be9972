import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import {
  activate,
  complete,
  decide,
  filledIn,
  invite,
  linkOf,
  mailsTo,
  newPassword,
  register,
  tokenFor,
} from '../../../testing/test-registration.ts';
import { askAccount, bearer, logIn, tryPassword } from '../../../testing/test-visitors.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { throttles } from '../../foundation/security/security.tables.ts';
import { customers } from '../customers/customers.tables.ts';
import { auditEvents, siteUsers } from '../identity/identity.tables.ts';
import { handleRegistration } from './registration.jobs.ts';
import { registrations } from './registration.tables.ts';

const one = await createTestApp();
const { app, db } = one;
const start = new Date('2026-11-16T09:00:00Z');
const days = (count: number) => one.setClock(new Date(start.getTime() + count * 24 * 60 * 60 * 1000));
const manager = 'aannemer@steenhof.test';

beforeEach(async () => {
  days(0);
  await db.delete(throttles);
});

const userOf = async (email: string) => (await db.select().from(siteUsers).where(eq(siteUsers.email, email)))[0];

/** A user who claims to work for the company that is customer 510001. */
async function apply(email: string, chamberOfCommerceNumber = '30418276'): Promise<void> {
  const form = filledIn(email, await invite(one, email), {
    chamberOfCommerceNumber,
    zipcode: '3812RP',
    houseNumber: 41,
  });
  const response = await complete(app, form);
  expect(response.payload).toBe('{"value":true}');
  await one.runJobs();
}

test('a colleague gets access when the manager approves', async () => {
  const email = 'nieuw@terveldhuis.test';
  await apply(email);
  expect(await userOf(email)).toMatchObject({ customerId: '510001', isActive: false, dynamics: false });
  expect(await mailsTo(one, email, 'account-activation')).toEqual([]);
  expect((await tryPassword(app, email, newPassword)).statusCode).toBe(400);

  const asked = await mailsTo(one, manager, 'colleague-approval');
  expect(asked).toHaveLength(1);
  expect(await mailsTo(one, 'inkoper@steenhof.test'), 'who is no manager is not asked').toEqual([]);
  const link = linkOf(asked[0] as NonNullable<(typeof asked)[0]>);
  expect(link.pathname).toBe('/steenhof/registreren');
  const token = await tokenFor(one, manager, 'colleague-approval', 'approve');
  expect(link.searchParams.get('approve')).toBe(token);
  const request = await app.inject(`/api/users/approvals/${token}`);
  expect(request.json()).toEqual({
    firstName: 'Joris',
    lastName: 'van Dijk',
    emailAddress: email,
    company: 'Aannemersbedrijf Ter Veldhuis B.V.',
  });

  // Registering again meanwhile gives a mail that the request is pending, and does not bypass the manager.
  await register(app, email);
  const [word] = await mailsTo(one, email, 'already-registered');
  expect(word?.subject).toBe('Je aanvraag bij Steenhof Bouwmaterialen loopt al');

  expect((await decide(app, token, true)).json()).toEqual({ value: true });
  expect(await activate(app, await tokenFor(one, email, 'account-activation', 'activate'))).toMatchObject({
    statusCode: 200,
  });
  const { siteUser, customer } = (await askAccount(app, bearer(await logIn(app, email, newPassword)))).json();
  expect(siteUser).toMatchObject({ customerId: '510001', dynamics: true, isManager: false });
  expect(customer.customerId).toBe('510001');

  for (const approve of [true, false]) {
    expect((await decide(app, token, approve)).json()).toMatchObject({ status: 400, code: 'linkUsed' });
  }
  expect((await app.inject(`/api/users/approvals/${token}`)).json()).toMatchObject({ code: 'linkUsed' });
  expect(await userOf(email)).toMatchObject({ isActive: true });
  const [event] = await db.select().from(auditEvents).where(eq(auditEvents.kind, 'registrationApproved'));
  expect(event).toMatchObject({ userId: siteUser.id, detail: `by ${(await userOf(manager))?.id}` });
});

test('a stranger is refused, and nothing of the account remains', async () => {
  const email = 'vreemdeling@nergens.test';
  await apply(email);
  const token = await tokenFor(one, manager, 'colleague-approval', 'approve');
  expect((await decide(app, token, false)).statusCode).toBe(200);
  expect(await userOf(email)).toBeUndefined();
  const [mail] = await mailsTo(one, email, 'registration-refused');
  expect(mail?.subject).toBe('Je aanvraag bij Steenhof Bouwmaterialen is niet goedgekeurd');
  expect(await mailsTo(one, email, 'account-activation')).toEqual([]);
  expect((await tryPassword(app, email, newPassword)).statusCode).toBe(400);
  expect((await decide(app, token, true)).json()).toMatchObject({ code: 'linkUsed' });
  // The same address may register for the right company.
  expect(await invite(one, email)).toEqual(expect.any(String));
});

describe('the link of the manager', () => {
  test('is refused if it is unknown, or after a month', async () => {
    expect((await decide(app, 'verzonnen', true)).json()).toMatchObject({ status: 400, code: 'linkUnknown' });
    await apply('laat@terveldhuis.test');
    const token = await tokenFor(one, manager, 'colleague-approval', 'approve');
    days(30);
    expect((await decide(app, token, true)).json()).toMatchObject({ status: 400, code: 'linkExpired' });
  });

  test('does not activate, and an activation link does not approve', async () => {
    const email = 'slim@terveldhuis.test';
    await apply(email);
    const token = await tokenFor(one, manager, 'colleague-approval', 'approve');
    expect((await activate(app, token)).json()).toMatchObject({ code: 'linkUnknown' });
    await decide(app, token, true);
    const activation = await tokenFor(one, email, 'account-activation', 'activate');
    expect((await decide(app, activation, true)).json()).toMatchObject({ code: 'linkUnknown' });
  });

  test('has no effect once the receiver is no manager any more', async () => {
    await apply('overname@terveldhuis.test');
    const token = await tokenFor(one, manager, 'colleague-approval', 'approve');
    await db.update(siteUsers).set({ isManager: false }).where(eq(siteUsers.email, manager));
    expect((await decide(app, token, true)).json()).toMatchObject({ code: 'linkExpired' });
    await db.update(siteUsers).set({ isManager: true }).where(eq(siteUsers.email, manager));
  });

  test('of two managers the first decides', async () => {
    const second = 'inkoper@steenhof.test';
    await db.update(siteUsers).set({ isManager: true }).where(eq(siteUsers.email, second));
    const email = 'twee-bazen@terveldhuis.test';
    await apply(email);
    const tokens = [
      await tokenFor(one, manager, 'colleague-approval', 'approve'),
      await tokenFor(one, second, 'colleague-approval', 'approve'),
    ];
    const answers = await Promise.all(tokens.map((token, at) => decide(app, token, at === 0)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    await db.update(siteUsers).set({ isManager: false }).where(eq(siteUsers.email, second));
  });
});

test('without a manager the request waits, also where the venture has no mail address', async () => {
  await db.update(siteUsers).set({ isManager: false }).where(eq(siteUsers.customerId, '510002'));
  const setAddress = async (address: string) => {
    await db.execute(sql`update venture
      set presentation = jsonb_set(presentation, '{administrativeEmailAddress}', ${JSON.stringify(address)}::jsonb)`);
    await one.caughtUp();
  };
  await setAddress('');
  const email = 'zonder-adres@noordeinde.test';
  await apply(email, '30552091');
  await setAddress('klantenservice@steenhof.test');
  const user = await userOf(email);
  const [registration] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.userId, user?.id ?? ''));
  expect(registration?.state).toBe('approval');
});

test('without a manager the venture decides; an approved user becomes manager', async () => {
  await db.update(siteUsers).set({ isManager: false }).where(eq(siteUsers.customerId, '510002'));
  const email = 'baas@noordeinde.test';
  await apply(email, '30552091');
  const [claim] = (await one.mails()).filter(({ kind }) => kind === 'customer-claim');
  expect(claim?.subject).toContain('510002');
  const token = String(linkOf(claim as NonNullable<typeof claim>).searchParams.get('approve'));
  expect((await decide(app, token, true)).statusCode).toBe(200);
  await activate(app, await tokenFor(one, email, 'account-activation', 'activate'));
  const { siteUser } = (await askAccount(app, bearer(await logIn(app, email, newPassword)))).json();
  expect(siteUser).toMatchObject({ customerId: '510002', isManager: true });
});

test('a customer of another shop is not recognised here', async () => {
  const email = 'hout@hogeland.test';
  await apply(email, '02091834');
  const user = await userOf(email);
  expect(user).toMatchObject({ dynamics: true, isManager: true });
  expect(user?.customerId).not.toBe('520001');
});

test('two who register a new company at once become one customer', async () => {
  const emails = ['een@grebbelinde.test', 'twee@grebbelinde.test'];
  for (const email of emails) {
    await complete(app, filledIn(email, await invite(one, email), { chamberOfCommerceNumber: '61300125' }));
  }
  await one.runJobs();
  const made = await db.select().from(customers).where(eq(customers.chamberOfCommerceNumber, '61300125'));
  expect(made).toHaveLength(1);
  const users = await Promise.all(emails.map(userOf));
  expect(users.filter((user) => user?.isManager)).toHaveLength(1);
  const states = await db
    .select({ state: registrations.state })
    .from(registrations)
    .where(eq(registrations.chamberOfCommerceNumber, '61300125'));
  expect(states.map(({ state }) => state).sort()).toEqual(['activation', 'approval']);
});

test('the job is safe to run twice', async () => {
  const email = 'dubbel@eemland.test';
  await complete(app, filledIn(email, await invite(one, email), { chamberOfCommerceNumber: '61300237' }));
  const user = await userOf(email);
  const [registration] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.userId, String(user?.id))));
  await enqueue(db, handleRegistration, { registrationId: String(registration?.id) });
  await one.runJobs();
  expect(await mailsTo(one, email, 'account-activation')).toHaveLength(1);
  expect(await db.select().from(customers).where(eq(customers.chamberOfCommerceNumber, '61300237'))).toHaveLength(1);
});
