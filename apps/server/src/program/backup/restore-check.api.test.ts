import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testToday } from '../../../testing/filled-cluster.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { openDatabase, prepareDatabase } from '../../foundation/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../foundation/database/embedded-postgres.ts';
import { postgresOwner } from '../../foundation/database/postgres-binaries.ts';
import { prepareJobs } from '../../foundation/jobs/prepare-jobs.ts';
import { fillDemoWorld } from '../demo/fill-demo-world.ts';
import { demoSeed } from '../demo/first-start.ts';
import { jobKinds } from '../job-kinds.ts';
import { checkRestored } from './restore-checks.ts';
import { type Backup, withRestored } from './restored-cluster.ts';

/* A shop that takes orders while its files are copied, and what comes back of it. */

const home = mkdtempSync(join(tmpdir(), 'bouwpoort-backup-'));
// PostgreSQL may run as another user.
chmodSync(home, 0o755);
const [wal, base] = [join(home, 'wal'), join(home, 'base')];
let postgres: EmbeddedPostgres;
let testApp: TestApp;
let shopper: Shopper;
const placed: { orderId: string; at: Date }[] = [];

beforeAll(async () => {
  mkdirSync(wal);
  const owner = postgresOwner();
  if (owner) chownSync(wal, owner.uid, owner.gid);
  const start = () => startEmbeddedPostgres({ dataDir: home, password: 'test', durable: true });
  const first = await start();
  await asked(first.url, 'alter system set archive_mode = on');
  await asked(first.url, `alter system set archive_command = 'cp "%p" "${wal}/%f"'`);
  await first.stop();
  postgres = await start();
  await prepareDatabase(postgres.url, async (client) => {
    await prepareJobs(client, jobKinds);
    await fillDemoWorld(client, { products: 50, seed: demoSeed, today: testToday }, () => undefined);
  });
  testApp = await openTestApp(postgres.url);
  shopper = await Shopper.logIn(testApp.app, 'aannemer@steenhof.test');
}, 240_000);

afterAll(async () => {
  // It would look for changes in a database that is gone.
  await testApp.search.close();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
});

async function asked(url: string, statement: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function order(): Promise<void> {
  const cart = await shopper.fill([['1589792', 10]]);
  const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };
  const prepared = await shopper.prepare(cart.id, dates);
  expect(prepared.statusCode, prepared.body).toBe(200);
  const { orderIds } = (await shopper.convert(cart.id)).json();
  const [now] = await asked(postgres.url, 'select clock_timestamp() as at');
  for (const orderId of orderIds) placed.push({ orderId, at: now?.at });
}

/** As pg_basebackup does it, while others write: files that vanish meanwhile are in the WAL. */
async function backUp(during: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query("select pg_backup_start('test', true)");
  const working = during();
  await copyCluster(join(postgres.home, 'postgres'), base);
  await working;
  const { rows } = await client.query('select labelfile from pg_backup_stop(true)');
  writeFileSync(join(base, 'backup_label'), rows[0].labelfile);
  await client.end();
}

async function copyCluster(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const target = join(to, path.slice(from.length));
    if (entry.isDirectory()) await mkdir(target, { recursive: true });
    if (!entry.isFile() || entry.name === 'postmaster.pid' || entry.parentPath.includes('pg_wal')) continue;
    await mkdir(dirname(target), { recursive: true });
    await copyFile(path, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

const backup = (until?: Date): Backup => ({ base, wal, until, role: 'bouwpoort', database: 'bouwpoort' });

async function restored(until?: Date) {
  return withRestored(backup(until), async (url) => {
    const { db, pool, close } = await openDatabase(url, 1);
    try {
      const report = await checkRestored(db);
      const { rows } = await pool.query('select order_id from sales_order where order_id = any($1)', [
        placed.map(({ orderId }) => orderId),
      ]);
      return { report, orderIds: rows.map((row) => row.order_id) };
    } finally {
      await close();
    }
  });
}

test('a backup made under load gives back every order before the moment, and none after it', async () => {
  await order();
  let isCopied = false;
  await backUp(async () => {
    for (let times = 0; times < 3; times++) await order();
    isCopied = true;
  });
  expect(isCopied).toBe(true);
  await order();
  const moment: Date = (await asked(postgres.url, 'select clock_timestamp() as at'))[0]?.at;
  await order();
  await order();
  const [{ segment } = { segment: '' }] = await asked(
    postgres.url,
    'select pg_walfile_name(pg_switch_wal()) as segment',
  );
  await vi.waitUntil(() => readdirSync(wal).includes(segment), 30_000);

  const before = placed.filter(({ at }) => at <= moment).map(({ orderId }) => orderId);
  expect(before.length).toBeGreaterThanOrEqual(5);
  const then = await restored(moment);
  expect(then.orderIds.toSorted()).toEqual(before.toSorted());
  expect(then.report).toMatchObject({ problems: [], lastOrder: expect.any(Date) });
  expect(then.report.tables).toBeGreaterThan(50);
  expect(then.report.upTo?.getTime()).toBeLessThanOrEqual(moment.getTime());

  const whole = await restored();
  expect(whole.orderIds.toSorted()).toEqual(placed.map(({ orderId }) => orderId).toSorted());
  expect(whole.report.problems).toEqual([]);
});

test('a backup that cannot be used says why', async () => {
  const empty = join(home, 'empty');
  mkdirSync(empty);
  await expect(withRestored({ ...backup(), base: empty }, async () => undefined)).rejects.toThrow('PG_VERSION');
  copyFileSync(join(base, 'PG_VERSION'), join(empty, 'PG_VERSION'));
  await expect(withRestored({ ...backup(), base: empty }, async () => undefined)).rejects.toThrow('backup_label');
  await expect(withRestored({ ...backup(), wal: empty }, async () => undefined)).rejects.toThrow('did not start');
  await expect(restored(new Date('2090-01-01'))).rejects.toThrow('recovery ended before configured recovery target');
});

test('an index that misses a row and an order that does not add up are found', async () => {
  await withRestored(backup(), async (url) => {
    const { db, pool, close } = await openDatabase(url, 1);
    const set = (isReady: boolean) =>
      pool.query("update pg_index set indisready = $1 where indexrelid = 'sales_order_line_product'::regclass", [
        isReady,
      ]);
    try {
      await set(false);
      await pool.query(`insert into sales_order_line select (jsonb_populate_record(l, '{"line_number": 1000}')).*
        from sales_order_line l order by order_id, line_number limit 1`);
      await set(true);
      expect((await checkRestored(db)).problems).toEqual([
        expect.stringContaining('index sales_order_line_product: heap tuple'),
        '1 order whose lines do not add up',
      ]);
    } finally {
      await close();
    }
  });
});
