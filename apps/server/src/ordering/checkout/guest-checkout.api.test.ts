import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { chooseInSandbox } from '../../../testing/test-sandbox.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { askAccount, Browser, setCookies, tryPassword } from '../../../testing/test-visitors.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { ventures } from '../../organisation/ventures/ventures.tables.ts';
import { cleanUpEverything } from '../../program/all-jobs.ts';
import { orders } from '../orders/orders.tables.ts';

const { app, db, context, setClock, caughtUp, runJobs, mails } = await createTestApp();
setClock(new Date('2026-11-16T10:00:00+01:00'));
const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };
const mortar = '1589792';

const gerda = {
  ventureId: '210',
  firstName: 'Gerda',
  lastName: 'de Vries',
  emailAddress: 'gerda@thuis.example',
  street: 'Oudegracht',
  houseNumber: '12',
  houseNumberAddition: 'bis',
  postalCode: '3511 ab',
  city: 'Utrecht',
};
const start = (change: object = {}, ip = '192.0.2.10', headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/account/guest',
    payload: { ...gerda, ...change },
    headers,
    remoteAddress: ip,
  });
const come = async (change: object = {}, ip?: string) => Shopper.withTokens(app, (await start(change, ip)).json());

describe('ordering as a guest', () => {
  test('name, address and e-mail are enough to order and pay online', async () => {
    const answer = await start();
    expect(answer.statusCode, answer.payload).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const guest = await Shopper.withTokens(app, answer.json());
    expect(guest).toMatchObject({ customerId: '990210', ventureId: '210' });
    const empty = await guest.cart();
    const [shipment] = empty.shipments;
    const address = { line1: 'Oudegracht 12 bis', postalCode: '3511AB', city: 'Utrecht', email: gerda.emailAddress };
    expect(shipment?.shippingAddress).toMatchObject(address);
    const cart = await guest.fill([[mortar, 2]], 'storedelivery', shipment?.shippingAddress ?? {});
    expect(cart.totals.subTotal).toBeGreaterThan(0);
    const prepared = await guest.prepare(cart.id, dates);
    expect(prepared.json().cart.shipments[0].shippingAddress).toMatchObject(address);
    expect((await guest.convert(cart.id)).statusCode).toBe(402);
    const { orderId, redirectUrl } = (await guest.pay(cart.id)).json();
    await chooseInSandbox(app, redirectUrl, { outcome: 'successful' });
    const payment = (await guest.verify(cart.id, orderId)).json();
    expect(payment).toMatchObject({ status: 'successful', confirmation: { orderIds: [expect.any(String)] } });
    const [row] = await db.select().from(orders).where(eq(orders.orderId, payment.confirmation.orderIds[0]));
    expect(row).toMatchObject({
      customerId: '990210',
      paymentTermsId: 'ONLINE',
      deliveryAddress: { name: 'Gerda de Vries', line1: 'Oudegracht 12 bis', city: 'Utrecht' },
    });
    await runJobs();
    const confirmation = (await mails()).find(({ kind }) => kind === 'order-confirmation');
    expect(confirmation).toMatchObject({ to: gerda.emailAddress });
    expect(confirmation?.text).not.toContain('/bestellingen');
    expect(confirmation?.text).toContain('3511 AB Utrecht');
    expect((await guest.get('/api/orders')).statusCode).toBe(403);
    expect((await guest.post(`/api/carts/${cart.id}/confirmation`)).json()).toEqual({ value: true });
  });

  test('a browser gets the cookies of any login, and no token to see', async () => {
    const browser = new Browser(app);
    const answer = await browser.post('/api/account/guest', gerda, { 'x-session': 'cookie' });
    expect(answer.json()).toEqual({ expires_in: 3600 });
    expect(setCookies(answer).find((line) => line.startsWith('auth='))).toMatch(/HttpOnly/);
    const { siteUser, customer } = (await browser.get('/api/account?expand=*')).json();
    expect(siteUser).toMatchObject({ isGuestAccount: true, firstName: 'Gerda', dynamics: true });
    expect(customer).toMatchObject({ customerId: '990210' });
    const foreign = await browser.post('/api/account/guest', gerda, {
      'x-session': 'cookie',
      origin: 'https://elders.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(foreign.statusCode).toBe(403);
  });

  test('a second guest with the same address is a new user, and sees nothing of the first', async () => {
    const first = await come();
    const filled = await first.fill([[mortar, 7]]);
    const second = await come();
    expect((await second.cart()).id).not.toBe(filled.id);
    expect((await second.cart()).shipments[0]?.lineItems).toEqual([]);
    expect((await second.get(`/api/carts/${filled.id}`)).statusCode).toBe(404);
    expect((await first.cart()).shipments[0]?.lineItems).toHaveLength(1);
  });

  test('takes the place of a login that still stands', async () => {
    const browser = new Browser(app);
    await browser.logIn('inkoper@steenhof.test');
    const before = browser.tab();
    await browser.post('/api/account/guest', gerda, { 'x-session': 'cookie' });
    expect((await askAccount(app, { cookie: `auth=${before.cookies.get('auth')}` })).statusCode).toBe(401);
  });
});

describe('an address that has an account', () => {
  const accounts = [
    ['aannemer@steenhof.test', 'http://localhost:3000/steenhof/inloggen'],
    ['AANNEMER@steenhof.test', 'http://localhost:3000/steenhof/inloggen'],
    ['timmerman@houtmeesters.test', 'http://localhost:3000/houtmeesters/inloggen'],
    ['gast@steenhof.test', 'http://localhost:3000/steenhof/inloggen'],
    ['zonder-venture@bouwpoort.test', 'http://localhost:3000/steenhof/inloggen'],
  ] as const;
  const mailsTo = async (address: string) => {
    await runJobs();
    return (await mails()).filter(({ to, kind }) => to === address.toLowerCase() && kind === 'guest-with-account');
  };

  test.each([...accounts.map(([address]) => address), 'geblokkeerd@steenhof.test', 'magazijn@terveldhuis.test'])(
    'gets the answer of any other: %s',
    async (emailAddress) => {
      const { access_token, refresh_token, ...known } = (await start({ emailAddress }, '192.0.2.40')).json();
      const unknown = await start({ emailAddress: `vreemd-${emailAddress}` }, '192.0.2.41');
      expect(unknown.json()).toEqual({ ...known, access_token: expect.any(String), refresh_token: expect.any(String) });
      expect(access_token).toEqual(expect.any(String));
      const guest = await Shopper.withTokens(app, { access_token, refresh_token, expires_in: 3600 });
      expect(guest).toMatchObject({ customerId: '990210', ventureId: '210' });
      expect((await guest.get('/api/orders')).statusCode).toBe(403);
      expect((await guest.cart()).shipments[0]?.lineItems).toEqual([]);
    },
  );

  test.each(accounts)('%s hears where to log in, and gets nothing that logs anybody in', async (address, login) => {
    const [mail] = await mailsTo(address);
    expect(mail?.text).toContain(login);
    expect(mail?.text).not.toContain('token=');
    expect(mail?.text).not.toContain('Gerda');
  });

  test('costs no more work before the answer than one without', async () => {
    const jobs = async () =>
      Number((await db.execute("select count(*)::int as n from pgboss.job where name = 'guest-started'")).rows[0]?.n);
    const sent = (await mails()).length;
    const before = await jobs();
    await start({ emailAddress: 'krediet@steenhof.test' }, '192.0.2.42');
    await start({ emailAddress: 'niemand@thuis.example' }, '192.0.2.42');
    expect(await jobs()).toBe(before + 2);
    expect((await mails()).length).toBe(sent);
    expect(await mailsTo('niemand@thuis.example')).toEqual([]);
    expect(await mailsTo('krediet@steenhof.test')).toHaveLength(1);
  });

  test('is not mailed when the account is shut, nor over and over', async () => {
    expect(await mailsTo('geblokkeerd@steenhof.test')).toEqual([]);
    expect(await mailsTo('magazijn@terveldhuis.test')).toEqual([]);
    for (let times = 0; times < 6; times++) await start({ emailAddress: 'leverstop@steenhof.test' }, '192.0.2.43');
    expect(await mailsTo('leverstop@steenhof.test')).toHaveLength(3);
  });

  test('leaves the account as it was: its password, its cart, its login', async () => {
    const owner = await Shopper.logIn(app, 'orderstop@steenhof.test');
    const { id } = await owner.cart();
    await come({ emailAddress: 'orderstop@steenhof.test' }, '192.0.2.44');
    expect((await owner.cart()).id).toBe(id);
    expect((await tryPassword(app, 'orderstop@steenhof.test')).statusCode).toBe(200);
  });
});

describe('refuses', () => {
  test.each([
    ['220', 403, 'forbidden'],
    ['240', 403, 'orderingDisabled'],
    ['110', 403, 'orderingDisabled'],
    ['999', 404, 'unknownVenture'],
  ])('a guest in venture %s: %i', async (ventureId, status, code) => {
    expect((await start({ ventureId }, '192.0.2.21')).json()).toMatchObject({ status, code });
  });

  test('a guest on a debtor that belongs to another venture', async () => {
    await db.update(ventures).set({ guestDebitNumber: '510001' }).where(eq(ventures.id, '220'));
    await caughtUp();
    expect((await start({ ventureId: '220' }, '192.0.2.22')).statusCode).toBe(403);
    await db.update(ventures).set({ guestDebitNumber: null }).where(eq(ventures.id, '220'));
    await caughtUp();
  });

  test.each([
    ['firstName', ''],
    ['emailAddress', 'geen adres'],
    ['postalCode', '0123AB'],
    ['houseNumber', ''],
    ['city', ' '],
  ])('without a proper %s', async (field, value) => {
    expect((await start({ [field]: value }, '192.0.2.23')).json().errors).toHaveProperty(field);
  });

  test('a caller that exceeds the limit', async () => {
    const codes: number[] = [];
    for (let times = 0; times < 18; times++) {
      codes.push((await start({ emailAddress: 'aannemer@steenhof.test' }, '192.0.2.24')).statusCode);
    }
    expect(codes.slice(0, 15)).toEqual(Array(15).fill(200));
    expect(codes.at(-1)).toBe(429);
    expect((await start({}, '192.0.2.24')).headers['retry-after']).toBeDefined();
    expect((await start({}, '192.0.2.25')).statusCode).toBe(200);
  });
});

test('a guest is no account: no password, no link, and the address is free to register', async () => {
  await come({ emailAddress: 'vrij@thuis.example' }, '192.0.2.30');
  expect((await tryPassword(app, 'vrij@thuis.example')).statusCode).toBe(400);
  await app.inject({
    method: 'POST',
    url: '/api/account/forgotpassword',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'EmailAddress=vrij%40thuis.example',
  });
  await runJobs();
  expect((await mails()).filter(({ to }) => to === 'vrij@thuis.example')).toEqual([]);
  const [guest] = await db
    .select()
    .from(siteUsers)
    .where(and(eq(siteUsers.email, 'vrij@thuis.example')));
  expect(guest).toMatchObject({ isGuestAccount: true, passwordHash: null });
});

test('old guests are deleted; their orders, and guests with a password, are not', async () => {
  const guests = () => db.select({ email: siteUsers.email }).from(siteUsers).where(eq(siteUsers.isGuestAccount, true));
  expect((await guests()).length).toBeGreaterThan(1);
  await cleanUpEverything(context, {});
  expect((await guests()).length).toBeGreaterThan(1);
  for (const day of ['2027-01-16', '2027-01-17']) {
    setClock(new Date(`${day}T10:00:00+01:00`));
    await cleanUpEverything(context, {});
  }
  expect(await guests()).toEqual([{ email: 'gast@steenhof.test' }]);
  expect(await db.select().from(orders).where(eq(orders.customerId, '990210'))).not.toEqual([]);
});
