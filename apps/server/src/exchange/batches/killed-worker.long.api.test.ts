import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addSource, type TestSource } from '../../../testing/test-exchange.ts';
import { query } from '../../foundation/database/prepared.ts';
import { runFeed } from './batches.jobs.ts';

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

const lines = Array.from({ length: 22_000 }, (_, at) => ({
  externalId: `p-${at}`,
  name: `Plaat ${at}`,
  category: 'c',
}));

async function fill(app: TestApp): Promise<{ source: TestSource; id: number }> {
  const source = await addSource(app);
  await source.apply('category', [{ externalId: 'c', name: 'Platen' }]);
  await source.apply('product', [{ externalId: 'p-0', name: 'Oude plaat', category: 'c' }]);
  // This test does not search, and indexing takes longer than writing the lines.
  await app.search.close();
  const sent = await source.send('product', [...lines, { externalId: 'fout' }]);
  return { source, id: sent.json().id };
}

const picture = ({ db }: TestApp) =>
  query(
    db,
    `select p.name, p.stop_publish, c.name as category, r.external_id from product p join category c on c.id = p.category_id
    join exchange_reference r on r.entity = 'product' and r.our_id = p.id::text order by r.external_id`,
  );

/** A worker in a process of its own. */
function startWorker({ databaseUrl }: TestApp): ChildProcess {
  const program = fileURLToPath(new URL('../../../testing/worker-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  children.push(child);
  return child;
}

/** PostgreSQL continues a statement until it notices the lost connection, and may still hand out a job. */
const disconnected = ({ db }: TestApp) =>
  vi.waitFor(
    async () => {
      const left = await query(
        db,
        `select pid from pg_stat_activity where datname = current_database() and application_name = 'bouwpoort-jobs'`,
      );
      expect(left).toEqual([]);
    },
    { timeout: 60_000, interval: 20 },
  );

/** What the queue does itself when a job exceeds its time. */
async function giveBackJobs(app: TestApp): Promise<void> {
  const { db } = app;
  await disconnected(app);
  const boss = new PgBoss({ db: fromDrizzle(db, sql) });
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from pgboss.job where name = ${runFeed.name} and state = 'active'`,
  );
  for (const { id } of rows) await boss.fail(runFeed.name, id, { message: 'killed' });
  await db.execute(sql`update pgboss.job set start_after = now() where name = ${runFeed.name} and state = 'retry'`);
}

test('a worker killed repeatedly during a batch leaves the same shop as one that was never killed', async () => {
  const [killed, calm] = [await createTestApp(), await createTestApp()];
  const { source, id } = await fill(killed);
  let kills = 0;
  for (let seen = 0; kills < 3; ) {
    const child = startWorker(killed);
    const died = once(child, 'exit');
    // Killed as soon as it made progress: most likely in the middle of the next chunk.
    await vi.waitFor(
      async () => {
        const [row] = await query<{ chunks: number; state: string }>(
          killed.db,
          'select chunks, state from exchange_batch where id = $1',
          [id],
        );
        expect(row?.chunks).toBeGreaterThan(seen);
        seen = row?.chunks ?? seen;
      },
      { timeout: 60_000, interval: 20 },
    );
    child.kill('SIGKILL');
    await died;
    kills++;
    await giveBackJobs(killed);
    if ((await source.batch('product', id)).state === 'finished') break;
  }
  await killed.runJobs();
  const other = await fill(calm);
  const [before] = await query<{ id: string }>(
    calm.db,
    'select coalesce(max(id), 0)::text as id from catalogue_change',
  );
  await calm.runJobs();
  // A large batch notifies the search index once, at its end.
  const told = await query(calm.db, 'select what, product_ids from catalogue_change where id > $1', [before?.id]);
  expect(told).toEqual([{ what: 'catalogue', product_ids: expect.anything() }]);
  const [after, expected] = [await source.batch('product', id), await other.source.batch('product', other.id)];
  expect(kills).toBeGreaterThanOrEqual(2);
  expect(after.counts).toEqual(expected.counts);
  expect(after).toMatchObject({ state: 'finished', counts: { created: 21_999, changed: 1, refused: 1 } });
  expect(await source.errors('product', id)).toEqual(await other.source.errors('product', other.id));
  expect(await picture(killed)).toEqual(await picture(calm));
}, 240_000);
