import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anyDays } from '../../../testing/route-calls.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';

const { app, db, setClock } = await createTestApp();
setClock(new Date('2026-11-16T10:00:00+01:00'));
const details = { ...anyDays, branchId: '2102' };
const laak = 4101;
const soest = 4102;

const statusAndDetail = (answer: { statusCode: number; json(): { code?: string; detail?: string } }) => [
  answer.statusCode,
  answer.json().code,
  answer.json().detail,
];

test('a viewer fills no order', async () => {
  const viewer = await Shopper.logIn(app, 'bouwplaats@steenhof.test');
  const cart = await viewer.fill([['1589792', 2]], 'instorepickup');
  const refused = [403, 'roleNotAllowed', 'Met jouw rol kun je niet bestellen. Zet het op een lijst voor een collega.'];
  expect(statusAndDetail(await viewer.prepare(cart.id, details))).toEqual(refused);
  expect(statusAndDetail(await viewer.convert(cart.id))).toEqual(refused);
  expect(statusAndDetail(await viewer.pay(cart.id))).toEqual(refused);
});

test('a requester asks for an order: it waits, and paying for it online is refused', async () => {
  const requester = await Shopper.logIn(app, 'uitvoerder@steenhof.test');
  const cart = await requester.fill([['1589792', 2]], 'instorepickup');
  expect((await requester.prepare(cart.id, { ...details, projectId: laak })).statusCode).toBe(200);
  expect((await requester.pay(cart.id)).json()).toMatchObject({ status: 409, code: 'approvalNeeded' });
  const asked = (await requester.convert(cart.id)).json();
  expect(asked).toMatchObject({ orderIds: [], approval: { approvalId: expect.any(String) } });
});

test('a buyer can cancel the order of a colleague; a viewer and a requester cannot', async () => {
  const buyer = await Shopper.logIn(app, 'inkoper@steenhof.test');
  const cart = await buyer.fill([['1589792', 2]], 'instorepickup');
  await buyer.prepare(cart.id, { ...details, projectId: laak });
  const [orderId] = (await buyer.convert(cart.id)).json().orderIds;
  const refused = [
    403,
    'roleNotAllowed',
    'Met jouw rol kun je geen bestelling annuleren. Vraag het een inkoper of beheerder van je bedrijf.',
  ];
  for (const email of ['bouwplaats@steenhof.test', 'uitvoerder@steenhof.test']) {
    const colleague = await Shopper.logIn(app, email);
    expect((await colleague.get(`/api/orders/${orderId}`)).statusCode).toBe(200);
    for (const path of ['orders', 'orders/codit'])
      expect(statusAndDetail(await colleague.post(`/api/${path}/${orderId}/cancel`, {})), email).toEqual(refused);
  }
  const canceled = await buyer.post(`/api/orders/${orderId}/cancel`, {});
  expect(canceled.json()).toMatchObject({ orderId, statusDescr: 'canceled' });
});

test('a viewer changes nothing in the address book of the company', async () => {
  const viewer = await Shopper.logIn(app, 'bouwplaats@steenhof.test');
  const place = { name: 'Werf', street: 'Kade', houseNumber: '1', postalCode: '3511AB', city: 'Utrecht' };
  const before = (await viewer.get('/api/account/addressbook')).json();
  const { addressId } = before.results.find(({ addressType }: { addressType: string }) => addressType !== 'invoice');
  const refused = [403, 'roleNotAllowed', 'Met jouw rol verander je geen adressen. Vraag het een collega die bestelt.'];
  expect(statusAndDetail(await viewer.post('/api/account/addressbook', place))).toEqual(refused);
  expect(statusAndDetail(await viewer.putTo(`/api/account/addressbook/${addressId}`, place))).toEqual(refused);
  expect(statusAndDetail(await viewer.remove(`/api/account/addressbook/${addressId}`))).toEqual(refused);
  expect((await viewer.get('/api/account/addressbook')).json()).toEqual(before);
});

