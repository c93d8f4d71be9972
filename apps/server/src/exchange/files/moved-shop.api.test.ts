import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExchangeEntity, exchangeEntityNames } from '@bouwpoort/contract/exchange/records';
import { usualSwitches } from '@bouwpoort/contract/organisation/ventures.staff';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { createTestApp, openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { emptyDatabase } from '../../../testing/test-cluster.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { query } from '../../foundation/database/prepared.ts';
import { addVenture } from '../../program/venture-setup/add-venture.ts';
import { exportFile } from './export-file.ts';
import { importFile } from './import-file.ts';

/*
 * A shop of the demo world that is exported and imported into an empty production database is the same shop to its
 * visitors. It has new catalogue ids there, so rows are compared by address, article number and guid.
 */

const ventureId = '210';
const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-moved-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Records created in the shop, or about orders, which are not exchanged. */
const staysBehind: readonly ExchangeEntity[] = ['order-status', 'delivery', 'invoice'];
const moved = exchangeEntityNames.filter((entity) => !staysBehind.includes(entity));

const publicUrl = 'https://steenhof.example';
const old = await createTestApp({ PUBLIC_URL: publicUrl });
const databaseUrl = await emptyDatabase(inject('adminUrl'), `moved_${randomUUID()}`);
const settings = {
  ...{
    MODE: 'production',
    TOKEN_SECRET: 'een geheim van minstens tweeendertig tekens',
    PUBLIC_URL: publicUrl,
  },
  ...{ DATABASE_URL: 'postgres://elsewhere', SMTP_URL: 'smtp://localhost', MAIL_FROM: 'shop@shop.example' },
  ...{ KVK_API_KEY: 'proef', SANDBOX_PAYMENTS: 'true' },
};
await moveShop(await openTestApp(databaseUrl, settings));
// Restarted: an index that was updated one by one ranks differently.
const fresh = await openTestApp(databaseUrl, settings);

async function moveShop({ context, db }: TestApp): Promise<void> {
  const [venture] = await query<{ name: string; path: string }>(
    old.db,
    'select name, path from venture where id = $1',
    [ventureId],
  );
  if (!venture) throw new Error('the demo world has no such venture');
  await addVenture(context, {
    ...{ id: ventureId, ...venture, slogan: '', email: 'info@steenhof.example', phone: '', accentColor: '#A63A24' },
    ...{ logoUrl: null, stackedLogoUrl: null, beeldmerkUrl: null, ...usualSwitches(true) },
    pages: ['customerService', 'previouslyOrdered'],
  });
  for (const entity of moved) {
    const path = join(folder, `${entity}.ndjson`);
    const file = { path, format: 'ndjson', entity, ventureId, onProblem: () => undefined } as const;
    const written = await exportFile(old.context, { ...file, source: 'verhuizing' });
    if (written === 0) continue;
    const report = await importFile(context, { ...file, source: 'oude-winkel', dryRun: false });
    expect(report.batches).toMatchObject([{ entity, lines: written, created: written, refused: 0 }]);
  }
  // Synonyms are settings of search, and not exchanged.
  const synonyms = await query(old.db, 'select to_jsonb(s) as row from search_synonym s');
  await query(
    db,
    `insert into search_synonym overriding system value select r.* from jsonb_array_elements($1::jsonb) as given (one),
       jsonb_populate_record(null::search_synonym, one->'row') r where r.venture_id is null or r.venture_id = $2`,
    [JSON.stringify(synonyms), ventureId],
  );
  // Passwords are not exchanged: the buyer has chosen the same one again.
  const [buyer] = await query<{ hash: string }>(
    old.db,
    'select password_hash as hash from site_user where email = $1',
    ['aannemer@steenhof.test'],
  );
  await query(db, 'update site_user set password_hash = $1 where email = $2', [buyer?.hash, 'aannemer@steenhof.test']);
}

const both = async <T>(ask: (app: TestApp) => Promise<T>): Promise<[T, T]> => [await ask(old), await ask(fresh)];

test.each([
  ['categories', 'select count(*)::int as n from category where venture_id = $1'],
  ['products', 'select count(*)::int as n from product where venture_id = $1'],
  ['articles', 'select count(*)::int as n from variant where venture_id = $1'],
  [
    'order units',
    'select count(*)::int as n from bundle b join variant v on v.id = b.variant_id where v.venture_id = $1',
  ],
  [
    'list prices',
    'select count(*)::int as n from list_price l join variant v on v.id = l.variant_id where v.venture_id = $1',
  ],
  [
    'tiers',
    'select count(*)::int as n from price_tier t join variant v on v.id = t.variant_id where v.venture_id = $1',
  ],
  ['agreements', 'select count(*)::int as n from price_agreement where venture_id = $1'],
  ['stock', 'select count(*)::int as n from stock s join variant v on v.id = s.variant_id where v.venture_id = $1'],
  ['customers', 'select count(*)::int as n from customer where venture_id = $1'],
  ['branches', 'select count(*)::int as n from branch where venture_id = $1'],
])('there are as many %s', async (_, sql) => {
  const [before, after] = await both(({ db }) => query<{ n: number }>(db, sql, [ventureId]));
  expect(after).toEqual(before);
  expect(before[0]?.n).toBeGreaterThan(0);
});

test('every article has the same quantity in the same place', async () => {
  const [before, after] = await both(({ db }) =>
    query<{ code: string; warehouse: number; quantity: string }>(
      db,
      `select v.code, s.warehouse_code as warehouse, s.purchase_available_quantity as quantity
       from stock s join variant v on v.id = s.variant_id where v.venture_id = $1 order by 1, 2`,
      [ventureId],
    ),
  );
  expect(after).toEqual(before);
});

/** Every catalogue id, with a name that both shops share. */
async function namesOfIds({ db }: TestApp): Promise<Map<string, string>> {
  const rows = await query<{ id: string; name: string }>(
    db,
    `select id::text, url as name from category where venture_id = $1
     union all select id::text, url from product where venture_id = $1
     union all select id::text, 'article ' || code from variant where venture_id = $1
     union all select b.id::text, 'unit ' || v.code || ' ' || b.bundle_code from bundle b join variant v on v.id = b.variant_id
       where v.venture_id = $1`,
    [ventureId],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const [namesBefore, namesAfter] = await both(namesOfIds);

/** An answer with the ids of the catalogue replaced by names, without the sizes of files, which are not exchanged. */
function named(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, names));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== 'size')
        .map(([key, one]) => [key, named(one, names)]),
    );
  if (typeof value !== 'string') return value;
  // Guids of entries without one of their own are derived from their ids.
  const [, id] = value.match(/^(\d+)__CatalogContent$|^00000000-0000-8000-8000-0*(\d+)$/)?.filter(Boolean) ?? [];
  return names.get(id ?? value) ?? value;
}

