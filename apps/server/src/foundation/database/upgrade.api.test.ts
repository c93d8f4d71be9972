import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoWorldFills } from '@bouwpoort/demo-world/demo-world';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { testToday } from '../../../testing/filled-cluster.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { demoSeed } from '../../program/demo/first-start.ts';
import { jobKinds } from '../../program/job-kinds.ts';
import { prepareJobs } from '../jobs/prepare-jobs.ts';
import { copyRows } from './copy-rows.ts';
import { prepareDatabase } from './database.ts';

/* The database of the release before the tables had rules, brought up to date. */

const before = '0016_lines-as-agreed';
const allMigrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const someMigrations = mkdtempSync(join(tmpdir(), 'bouwpoort-migrations-'));
cpSync(allMigrations, someMigrations, { recursive: true });
const journalFile = join(someMigrations, 'meta/_journal.json');
const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(journalFile, 'utf8'));
const entries = journal.entries.slice(0, journal.entries.findIndex(({ tag }) => tag === before) + 1);
writeFileSync(journalFile, JSON.stringify({ ...journal, entries }));

afterAll(() => rmSync(someMigrations, { recursive: true, force: true }));

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** A shop as that release left it: its tables, with the demo world in the columns they had. */
async function openOldShop(): Promise<{ url: string; client: pg.Client }> {
  const admin = await connect(inject('adminUrl'));
  const name = `upgrade_${randomUUID()}`;
  await admin.query(`create database "${name}"`);
  await admin.end();
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  const client = await connect(url.href);
  await migrate(drizzle(client), { migrationsFolder: someMigrations });
  await prepareJobs(client, jobKinds);
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text) as columns
     from information_schema.columns where table_schema = 'public' group by 1`,
  );
  const known = new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
  for (const fill of await demoWorldFills({ products: 100, seed: demoSeed, today: testToday })) {
    const kept = fill.columns.flatMap((column, at) => (known.get(fill.table)?.has(column) ? [at] : []));
    if (kept.length === 0) continue;
    const columns = kept.map((at) => fill.columns[at] ?? '');
    const cells = (function* () {
      for (const row of fill.rows) yield kept.map((at) => row[at] ?? null);
    })();
    await copyRows(client, { ...fill, columns, rows: cells }, () => undefined);
  }
  // No order waited for approval then.
  await client.query(`delete from cart where status not in ('open', 'ordered')`);
  return { url: url.href, client };
}

async function countsOf(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts: [string, number][] = [];
  for (const { name } of rows) {
    const counted = await client.query<{ rows: number }>(`select count(*)::integer as rows from "${name}"`);
    counts.push([name, counted.rows[0]?.rows ?? 0]);
  }
  return Object.fromEntries(counts);
}

async function notValidated(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select conname as name from pg_constraint
     where connamespace = 'public'::regnamespace and not convalidated order by 1`,
  );
  return rows.map(({ name }) => name);
}

const upgrade = (url: string) => prepareDatabase(url, async (client) => prepareJobs(client, jobKinds));

