import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { allRoutes, type RouteName } from '@bouwpoort/contract/program/all-routes';
import { buildUrl } from '@bouwpoort/contract/program/client';
import { readXlsx } from '@bouwpoort/exchange-formats/xlsx-rows';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { json, startJsonServer } from '../../../testing/json-server.ts';
import { textIn } from '../../../testing/pdf-text.ts';
import type { AccountRecords } from '../../../testing/route-call.ts';
import { anyDays, routeCalls } from '../../../testing/route-calls.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { plantQuote } from '../../../testing/test-quotes.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { mountTestPages, openTestStorefront, type TestPages } from '../../../testing/test-storefront.ts';
import { appWith, Browser, bearer, logIn } from '../../../testing/test-visitors.ts';
import { openDatabase } from '../../foundation/database/database.ts';
import { throttles } from '../../foundation/security/security.tables.ts';
import { mailMessages } from '../../organisation/mail/mail.tables.ts';
import { startTelemetry } from '../../program/watch/start-telemetry.ts';
import { siteUsers } from './identity.tables.ts';

/*
 * A buyer who may not see prices walks through everything: every route, every page and its links, an order, its mails
 * and its PDF. The amounts that a colleague with prices sees must appear nowhere.
 */

const testApp = await createTestApp();
const { app, db, setClock, runJobs } = testApp;
const now = new Date('2026-11-16T10:00:00+01:00');
setClock(now);
const blind = 'inkoper@steenhof.test';
const articles = ['1589792', '0045120', '3134464', '4679136'];

async function setSeesPrices(seesPrices: boolean): Promise<void> {
  await db.update(siteUsers).set({ seesPrices }).where(eq(siteUsers.email, blind));
}

async function setRole(memberRole: 'buyer' | 'requester' | 'viewer'): Promise<void> {
  await db.update(siteUsers).set({ memberRole }).where(eq(siteUsers.email, blind));
}

let headers: Record<string, string>;
let shopper: Shopper;
let things: AccountRecords;
/** The prices of the articles and orders of this customer, as a colleague sees them. */
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
  const approvalId = await waitingRequest();
  collect((await colleague.get(`/api/approvals/${approvalId}`)).json());
  collect((await colleague.get('/api/budgets')).json());
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
    buying: {
      ...{ approvalId, ruleId: 1, budgetId: 1, standInId: 1, deciderId: 'geen', lineId: 'geen', approvalVersion: 1 },
    },
    quote: await plantQuote(db, { email: 'aannemer@steenhof.test', variant, state: 'offered' }),
  };
}, 60_000);

/** A request of the user without prices. */
async function waitingRequest(): Promise<string> {
  await setRole('requester');
  const { id } = await shopper.fill(
    articles.map((code) => [code, 7]),
    'instorepickup',
  );
  await shopper.prepare(id, { ...anyDays, branchId: '2102', projectId: 4101 });
  const asked = await shopper.convert(id);
  await setRole('buyer');
  return asked.json().approval.approvalId;
}

/** A list shared with the whole company. */
async function companyList(colleague: Shopper): Promise<AccountRecords['orderList']> {
  const lines = articles.map((code) => ({ code, quantity: 7 }));
  const { id } = (await colleague.post('/api/lists', { name: 'Afbouw', sharing: 'company', lines })).json();
  const list = (await colleague.get(`/api/lists/${id}`)).json();
  collect(list);
  return { id, version: list.version, lineId: list.lines[0].id };
}

const isAmountField = /(price|amount|total|cost|saving|vatBase|delivery|pickup|inclVat)$/i;

/** Figures that are quantities: a price equal to the square metres in a pack proves nothing. */
const quantities = new Set<number>();

/** The amounts in an answer, by the names of their fields; round figures are ambiguous and left out. */
function collect(value: unknown, name = ''): void {
  if (Array.isArray(value)) for (const one of value) collect(one, name);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) collect(one, key);
  } else if (typeof value === 'number' && isAmountField.test(name) && value > 3 && !Number.isInteger(value * 10)) {
    known.add(value);
  } else if (typeof value === 'number') quantities.add(value);
}

const dutch = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** As numbers and in Dutch notation: 1234.56, 1234,56 and 1.234,56. */
function spellings(amount: number): string[] {
  return [String(amount), amount.toFixed(2), String(amount).replace('.', ','), dutch.format(amount)];
}

async function textOfFile(format: 'csv' | 'xlsx' | 'pdf', bytes: Buffer): Promise<string> {
  if (format === 'pdf') return textIn(bytes).join(' ');
  if (format === 'csv') return bytes.toString('utf8');
  const table = await readXlsx(bytes);
  const rows: unknown[] = [];
  for await (const row of table.rows) rows.push(row);
  return JSON.stringify(rows);
}

