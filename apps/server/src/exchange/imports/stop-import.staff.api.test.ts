import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { poolOf } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import { ensureSource } from '../connections/connections.ts';
import { undoImportJob } from './imports.jobs.ts';

const { app, db, databaseUrl, runJobs } = await createTestApp();
const admin = await staffOf(app, 'admin');

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

const table = (source: string) => `Artikelnr.;Omschrijving;EAN-code;Eenheid;Inhoud;Inhoudseenheid;Prijs (€);Per
${source}-1;Gipsplaat AK ${source};8712345678906;stuks;3,12;m2;5,95;1
${source}-2;Gipsplaat RK ${source};8712345678913;stuks;3,12;m2;4,80;1
`;

async function checked(source: string, content: string, fileName = 'assortiment.csv', entity?: string) {
  const address = new URLSearchParams({ fileName, source, ventureId: '210', ...(entity && { entity }) });
  const octets = { 'content-type': 'application/octet-stream' };
  const brought = await admin.ask('POST', `/api/beheer/imports?${address}`, Buffer.from(content), octets);
  expect(brought.statusCode, brought.payload).toBe(200);
  const { runId }: ImportRun = brought.json();
  const read = async (): Promise<ImportRun> => (await admin.get(`/api/beheer/imports/${runId}`)).json();
  const step = (action: string) => admin.ask('POST', `/api/beheer/imports/${runId}/${action}`);
  await step('check');
  await runJobs();
  expect((await read()).state).toBe('checked');
  return { runId, read, step };
}

/** A worker that meets this lock waits for its holder. */
async function lockFeed(source: string, entity: string): Promise<() => Promise<void>> {
  const sourceId = await ensureSource(db, source, new Date());
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const lock = `hashtextextended('exchange ${sourceId} 210 ${entity}', 0)`;
  await client.query(`select pg_advisory_lock(${lock})`);
  return () => client.end();
}

/** An import of which the products are applied and the articles wait. */
async function halfway(source: string) {
  const run = await checked(source, table(source));
  const unlock = await lockFeed(source, 'variant');
  await run.step('start');
  const working = runJobs();
  await vi.waitFor(
    async () => {
      const { batches } = await run.read();
      expect(batches.map(({ dryRun, entity, state }) => [dryRun, entity, state])).toEqual([
        [false, 'product', 'finished'],
        [false, 'variant', 'queued'],
      ]);
    },
    { timeout: 30_000 },
  );
  expect(await namesOf(source)).toHaveLength(2);
  return { ...run, unlock, working };
}

const namesOf = async (source: string) =>
  (await query<{ name: string }>(db, `select name from product where name like '%' || $1 order by name`, [source])).map(
    ({ name }) => name,
  );

/** Waits until this many queries of this database wait for a lock. */
const waitForWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const waiting = await query(
        db,
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(count);
    },
    { timeout: 60_000 },
  );

const leftStaging = () => query(db, `select tablename from pg_tables where schemaname = 'exchange_staging'`);

test.for(['running', 'paused'] as const)(
  'an import that is %s can be stopped, and leaves nothing behind',
  async (state) => {
    const source = `stop-${state}`;
    const { read, step, unlock, working } = await halfway(source);
    if (state === 'paused') expect((await step('pause')).json().state).toBe('paused');
    const stopped = await step('stop');
    expect([stopped.statusCode, stopped.json().state]).toEqual([200, 'undoing']);
    expect((await step('resume')).statusCode).toBe(409);
    await unlock();
    await working;
    await runJobs({ delayed: true });
    const { batches, ...run } = await read();
    expect(run).toMatchObject({ state: 'undone', canUndo: false, failure: null });
    expect(batches.map(({ entity, state: of, paused }) => [entity, of, paused])).toEqual([
      ['product', 'undone', false],
      ['variant', 'undone', false],
    ]);
    expect(await namesOf(source)).toEqual([]);
    expect(await leftStaging()).toEqual([]);
    const { changes } = (await admin.get('/api/beheer/audit?entity=import')).json();
    expect(changes[0]).toMatchObject({ after: { source, action: 'stop' } });
    expect((await step('stop')).statusCode).toBe(409);

    const again = await checked(source, table(source));
    await again.step('start');
    await runJobs();
    expect(await again.read()).toMatchObject({ state: 'finished', counts: { created: 6, errors: 0 } });
  },
);

test('applied lines of a batch are undone, and the others are never applied', async () => {
  const source = 'stop-midden';
  const line = (at: number, name: string) =>
    `${JSON.stringify({ externalId: `f-${at}`, name: `${name} ${source}` })}\n`;
  const first = await checked(source, line(6000, 'Maat vooraf'), 'feature.ndjson', 'feature');
  await first.step('start');
  await runJobs();
  const lines = Array.from({ length: 10_200 }, (_, at) => line(at, 'Maat'));
  const { read, step } = await checked(source, lines.join(''), 'feature.ndjson', 'feature');
  const other = await poolOf(db).connect();
  await other.query('begin');
  await other.query(`select from feature where name = 'Maat vooraf ${source}' for update`);
  await step('start');
  const working = runJobs();
  // The fifth part of fifteen hundred lines waits for the one who changes that feature.
  await waitForWaiting(1);
  expect((await read()).counts.created).toBe(6000);
  // Whoever waits for the feed gets it when that part is applied: no other part comes before the stop.
  const locking = lockFeed(source, 'feature');
  await waitForWaiting(2);
  const stopping = step('stop');
  await waitForWaiting(3);
  await other.query('rollback');
  other.release();
  const unlock = await locking;
  expect((await stopping).json()).toMatchObject({ state: 'undoing', counts: { created: 7499, changed: 1 } });
  await unlock();
  await working;
  await runJobs({ delayed: true });
  expect(await read()).toMatchObject({
    state: 'undone',
    batches: [{ state: 'undone', undone: { restored: 7500, kept: 0 } }],
  });
  const left = await query(db, `select name from feature where name like '%' || $1`, [source]);
  expect(left).toEqual([{ name: `Maat vooraf ${source}` }]);
  expect(await leftStaging()).toEqual([]);
}, 120_000);

test('the stop of a killed worker is finished by another', async () => {
  const source = 'stop-gedood';
  const { read, step, unlock, working } = await halfway(source);
  await step('pause');
  await unlock();
  await working;
  const unlockProducts = await lockFeed(source, 'product');
  await step('stop');
  const program = fileURLToPath(new URL('../../../testing/worker-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  children.push(child);
  const died = once(child, 'exit');
  const states = async () => (await read()).batches.map(({ state }) => state);
  await vi.waitFor(async () => expect(await states()).toEqual(['undoing', 'undone']), {
    timeout: 60_000,
    interval: 50,
  });
  child.kill('SIGKILL');
  await died;
  await unlockProducts();
  expect(await namesOf(source)).toHaveLength(2);
  const queue = new PgBoss({ db: fromDrizzle(db, sql) });
  await db.execute(
    sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '2 minutes' where name = ${undoImportJob.name}`,
  );
  await queue.supervise(undoImportJob.name);
  await runJobs({ delayed: true });
  expect((await read()).state).toBe('undone');
  expect(await namesOf(source)).toEqual([]);
}, 120_000);
