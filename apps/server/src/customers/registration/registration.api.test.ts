import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import {
  activate,
  complete,
  filledIn,
  invite,
  invitedUser,
  linkOf,
  mailsTo,
  newPassword,
  register,
  tokenFor,
} from '../../../testing/test-registration.ts';
import { askAccount, bearer, logIn, tryPassword } from '../../../testing/test-visitors.ts';
import { passwordHash } from '../../foundation/security/password-hash.ts';
import { throttles } from '../../foundation/security/security.tables.ts';
import { customerAddresses, customers } from '../customers/customers.tables.ts';
import { auditEvents, siteUsers } from '../identity/identity.tables.ts';
import { registrations } from './registration.tables.ts';

const one = await createTestApp();
const { app, db } = one;
const start = new Date('2026-11-16T09:00:00Z');
const guessable =
  'Dit wachtwoord is te makkelijk te raden. Kies iets anders dan een bekend wachtwoord, je naam of je e-mailadres.';
const days = (count: number) => one.setClock(new Date(start.getTime() + count * 24 * 60 * 60 * 1000));

beforeEach(async () => {
  days(0);
  await db.delete(throttles);
});

const userOf = async (email: string) => (await db.select().from(siteUsers).where(eq(siteUsers.email, email)))[0];
const registrationFor = async (email: string) => {
  const user = await userOf(email);
  return (
    await db
      .select()
      .from(registrations)
      .where(eq(registrations.userId, String(user?.id)))
  )[0];
};

test('from an e-mail address to the first login', async () => {
  const email = 'joris@vandijkbouw.test';
  expect((await register(app, email)).json()).toEqual({ value: true });
  const [invitation] = await mailsTo(one, email);
  expect(invitation).toMatchObject({ kind: 'registration-invitation', ventureId: '210' });
  const link = linkOf(invitation as NonNullable<typeof invitation>);
  expect(link.pathname).toBe('/steenhof/registreren');
  expect(link.searchParams.get('email')).toBe(email);
  const token = String(link.searchParams.get('token'));

  const invited = await invitedUser(app, token, email);
  expect(invited.json()).toEqual({ emailAddress: email });
  expect(invited.headers['cache-control']).toBe('no-store');

  const sent = filledIn(email, token, { businessName: 'Verzonnen B.V.', street: 'Nergens', city: 'Nergenshuizen' });
  expect((await complete(app, sent)).json()).toEqual({ value: true });
  expect((await tryPassword(app, email, newPassword)).statusCode).toBe(400);

  const activation = await tokenFor(one, email, 'account-activation', 'activate');
  expect((await tryPassword(app, email, newPassword)).statusCode).toBe(400);
  expect((await activate(app, activation)).json()).toEqual({ value: true });

  const account = (await askAccount(app, bearer(await logIn(app, email, newPassword)))).json();
  expect(account.siteUser).toMatchObject({
    email,
    firstName: 'Joris',
    lastName: 'van Dijk',
    ventureId: '210',
    brancheId: '2101',
    dynamics: true,
    isManager: true,
    isGuestAccount: false,
  });
  // Company details in the form are ignored.
  expect(account.customer).toMatchObject({ customerName: 'Van Dijk Bouw B.V.', isInactive: false });
  expect(account.customer.customerId).toMatch(/^7\d{5}$/);
  expect(account.customer.customerAddresses).toMatchObject([
    { addressType: 'delivery', shippingDefault: true, line1: 'Oudegracht 12', postalCode: '3511AB', city: 'Utrecht' },
    { addressType: 'invoice', shippingDefault: false, daytimePhoneNumber: '0301234567', email },
  ]);
  expect(await registrationFor(email)).toMatchObject({ newsletter: true, customerCard: false, state: 'active' });
  const user = await userOf(email);
  const events = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, String(user?.id)));
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['registered', 'accountActivated', 'signIn']));
});