test('a user of some projects orders for those, names one, and sees no address of the others', async () => {
  const limited = await Shopper.logIn(app, 'uitvoerder@steenhof.test');
  const cart = await limited.fill([['1589792', 2]], 'storedelivery');
  const prepare = async (more: object) => {
    const answer = await limited.prepare(cart.id, { ...anyDays, ...more });
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
  };
  const own = '510001-05';
  const other = '510001-06';
  expect(await prepare({ addressId: own })).toEqual([400, ['projectId']]);
  expect(await prepare({ addressId: own, projectId: soest })).toEqual([400, ['projectId']]);
  expect(await prepare({ addressId: other, projectId: laak })).toEqual([400, ['addressId']]);
  expect(await prepare({ addressId: own, projectId: laak })).toEqual([200, []]);

  const book = (await limited.get('/api/account/addressbook')).json();
  const { customer } = (await limited.get('/api/account?expand=*')).json();
  for (const addresses of [book.results, customer.customerAddresses]) {
    const ids = addresses.map(({ addressId }: { addressId: string }) => addressId);
    expect([ids.includes(own), ids.includes(other)]).toEqual([true, false]);
  }
  expect(customer.customerObjectMandatory).toBe(true);

  const place = { name: 'Werf', street: 'Kade', houseNumber: '1', postalCode: '3511AB', city: 'Utrecht' };
  expect((await limited.remove(`/api/account/addressbook/${other}`)).statusCode).toBe(404);
  expect((await limited.post('/api/account/addressbook', { ...place, projectId: soest })).statusCode).toBe(400);
  expect((await limited.post('/api/account/addressbook', { ...place, projectId: laak })).statusCode).toBe(200);
});

test('a colleague without limits orders as before', async () => {
  const buyer = await Shopper.logIn(app, 'inkoper@steenhof.test');
  const cart = await buyer.fill([['1589792', 2]], 'instorepickup');
  expect((await buyer.prepare(cart.id, details)).statusCode).toBe(200);
  expect((await buyer.convert(cart.id)).statusCode).toBe(200);
});

test('a project that is taken away between the overview and the order is ordered for no more', async () => {
  const manager = await Shopper.logIn(app, 'aannemer@steenhof.test');
  const buyer = await Shopper.logIn(app, 'inkoper@steenhof.test');
  const giveProjects = async (rights: object) => {
    const { results } = (await manager.get('/api/users?page=1&q=inkoper')).json();
    expect((await manager.post('/api/users/edit', { ...results[0], ...rights })).statusCode).toBe(200);
  };
  const overview = async (projectId?: number) => {
    const cart = await buyer.fill([['1589792', 2]], 'instorepickup');
    expect((await buyer.prepare(cart.id, { ...details, projectId })).statusCode).toBe(200);
    return cart;
  };
  for (const projectId of [laak, undefined]) {
    await giveProjects({ allProjects: true, projectIds: [] });
    const cart = await overview(projectId);
    await giveProjects({ allProjects: false, projectIds: [soest] });
    expect((await buyer.convert(cart.id)).json()).toMatchObject({ status: 409, code: 'notPrepared' });
    expect((await buyer.pay(cart.id)).json()).toMatchObject({ status: 409, code: 'notPrepared' });
  }
  const cart = await overview(soest);
  expect((await buyer.convert(cart.id)).statusCode).toBe(200);
});

test('a user who moves to another customer cannot order at the prices of the previous one', async () => {
  const buyer = await Shopper.logIn(app, 'inkoper@steenhof.test');
  const cart = await buyer.fill([['1589792', 2]], 'instorepickup');
  expect((await buyer.prepare(cart.id, { ...details, projectId: soest })).statusCode).toBe(200);
  await db.execute(sql`update site_user set all_projects = true, customer_id = (
      select customer_id from site_user where email = 'krediet@steenhof.test'
    ) where email = 'inkoper@steenhof.test'`);
  expect((await buyer.convert(cart.id)).json()).toMatchObject({ status: 409, code: 'notPrepared' });
  expect((await buyer.pay(cart.id)).json()).toMatchObject({ status: 409, code: 'notPrepared' });
});
