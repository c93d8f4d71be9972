import { randomUUID } from 'node:crypto';
import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { largestRowId } from '@bouwpoort/contract/foundation/scalars';
import { allRoutes, type RouteName } from '@bouwpoort/contract/program/all-routes';
import { buildUrl } from '@bouwpoort/contract/program/client';
import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../../tools/property-runs.ts';
import type { AccountRecords, CompanyThings, Owner } from '../../../testing/route-call.ts';
import { anyDays, quoteStateFor, routeCalls, siteInput } from '../../../testing/route-calls.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { plantQuote } from '../../../testing/test-quotes.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { throttles } from '../../foundation/security/security.tables.ts';
import { orders } from '../../ordering/orders/orders.tables.ts';
import { customers } from '../customers/customers.tables.ts';
import { siteUsers } from './identity.tables.ts';

/*
 * Every route of the contract × every kind of visitor × their own data and that of another user. What the levels of
 * access mean is in access.api.test.ts; this proves that every route applies them.
 */

const { app, db, setClock, caughtUp } = await createTestApp();

/** The visitors, and their relation to the owner of the data. */
const visitors = {
  owner: { email: 'aannemer@steenhof.test', near: 'user' },
  anonymous: { email: '', near: 'nobody' },
  'with an expired token': { email: 'verplicht@steenhof.test', near: 'nobody' },
  blocked: { email: 'leverstop@steenhof.test', near: 'nobody' },
  guest: { email: 'gast@steenhof.test', near: 'venture' },
  'user of another customer': { email: 'krediet@steenhof.test', near: 'venture' },
  'user of another venture': { email: 'timmerman@houtmeesters.test', near: 'nobody' },
  'user of the same customer': { email: 'inkoper@steenhof.test', near: 'customer' },
  'manager of the same customer': { email: 'uitvoerder@terveldhuis.test', near: 'managers' },
} as const satisfies Record<string, { email: string; near: Owner | 'nobody' }>;
type Kind = keyof typeof visitors;
const others = (Object.keys(visitors) as Kind[]).filter((kind) => kind !== 'owner');
const withThings: readonly Kind[] = ['owner', 'guest', 'user of another customer', 'user of another venture'];

const nearness: readonly (Owner | 'nobody')[] = ['nobody', 'venture', 'customer', 'managers', 'user'];
/** Whether a visitor of this kind may make a call with the owner's data. */
function mayUse(kind: Kind, owner: Owner): boolean {
  if (owner === 'everybody' || owner === 'secret') return true;
  return nearness.indexOf(visitors[kind].near) >= nearness.indexOf(owner);
}

/** A text in the owner's data that must be in no answer to a visitor without access. */
const mark = 'Kenmerk van de eigenaar';
const marks = [mark, visitors.owner.email, visitors['user of the same customer'].email];

setClock(new Date('2026-11-16T08:00:00+01:00'));
const expired = bearer(await logIn(app, visitors['with an expired token'].email));
setClock(new Date('2026-11-16T10:00:00+01:00'));
const blocked = bearer(await logIn(app, visitors.blocked.email));
const shut = eq(siteUsers.email, visitors.blocked.email);
await db.update(siteUsers).set({ isBlocked: true }).where(shut);
const managing = ['manager of the same customer', 'user of another customer', 'user of another venture'] as const;
await db
  .update(siteUsers)
  .set({ isManager: true })
  .where(
    inArray(
      siteUsers.email,
      managing.map((kind) => visitors[kind].email),
    ),
  );
await db.update(siteUsers).set({ lastName: mark }).where(eq(siteUsers.email, visitors.owner.email));
await db.update(customers).set({ customerName: mark }).where(eq(customers.customerId, '510001'));
await db.update(orders).set({ reference: mark }).where(eq(orders.customerId, '510001'));
await caughtUp();

type Headers = Record<string, string>;
const logins = new Map<Kind, Headers>();

/** Visitors whose session and data no call has changed since they were last checked. */
const unchanged = { logins: new Set<Kind>(), things: new Map<Kind, AccountRecords>() };

