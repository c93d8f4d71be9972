import { allRoutes, type RouteName } from '@bouwpoort/contract/all-routes';
import { createClient } from '@bouwpoort/contract/client';
import type { RouteContract } from '@bouwpoort/contract/route';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailMessages } from '../mail/mail.tables.ts';
import { textIn } from '../testing/pdf-text.ts';
import { anyDays, type Belongings, routeCalls } from '../testing/route-calls.ts';
import { createTestApp } from '../testing/test-app.ts';
import { plantQuote } from '../testing/test-quotes.ts';
import { Shopper } from '../testing/test-shopper.ts';
import { mountTestPages, openTestStorefront } from '../testing/test-storefront.ts';
import { Browser, bearer, logIn } from '../testing/test-visitors.ts';
import { siteUsers, throttles } from './identity.tables.ts';

/*
 * A buyer who may not see prices walks through everything there is: every route, every page and what they link to,
 * an order of their own, its mails and its PDF. What a colleague who sees prices reads there must be nowhere.
 */

const testApp = await createTestApp();
const { app, db, setClock, runJobs } = testApp;
const now = new Date('2026-11-16T10:00:00+01:00');
setClock(now);
const client = createClient({ cms: 'cms', transport: () => Promise.reject(new Error('Only its addresses are used.')) });
const blind = 'inkoper@steenhof.test';
const articles = ['1589792', '0045120', '3134464', '4679136'];

async function setSeesPrices(seesPrices: boolean): Promise<void> {
  await db.update(siteUsers).set({ seesPrices }).where(eq(siteUsers.email, blind));
}

let headers: Record<string, string>;
let shopper: Shopper;
let things: Belongings;
/** What the articles and the orders of this customer cost, as a colleague is told. */
const known = new Set<number>();

beforeAll(async () => {
  const colleague = await Shopper.logIn(app, 'aannemer@steenhof.test');
  const seen = await colleague.fill(
    articles.map((code) => [code, 7]),
    'instorepickup',
  );
  collect(seen);
  for (const order of (await colleague.get('/api/orders')).json()) collect(order);
  const ids = seen.shipments[0]?.lineItems.map(({ contentId }) => contentId) ?? [];
  const tiered: string[] = [];
  for (const id of ids) {
    const tiers = (await colleague.get(`/api/pricing/${id}/tiered`)).json();
    collect(tiers);
    if (tiers.warehousePrices.length > 0) tiered.push(id);
  }
  collect((await colleague.post('/api/pricing', { ids, marketId: '210', currencyCode: 'EUR' })).json());

  for (const query of ['', 'gips', 'isolatie']) {
    const found = await app.inject({
      method: 'POST',
      url: '/api/content/search/products/210',
      payload: { query, top: 100 },
    });
    collect(found.json());
  }

  await setSeesPrices(false);
  headers = bearer(await logIn(app, blind));
  shopper = await Shopper.logIn(app, blind);
  const cart = await shopper.fill(
    articles.map((code) => [code, 7]),
    'instorepickup',
  );
  const [order] = (await shopper.get('/api/orders')).json();
  const { results: addresses } = (await shopper.get('/api/account/addressbook')).json();
  const details = (await colleague.get(`/api/orders/${order.orderId}`)).json();
  collect(details);
  const variant = { guid: tiered[0] ?? '', code: articles[0] ?? '' };
  things = {
    ...{ ventureId: '210', customerId: '510001', branchId: '2102' },
    variant,
    cart,
    orderId: order.orderId,
    addressId: addresses[0].addressId,
    colleagueId: 'geen',
    paymentOrderId: 'geen',
    siteId: (await colleague.get('/api/sites')).json().results[0].siteId,
    clientQuoteId: (await colleague.get('/api/client-quotes')).json().results[0].quoteId,
    orderList: await companyList(colleague),
    quote: await plantQuote(db, { email: 'aannemer@steenhof.test', variant, state: 'offered' }),
  };
}, 60_000);

/** One that the whole company sees. */
async function companyList(colleague: Shopper): Promise<Belongings['orderList']> {
  const lines = articles.map((code) => ({ code, quantity: 7 }));
  const { id } = (await colleague.post('/api/lists', { name: 'Afbouw', sharing: 'company', lines })).json();
  const list = (await colleague.get(`/api/lists/${id}`)).json();
  collect(list);
  return { id, version: list.version, lineId: list.lines[0].id };
}

const isAmountField = /(price|amount|total|cost|saving|vatBase|delivery|pickup|inclVat)$/i;

/** Figures that are no amounts: what costs just as much as there are square metres in a pack proves nothing. */
const quantities = new Set<number>();

/** The amounts in an answer, by the names of their fields; round figures could be anything else. */
function collect(value: unknown, name = ''): void {
  if (Array.isArray(value)) for (const one of value) collect(one, name);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) collect(one, key);
  } else if (typeof value === 'number' && isAmountField.test(name) && value > 3 && !Number.isInteger(value * 10)) {
    known.add(value);
  } else if (typeof value === 'number') quantities.add(value);
}

