import { authCookie, siteUserCookie } from '@bouwpoort/contract/customers/session-cookies';
import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { allRoutes, type RouteName } from '@bouwpoort/contract/program/all-routes';
import { buildUrl } from '@bouwpoort/contract/program/client';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AccountRecords } from '../../../testing/route-call.ts';
import { anyDays, routeCalls } from '../../../testing/route-calls.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { origin, setCookies } from '../../../testing/test-visitors.ts';

const { app, db, setClock } = await createTestApp();
const monday = new Date('2026-11-16T10:00:00+01:00');
setClock(monday);
const later = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);

const sales = await staffOf(app, 'sales');
const users = (await sales.get('/api/beheer/customers/510001')).json().users as { id: string; email: string }[];
const userOf = (email: string) => users.find((one) => one.email === email)?.id ?? 'nobody';

async function startView(email = 'aannemer@steenhof.test', reason = 'Belt over de prijs van PIR') {
  const answer = await sales.ask('POST', `/api/beheer/customers/510001/users/${userOf(email)}/view`, { reason });
  const cookies = new Map(setCookies(answer).map((line) => (line.split(';')[0] ?? '').split('=') as [string, string]));
  const cookie = [...cookies]
    .filter(([name]) => name !== 'beheer')
    .map((pair) => pair.join('='))
    .join('; ');
  return { answer, cookies, headers: { cookie, origin, 'sec-fetch-site': 'same-origin' } };
}

/** Everything of the shop that a call could change, as one number per table. */
async function stateOfShop(): Promise<unknown> {
  const tables = [
    'cart',
    'cart_line',
    'concept_order',
    'sales_order',
    'payment',
    'payment_event',
    'site_user',
    'customer',
    'order_list',
    'order_list_line',
    'order_list_use',
  ];
  const others = [
    'customer_address',
    'project',
    'mail_message',
    'password_token',
    'newsletter_subscription',
    'registration',
    'building_site',
    'client_quote',
    'budget',
    'approval_rule',
    'approval',
    'stand_in',
  ];
  const known = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const there = new Set(known.rows.map(({ name }) => name));
  const counts: Record<string, unknown> = {};
  for (const table of [...tables, ...others].filter((one) => there.has(one))) {
    const { rows } = await db.execute(
      sql`select count(*)::int as count, md5(string_agg(t::text, '|' order by t::text)) as content from ${sql.identifier(table)} t`,
    );
    counts[table] = rows[0];
  }
  return counts;
}

const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
const cart = await shopper.fill([['1589792', 2]]);
await shopper.prepare(cart.id, { ...anyDays, branchId: '2102' });
const { orderId } = (await shopper.get('/api/orders')).json()[0];
const payment = (await shopper.pay(cart.id)).json();
const guid = cart.shipments[0]?.lineItems[0]?.contentId ?? '';
const listed = { name: 'Lijst', sharing: 'company', lines: [{ code: '1589792', quantity: 2 }] };
const orderList = (await shopper.get(`/api/lists/${(await shopper.post('/api/lists', listed)).json().id}`)).json();
const things: AccountRecords = {
  ...{ ventureId: '210', customerId: '510001', branchId: '2102', orderId },
  variant: { guid, code: '1589792' },
  cart: await shopper.cart(),
  addressId: (await shopper.get('/api/account/addressbook')).json()[0]?.addressId ?? 'x',
  colleagueId: userOf('inkoper@steenhof.test'),
  paymentOrderId: payment.orderId,
  siteId: (await shopper.get('/api/sites')).json().results[0].siteId,
  clientQuoteId: (await shopper.get('/api/client-quotes')).json().results[0]?.quoteId ?? 1,
  orderList: { id: orderList.id, version: orderList.version, lineId: orderList.lines[0].id },
};

async function send(name: RouteName, headers: Record<string, string>) {
  const contract: RouteContract = allRoutes[name];
  const { params, query, body } = routeCalls[name].call(things) as Parameters<typeof buildUrl>[2] & { body?: object };
  const url = buildUrl(allRoutes[name].path, 'cms', { params, query });
  if (body === undefined) return app.inject({ method: contract.method, url, headers });
  const form = contract.bodyType === 'form';
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const payload = form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);
  return app.inject({ method: contract.method, url, headers: { ...headers, 'content-type': type }, payload });
}

