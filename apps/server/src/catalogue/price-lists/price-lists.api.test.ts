import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TierPrice, VariantPrice } from '@bouwpoort/contract/catalogue/prices';
import type { WithAmounts } from '@bouwpoort/contract/foundation/amounts';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { and, eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { textIn, typeSizesIn } from '../../../testing/pdf-text.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { ventures } from '../../organisation/ventures/ventures.tables.ts';
import { priceAgreements } from '../prices/prices.tables.ts';
import { bundles, products, variants } from '../products/products.tables.ts';

const one = await createTestApp();
const { app, db } = one;
const headersOf: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  const own = ['aannemer', 'inkoper', 'orderstop', 'gast', 'zonder-koppeling'].map((name) => `${name}@steenhof.test`);
  const others = ['timmerman@houtmeesters.test', 'dakdekker@dakkracht.test', 'tegelzetter@tegelkade.test'];
  for (const email of [...own, ...others]) headersOf[email.split('@')[0] ?? ''] = bearer(await logIn(app, email));
});
const fetchList = (who: string, format: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/account/pricelist/${format}`, headers: { ...headersOf[who], ...headers } });

/** The API's price of each article of the venture for this customer, by article number. */
async function pricesOf(who: string, ventureId: string): Promise<Map<string, WithAmounts<VariantPrice>>> {
  const rows = await db.select({ guid: variants.guid }).from(variants).where(eq(variants.ventureId, ventureId));
  const answers: WithAmounts<VariantPrice>[] = [];
  for (let at = 0; at < rows.length; at += 200) {
    const ids = rows.slice(at, at + 200).map(({ guid }) => guid);
    const payload = { ids, marketId: ventureId, currencyCode: 'EUR' };
    const response = await app.inject({
      method: 'POST',
      url: '/api/pricing',
      headers: headersOf[who] ?? {},
      payload,
    });
    answers.push(...response.json());
  }
  return new Map(answers.map((price) => [price.entryCode, price]));
}

/** Fields between semicolons, quoted where they hold one (RFC 4180 otherwise). */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, separator = '', quoted, bare = ''] of text.matchAll(/(^|;|\r\n)(?:"((?:[^"]|"")*)"|([^;"\r\n]*))/g)) {
    if (separator === '\r\n') rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
  }
  return rows.filter((row) => row.length > 1);
}

const heads = [
  'Artikelnummer',
  'Omschrijving',
  'Merk',
  'Categorie',
  'Verkoopeenheid',
  'Brutoprijs',
  'Nettoprijs bezorgd',
  'Nettoprijs afgehaald',
  'Prijs per',
  'Prijseenheid',
  'Staffelprijzen',
  'Btw %',
  'EAN',
  'Inhoud verkoopeenheid',
  'Staffelprijzen afgehaald',
];
const numberOf = (dutch: string | undefined) => (dutch ? Number(dutch.replaceAll('.', '').replace(',', '.')) : null);

/** The codes that a visitor of the venture may see today. */
async function shownCodes(ventureId: string): Promise<string[]> {
  const now = sql`'2026-11-16T09:00:00Z'::timestamptz`;
  const shown = (table: typeof products | typeof variants) =>
    sql`${table.startPublish} <= ${now} and coalesce(${table.stopPublish} > ${now}, true) and not ${ventureId} = any(${table.marketFilter})`;
  const rows = await db
    .select({ code: variants.code })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.ventureId, ventureId), shown(products), shown(variants)));
  return rows.map(({ code }) => code).sort();
}

interface Listed {
  code: string;
  price: number | null;
  pickup: number | null;
  per: number | null;
  vat: number | null;
}

/** Checks that every article is listed once, at the price of the API. */
async function holdsAgainst(listed: readonly Listed[], who: string, ventureId: string): Promise<void> {
  expect(listed.map(({ code }) => code).sort()).toEqual(await shownCodes(ventureId));
  const prices = await pricesOf(who, ventureId);
  let priced = 0;
  let raised = 0;
  for (const { code, price, pickup, per, vat } of listed) {
    const said = prices.get(code);
    const [own] = said?.prices ?? [];
    // The list may use more units than the API, to have whole cents.
    const factor = own && said ? (per ?? 0) / said.salesPricePer : 1;
    expect([1, 10, 100]).toContain(factor);
    expect({ code, price, pickup, vat }).toEqual({
      code,
      price: own ? Number((own.price * factor).toFixed(2)) : null,
      pickup: own ? Number((own.pickupPrice * factor).toFixed(2)) : null,
      vat: said?.vatRate,
    });
    if (own && factor > 1) raised++;

    if (own) priced++;
  }
  expect(priced).toBeGreaterThan(100);
  expect(raised).toBeGreaterThan(5);
  expect(priced, 'some have no price').toBeLessThan(listed.length);
}

describe('as csv', () => {
  test('opens in a Dutch Excel, with every article at the price of the API', async () => {
    const response = await fetchList('aannemer', 'csv');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="prijslijst-steenhof-510001-2026-11-16.csv"',
      'cache-control': 'private, no-store',
    });
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = parseCsv(response.payload.replace('\ufeff', ''));
    expect(head).toEqual(heads);
    expect(rows.every((row) => row.length === heads.length)).toBe(true);
    expect(response.headers['x-total-rows']).toBe(String(rows.length));
    const estimate = Number(response.headers['x-estimated-length']) / response.rawPayload.length;
    expect(estimate).toBeGreaterThan(0.7);
    expect(estimate).toBeLessThan(1.4);
    for (const price of rows.map((row) => row[6] ?? '')) expect(price).toMatch(/^(\d+,\d{2})?$/);
    await holdsAgainst(
      rows.map((row) => ({
        code: row[0] ?? '',
        price: numberOf(row[6]),
        pickup: numberOf(row[7]),
        per: numberOf(row[8]),
        vat: numberOf(row[11]),
      })),
      'aannemer',
      '210',
    );
  });

  test('articles are grouped by category, in the order of the shop', async () => {
    const rows = parseCsv((await fetchList('aannemer', 'csv')).payload).slice(1);
    const categories = rows.map((row) => row[3] ?? '');
    const changes = categories.filter((name, at) => name !== categories[at - 1]);
    expect(changes.length).toBe(new Set(changes).size);
    expect(changes.length).toBeGreaterThan(5);
    expect(changes[0]).toMatch(/ \/ /);
  });

  test('a sales unit of several price units has their number', async () => {
    const rows = parseCsv((await fetchList('aannemer', 'csv')).payload).slice(1);
    const contents = new Map(rows.map((row) => [row[0], row[13]]));
    const units = await db
      .select({ code: variants.code, ratio: bundles.unitRatio })
      .from(variants)
      .innerJoin(bundles, and(eq(bundles.variantId, variants.id), eq(bundles.bundleCode, variants.salesUnit)))
      .where(and(eq(variants.ventureId, '210'), eq(variants.salesUnit, 'PK'), eq(variants.priceUnit, 'MTK')));
    const listed = units.filter(({ code }) => contents.has(code));
    expect(listed.length).toBeGreaterThan(10);
    for (const { code, ratio } of listed) expect(numberOf(contents.get(code))).toBe(Number(ratio));
  });

  test('tiers are those of the API', async () => {
    const rows = parseCsv((await fetchList('aannemer', 'csv')).payload).slice(1);
    const guids = new Map(
      (await db.select({ code: variants.code, guid: variants.guid }).from(variants)).map(({ code, guid }) => [
        code,
        guid,
      ]),
    );
    const withTiers = rows.filter((row) => row[10] !== '').slice(0, 10);
    const without = rows.filter((row) => row[10] === '' && row[6] !== '').slice(0, 10);
    expect([withTiers.length, without.length]).toEqual([10, 10]);
    for (const row of [...withTiers, ...without]) {
      const url = `/api/pricing/${guids.get(row[0] ?? '')}/tiered`;
      const { warehousePrices, directPrices } = (await app.inject({ url, headers: headersOf.aannemer ?? {} })).json();
      const pricesIn = (words = '') => [...words.matchAll(/€ ([\d.,]+)/g)].map(([, price]) => numberOf(price));
      const said = (name: 'nettSalesPriceDelivery' | 'nettSalesPricePickup') =>
        warehousePrices.map((tier: WithAmounts<TierPrice>) =>
          Number(((tier[name] * Number(row[8])) / tier.salesPricePer).toFixed(2)),
        );
      expect([pricesIn(row[10]), directPrices]).toEqual([said('nettSalesPriceDelivery'), []]);
      expect(pricesIn(row[14])).toEqual(said('nettSalesPricePickup'));
    }
    expect(withTiers[0]?.[10]).toMatch(/^vanaf [\d.,]+ \S.* € \d+,\d{2}(;|$)/);
    expect(withTiers[0]?.[14]).toMatch(/^vanaf [\d.,]+ \S.* € \d+,\d{2}(;|$)/);
  });
});

describe('as xlsx', () => {
  test('is a workbook whose numbers are numbers', async () => {
    const response = await fetchList('aannemer', 'xlsx');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toContain('.xlsx"');
    expect(response.headers['content-encoding']).toBeUndefined();
    const [sheet] = await readXlsxFile(response.rawPayload);
    expect(sheet?.sheet).toBe('Prijslijst');
    const [head, ...rows] = sheet?.data ?? [];
    expect(head).toEqual(heads);
    expect(rows.every((row) => typeof row[0] === 'string' && (row[12] === null || typeof row[12] === 'string'))).toBe(
      true,
    );
    const number = (value: unknown) => (value === null ? null : typeof value === 'number' ? value : Number.NaN);
    await holdsAgainst(
      rows.map((row) => ({
        code: String(row[0]),
        price: number(row[6]),
        pickup: number(row[7]),
        per: number(row[8]),
        vat: number(row[11]),
      })),
      'aannemer',
      '210',
    );
  });

  test('its heading stays visible', async () => {
    const parts = unzipSync((await fetchList('aannemer', 'xlsx')).rawPayload);
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet.match(/<col /g)).toHaveLength(heads.length);
  });
});

describe('as pdf', () => {
  const euros = (dutch: string) => showEuros(numberOf(dutch) ?? 0).replace('\u00a0', ' ');

  test('has every article with its price, and a foot on every page', async () => {
    const response = await fetchList('aannemer', 'pdf');
    expect(response.headers['content-type']).toBe('application/pdf');
    const texts = textIn(response.rawPayload).map((text) => text.replaceAll('\u00a0', ' '));
    const all = texts.join(' ');
    const [, ...rows] = parseCsv((await fetchList('aannemer', 'csv')).payload);
    for (const row of rows) {
      expect(all).toContain(row[0]);
      expect(all).toContain(row[6] ? `${euros(row[6])} per` : 'op aanvraag');
    }
    expect(all).toMatch(/€ \d\.\d{3},\d{2} per/);
    expect(all).not.toMatch(/€ \d{4}/);
    const tier = rows.find((row) => row[14] && row[14] !== row[10])?.[14]?.split('; ')[0];
    expect(all).toContain(`afgehaald ${tier}`);
    expect(all).toContain('Ter Veldhuis');
    expect(all).toContain('510001');
    expect(all).toContain('16 november 2026');
    const pages = texts.flatMap((text) => text.match(/pagina (\d+)$/)?.[1] ?? []).map(Number);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages).toEqual(pages.map((_, at) => at + 1));
    expect(texts.filter((text) => text === 'Artikel')).toHaveLength(pages.length);
    expect(all).not.toMatch(/\{\{|undefined|null|NaN/);
    expect(typeSizesIn(response.rawPayload)).toEqual([7.5, 8, 9, 10, 10.5, 11, 22]);
  });
});

describe('formulas in names', () => {
  const names = ['=1+1', '+31 30', '-5 graden', '@SUM(A1)', '\t=2', '\r=3', "=cmd|' /C calc'!A0", 'a;b"c\n"d', ' x '];

  test('are harmless', async () => {
    const some = await db
      .select({ id: variants.id, code: variants.code, name: variants.name })
      .from(variants)
      .where(sql`${variants.code} in (${sql.join(await firstCodes(names.length), sql`, `)})`);
    for (const [at, { id }] of some.entries()) {
      await db
        .update(variants)
        .set({ name: names[at] ?? '' })
        .where(eq(variants.id, id));
    }
    const csv = parseCsv((await fetchList('aannemer', 'csv')).payload);
    const xlsx = (await fetchList('aannemer', 'xlsx')).rawPayload;
    const [sheet] = await readXlsxFile(xlsx, { trim: false });
    const xml = strFromU8(unzipSync(xlsx)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    for (const [at, { code }] of some.entries()) {
      const name = names[at] ?? '';
      const written = csv.find((row) => row[0] === code)?.[1];
      expect(written).toBe(/^[=+\-@\t\r]/.test(name) ? `'${name}` : name);
      expect(sheet?.data.find((row) => row[0] === code)?.[1]).toBe(name);
    }
    for (const row of csv.slice(1)) for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(xml).not.toContain('<f>');
    for (const { id, name } of some) await db.update(variants).set({ name }).where(eq(variants.id, id));
  });

  async function firstCodes(count: number) {
    return (await shownCodes('210')).slice(0, count).map((code) => sql`${code}`);
  }
});