async function answers(
  app: TestApp,
  asked: { method?: 'GET' | 'POST'; url: string; payload?: object; headers?: object },
) {
  const { method = 'GET', url, payload, headers } = asked;
  const response = await app.app.inject({
    ...{ method, url },
    ...(payload ? { payload } : {}),
    headers: { 'venture-id': ventureId, ...headers },
  });
  expect([url, response.statusCode, response.statusCode === 200 ? '' : response.payload]).toEqual([url, 200, '']);
  return named(response.json(), app === old ? namesBefore : namesAfter);
}

const sample = await query<{ url: string; guids: string[]; codes: string[] }>(
  old.db,
  `select p.url, array_agg(v.guid::text order by v.position, v.id) as guids, array_agg(v.code) as codes
   from product p join variant v on v.product_id = p.id
   where p.venture_id = $1 and p.start_publish <= '2026-11-16' and p.stop_publish is null
   group by p.id, p.url order by md5(p.url) limit 40`,
  [ventureId],
);

describe('a visitor finds the same', () => {
  test('products, with everything on their page', async () => {
    expect(sample).toHaveLength(40);
    for (const { url } of sample) {
      const content = `/api/cms/v3.0/content?contentUrl=${url}&ventureId=${ventureId}`;
      const [before, after] = await both(async (app) => {
        const product = await answers(app, { url: content });
        const [row] = await query<{ id: number }>(app.db, 'select id from product where url = $1', [url]);
        const children = `/api/cms/v3.0/content/${row?.id}__CatalogContent/children?ventureId=${ventureId}`;
        return { product, children: await answers(app, { url: children }) };
      });
      expect(after).toEqual(before);
    }
  });

  test('categories, with their filters', async () => {
    const categories = await query<{ url: string }>(
      old.db,
      'select url from category where venture_id = $1 order by md5(url) limit 60',
      [ventureId],
    );
    for (const { url } of categories) {
      const [before, after] = await both((app) =>
        answers(app, { url: `/api/cms/v3.0/content?contentUrl=${url}&ventureId=${ventureId}&expand=filters` }),
      );
      expect(after).toEqual(before);
    }
  });

  test.each(['score', 'name', 'newest', 'mostOrdered'])('search results in the order of %s', async (orderBy) => {
    const texts = [
      '',
      'mortel',
      'gips',
      'isolatie',
      'baksteen 210',
      'tegel',
      'steenwoll',
      ...sample.slice(0, 5).flatMap(({ codes }) => codes),
    ];
    for (const text of texts) {
      const [before, after] = await both((app) =>
        answers(app, {
          method: 'POST',
          url: `/api/content/search/products/${ventureId}`,
          payload: { query: text, orderBy, top: 100 },
        }),
      );
      expect(after, text).toEqual(before);
    }
  });
});

test('a customer pays the same prices and sees the same stock', async () => {
  const ids = sample.flatMap(({ guids }) => guids);
  const [before, after] = await both(async (app) => {
    const headers = bearer(await logIn(app.app, 'aannemer@steenhof.test'));
    const prices = await answers(app, {
      ...{ method: 'POST', url: '/api/pricing', headers },
      payload: { ids: ids.slice(0, 100), marketId: ventureId, currencyCode: 'EUR' },
    });
    const ladders: unknown[] = [];
    for (const guid of ids.slice(0, 30))
      ladders.push(await answers(app, { url: `/api/pricing/${guid}/tiered`, headers }));
    const stock = await answers(app, {
      ...{ method: 'POST', url: '/api/cms/v3.0/inventory/bulk', headers },
      payload: { contentIds: ids.slice(0, 200) },
    });
    return { prices, ladders, stock };
  });
  expect(after).toEqual(before);
});