/** Logs in again if a previous call ended the session. */
async function headersOf(kind: Kind): Promise<Headers> {
  if (kind === 'anonymous') return {};
  if (kind === 'with an expired token') return expired;
  if (kind === 'blocked') return blocked;
  const known = logins.get(kind);
  if (known && unchanged.logins.has(kind)) return known;
  unchanged.logins.add(kind);
  if (known && (await app.inject({ url: '/api/account', headers: known })).statusCode === 200) return known;
  const fresh = bearer(await logIn(app, visitors[kind].email));
  logins.set(kind, fresh);
  return fresh;
}

/** Calls that only read change nothing; this one reads but uses up a payment of its own. */
const changes = (name: RouteName) => allRoutes[name].method !== 'GET' || name === 'checkout.verifyPayments';

/** The current data of a visitor: a cart with lines, an open order, an address that can be removed. */
async function belongingsOf(kind: Kind, name: RouteName): Promise<AccountRecords> {
  const known = unchanged.things.get(kind);
  if (known && !changes(name) && !quoteStateFor[name]) return known;
  const made = await makeBelongings(kind, name);
  unchanged.things.set(kind, made);
  return made;
}

async function makeBelongings(kind: Kind, name: RouteName): Promise<AccountRecords> {
  const headers = await headersOf(kind);
  const inject = (url: string, payload?: object) =>
    app.inject({ url, headers, ...(payload ? { method: 'POST', payload } : {}) });
  const { siteUser } = (await inject('/api/account?expand=*')).json();
  const who = new Shopper(app, headers, siteUser);
  const found = (await inject(`/api/content/search/products/${who.ventureId}`, { query: 'schroef', top: 5 })).json();
  const [variant] = found.results.flatMap((product: { variants: object[] }) => product.variants);
  const { customerId, ventureId } = who;
  const cart = await who.fill([[variant.code, 3]], 'instorepickup');
  const [order] = await db.select().from(orders).where(eq(orders.customerId, customerId)).limit(1);
  const orderId = order?.orderId ?? 'geen';
  await db.update(orders).set({ releaseStatus: 'Open' }).where(eq(orders.orderId, orderId));
  const place = { name: kind === 'owner' ? mark : 'Werf', street: 'Kade', houseNumber: '1' };
  const address = await inject('/api/account/addressbook', { ...place, postalCode: '3511AB', city: 'Utrecht' });
  const site = await inject('/api/sites', { ...siteInput, name: place.name });
  const clientQuote = await inject('/api/client-quotes', { title: place.name, lines: [] });
  await db.delete(throttles);
  const person = { firstName: 'Col', lastName: 'Lega', email: `collega@${customerId}.example` };
  const colleague = kind === 'guest' ? undefined : (await inject('/api/users', person)).json();
  const listName = kind === 'owner' ? mark : 'Lijst';
  const list = { name: listName, sharing: 'company', lines: [{ code: variant.code, quantity: 3 }] };
  const listId = (await inject('/api/lists', list)).json().id;
  const orderList = kind === 'guest' ? undefined : (await inject(`/api/lists/${listId}`)).json();
  const branchId = ventureId === '220' ? '2201' : '2102';
  if (/checkout\.(process|verify|convert)/.test(name)) await who.prepare(cart.id, { ...anyDays, branchId });
  const ofVariant = { guid: variant.contentLink.guidValue, code: variant.code };
  const state = kind === 'guest' ? undefined : quoteStateFor[name];
  const planted = { email: visitors[kind].email, variant: ofVariant, ...(kind === 'owner' ? { mark } : {}) };
  const quote = state && (await plantQuote(db, { ...planted, state }));
  const buying = /^(budgets|approvals)\./.test(name) && kind !== 'guest' ? await companyThingsOf(kind, who) : undefined;
  const payment = name === 'checkout.verifyPayments' ? (await who.pay(cart.id)).json() : undefined;
  return {
    ...{ ventureId, customerId, branchId, orderId },
    variant: ofVariant,
    ...(quote ? { quote } : {}),
    cart: await who.cart(),
    addressId: address.json().addressId ?? 'geen',
    colleagueId: colleague?.id ?? 'geen',
    paymentOrderId: payment?.orderId ?? 'geen',
    siteId: site.json().siteId ?? largestRowId,
    clientQuoteId: clientQuote.json().quoteId ?? largestRowId,
    orderList: { id: listId ?? 1, version: orderList?.version ?? 1, lineId: orderList?.lines[0]?.id ?? 1 },
    ...(buying ? { buying } : {}),
  };
}

