import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { activate, complete, filledIn, invite, linkOf, mailsTo, tokenFor } from '../../../testing/test-registration.ts';
import { askAccount, bearer, logIn, tryPassword, tryRefresh } from '../../../testing/test-visitors.ts';
import { throttles } from '../../foundation/security/security.tables.ts';
import { auditEvents, siteUsers } from '../identity/identity.tables.ts';

const one = await createTestApp();
const { app, db } = one;
const manager = 'aannemer@steenhof.test';
const colleague = 'inkoper@steenhof.test';
const customerId = '510001';

type Headers = Record<string, string>;
const logins = new Map<string, Headers>();
async function as(email: string): Promise<Headers> {
  const known = logins.get(email) ?? bearer(await logIn(app, email));
  logins.set(email, known);
  return known;
}

async function list(query = '', email = manager) {
  return app.inject({ url: `/api/users${query}`, headers: await as(email) });
}
async function ask(payload: object, headers: Headers = {}, email = manager) {
  return app.inject({ method: 'POST', url: '/api/users', headers: { ...(await as(email)), ...headers }, payload });
}
async function edit(payload: object, headers?: Headers) {
  return app.inject({ method: 'POST', url: '/api/users/edit', headers: headers ?? (await as(manager)), payload });
}

const rowOf = async (email: string) => (await db.select().from(siteUsers).where(eq(siteUsers.email, email)))[0];
async function formOf(email: string, change: object = {}) {
  const row = await rowOf(email);
  if (!row) throw new Error(`There is no ${email}.`);
  const { id, firstName, lastName, isManager, isActive: active } = row;
  return { id, firstName, lastName, email, isManager, active, ...change };
}
const listed = async (email: string) =>
  (await list(`?q=${encodeURIComponent(email)}`))
    .json()
    .results.find((user: { email: string }) => user.email === email);

beforeEach(async () => {
  await db.delete(throttles);
});

/** The default permissions. */
const buyerRights = {
  role: 'buyer',
  seesPrices: true,
  maxPerOrder: null,
  maxPerMonth: null,
  allProjects: true,
  projectIds: [],
};

async function choosePassword(email: string, password: string): Promise<void> {
  const token = await tokenFor(one, email, 'user-invited', 'token');
  const payload = { emailAddress: email, code: token, password, passwordConfirmation: password };
  const response = await app.inject({ method: 'POST', url: '/api/account/resetpassword', payload });
  expect(response.payload).toBe('{"value":true}');
}

describe('the list', () => {
  test('has the users of the own customer, with the fields of the screen', async () => {
    await as(colleague);
    const { totalMatching, results } = (await list()).json();
    const own = await db.select({ email: siteUsers.email }).from(siteUsers).where(eq(siteUsers.customerId, customerId));
    expect(totalMatching).toBe(own.length);
    const emails = results.map(({ email }: { email: string }) => email);
    expect(emails.toSorted()).toEqual(own.map(({ email }) => email).sort());
    expect(emails[0]).toBe(colleague);
    expect(results[0]).toEqual({
      id: (await rowOf(colleague))?.id,
      firstName: 'Samira',
      lastName: 'Bouzid',
      email: colleague,
      active: true,
      isManager: false,
      ...buyerRights,
      version: expect.any(Number),
      state: 'ready',
      lastLoginAt: expect.stringMatching(/^2026-.+Z$/),
    });
  });

  test('is searched by every word of a name or an address, ignoring accents; in pages of twenty', async () => {
    const like = await rowOf(colleague);
    if (!like) throw new Error('no colleague');
    const many = Array.from({ length: 45 }, (_, at) => ({
      ...like,
      id: randomUUID(),
      email: `ploeg-${at}_%@terveldhuis.test`,
      firstName: 'Çağla',
      lastName: `Müller ${String(at).padStart(2, '0')}`,
    }));
    await db.insert(siteUsers).values(many);
    const names = async (query: string) => {
      const { totalMatching, results } = (await list(query)).json();
      return [totalMatching, results.length, results[0]?.lastName];
    };
    expect(await names('?q=cagla%20MULLER')).toEqual([45, 20, 'Müller 00']);
    expect(await names('?q=cagla&page=3')).toEqual([45, 5, 'Müller 40']);
    expect(await names('?q=cagla&page=9')).toEqual([45, 0, undefined]);
    expect(await names('?q=m%C3%BCller%2007')).toEqual([1, 1, 'Müller 07']);
    expect(await names('?q=PLOEG-3_')).toEqual([1, 1, 'Müller 03']);
    expect(await names('?q=%25%25')).toEqual([0, 0, undefined]);
    await db.delete(siteUsers).where(
      inArray(
        siteUsers.id,
        many.map(({ id }) => id),
      ),
    );
  });
});

