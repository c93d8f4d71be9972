import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { poolOf } from '../../foundation/database/database.ts';
import { ensureSource } from '../connections/connections.ts';
import { importJob } from './imports.jobs.ts';

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

test('the import of a killed worker is continued by another within minutes, before its time limit', async () => {
  const { app, db, databaseUrl, runJobs } = await createTestApp();
  const admin = await staffOf(app, 'admin');
  const file = Buffer.from('{"externalId":"p-gedood","name":"Plaat die bleef liggen"}\n');
  const address = 'fileName=product.ndjson&source=gedood&ventureId=210&entity=product';
  const octets = { 'content-type': 'application/octet-stream' };
  const { runId }: ImportRun = (await admin.ask('POST', `/api/beheer/imports?${address}`, file, octets)).json();
  const read = async (): Promise<ImportRun> => (await admin.get(`/api/beheer/imports/${runId}`)).json();
  await admin.ask('POST', `/api/beheer/imports/${runId}/check`);
  await runJobs();
  expect((await read()).state).toBe('checked');

  // The worker waits for this lock on the feed.
  const sourceId = await ensureSource(db, 'gedood', new Date());
  const client = await poolOf(db).connect();
  const lock = `hashtextextended('exchange ${sourceId} 210 product', 0)`;
  await client.query(`select pg_advisory_lock(${lock})`);
  await admin.ask('POST', `/api/beheer/imports/${runId}/start`);
  const program = fileURLToPath(new URL('../../../testing/worker-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  children.push(child);
  const died = once(child, 'exit');
  await vi.waitFor(async () => expect((await read()).batches.map(({ dryRun }) => dryRun)).toEqual([false]), {
    timeout: 60_000,
    interval: 50,
  });
  child.kill('SIGKILL');
  await died;
  await client.query(`select pg_advisory_unlock(${lock})`);
  client.release();

  await runJobs({ delayed: true });
  expect((await read()).state, 'as long as it may still be at work it is nobody else’s').toBe('running');
  const queue = new PgBoss({ db: fromDrizzle(db, sql) });
  await db.execute(
    sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '2 minutes' where name = ${importJob.name}`,
  );
  await queue.supervise(importJob.name);
  await runJobs({ delayed: true });
  expect(await read()).toMatchObject({ state: 'finished', counts: { created: 1, errors: 0 } });
}, 120_000);