describe('asking for a mail', () => {
  test('answers the same for known and unknown addresses; only the mail differs', async () => {
    const known = await register(app, 'Aannemer@Steenhof.test');
    const unknown = await register(app, 'onbekend@nergens.test');
    expect([known.statusCode, known.payload]).toEqual([unknown.statusCode, unknown.payload]);
    const names = (response: typeof known) => Object.keys(response.headers).sort();
    expect(names(known)).toEqual(names(unknown));
    expect(await mailsTo(one, 'onbekend@nergens.test')).toMatchObject([{ kind: 'registration-invitation' }]);
    const [mail] = await mailsTo(one, 'aannemer@steenhof.test');
    expect(mail).toMatchObject({ kind: 'already-registered' });
    expect(mail?.subject).toBe('Je hebt al een account bij Steenhof Bouwmaterialen');
    expect(mail?.text).toContain('http://localhost:3000/steenhof/inloggen');
    expect(mail?.text).not.toContain('token=');
  });

  test('does the same work for known and unknown addresses', async () => {
    const make = vi.spyOn(passwordHash, 'make');
    const before = (await one.mails()).length;
    await register(app, 'aannemer@steenhof.test');
    await register(app, 'nog-iemand@nergens.test');
    expect((await one.mails()).length).toBe(before);
    expect(make).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('names the shop to the owner of an account of another shop', async () => {
    await register(app, 'timmerman@houtmeesters.test', '210');
    const [mail] = await mailsTo(one, 'timmerman@houtmeesters.test');
    expect(mail).toMatchObject({ ventureId: '210', subject: 'Je hebt al een account bij Houtmeesters' });
    expect(mail?.text).toContain('/houtmeesters/inloggen');
  });

  test.each([false, undefined, 'true'])('is refused without agreement (%s)', async (AcceptedTermsAndConditions) => {
    const payload = { emailAddress: 'a@b.test', ventureId: '210', AcceptedTermsAndConditions };
    const response = await app.inject({ method: 'POST', url: '/api/account/register', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual({ AcceptedTermsAndConditions: ['Ga eerst akkoord met de voorwaarden'] });
  });

  test.each([
    ['110', 403, 'geen account'],
    ['310', 403, 'geen account'],
    ['999', 404, 'bestaat niet'],
  ])('venture %s has no accounts', async (ventureId, status, says) => {
    const email = 'iemand@nergens.test';
    const answers = [
      await register(app, email, ventureId),
      await invitedUser(app, 'x', email, ventureId),
      await complete(app, filledIn(email, 'x', { ventureId })),
    ];
    for (const response of answers) {
      expect(response.statusCode).toBe(status);
      expect(response.json().detail).toContain(says);
    }
    expect(await mailsTo(one, email)).toEqual([]);
  });

  test('allows one e-mail address three mails, then a wait, from any network', async () => {
    for (const name of ['vaak@nergens.test', 'aannemer@steenhof.test']) {
      await db.delete(throttles);
      for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
        expect((await register(app, name, '210', ip)).statusCode).toBe(200);
      }
      const response = await register(app, name.toUpperCase(), '210', '203.0.113.4');
      expect(response.statusCode).toBe(429);
      expect(response.headers['retry-after']).toBe('900');
    }
  });

  test('allows one network address twenty', async () => {
    for (let count = 1; count <= 20; count++) {
      expect((await register(app, `veel${count}@nergens.test`)).statusCode).toBe(200);
    }
    expect((await register(app, 'veel21@nergens.test')).statusCode).toBe(429);
  });
});

describe('an invitation', () => {
  test('that is unknown, of another address or of another shop is refused', async () => {
    const email = 'ada@nergens.test';
    const token = await invite(one, email);
    const answers = [
      await invitedUser(app, 'verzonnen', email),
      await invitedUser(app, token, 'eva@nergens.test'),
      await invitedUser(app, token, email, '220'),
      await complete(app, filledIn(email, 'verzonnen')),
      await complete(app, filledIn(email, token, { ventureId: '220', branchId: '2201' })),
    ];
    for (const response of answers) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({
        code: 'invitationUnknown',
        title: expect.stringMatching(/^Deze registratielink werkt niet/),
      });
    }
    const other = await complete(app, filledIn('eva@nergens.test', token));
    expect(other.json()).toMatchObject({ status: 400, errors: { emailAddress: [expect.any(String)] } });
  });

  test('ends after seven days', async () => {
    const email = 'bea@nergens.test';
    const token = await invite(one, email);
    days(6.9);
    expect((await invitedUser(app, token, email.toUpperCase())).statusCode).toBe(200);
    days(7);
    for (const response of [await invitedUser(app, token, email), await complete(app, filledIn(email, token))]) {
      expect(response.statusCode).toBe(410);
      expect(response.json()).toMatchObject({ code: 'invitationExpired' });
    }
  });

  test('is used once, and invalidates every other one of the same address', async () => {
    const email = 'cor@nergens.test';
    const first = await invite(one, email);
    const second = await invite(one, email);
    expect(second).not.toBe(first);
    expect((await complete(app, filledIn(email, first))).statusCode).toBe(200);
    for (const token of [first, second]) {
      for (const response of [await invitedUser(app, token, email), await complete(app, filledIn(email, token))]) {
        expect(response.statusCode).toBe(410);
        expect(response.json().code).toBe('invitationUsed');
        expect(response.json().detail).toMatch(/^De registratielink is al gebruikt/);
      }
    }
  });

  test('that is invalid causes no hashing', async () => {
    const make = vi.spyOn(passwordHash, 'make');
    await complete(app, filledIn('dirk@nergens.test', 'verzonnen'));
    expect(make).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('completing twice', () => {
  test('at once creates one account', async () => {
    const email = 'elke@nergens.test';
    const [first, second] = [await invite(one, email), await invite(one, email)];
    const tokens = [first, second, first, second];
    const answers = await Promise.all(tokens.map((token) => complete(app, filledIn(email, token))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410]);
    expect(await db.select().from(siteUsers).where(eq(siteUsers.email, email))).toHaveLength(1);
  });

  test('with the same key gives the same answer, and is done once', async () => {
    const email = 'fons@nergens.test';
    const token = await invite(one, email);
    const form = filledIn(email, token, { chamberOfCommerceNumber: '61300125' });
    const key = { 'idempotency-key': 'formulier-0001' };
    const answers = await Promise.all([1, 2, 3].map(() => complete(app, form, key)));
    answers.push(await complete(app, form, key));
    expect(answers.map(({ payload }) => payload)).toEqual(Array(4).fill('{"value":true}'));
    expect((await complete(app, form, { 'idempotency-key': 'formulier-0002' })).statusCode).toBe(410);
    expect(await mailsTo(one, email, 'account-activation')).toHaveLength(1);
  });
});

describe('the form', () => {
  const email = 'gijs@nergens.test';
  let token: string;
  beforeEach(async () => {
    token ??= await invite(one, email);
  });

  test.each([
    ['phone', '12345', 'Ongeldig telefoonnummer'],
    ['zipcode', '0511AB', 'Ongeldige postcode'],
    ['zipcode', '3511A', 'Ongeldige postcode'],
    ['firstName', '  ', 'Ongeldige voornaam'],
    ['lastName', '', 'Ongeldige achternaam'],
    ['password', 'kort-1', 'Wachtwoord voldoet niet aan de eisen'],
    ['password', 'alleenkleineletters', 'Wachtwoord voldoet niet aan de eisen'],
    ['password', 'Welkom2026!', guessable],
    ['password', 'Joris van Dijk 1', guessable],
    ['chamberOfCommerceNumber', '1234567', 'Ongeldig KvK nummer'],
    ['emailAddress', 'gijs', 'Ongeldig e-mailadres'],
    ['branchId', '2201', 'Kies een vestiging van deze webshop'],
    ['branchId', 'nergens', 'Kies een vestiging van deze webshop'],
    ['street', '', 'Veld verplicht'],
    ['city', '', 'Veld verplicht'],
    ['businessName', '', 'Veld verplicht'],
  ])('refuses %s ‘%s’', async (field, value, message) => {
    const response = await complete(app, filledIn(email, token, { [field]: value }));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual({ [field]: [message] });
    expect(await userOf(email)).toBeUndefined();
  });

  test.each([
    ['unknown to the register', '00000000'],
    ['of a customer that is shut', '30127845'],
  ])('refuses a KvK number %s, under the name of the specification', async (_what, chamberOfCommerceNumber) => {
    const response = await complete(app, filledIn(email, token, { chamberOfCommerceNumber }));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual({ ChamberOfCommerceNumber: [expect.any(String)] });
  });

  test('is refused while the register is down, and can be sent again', async () => {
    const down = await complete(app, filledIn(email, token, { chamberOfCommerceNumber: '99999999' }));
    expect(down.statusCode).toBe(502);
    expect(down.json()).toMatchObject({ title: 'Er is een fout opgetreden' });
    const company = { chamberOfCommerceNumber: '61302317', zipcode: '1969 NE', houseNumber: 15 };
    expect((await complete(app, filledIn(email, token, company))).statusCode).toBe(200);
    // The chosen one of this company's addresses, as the register has it.
    expect(await registrationFor(email)).toMatchObject({
      businessName: 'Duin en Dijk Interieurbouw',
      street: 'Lijnbaan',
      postalCode: '1969NE',
    });
  });

  test('is accepted thirty times from one address', async () => {
    const send = () => complete(app, filledIn('hans@nergens.test', 'verzonnen'));
    for (let count = 1; count <= 30; count++) expect((await send()).statusCode).toBe(404);
    expect((await send()).statusCode).toBe(429);
  });
});

describe('activation', () => {
  async function registered(email: string, chamberOfCommerceNumber: string): Promise<void> {
    const response = await complete(app, filledIn(email, await invite(one, email), { chamberOfCommerceNumber }));
    expect(response.statusCode).toBe(200);
  }

  test('with an unknown or old link is refused', async () => {
    expect((await activate(app, 'verzonnen')).json()).toMatchObject({ status: 400, code: 'linkUnknown' });
    const email = 'ilse@nergens.test';
    await registered(email, '61300237');
    const token = await tokenFor(one, email, 'account-activation', 'activate');
    days(7);
    expect((await activate(app, token)).json()).toMatchObject({ status: 400, code: 'linkExpired' });
    expect(await userOf(email)).toMatchObject({ isActive: false });
    // Registering again sends another mail, and creates no second account.
    await register(app, email);
    const fresh = await tokenFor(one, email, 'account-activation', 'activate');
    expect(fresh).not.toBe(token);
    expect((await activate(app, fresh)).statusCode).toBe(200);
    expect((await tryPassword(app, email, newPassword)).statusCode).toBe(200);
  });

  test('a second time succeeds and changes nothing', async () => {
    const email = 'jan@nergens.test';
    await registered(email, '61300349');
    const token = await tokenFor(one, email, 'account-activation', 'activate');
    await activate(app, token);
    await db.update(siteUsers).set({ isActive: false }).where(eq(siteUsers.email, email));
    expect((await activate(app, token)).statusCode).toBe(200);
    expect(await userOf(email)).toMatchObject({ isActive: false });
  });
});

test('a new customer orders at list prices, and pays in advance', async () => {
  const email = 'lies@nergens.test';
  const form = filledIn(email, await invite(one, email), { chamberOfCommerceNumber: '61300564', branchId: '2104' });
  expect((await complete(app, form)).statusCode).toBe(200);
  await one.runJobs();
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.chamberOfCommerceNumber, '61300564'), eq(customers.ventureId, '210')));
  expect(customer).toMatchObject({ customerGroup: 'B', creditLimit: null, branchId: '2104' });
  const addresses = await db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, String(customer?.customerId)));
  expect(addresses).toHaveLength(2);
});