const names = Object.keys(allRoutes) as RouteName[];
/** Reads with POST because their input does not fit in a URL. A route added here must change nothing. */
const readingPosts: readonly RouteName[] = [
  'productSearch.search',
  'productSearch.byPrice',
  'productSearch.lastOrdered',
  'search.content',
  'pricing.prices',
  'inventory.bulk',
  'carts.checkQuickOrder',
  'lists.readFile',
  'approvals.tryRules',
];
/** Machines have a key of their own; a session gives no access. */
const byKey = (name: RouteName) => allRoutes[name].access === 'key';
const writing = names.filter(
  (name) =>
    !byKey(name) &&
    ((allRoutes[name].method !== 'GET' && !readingPosts.includes(name)) || name === 'checkout.verifyPayments'),
);

describe('in a view session', () => {
  test.each(writing.filter((name) => name !== 'account.logout'))('%s is refused', async (name) => {
    const { headers } = await startView();
    const before = await stateOfShop();
    const { statusCode, payload } = await send(name, headers);
    expect(statusCode, payload).toBe(403);
    expect(payload).toContain('Je kijkt mee');
    expect(await stateOfShop()).toEqual(before);
  });

  test('reading changes nothing, in any route', async () => {
    const { headers } = await startView();
    const before = await stateOfShop();
    for (const name of names.filter((one) => !writing.includes(one) && !byKey(one))) {
      const { statusCode } = await send(name, headers);
      expect(statusCode, name).toBeLessThan(500);
      expect(statusCode, name).not.toBe(401);
    }
    expect(await stateOfShop()).toEqual(before);
  });

  test('a user without a cart is shown none, and none is created', async () => {
    const { headers } = await startView('uitvoerder@terveldhuis.test');
    const before = await stateOfShop();
    const answer = await app.inject({ url: '/api/carts/510001/main/210/true', headers });
    expect(answer.statusCode, answer.payload).toBe(200);
    expect(await stateOfShop()).toEqual(before);
  });

  test('the shop is seen as the user sees it, and the cookie says so', async () => {
    const { headers, cookies, answer } = await startView();
    expect(answer.json()).toMatchObject({ url: '/steenhof' });
    const told = JSON.parse(decodeURIComponent(cookies.get(siteUserCookie) ?? ''));
    expect(told).toMatchObject({ id: userOf('aannemer@steenhof.test'), viewedBy: 'Mark Oosterhuis' });
    const account = await app.inject({ url: '/api/account?expand=*', headers });
    expect(account.json().siteUser.email).toBe('aannemer@steenhof.test');
    const shown = await app.inject({ url: `/api/carts/${cart.id}`, headers });
    expect(shown.json().id).toBe(cart.id);
  });
});

test('ends by a click, or after half an hour, and cannot be renewed', async () => {
  const one = await startView();
  const ended = await app.inject({ method: 'POST', url: '/api/account/logout', headers: one.headers, payload: {} });
  expect(ended.statusCode).toBe(200);
  expect((await app.inject({ url: '/api/account', headers: one.headers })).statusCode).toBe(401);
  const other = await startView();
  setClock(later(25));
  const close = await app.inject({ url: '/api/account', headers: other.headers });
  expect(close.statusCode).toBe(200);
  expect(setCookies(close).some((line) => line.startsWith(`${authCookie}=`))).toBe(false);
  setClock(later(31));
  expect((await app.inject({ url: '/api/account', headers: other.headers })).statusCode).toBe(401);
  setClock(monday);
});

test('requires a reason, is audited, and the manager of the customer sees who looked and why', async () => {
  const { answer } = await startView('aannemer@steenhof.test', '');
  expect(answer.statusCode).toBe(400);
  setClock(later(1));
  await startView('inkoper@steenhof.test', 'Kan de prijslijst niet vinden');
  const { views } = (await shopper.get('/api/users/views')).json();
  expect(views[0]).toMatchObject({
    staffName: 'Mark Oosterhuis',
    reason: 'Kan de prijslijst niet vinden',
    endedAt: null,
  });
  const admin = await staffOf(app, 'admin');
  const { changes } = (await admin.get('/api/beheer/audit?entity=customer&entityId=510001')).json();
  expect(changes[0]).toMatchObject({
    permission: 'customers.view-as',
    after: { viewedAs: 'inkoper@steenhof.test' },
    reason: 'Kan de prijslijst niet vinden',
  });
  const colleague = await Shopper.logIn(app, 'inkoper@steenhof.test');
  expect((await colleague.get('/api/users/views')).statusCode).toBe(403);
  const reader = await staffOf(app, 'reader');
  const refused = await reader.ask(
    'POST',
    `/api/beheer/customers/510001/users/${userOf('aannemer@steenhof.test')}/view`,
    {
      reason: 'Alleen even kijken',
    },
  );
  expect(refused.statusCode).toBe(403);
});