describe('a shop in order', () => {
  let old: Awaited<ReturnType<typeof openOldShop>>;
  let counts: Record<string, number>;
  beforeAll(async () => {
    old = await openOldShop();
    counts = await countsOf(old.client);
    await upgrade(old.url);
  });
  afterAll(() => old.client.end());

  test('keeps every row, and every rule holds for all of them', async () => {
    const after = await countsOf(old.client);
    expect(after).toMatchObject(counts);
    expect(await notValidated(old.client)).toEqual([]);
  });

  test('makes ids above those it has', async () => {
    const { rows } = await old.client.query<{ table: string }>(
      `select table_name as table from information_schema.columns
       where table_schema = 'public' and is_identity = 'YES' and identity_generation = 'BY DEFAULT'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(7);
    for (const { table } of rows) {
      const { rows: free } = await old.client.query<{ free: boolean }>(
        `select nextval(pg_get_serial_sequence('${table}', 'id')) > (select coalesce(max(id), 0) from "${table}") as free`,
      );
      expect(free, table).toEqual([{ free: true }]);
    }
    const { rows: shared } = await old.client.query<{ free: boolean }>(
      `select nextval('catalogue_id') > (select max(id) from (select id from category union all select id from product
         union all select id from variant union all select id from bundle) articles) as free`,
    );
    expect(shared).toEqual([{ free: true }]);
  });

  test('sells as it did', async () => {
    const { app } = await openTestApp(old.url);
    expect((await app.inject('/ready')).statusCode).toBe(200);
    const list = await app.inject({ method: 'POST', url: '/api/content/search/products/210', payload: { top: 10 } });
    expect(list.json().results.length).toBeGreaterThan(5);
    expect((await app.inject('/api/cms/v3.0/content/210-home')).statusCode).toBe(200);
    const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
    expect((await shopper.get('/api/orders')).json().length).toBeGreaterThan(10);
    const cart = await shopper.fill([['1589792', 10]]);
    const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };
    expect((await shopper.prepare(cart.id, dates)).statusCode).toBe(200);
    expect((await shopper.convert(cart.id)).statusCode).toBe(200);
  });
});

test('rows that break a rule do not stop an upgrade: they stay, are named, and no more of them come in', async () => {
  const { url, client } = await openOldShop();
  await client.query(`
    update bundle set unit_ratio = 0 where id = (select min(id) from bundle);
    update list_price set price_delivery = 'NaN' where variant_id = (select min(variant_id) from list_price);
    update price_agreement set customer_id = 'weg' where id = (select min(id) from price_agreement where customer_id is not null);
    update content set parent_id = 'weg' where id = (select min(id) from content where parent_id is not null);
    update customer_address set shipping_default = true where address_type = 'invoice';
    update category set ancestors = '{1}' where id = (select max(id) from category);
    update sales_order set site_user_id = gen_random_uuid(), cart_id = 77, delivery_window = '1'
      where order_id = (select min(order_id) from sales_order);
    update sales_order set cart_id = 77, delivery_window = '2' where order_id = (
      select min(order_id) from sales_order where order_id > (select min(order_id) from sales_order));
    insert into payment (order_id, cart_id, site_user_id, customer_id, venture_id, amount, concept, provider, status,
      created_at, updated_at)
    select 'p-1', 77, gen_random_uuid(), customer_id, venture_id, 1, '{}', 'sandbox', 'successful', now(), now()
    from sales_order order by order_id limit 1`);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await upgrade(url);
  const warned = warn.mock.calls.map(([line]) => String(line));
  warn.mockRestore();

  const broken = ['bundle_unit_ratio', 'content_parent_fk', 'list_price_numbers', 'price_agreement_customer_fk'];
  expect(await notValidated(client)).toEqual(broken);
  expect(warned).toHaveLength(broken.length);
  for (const name of broken) expect(warned.filter((line) => line.includes(name))).toHaveLength(1);
  await expect(client.query('update bundle set unit_ratio = 0')).rejects.toMatchObject({ code: '23514' });

  const { rows } = await client.query(`select
    (select count(*)::integer from bundle where unit_ratio = 0) as "badBundles",
    (select count(*)::integer from sales_order where cart_id = 77) as "ordersOfCart",
    (select status from cart where id = 77) as cart,
    (select count(*)::integer from payment where site_user_id is null) as "paymentsOfNobody",
    (select count(*)::integer from category c left join category p on p.id = c.parent_id
      where c.ancestors <> coalesce(p.ancestors, '{}') || c.id) as misplaced,
    (select max(count) from (select count(*)::integer from customer_address where shipping_default group by customer_id))
      as primaries`);
  expect(rows).toEqual([
    { badBundles: 1, ordersOfCart: 2, cart: 'ordered', paymentsOfNobody: 1, misplaced: 0, primaries: 1 },
  ]);

  const { app } = await openTestApp(url);
  const list = await app.inject({ method: 'POST', url: '/api/content/search/products/210', payload: { top: 10 } });
  expect(list.json().results.length).toBeGreaterThan(5);
  await client.end();
});
