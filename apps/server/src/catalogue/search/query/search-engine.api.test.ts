import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { createTestApp, openTestApp } from '../../../../testing/test-app.ts';
import type { TestEngine } from '../../../../testing/test-engine.ts';
import { poolOf } from '../../../foundation/database/database.ts';
import type { ProductQuery } from './search-engine.ts';

const here = await createTestApp();
const elsewhere = await openTestApp(here.databaseUrl);
const { db } = here;

const query = (text: string, more: Partial<ProductQuery> = {}): ProductQuery => ({
  ...{ ventureId: '210', text, includeOrderItems: true, includeSingleFilterOptions: false },
  ...{ orderBy: 'score', top: 24, skip: 0, ...more },
});
const find = async (text: string, more: Partial<ProductQuery> = {}) =>
  (await here.search.search(query(text, more))).productIds;

/** Both processes are notified. */
async function soon(assertion: (search: TestEngine) => Promise<void>): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const { search } of [here, elsewhere]) await assertion(search);
    },
    { timeout: 30_000, interval: 20 },
  );
}
const finds = async (search: TestEngine, text: string) => (await search.search(query(text))).productIds;

describe('follows the tables', () => {
  test('a changed name', async () => {
    await db.execute(sql`update product set name = 'Kolmix Vakman zwaluwstaartmortel' where id = 100001`);
    await soon(async (search) => expect(await finds(search, 'zwaluwstaart')).toEqual([100001]));
  });

  test('a hidden product, and back', async () => {
    await db.execute(sql`update product set market_filter = '{210}' where id = 100001`);
    await soon(async (search) => expect(await finds(search, '1589792')).toEqual([]));
    await db.execute(sql`update product set market_filter = '{}' where id = 100001`);
    await soon(async (search) => expect(await finds(search, '1589792')).toEqual([100001]));
  });

  test('a product without variants to show', async () => {
    await db.execute(sql`update variant set market_filter = '{210}' where product_id = 100001`);
    await soon(async (search) => expect(await finds(search, 'zwaluwstaartmortel')).not.toContain(100001));
    await db.execute(sql`update variant set market_filter = '{}' where product_id = 100001`);
    await soon(async (search) => expect(await finds(search, 'zwaluwstaartmortel')).toContain(100001));
  });

  test('a new product and its variants; a deleted one', async () => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`create temp table copied on commit drop as select * from product where id = 100002`);
      await tx.execute(sql`update copied set id = 999001, url = url || '-2', name = 'Gipsum Vakman wolkenplaat'`);
      await tx.execute(sql`insert into product select * from copied`);
      await tx.execute(sql`create temp table copies on commit drop as select * from variant where product_id = 100002`);
      await tx.execute(
        sql`update copies set id = id + 8000000, guid = gen_random_uuid(), product_id = 999001, code = 'W' || code`,
      );
      await tx.execute(sql`insert into variant select * from copies`);
    });
    await soon(async (search) => {
      expect(await finds(search, 'wolkenplaat')).toEqual([999001]);
      expect(await finds(search, 'w3134464')).toEqual([999001]);
    });
    await db.execute(sql`delete from variant where product_id = 999001`);
    await db.execute(sql`delete from product where id = 999001`);
    await soon(async (search) => {
      expect(await finds(search, 'w3134464')).toEqual([]);
      expect((await search.search(query('wolkenplaat'))).productIds).not.toContain(999001);
    });
  });

  test('an order unit with another barcode', async () => {
    await db.execute(sql`update bundle set gtin = '5412345678908' where gtin = '8711900329079'`);
    await soon(async (search) => expect(await finds(search, '5412345678908')).toEqual([100000]));
  });

  test('many products at once, and their order by name', async () => {
    await db.execute(
      sql`update product set name = 'Aaa ' || name || ' seriegrootte' where venture_id = '210' and id < 100100`,
    );
    const count = 100100 - 100000 - 5;
    await soon(async (search) => expect((await search.search(query('seriegrootte'))).totalMatching).toBe(count));
    const named = await find('', { orderBy: 'name', top: 100 });
    expect(named.slice(0, count).every((id) => id < 100100)).toBe(true);
    const { rows } = await db.execute<{ id: number; name: string }>(sql`select id, name from product`);
    const names = new Map(rows.map((row) => [row.id, row.name]));
    const shown = named.map((id) => names.get(id) ?? '');
    expect(shown).toEqual([...shown].sort(new Intl.Collator('nl', { numeric: true }).compare));
  });

  test('a renamed category and a new feature', async () => {
    await db.execute(sql`update category set name = 'Kabouterhuisjes' where id = 21003`);
    await soon(async (search) => expect((await finds(search, 'kabouterhuisje')).length).toBeGreaterThan(0));
    const groups = async (search: TestEngine) =>
      (await search.search(query('gipsplaat'))).filters.map(({ name }) => name);
    await db.execute(sql`update feature set name = 'Plaatdikte' where key = 'dikte'`);
    await soon(async (search) => expect(await groups(search)).toContain('Plaatdikte'));
  });

  test('a new synonym, for one venture only', async () => {
    await db.execute(sql`insert into search_synonym (venture_id, term, finds) values ('210', 'brulboei', 'gipsplaat')`);
    await soon(async (search) => expect(await finds(search, 'brulboei')).toEqual(await finds(search, 'gipsplaat')));
    expect(await find('brulboei', { ventureId: '240' })).toEqual([]);
  });

  test('what changed while the line was down', async () => {
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and application_name = '' and query in ('listen bouwpoort_changes', 'select 1')`,
    );
    await db.execute(sql`update product set name = 'Kolmix Vakman stiltemortel' where id = 100001`);
    await soon(async (search) => expect(await finds(search, 'stiltemortel')).toEqual([100001]));
  });

  test('a renamed category once, during a long transaction of another session', async () => {
    const busy = await poolOf(db).connect();
    await busy.query('begin');
    await busy.query('select pg_current_xact_id()');
    try {
      await db.execute(sql`update category set name = 'Egelhuisjes' where id = 21003`);
      await here.caughtUp();
      await soon(async (search) => expect((await finds(search, 'egelhuisje')).length).toBeGreaterThan(0));
    } finally {
      await busy.query('rollback');
      busy.release();
    }
  });

  test('a transaction that commits after a later one', async () => {
    const slow = db.transaction(async (tx) => {
      await tx.execute(sql`update product set name = 'Kolmix Vakman geduldmortel' where id = 100001`);
      await db.execute(sql`update product set name = 'Kolmix Vakman haastmortel' where id = 100012`);
      await soon(async (search) => expect(await finds(search, 'haastmortel')).toEqual([100012]));
    });
    await slow;
    await soon(async (search) => expect(await finds(search, 'geduldmortel')).toEqual([100001]));
  });
});

test('dates come by themselves', async () => {
  const begins = here.context.clock().getTime() + 3_600_000;
  await db.execute(
    sql`update product set name = 'Dagkaars', start_publish = to_timestamp(${begins / 1000}),
        stop_publish = to_timestamp(${begins / 1000 + 3600}) where id = 100012`,
  );
  await here.caughtUp();
  expect(await find('dagkaars')).toEqual([]);
  here.setClock(new Date(begins));
  await vi.waitFor(async () => expect(await find('dagkaars')).toEqual([100012]), { timeout: 30_000 });
  here.setClock(new Date(begins + 3_600_000));
  expect(await find('dagkaars')).toEqual([]);
});

describe('order and pages', () => {
  test('pages follow each other', async () => {
    const ids = await find('', { top: 100, orderBy: 'name' });
    const pages = await Promise.all([0, 7, 14, 21].map((skip) => find('', { orderBy: 'name', top: 7, skip })));
    expect(pages.flat()).toEqual(ids.slice(0, 28));
    expect(await find('', { skip: 100_000 })).toEqual([]);
  });

  test('newest and most ordered', async () => {
    const { rows } = await db.execute<{ id: number; at: string; count: number }>(
      sql`select id, start_publish::text as at, order_count as count from product where venture_id = '210'`,
    );
    const of = new Map(rows.map((row) => [row.id, row]));
    const newest = (await find('', { orderBy: 'newest', top: 100 })).map((id) => Date.parse(of.get(id)?.at ?? ''));
    expect(newest).toEqual([...newest].sort((a, b) => b - a));
    const ordered = (await find('', { orderBy: 'mostOrdered', top: 100 })).map((id) => of.get(id)?.count ?? 0);
    expect(ordered).toEqual([...ordered].sort((a, b) => b - a));
  });

  test('given products keep their order, unless another is asked for', async () => {
    const ids = await find('', { top: 100, orderBy: 'name' });
    const productIds = [100020, ...ids.slice(0, 10).reverse(), 1, 100022];
    expect(await find('', { productIds })).toEqual(ids.slice(0, 10).reverse());
    expect(await find('', { productIds, orderBy: 'name' })).toEqual(ids.slice(0, 10));
    expect(await find('', { productIds: [] })).toEqual([]);
  });
});

test('a filter on what does not exist is refused; an unknown shop has nothing', async () => {
  await expect(find('', { filter: { kind: 'eq', field: 'price', value: '1' } })).rejects.toThrow(/price/);
  await expect(find('', { filter: { kind: 'eq', field: 'stock', value: 'misschien' } })).rejects.toThrow();
  expect(await find('', { filter: { kind: 'eq', field: 'allAncestors', value: '1' } })).toEqual([]);
  expect(await find('gipsplaat', { ventureId: '999' })).toEqual([]);
});

describe('completing', () => {
  const complete = async (text: string, includeOrderItems?: boolean) =>
    here.search.complete('210', text, includeOrderItems);

  test('words, products and categories', async () => {
    const { terms, productIds, categories } = await complete('gipspl');
    expect(terms[0]).toBe('gipsplaat');
    expect(productIds.length).toBeGreaterThanOrEqual(5);
    expect(categories.length).toBeGreaterThan(0);
    expect(categories.every(({ count }) => count > 0)).toBe(true);
  });

  test('compounds by their end, the second of two words, an article number, a mistake', async () => {
    expect((await complete('schroef')).terms).toContain('spaanplaatschroef');
    expect((await complete('gipsum gips')).terms).toContain('Gipsum gipsplaat');
    expect((await complete('0045')).productIds).toContain(100000);
    expect((await complete('gispl')).terms).toContain('gipsplaat');
    expect((await complete('gispl')).productIds.length).toBeGreaterThan(0);
  });

  test('with the stock filter on only stock items', async () => {
    expect((await complete('tuimeldakraam')).productIds).toContain(100007);
    expect((await complete('tuimeldakraam', false)).productIds).not.toContain(100007);
  });
});

test.each([
  'a',
  ' '.repeat(100),
  'e'.repeat(100),
  '🧱'.repeat(50),
  'ىىىى عربى نص',
  '%%%***???[]()\\',
  "'; drop table product; --",
  '0'.repeat(100),
  '1x'.repeat(50),
  'plaat'.repeat(20),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  '\u0000\u0007',
])('%j breaks nothing', async (text) => {
  expect((await here.search.search(query(text))).totalMatching).toBeGreaterThanOrEqual(0);
  expect((await here.search.complete('210', text)).productIds.length).toBeLessThanOrEqual(24);
});