const dutch = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** As numbers and as people write them: 1234.56, 1234,56 and 1.234,56. */
function spellings(amount: number): string[] {
  return [String(amount), amount.toFixed(2), String(amount).replace('.', ','), dutch.format(amount)];
}

/** The known amounts in a text, in any spelling, and whatever follows a euro sign. */
function amountsIn(text: string): string[] {
  // The points of a drawn map are no amounts.
  const shown = text.replaceAll(/ (?:d|points|transform|viewBox|style)="[^"]*"/g, '');
  const figures = new Set(shown.match(/\d[\d.]*[.,]\d+/g) ?? []);
  return [...known]
    .filter((amount) => !quantities.has(amount))
    .flatMap((amount) => spellings(amount).filter((spelling) => figures.has(spelling)));
}

/** What is made for one person has no euro sign either; pages of everybody may speak of an amount in general. */
function eurosIn(text: string): string[] {
  return text.match(/(€|&euro;|\\u20ac)(\s|\u00a0|&nbsp;)*\d[\d.,]*/gi) ?? [];
}

function moneyFieldsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => moneyFieldsIn(one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [
    ...(typeof one === 'number' && isAmountField.test(key) ? [`${path}.${key}`] : []),
    ...moneyFieldsIn(one, `${path}.${key}`),
  ]);
}

const isForCustomers = ({ access }: RouteContract) => access !== 'staff' && access !== 'key';
const reads = ({ method, effect }: RouteContract) => (method === 'GET' ? effect !== 'writes' : effect === 'reads');
const readingRoutes = (Object.keys(allRoutes) as RouteName[]).filter(
  (name) => isForCustomers(allRoutes[name]) && reads(allRoutes[name]) && routeCalls[name].owner !== 'secret',
);

async function ask(name: RouteName) {
  await db.delete(throttles);
  const { params, query, body } = routeCalls[name].call(things) as { params?: object; query?: object; body?: object };
  const url = client.url(name as 'ventures.list', { params, query } as Record<never, never>);
  const { method } = allRoutes[name] as RouteContract;
  return app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
}

interface Leak {
  name: string;
  found: string[];
}

function leaksIn(name: RouteName, { payload, rawPayload, headers: answered }: Awaited<ReturnType<typeof ask>>): Leak[] {
  const type = String(answered['content-type'] ?? '');
  const text = type.includes('pdf') ? textIn(rawPayload).join(' ') : payload;
  const isPersonal = allRoutes[name].access !== 'public';
  const fields = type.includes('json') && isPersonal ? moneyFieldsIn(JSON.parse(payload)) : [];
  const found = [...amountsIn(text), ...(isPersonal ? eurosIn(text) : []), ...fields];
  return found.length > 0 ? [{ name, found: found.slice(0, 5) }] : [];
}

async function walk(): Promise<Leak[]> {
  const leaks: Leak[] = [];
  for (const name of readingRoutes) leaks.push(...leaksIn(name, await ask(name)));
  return leaks;
}

test('enough is known of what things cost', () => {
  expect(known.size).toBeGreaterThan(50);
});

describe('the API', () => {
  test('tells a user without prices no amount, by no route that reads', async () => {
    expect(readingRoutes.length).toBeGreaterThan(40);
    expect(await walk()).toEqual([]);
  });

  test('the same walk finds amounts everywhere as soon as the user may see them', async () => {
    await setSeesPrices(true);
    try {
      const found = (await walk()).map(({ name }) => name);
      expect(found).toEqual(
        expect.arrayContaining([
          ...['account.priceList', 'pricing.prices', 'pricing.tiered', 'carts.open', 'carts.byId'],
          ...['carts.checkQuickOrder', 'orders.list', 'orders.details', 'orders.pdf'],
          ...['orders.coditList', 'orders.coditDetails'],
        ]),
      );
    } finally {
      await setSeesPrices(false);
    }
  });

  test('still says that there is a price, so that the article can be ordered', async () => {
    const [price] = (await ask('pricing.prices')).json();
    expect(price.prices).toEqual([{ source: expect.any(String) }]);
  });

  test('refuses what is nothing without prices', async () => {
    for (const name of ['account.priceList', 'productSearch.byPrice'] as const) {
      const refused = await ask(name);
      expect([name, refused.statusCode, refused.json().code]).toEqual([name, 403, 'pricesHidden']);
    }
  });

  test('tells none in a refusal: a cart that was changed elsewhere', async () => {
    const current = await shopper.cart();
    const payload = { id: current.id, version: current.version - 1, customerId: '510001', market: '210' };
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/cms/v3.0/carts',
      headers,
      payload: { ...payload, shipments: current.shipments },
    });
    expect([answer.statusCode, answer.json().cart.shipments[0].lineItems.length]).toEqual([409, articles.length]);
    expect([amountsIn(answer.payload), moneyFieldsIn(answer.json())]).toEqual([[], []]);
  });
});