/** The rules of a manager, and a request of a colleague; it adds two people to the company for that. */
async function companyThingsOf(kind: Kind, who: Shopper): Promise<CompanyThings> {
  const { customerId } = who;
  for (const table of ['approval_rule', 'budget', 'stand_in']) {
    await db.execute(sql`delete from ${sql.identifier(table)} where customer_id = ${customerId}`);
  }
  const [manager] = await db.select().from(siteUsers).where(eq(siteUsers.email, visitors[kind].email));
  if (!manager) throw new Error(`${kind} has no account`);
  const colleague = async (name: string, memberRole: 'buyer' | 'requester') => {
    const email = `${name}@${customerId}.example`;
    const own = { email, id: randomUUID(), firstName: 'Col', lastName: 'Lega', isManager: false, memberRole };
    await db
      .insert(siteUsers)
      .values({ ...manager, ...own })
      .onConflictDoNothing();
    const [added] = await db.select().from(siteUsers).where(eq(siteUsers.email, email));
    return added?.id ?? '';
  };
  const deciderId = await colleague('vervanger', 'buyer');
  await colleague('aanvrager', 'requester');
  const requester = await Shopper.logIn(app, `aanvrager@${customerId}.example`);
  const [line] = (await who.cart()).shipments[0]?.lineItems ?? [];
  const cart = await requester.fill([[line?.code ?? '', 3]], 'instorepickup');
  await requester.prepare(cart.id, { ...anyDays, branchId: who.ventureId === '220' ? '2201' : '2102' });
  const { approval } = (await requester.convert(cart.id, 'cashondelivery')).json();
  const details = (await who.get(`/api/approvals/${approval.approvalId}`)).json();
  const anyManager = { kind: 'manager', userId: null };
  const rule = { isOn: false, kind: 'direct', amountAbove: null, categoryId: null, first: anyManager, second: null };
  const budget = { amount: 100, period: 'month', isHard: false, costCentre: 'K1', name: 'Bus' };
  const days = { fromDay: '2026-12-21', untilDay: '2027-01-03' };
  return {
    approvalId: approval.approvalId,
    approvalVersion: details.version,
    lineId: line?.contentId ?? '',
    deciderId,
    ruleId: (await who.post('/api/approvals/rules', rule)).json().id,
    budgetId: (await who.post('/api/budgets', budget)).json().id,
    standInId: (await who.post('/api/approvals/stand-ins', { standInId: deciderId, ...days })).json().id,
  };
}

async function send(name: RouteName, of: AccountRecords, headers: Headers) {
  const contract: RouteContract = allRoutes[name];
  if (changes(name)) {
    unchanged.logins.clear();
    unchanged.things.clear();
  }
  await db.delete(throttles);
  const { params, query, body } = routeCalls[name].call(of) as Parameters<typeof buildUrl>[2] & { body?: object };
  const url = buildUrl(allRoutes[name].path, 'cms', { params, query });
  if (body === undefined) return app.inject({ method: contract.method, url, headers });
  const form = contract.bodyType === 'form';
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const payload = form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);
  return app.inject({ method: contract.method, url, headers: { ...headers, 'content-type': type }, payload });
}

/** Everything of the owner that a call could change. */
async function stateOfOwner({ cart, orderId, siteId, clientQuoteId, orderList }: AccountRecords): Promise<unknown> {
  const headers = await headersOf('owner');
  const urls = [
    '/api/account/addressbook',
    `/api/orders/${orderId}`,
    '/api/users',
    `/api/carts/${cart.id}`,
    `/api/sites/${siteId}`,
    `/api/client-quotes/${clientQuoteId}`,
    `/api/lists/${orderList.id}`,
  ];
  const answers = await Promise.all(urls.map((url) => app.inject({ url, headers })));
  return answers.map((answer) => ({ ...answer.json(), requestId: undefined }));
}

