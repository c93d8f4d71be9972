import { randomUUID } from 'node:crypto';
import { demoWorldFills } from '@bouwpoort/demo-world/demo-world';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { applyEarlierMigrations, earlierMigrations } from '../../../testing/earlier-migrations.ts';
import { testToday } from '../../../testing/filled-cluster.ts';
import { schemaOf } from '../../../testing/schema-of.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { emptyDatabase } from '../../../testing/test-cluster.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { demoSeed } from '../../program/demo/first-start.ts';
import { jobKinds } from '../../program/job-kinds.ts';
import { StartError } from '../config/start-error.ts';
import { prepareJobs } from '../jobs/prepare-jobs.ts';
import { withoutIndexes } from './bulk-load.ts';
import { copyRows } from './copy-rows.ts';
import { prepareDatabase } from './database.ts';

/* The database of the version before the foundation, brought up to date. */

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function openOldDatabase(steps?: number): Promise<{ url: string; client: pg.Client }> {
  const admin = await connect(inject('adminUrl'));
  const name = `upgrade_${randomUUID()}`;
  await admin.query(`create database "${name}"`);
  await admin.end();
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  const client = await connect(url.href);
  await applyEarlierMigrations(client, steps);
  return { url: url.href, client };
}

/** A shop as that version left it: its tables, with the demo world in the columns they had. */
async function openOldShop(): Promise<{ url: string; client: pg.Client }> {
  const { url, client } = await openOldDatabase();
  await prepareJobs(client, jobKinds);
  const known = await columnsOf(client);
  const fills = await demoWorldFills({ products: 100, seed: demoSeed, today: testToday });
  await client.query('begin');
  await client.query(`truncate ${[...known.keys()].join()}`);
  await withoutIndexes(client, async () => {
    for (const fill of fills) {
      const kept = fill.columns.flatMap((column, at) => (known.get(fill.table)?.includes(column) ? [at] : []));
      if (kept.length === 0) continue;
      const columns = kept.map((at) => fill.columns[at] ?? '');
      const cells = (function* () {
        for (const row of fill.rows) yield kept.map((at) => row[at] ?? null);
      })();
      await copyRows(client, { ...fill, columns, rows: cells }, () => undefined);
    }
  });
  await client.query('select advance_identities()');
  await client.query('commit');
  return { url, client };
}

async function columnsOf(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
     where table_schema = 'public' group by 1 order by 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** The rows of each table as one line, of these columns only: a later migration may add some. */
async function contentsOf(client: pg.Client, tables: ReadonlyMap<string, string[]>): Promise<Record<string, string>> {
  const contents: [string, string][] = [];
  for (const [table, columns] of tables) {
    const listed = columns.map((column) => pg.escapeIdentifier(column)).join();
    const { rows } = await client.query<{ content: string }>(
      `select count(*) || ' rows, ' || md5(string_agg(line, chr(10) order by line)) as content
       from (select row(${listed})::text as line from ${pg.escapeIdentifier(table)}) lines`,
    );
    contents.push([table, rows[0]?.content ?? '']);
  }
  return Object.fromEntries(contents);
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
  let tables: Map<string, string[]>;
  let contents: Record<string, string>;
  beforeAll(async () => {
    old = await openOldShop();
    tables = await columnsOf(old.client);
    contents = await contentsOf(old.client, tables);
    await upgrade(old.url);
  });
  afterAll(() => old.client.end());

  test('keeps every row, and every rule holds for all of them', async () => {
    expect(Object.keys(contents).length).toBeGreaterThan(140);
    expect(await contentsOf(old.client, tables)).toEqual(contents);
    expect(await notValidated(old.client)).toEqual([]);
  });

  test('has the tables, rules, triggers and functions of a new one', async () => {
    const fresh = await connect(await emptyDatabase(inject('adminUrl'), `fresh_${randomUUID()}`));
    const schema = await schemaOf(fresh);
    await fresh.end();
    expect(schema.filter((line) => line.startsWith('trigger ')).length).toBeGreaterThan(100);
    expect(await schemaOf(old.client)).toEqual(schema);
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
  const broken = {
    bundle_unit_ratio: 'update bundle set unit_ratio = 0 where id = (select min(id) from bundle)',
    content_parent_fk: `update content set parent_id = 'weg'
      where id = (select min(id) from content where parent_id is not null)`,
    list_price_numbers: `update list_price set price_delivery = 'NaN'
      where variant_id = (select min(variant_id) from list_price)`,
    price_agreement_customer_fk: `update price_agreement set customer_id = 'weg'
      where id = (select min(id) from price_agreement where customer_id is not null)`,
  };
  for (const [name, change] of Object.entries(broken)) await breakRule(client, name, change);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await upgrade(url);
  const warned = warn.mock.calls.map(([line]) => String(line));
  warn.mockRestore();

  expect(await notValidated(client)).toEqual(Object.keys(broken));
  expect(warned).toHaveLength(Object.keys(broken).length);
  for (const name of Object.keys(broken)) expect(warned.filter((line) => line.includes(name))).toHaveLength(1);
  await expect(client.query('update bundle set unit_ratio = 0')).rejects.toMatchObject({ code: '23514' });
  const { rows } = await client.query('select count(*)::integer as bad from bundle where unit_ratio = 0');
  expect(rows).toEqual([{ bad: 1 }]);

  const { app } = await openTestApp(url);
  const list = await app.inject({ method: 'POST', url: '/api/content/search/products/210', payload: { top: 10 } });
  expect(list.json().results.length).toBeGreaterThan(5);
  await client.end();
});

/** As an earlier upgrade left it: the rule holds for new rows only. */
async function breakRule(client: pg.Client, name: string, change: string): Promise<void> {
  const { rows } = await client.query<{ owner: string; rule: string }>(
    'select conrelid::regclass as owner, pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1',
    [name],
  );
  const { owner, rule } = rows[0] ?? {};
  await client.query(`alter table ${owner} drop constraint ${name}`);
  await client.query(change);
  await client.query(`alter table ${owner} add constraint ${name} ${rule} not valid`);
}

test.for([1, 31, 56])(
  'a database at step %i of the earlier migrations is refused with what to do first',
  async (steps) => {
    const { url, client } = await openOldDatabase(steps);
    const before = await schemaOf(client);
    const failure = await upgrade(url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(failure).toMatchObject({
      message: expect.stringMatching(`^The database is at step ${steps} of the 57 .*4a7e0252`),
    });
    expect(await schemaOf(client)).toEqual(before);
    await client.end();
  },
);

test('the version before starts on the upgraded database: it has nothing to apply', async () => {
  const { url, client } = await openOldDatabase();
  await upgrade(url);
  const { rows } = await client.query<{ last: string }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  expect(earlierMigrations.filter(({ when }) => when > Number(rows[0]?.last))).toEqual([]);
  await client.end();
});