describe('an order without prices', () => {
  let orderId = '';

  test('is prepared, placed on account and cancelled, and no answer holds an amount', async () => {
    const cart = await shopper.cart();
    const details = { ...anyDays, branchId: '2102' };
    const prepared = await shopper.prepare(cart.id, details, { 'idempotency-key': 'prepare-without-prices' });
    const again = await shopper.prepare(cart.id, details, { 'idempotency-key': 'prepare-without-prices' });
    const methods = await shopper.get(`/api/carts/${cart.id}/paymentmethods`);
    const paid = await shopper.pay(cart.id);
    const placed = await shopper.convert(cart.id);
    const answers = [prepared, again, methods, paid, placed];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 403, 200]);
    expect(methods.json().results.map(({ systemName }: { systemName: string }) => systemName)).not.toContain('paynl');
    [orderId] = placed.json().orderIds;
    const colleague = await Shopper.logIn(app, 'aannemer@steenhof.test');
    const seen = (await colleague.get(`/api/orders/${orderId}`)).json();
    collect(seen);
    expect(seen.nettOrderAmount).toBeGreaterThan(10);
    const cancelled = await shopper.post(`/api/orders/${orderId}/cancel`);
    expect(cancelled.statusCode).toBe(200);
    for (const answer of [...answers, cancelled]) {
      expect([amountsIn(answer.payload), eurosIn(answer.payload), moneyFieldsIn(answer.json())]).toEqual([[], [], []]);
    }
  });

  test('is confirmed and cancelled by mails without amounts, and printed without them', async () => {
    await runJobs();
    const mails = await db.select().from(mailMessages).where(eq(mailMessages.to, blind));
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(['order-confirmation', 'order-canceled']));
    for (const mail of mails) {
      const text = JSON.stringify(mail);
      expect(text).toContain(orderId);
      expect([mail.kind, amountsIn(text), eurosIn(text)]).toEqual([mail.kind, [], []]);
    }
    const pdf = textIn((await shopper.get(`/api/orders/${orderId}/pdf`)).rawPayload).join(' ');
    expect(pdf).toContain(articles[0]);
    expect([amountsIn(pdf), pdf.includes('€')]).toEqual([[], false]);
  });

  test('tells a colleague who sees prices what it cost', async () => {
    const colleague = await Shopper.logIn(app, 'aannemer@steenhof.test');
    const pdf = textIn((await colleague.get(`/api/orders/${orderId}/pdf`)).rawPayload).join(' ');
    expect(amountsIn(pdf)).not.toEqual([]);
  });
});

describe('the pages', () => {
  /** The pages of a registered user; the column of Mijn Bouwpoort and the menu lead to the others. */
  const starts = [
    ...['', '/winkelwagen', '/bestellen', '/zoeken', '/eerder-besteld', '/mijn-bouwpoort', '/bestellingen'],
    ...['/wie-mag-wat', '/bestelling-verwerkt', '/wachtwoord-wijzigen', '/zoeken?q=gipsplaat'],
    ...['/categorieen/gips-en-plafond?sorteer=prijs', '/producten/kolmix-vakman-metselmortel-m5-100001'],
  ].map((path) => `/steenhof${path}`);
  const maxPages = 90;

  async function walkPages(email: string): Promise<{ seen: string[]; leaks: Leak[] }> {
    const pages = await mountTestPages(testApp, await openTestStorefront(), () => now);
    const [browser, visitor] = [new Browser(pages.app), new Browser(pages.app)];
    await browser.logIn(email);
    const queue = [...starts, `/steenhof/bestellingen/${things.orderId}`];
    const seen: string[] = [];
    const leaks: Leak[] = [];
    while (queue.length > 0 && seen.length < maxPages) {
      const path = queue.shift() ?? '';
      if (seen.includes(path)) continue;
      seen.push(path);
      await db.delete(throttles);
      const page = await browser.get(path, { accept: 'text/html' });
      if (page.statusCode >= 300) continue;
      const figures = amountsIn(page.payload);
      // What a visitor without an account reads there too is no price of this customer.
      const shownToAll = figures.length > 0 ? (await visitor.get(path, { accept: 'text/html' })).payload : '';
      const found = figures.filter((one) => !amountsIn(shownToAll).includes(one));
      if (found.length > 0) leaks.push({ name: path, found: found.slice(0, 5) });
      const links = [...page.payload.matchAll(/href="(\/steenhof\/[^"#]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
      queue.push(...links.filter((href) => !/\.(pdf|xlsx|csv|svg|png)$/.test(href)));
    }
    return { seen, leaks };
  }

  test('and the data that comes with them hold no amount, wherever a link leads', { timeout: 240_000 }, async () => {
    const { seen, leaks } = await walkPages(blind);
    expect(seen.length).toBeGreaterThan(60);
    expect(leaks).toEqual([]);
  });

  test('the same walk finds amounts as soon as the user may see them', { timeout: 240_000 }, async () => {
    await setSeesPrices(true);
    try {
      const { leaks } = await walkPages(blind);
      expect(leaks.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['/steenhof/bestellingen', `/steenhof/bestellingen/${things.orderId}`]),
      );
    } finally {
      await setSeesPrices(false);
    }
  });
});