describe('inviting', () => {
  const person = { firstName: 'Noor', lastName: 'de Wit', email: 'noor@terveldhuis.test' };

  test('sends a link to choose a password with; then the account works', async () => {
    const made = (await ask(person)).json();
    expect(made).toMatchObject({ ...person, active: true, isManager: false, state: 'invited', lastLoginAt: null });
    expect(await listed(person.email)).toEqual(made);
    const [mail] = await mailsTo(one, person.email, 'user-invited');
    expect(mail?.subject).toBe('Daan ter Veldhuis nodigt je uit voor Steenhof Bouwmaterialen');
    expect(mail && linkOf(mail).pathname).toBe('/steenhof/wachtwoord-instellen');
    await choosePassword(person.email, 'Steiger-2026');
    const { siteUser, customer } = (
      await askAccount(app, bearer(await logIn(app, person.email, 'Steiger-2026')))
    ).json();
    expect(siteUser).toMatchObject({ customerId, dynamics: true, isManager: false, ventureId: '210' });
    expect(customer.customerId).toBe(customerId);
    expect(await listed(person.email)).toMatchObject({ state: 'ready', lastLoginAt: expect.any(String) });
    const [event] = await db.select().from(auditEvents).where(eq(auditEvents.kind, 'userInvited'));
    expect(event).toMatchObject({ userId: made.id });
    expect((await ask(person)).json().errors).toEqual({ email: ['Deze collega staat al tussen je gebruikers'] });
  });

  test('twice with one key is once; again without one is another mail', async () => {
    const other = { ...person, email: 'twee-keer@terveldhuis.test' };
    const key = { 'idempotency-key': 'uitnodiging-0001' };
    const answers = await Promise.all([ask(other, key), ask(other, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(await mailsTo(one, other.email)).toHaveLength(1);
    expect((await ask({ ...other, firstName: 'Anders' }, key)).json()).toMatchObject({ code: 'keyReused' });
    expect((await ask(other)).json().id).toBe(answers[0]?.json().id);
    expect(await mailsTo(one, other.email)).toHaveLength(2);
  });

  test.each(['timmerman@houtmeesters.test', 'Orderstop@steenhof.test', 'gast@steenhof.test'])(
    '%s has an account with another customer: the answer does not reveal it, the owner gets a mail',
    async (email) => {
      const before = await rowOf(email.toLowerCase());
      const response = await ask({ ...person, email });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        ...person,
        id: expect.any(String),
        email,
        active: true,
        isManager: false,
        ...buyerRights,
        version: 1,
        state: 'invited',
        lastLoginAt: null,
      });
      expect(response.json().id).not.toBe(before?.id);
      expect(await rowOf(email.toLowerCase())).toEqual(before);
      expect(await listed(email)).toBeUndefined();
      expect(await mailsTo(one, email.toLowerCase(), 'user-invited')).toEqual([]);
      expect(await mailsTo(one, email.toLowerCase(), 'invited-elsewhere')).toHaveLength(1);
    },
  );

  test('is limited per address', async () => {
    const email = 'vol@terveldhuis.test';
    const codes = [];
    for (let at = 0; at < 4; at++) codes.push((await ask({ ...person, email })).statusCode);
    expect(codes).toEqual([200, 200, 200, 429]);
  });

  test('invalid input has an error beside its field', async () => {
    const { errors } = (await ask({ firstName: ' ', lastName: 'x', email: 'geen adres' })).json();
    expect(errors).toEqual({ firstName: ['Ongeldige voornaam'], email: ['Ongeldig e-mailadres'] });
  });
});

describe('editing', () => {
  test('name and permissions', async () => {
    const change = { firstName: 'Samíra', lastName: 'Bouzid-Smit' };
    expect((await edit(await formOf(colleague, change))).json()).toMatchObject({ ...change, active: true });
    expect(await rowOf(colleague)).toMatchObject(change);
    await edit(await formOf(colleague, { firstName: 'Samira', lastName: 'Bouzid' }));
  });

  test('deactivating ends every session at once, and prevents logging in', async () => {
    const tokens = [await logIn(app, colleague), await logIn(app, colleague)];
    expect((await askAccount(app, bearer(tokens[0] as never))).statusCode).toBe(200);
    expect((await edit(await formOf(colleague, { active: false }))).json()).toMatchObject({ active: false });
    for (const token of tokens) {
      expect((await askAccount(app, bearer(token))).statusCode).toBe(401);
      expect((await tryRefresh(app, token.refresh_token)).statusCode).toBe(400);
    }
    expect((await tryPassword(app, colleague)).statusCode).toBe(400);
    expect((await edit(await formOf(colleague, { active: true }))).json()).toMatchObject({ active: true });
    for (const token of tokens) {
      expect((await askAccount(app, bearer(token))).statusCode).toBe(401);
      expect((await tryRefresh(app, token.refresh_token)).statusCode).toBe(400);
    }
    expect((await tryPassword(app, colleague)).statusCode).toBe(200);
    logins.delete(colleague);
  });

  test('another address: both addresses get a mail, and earlier links to the old one do not work', async () => {
    const email = 'samira@terveldhuis.test';
    await app.inject({
      method: 'POST',
      url: '/api/account/forgotpassword',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `EmailAddress=${colleague}`,
    });
    const code = await tokenFor(one, colleague, 'password-reset', 'token');
    const form = await formOf(colleague);
    expect((await edit({ ...form, email })).json()).toMatchObject({ id: form.id, email });
    for (const to of [colleague, email]) expect(await mailsTo(one, to, 'email-changed')).toHaveLength(1);
    expect((await tryPassword(app, email)).statusCode).toBe(200);
    expect((await tryPassword(app, colleague)).statusCode).toBe(400);
    const password = { password: 'Kruiwagen-2026', passwordConfirmation: 'Kruiwagen-2026' };
    const payload = { emailAddress: email, code, ...password };
    const reset = await app.inject({ method: 'POST', url: '/api/account/resetpassword', payload });
    expect(reset.json()).toMatchObject({ code: 'linkUsed' });
    await edit(form);
  });

  test('an address that is in use changes nothing', async () => {
    const form = await formOf(colleague, { firstName: 'Anders', email: 'Timmerman@houtmeesters.test' });
    const response = await edit(form);
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      { email: ['Dit e-mailadres kun je hier niet gebruiken'] },
    ]);
    expect(await rowOf(colleague)).toMatchObject({ firstName: 'Samira' });
  });

  test('of two changes at once to the same address one succeeds', async () => {
    const emails = ['race-1@terveldhuis.test', 'race-2@terveldhuis.test'];
    for (const email of emails) await ask({ firstName: 'R', lastName: 'R', email });
    const forms = await Promise.all(emails.map((email) => formOf(email)));
    const answers = await Promise.all(forms.map((form) => edit({ ...form, email: 'een@terveldhuis.test' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await mailsTo(one, 'een@terveldhuis.test', 'user-invited')).toHaveLength(1);
  });
});

describe('a user who asked to join', () => {
  async function apply(email: string): Promise<void> {
    const form = filledIn(email, await invite(one, email), {
      chamberOfCommerceNumber: '30418276',
      zipcode: '3812RP',
      houseNumber: 41,
    });
    expect((await complete(app, form)).statusCode).toBe(200);
    await one.runJobs();
  }

  test('is approved by being made active, and activates the account by mail', async () => {
    const email = 'wacht@terveldhuis.test';
    await apply(email);
    expect(await listed(email)).toMatchObject({ active: false, state: 'requested' });
    await edit(await formOf(email, { firstName: 'Joost' }));
    expect(await mailsTo(one, email, 'account-activation')).toEqual([]);
    const approved = await edit(await formOf(email, { active: true, isManager: true }));
    expect(approved.json()).toMatchObject({ active: true, state: 'invited', firstName: 'Joost' });
    expect(await listed(email)).toMatchObject({ active: true, state: 'invited' });
    expect(await rowOf(email)).toMatchObject({ isActive: false });
    await edit(await formOf(email, { active: true }));
    await activate(app, await tokenFor(one, email, 'account-activation', 'activate'));
    expect(await listed(email)).toMatchObject({ active: true, state: 'ready', isManager: true });
    expect((await tryPassword(app, email, 'Kruiwagen-2026')).statusCode).toBe(200);
    await edit(await formOf(email, { isManager: false, active: false }));
  });

  test('and is stopped before the activation: the mailed link does not work until approved again', async () => {
    const email = 'bedacht@terveldhuis.test';
    await apply(email);
    await edit(await formOf(email, { active: true }));
    const token = await tokenFor(one, email, 'account-activation', 'activate');
    expect((await edit(await formOf(email, { active: false }))).json()).toMatchObject({ state: 'requested' });
    await activate(app, token);
    expect(await rowOf(email)).toMatchObject({ isActive: false, dynamics: false });
    expect((await tryPassword(app, email, 'Kruiwagen-2026')).statusCode).toBe(400);
  });

  test('is decided on once, by mail or on screen', async () => {
    const email = 'dubbel-besluit@terveldhuis.test';
    await apply(email);
    const mails = await mailsTo(one, manager, 'colleague-approval');
    const mail = mails.find(({ text }) => text.includes(email));
    const token = mail && linkOf(mail).searchParams.get('approve');
    const [byMail, onScreen] = await Promise.all([
      app.inject({ method: 'POST', url: `/api/users/approvals/${token}`, payload: { approve: true } }),
      edit(await formOf(email, { active: true })),
    ]);
    expect([byMail.statusCode === 200 || byMail.json().code === 'linkUsed', onScreen.statusCode]).toEqual([true, 200]);
    expect(await mailsTo(one, email, 'account-activation')).toHaveLength(1);
  });
});

describe('the last manager', () => {
  const only = { detail: 'Dit is de enige beheerder. Maak eerst een collega beheerder.', status: 400 };

  test.each([{ active: false }, { isManager: false }])('cannot be removed: %o', async (change) => {
    const response = await edit(await formOf(manager, change));
    expect(response.json()).toMatchObject(only);
    expect(Object.keys(response.json().errors)).toEqual(Object.keys(change));
    expect((await askAccount(app, await as(manager))).statusCode).toBe(200);
  });

  test('also beside an invited manager who never logged in', async () => {
    await ask({ firstName: 'N', lastName: 'N', email: 'nooit@terveldhuis.test', isManager: true });
    expect((await edit(await formOf(manager, { active: false }))).json()).toMatchObject(only);
  });

  test('is not the last when there is another, and may then step down', async () => {
    await edit(await formOf(colleague, { isManager: true }));
    const theirs = bearer(await logIn(app, colleague));
    expect((await edit(await formOf(colleague, { isManager: false }), theirs)).statusCode).toBe(200);
    expect((await edit(await formOf(colleague), theirs)).statusCode).toBe(403);
  });

  test.each([{ active: false }, { isManager: false }])('two who demote each other at once: %o', async (change) => {
    for (let round = 0; round < 5; round++) {
      await edit(await formOf(colleague, { isManager: true, active: true }));
      const theirs = bearer(await logIn(app, colleague));
      const mine = await as(manager);
      const answers = await Promise.all([
        edit(await formOf(colleague, change), mine),
        edit(await formOf(manager, change), theirs),
      ]);
      const codes = answers.map(({ statusCode }) => statusCode);
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      expect(codes.some((code) => code === 401 || code === 403)).toBe(true);
      await restore();
    }
  });

  test.each([{ active: false }, { isManager: false }])('two who step down at once: %o', async (change) => {
    for (let round = 0; round < 5; round++) {
      await edit(await formOf(colleague, { isManager: true, active: true }));
      const theirs = bearer(await logIn(app, colleague));
      const mine = await as(manager);
      const answers = await Promise.all([
        edit(await formOf(manager, change), mine),
        edit(await formOf(colleague, change), theirs),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
      await restore();
    }
  });

  /** Restores demoted managers to their state in the demo world. */
  async function restore(): Promise<void> {
    await db.update(siteUsers).set({ isManager: true, isActive: true }).where(eq(siteUsers.email, manager));
    await db.update(siteUsers).set({ isManager: false, isActive: true }).where(eq(siteUsers.email, colleague));
    await db.delete(throttles);
    logins.delete(manager);
  }
});

describe('others have no access', () => {
  test.each([
    ['anonymous', undefined, 401],
    ['a guest', 'gast@steenhof.test', 403],
    ['a colleague who is no manager', colleague, 403],
    ['a user without a customer', 'zonder-koppeling@steenhof.test', 403],
    ['a user of no venture', 'zonder-venture@bouwpoort.test', 403],
  ])('%s', async (_who, email, status) => {
    const headers = email === undefined ? {} : await as(email);
    const form = await formOf(manager);
    const person = { firstName: 'X', lastName: 'X', email: 'x@terveldhuis.test' };
    const answers = [
      await app.inject({ url: '/api/users', headers }),
      await app.inject({ method: 'POST', url: '/api/users', headers, payload: person }),
      await edit({ ...form, firstName: 'Gekaapt' }, headers),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
    expect(await rowOf(manager)).toMatchObject({ firstName: 'Daan' });
    expect(await rowOf(person.email)).toBeUndefined();
  });

  test.each(['orderstop@steenhof.test', 'timmerman@houtmeesters.test'])(
    'a manager of another customer: %s',
    async (email) => {
      await db.update(siteUsers).set({ isManager: true }).where(eq(siteUsers.email, email));
      const theirs = await as(email);
      const { results } = (await app.inject({ url: '/api/users', headers: theirs })).json();
      expect(results.map((user: { email: string }) => user.email)).toEqual([email]);
      const response = await edit(await formOf(colleague, { active: false }), theirs);
      expect(response.statusCode).toBe(404);
      expect(await rowOf(colleague)).toMatchObject({ isActive: true });
      expect((await edit(await formOf(email, { active: false }))).statusCode).toBe(404);
    },
  );

  test('and in the name of another venture', async () => {
    const headers = { ...(await as(manager)), 'venture-id': '220' };
    expect((await app.inject({ url: '/api/users', headers })).json()).toMatchObject({ code: 'wrongVenture' });
  });

  test.each(['nergens', '00000000-0000-4000-8000-000000000000'])('the id %s is not found', async (id) => {
    expect((await edit({ ...(await formOf(colleague)), id })).statusCode).toBe(404);
  });
});