const names = Object.keys(allRoutes) as RouteName[];

/** Ids that belong to nobody, to find out whether a call refers to anything at all. */
function nobodys(things: AccountRecords): AccountRecords {
  const none = { ventureId: '0', customerId: 'x', branchId: 'x', orderId: 'x', addressId: 'x', colleagueId: 'x' };
  const cart = { ...things.cart, id: 0, version: 0 };
  const buying = {
    approvalId: 'x',
    deciderId: 'x',
    lineId: 'x',
    ruleId: 0,
    budgetId: 0,
    standInId: 0,
    approvalVersion: 0,
  };
  return {
    ...none,
    cart,
    variant: { guid: 'x', code: 'x' },
    paymentOrderId: 'x',
    siteId: 0,
    clientQuoteId: 0,
    buying,
    orderList: { id: 0, version: 0, lineId: 0 },
  };
}

/** The expected statuses of a call with the owner's data. */
function rightWithThoseOfOwner(kind: Kind, name: RouteName, namesSomething: boolean): readonly number[] {
  const { access }: RouteContract = allRoutes[name];
  const { owner, status = 200, leavesOut } = routeCalls[name];
  // Pages of the payment sandbox, the sitemap and the like ignore the session.
  if (kind === 'with an expired token' || kind === 'blocked') return access === 'public' ? [401, status] : [401];
  if (access !== 'public' && kind === 'anonymous') return [401];
  if (access === 'registered' && kind === 'guest') return [403];
  if (mayUse(kind, owner) || leavesOut) return [status];
  if (namesSomething) return [403, 404];
  // The call refers to no one's data: it is about that of the caller, if the caller manages any.
  return owner === 'managers' && !(managing as readonly Kind[]).includes(kind) ? [403] : [status];
}

await Promise.all(others.map(headersOf));
const anyThings = await belongingsOf('owner', 'carts.byId');

describe.each(names)('%s', (name) => {
  const { access }: RouteContract = allRoutes[name];
  const { owner, call, status = 200, guestStatus = status, leavesOut } = routeCalls[name];
  const someThings = { ...anyThings, quote: { quoteId: 1, version: 1, lineId: 1, fileId: anyThings.variant.guid } };
  const namesSomething = JSON.stringify(call(someThings)) !== JSON.stringify(call(nobodys(anyThings)));

  test('with the data of another user', async () => {
    const things = await belongingsOf('owner', name);
    const before = await stateOfOwner(things);
    const wrong: unknown[] = [];
    const tried = sampled<Kind>(others, ['anonymous', 'user of another customer'], names.indexOf(name));
    for (const kind of tried.filter((one) => !mayUse(one, owner) || access === 'public')) {
      const { statusCode, payload } = await send(name, things, await headersOf(kind));
      const hidden = mayUse(kind, 'customer') ? [] : [...marks, ...(leavesOut ? [leavesOut(things)] : [])];
      const shown = hidden.filter((text) => payload.includes(text));
      const right = rightWithThoseOfOwner(kind, name, namesSomething);
      if (!right.includes(statusCode) || shown.length > 0)
        wrong.push({ kind, statusCode, right, shown, payload: payload.slice(0, 500) });
    }
    expect(wrong).toEqual([]);
    expect(await stateOfOwner(things)).toEqual(before);
  });

  // Public data has no owner.
  if (access === 'public' && !namesSomething) return;

  test('with their own data', async () => {
    const wrong: unknown[] = [];
    for (const kind of withThings) {
      const { statusCode, payload } = await send(name, await belongingsOf(kind, name), await headersOf(kind));
      const right = kind !== 'guest' ? status : access === 'registered' ? 403 : guestStatus;
      if (statusCode !== right) wrong.push({ kind, statusCode, right, payload });
    }
    expect(wrong).toEqual([]);
  });
});