describe('access to the list', () => {
  test.each([
    ['anonymous', 'niemand', 401, 'notLoggedIn'],
    ['a guest', 'gast', 403, 'forbidden'],
    ['a user without a customer', 'zonder-koppeling', 403, 'noCustomer'],
    ['a customer of a shop that has none', 'dakdekker', 403, 'forbidden'],
    ['a customer of a shop without prices', 'tegelzetter', 403, 'forbidden'],
  ])('%s is refused', async (_what, who, status, code) => {
    for (const format of ['csv', 'xlsx', 'pdf']) {
      expect((await fetchList(who, format)).json()).toMatchObject({ status, code });
    }
  });

  test('a colleague who is not a manager is allowed', async () => {
    expect((await fetchList('inkoper', 'csv')).statusCode).toBe(200);
  });

  test('in the formats of the venture only', async () => {
    expect((await fetchList('timmerman', 'csv')).statusCode).toBe(200);
    for (const format of ['xlsx', 'pdf', 'docx', 'constructor']) {
      expect((await fetchList('timmerman', format)).json()).toMatchObject({ status: 404, code: 'notFound' });
    }
  });

  test('is refused for another venture', async () => {
    const response = await fetchList('aannemer', 'csv', { 'venture-id': '220' });
    expect(response.json()).toMatchObject({ status: 403, code: 'wrongVenture' });
  });

  test('is refused where it is switched off, or where prices are', async () => {
    const switched = async (change: Partial<typeof ventures.$inferInsert>) => {
      await db.update(ventures).set(change).where(eq(ventures.id, '210'));
      await one.caughtUp();
    };
    await switched({ downloadPricelist: false });
    expect((await fetchList('aannemer', 'csv')).json()).toMatchObject({ status: 403, code: 'forbidden' });
    await switched({ downloadPricelist: true, disablePricing: true });
    expect((await fetchList('aannemer', 'csv')).json()).toMatchObject({ status: 403, code: 'pricesDisabled' });
    await switched({ disablePricing: false });
  });

  test('every customer gets their own prices only', async () => {
    const code = (await shownCodes('210'))[3] ?? '';
    const [variant] = await db
      .select()
      .from(variants)
      .where(and(eq(variants.ventureId, '210'), eq(variants.code, code)));
    await db.insert(priceAgreements).values({
      id: 90_000_001,
      ventureId: '210',
      customerId: '510003',
      customerGroup: null,
      variantId: variant?.id ?? 0,
      priceDelivery: '1234.5678',
      pricePickup: '1234.5',
      salesPricePer: 1,
      priceUnit: variant?.priceUnit ?? '',
      validFrom: '2026-01-01',
      validUntil: null,
    });
    const theirs = parseCsv((await fetchList('orderstop', 'csv')).payload);
    expect(theirs.find((row) => row[0] === code)?.slice(6, 9)).toEqual(['123456,78', '123450,00', '100']);
    for (const format of ['csv', 'xlsx', 'pdf']) {
      const mine = (await fetchList('aannemer', format)).rawPayload;
      const text =
        format === 'csv'
          ? mine.toString()
          : format === 'pdf'
            ? textIn(mine).join(' ')
            : strFromU8(unzipSync(mine)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      expect(text).not.toMatch(/1234[.,]?5/);
      expect(text).toContain(code);
    }
    await holdsAgainst(
      theirs.slice(1).map((row) => ({
        code: row[0] ?? '',
        price: numberOf(row[6]),
        pickup: numberOf(row[7]),
        per: numberOf(row[8]),
        vat: numberOf(row[11]),
      })),
      'orderstop',
      '210',
    );
    const houtmeesters = parseCsv((await fetchList('timmerman', 'csv')).payload).slice(1);
    expect(houtmeesters.map((row) => row[0]).sort()).toEqual(await shownCodes('220'));
  });
});

describe('a long list', () => {
  /** Copies of an article, in its own category and in no other. */
  const copies = 10_000;
  beforeAll(async () => {
    const [code] = await shownCodes('210');
    await db.execute(sql`
      insert into variant select (jsonb_populate_record(v, jsonb_build_object(
        'id', 80000000 + n, 'guid', gen_random_uuid(), 'code', 'KOPIE-' || n, 'position', 1000 + n))).*
      from variant v, generate_series(1, ${copies}::int) n where v.venture_id = '210' and v.code = ${code}`);
  });

  test('continues through one category, page after page', async () => {
    const response = await fetchList('aannemer', 'csv');
    const rows = parseCsv(response.payload).slice(1);
    expect(rows).toHaveLength(Number(response.headers['x-total-rows']));
    expect(new Set(rows.map((row) => row[0])).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(copies);
  });

  test('is not read further after a disconnect, and two at once are the maximum', async () => {
    const { session } = db._;
    const prepare = vi.spyOn(session, 'prepareQuery');
    const pagesRead = () => prepare.mock.calls.filter(([, , name]) => name === 'listed_variants').length;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const open = async () => {
      const request = get({ port, path: '/api/account/pricelist/csv', headers: headersOf.aannemer ?? {} });
      const [response] = await once(request, 'response');
      return { request, response };
    };
    // These two are not read, so they wait with full buffers.
    const first = await open();
    const second = await open();
    expect((await open()).response.statusCode).toBe(429);
    first.response.once('error', () => undefined);
    second.response.once('error', () => undefined);
    first.request.destroy();
    second.request.destroy();
    let read = -1;
    while (read !== pagesRead()) {
      read = pagesRead();
      await sleep(200);
    }
    expect(read).toBeLessThan((2 * copies) / 200);
    const third = await open();
    expect(third.response.statusCode).toBe(200);
    third.response.resume();
    await once(third.response, 'end');
    prepare.mockRestore();
  });
});