/** The known amounts in a text, in any notation, and everything after a euro sign. */
function amountsIn(text: string): string[] {
  // The coordinates of a drawn map are not amounts.
  const shown = text.replaceAll(/ (?:d|points|transform|viewBox|style)="[^"]*"/g, '');
  const figures = new Set(shown.match(/\d[\d.]*[.,]\d+/g) ?? []);
  return [...known]
    .filter((amount) => !quantities.has(amount))
    .flatMap((amount) => spellings(amount).filter((spelling) => figures.has(spelling)));
}

/** Personal pages have no euro sign either; public pages may mention an amount in general. */
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

/** Of about a hundred routes; fewer means that the routes refused instead of answering. */
const fewestAnswers = 60;
const isForCustomers = ({ access }: RouteContract) => access !== 'staff' && access !== 'key';
const reads = ({ method, effect }: RouteContract) => (method === 'GET' ? effect !== 'writes' : effect === 'reads');
const readingRoutes = (Object.keys(allRoutes) as RouteName[]).filter(
  (name) => isForCustomers(allRoutes[name]) && reads(allRoutes[name]) && routeCalls[name].owner !== 'secret',
);

async function ask(name: RouteName, asked = app) {
  await db.delete(throttles);
  const { params, query, body } = routeCalls[name].call(things) as Parameters<typeof buildUrl>[2] & { body?: object };
  const url = buildUrl(allRoutes[name].path, 'cms', { params, query });
  const { method } = allRoutes[name] as RouteContract;
  return asked.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
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

async function walk(asked = app): Promise<{ leaks: Leak[]; answered: RouteName[] }> {
  const leaks: Leak[] = [];
  const answered: RouteName[] = [];
  for (const name of readingRoutes) {
    const answer = await ask(name, asked);
    if (answer.statusCode === 200) answered.push(name);
    leaks.push(...leaksIn(name, answer));
  }
  return { leaks, answered };
}

/** Routes that a user without prices uses daily: if they refuse, the test proves nothing. */
const everyday: RouteName[] = [
  ...(['account.details', 'orders.today', 'orders.lastOrderedProducts', 'carts.open', 'carts.byId'] as const),
  ...(['carts.checkQuickOrder', 'orders.list', 'orders.details', 'orders.pdf', 'pricing.prices'] as const),
  ...(['lists.list', 'lists.names', 'lists.byId', 'lists.exported', 'lists.labels'] as const),
  ...(['approvals.list', 'approvals.count', 'approvals.details', 'budgets.forOrder', 'budgets.ofSites'] as const),
  ...(['quotes.list', 'quotes.details', 'quotes.file', 'sites.list', 'sites.details', 'sites.orders'] as const),
  ...(['sites.deliveries', 'sites.documents'] as const),
];

test('the test knows enough prices', () => {
  expect(known.size).toBeGreaterThan(50);
});

describe('the API', () => {
  test.each(['buyer', 'requester', 'viewer'] as const)(
    'gives a %s without prices no amount, in any route that reads',
    async (role) => {
      await setRole(role);
      try {
        const { leaks, answered } = await walk();
        expect(leaks).toEqual([]);
        expect(answered).toEqual(expect.arrayContaining(everyday));
        expect(answered.length).toBeGreaterThan(fewestAnswers);
      } finally {
        await setRole('buyer');
      }
    },
  );

  test('gives prices to a manager, who always sees them', async () => {
    await db.update(siteUsers).set({ isManager: true }).where(eq(siteUsers.email, blind));
    try {
      expect((await walk()).leaks.map(({ name }) => name)).toContain('orders.list');
    } finally {
      await db.update(siteUsers).set({ isManager: false }).where(eq(siteUsers.email, blind));
    }
  });

  test('never gives cost prices', async () => {
    await db.execute(sql`insert into cost_price (variant_id, price, sales_price_per, price_unit)
      select id, 7391.1357, 1, price_unit from variant where venture_id = '210'
      on conflict (variant_id) do update set price = excluded.price`);
    const blindHeaders = headers;
    headers = bearer(await logIn(app, 'aannemer@steenhof.test'));
    const leaks: string[] = [];
    for (const name of readingRoutes) {
      const { payload, rawPayload, headers: answered } = await ask(name);
      const isPdf = String(answered['content-type'] ?? '').includes('pdf');
      if (/7\.?391[.,]1/.test(isPdf ? textIn(rawPayload).join(' ') : payload)) leaks.push(name);
    }
    headers = blindHeaders;
    expect(leaks).toEqual([]);
  });

  test('the same walk finds amounts everywhere once the user may see them', async () => {
    await setSeesPrices(true);
    try {
      const found = (await walk()).leaks.map(({ name }) => name);
      expect(found).toEqual(
        expect.arrayContaining([
          ...['account.priceList', 'pricing.prices', 'pricing.tiered', 'carts.open', 'carts.byId'],
          ...['carts.checkQuickOrder', 'orders.list', 'orders.details', 'orders.pdf'],
          ...['orders.coditList', 'orders.coditDetails', 'approvals.list', 'approvals.details', 'budgets.ofSites'],
          ...['lists.list', 'lists.byId', 'quotes.list', 'quotes.details', 'sites.orders'],
        ]),
      );
    } finally {
      await setSeesPrices(false);
    }
  });

  test('gives none after the permission is withdrawn from a user who saw them', async () => {
    expect((await walk()).leaks).toEqual([]);
  });

  test('leaves them out of every file of a list', async () => {
    for (const format of ['csv', 'xlsx', 'pdf'] as const) {
      const file = await shopper.get(`/api/lists/${things.orderList.id}/export/${format}`);
      expect([format, file.statusCode]).toEqual([format, 200]);
      const text = await textOfFile(format, file.rawPayload);
      expect(text).toContain(articles[0]);
      expect([format, amountsIn(text), eurosIn(text)]).toEqual([format, [], []]);
    }
    const colleague = await Shopper.logIn(app, 'aannemer@steenhof.test');
    const seen = await colleague.get(`/api/lists/${things.orderList.id}/export/xlsx`);
    expect(amountsIn(await textOfFile('xlsx', seen.rawPayload))).not.toEqual([]);
  });

  test('still says that there is a price, so that the article can be ordered', async () => {
    const [price] = (await ask('pricing.prices')).json();
    expect(price.prices).toEqual([{ source: expect.any(String) }]);
  });

  test('refuses routes that have no meaning without prices', async () => {
    for (const name of ['account.priceList', 'productSearch.byPrice'] as const) {
      const refused = await ask(name);
      expect([name, refused.statusCode, refused.json().code]).toEqual([name, 403, 'pricesHidden']);
    }
  });

  test('gives none in a refusal: a cart that was changed elsewhere', async () => {
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

describe('logs and traces', () => {
  test('no log line and no span holds an amount', async () => {
    const collector = await startJsonServer();
    const telemetry = await startTelemetry({
      ...testApp.config.telemetry,
      metrics: undefined,
      otlp: { endpoint: collector.url, headers: {}, sampleShare: 1, exportEveryMs: 60_000 },
    });
    const watched = await openDatabase(testApp.databaseUrl, 3);
    telemetry.watchPool(watched.pool);
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const more = { db: watched.db, telemetry, logStream };
    const watchedApp = await appWith(
      testApp,
      () => now,
      () => undefined,
      more,
    );
    try {
      collector.answers.splice(0, Number.POSITIVE_INFINITY, json(200, {}));
      const { answered } = await walk(watchedApp);
      await telemetry.settle();
      const traces = collector.asked.filter(({ path }) => path === '/v1/traces').map(({ body }) => body);
      expect(lines.length).toBeGreaterThan(answered.length);
      expect(traces.join().match(/"traceId"/g)?.length).toBeGreaterThan(answered.length);
      // A duration can be any figure.
      const noted = lines.map((line) => JSON.stringify({ ...JSON.parse(line), responseTime: 0, time: 0 }));
      for (const text of [...noted, ...traces]) expect([amountsIn(text), eurosIn(text)]).toEqual([[], []]);
    } finally {
      await watchedApp.close();
      await telemetry.stop();
      await watched.close();
      await collector.close();
    }
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

  test('has mails and a PDF without amounts for confirmation and cancellation', async () => {
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

  test('shows its price to a colleague who sees prices', async () => {
    const colleague = await Shopper.logIn(app, 'aannemer@steenhof.test');
    const pdf = textIn((await colleague.get(`/api/orders/${orderId}/pdf`)).rawPayload).join(' ');
    expect(amountsIn(pdf)).not.toEqual([]);
  });
});

describe('the pages', () => {
  /** The pages of a registered user; the account menu links to the others. */
  const starts = [
    ...['', '/winkelwagen', '/bestellen', '/zoeken', '/eerder-besteld', '/mijn-bouwpoort', '/bestellingen'],
    ...['/bestellijsten', '/offertes', '/bouwplaatsen', '/bouwplaatsen/4101', '/goedkeuren', '/klantoffertes'],
    ...['/wie-mag-wat', '/bestelling-verwerkt', '/wachtwoord-wijzigen', '/zoeken?q=gipsplaat'],
    ...['/categorieen/gips-en-plafond?sorteer=prijs', '/producten/kolmix-vakman-metselmortel-m5-100001'],
  ].map((path) => `/steenhof${path}`);
  const maxPages = 90;

  let pages: TestPages;
  beforeAll(async () => {
    pages = await mountTestPages(testApp, await openTestStorefront(), () => now);
  }, 60_000);

  async function walkPages(email: string): Promise<{ seen: string[]; leaks: Leak[] }> {
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
      // A figure that anonymous visitors see too is no price of this customer.
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

  test('have amounts while the user may see them', { timeout: 240_000 }, async () => {
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

  test('and their data have none afterwards, on any linked page', {
    timeout: 240_000,
  }, async () => {
    const { seen, leaks } = await walkPages(blind);
    expect(seen.length).toBeGreaterThan(60);
    expect(leaks).toEqual([]);
    expect(seen).toEqual(
      expect.arrayContaining(
        ['bestellijsten', 'offertes', 'bouwplaatsen', 'goedkeuren', 'bestellingen'].map((one) => `/steenhof/${one}`),
      ),
    );
  });
});
