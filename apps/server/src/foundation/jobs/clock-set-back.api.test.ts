import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { sendToErp } from '../../ordering/orders/orders.jobs.ts';
import { checkOpenPayments } from '../../ordering/payments/payments.jobs.ts';
import { followClockSetBack } from './clock-set-back.ts';
import { job } from './job-kind.ts';
import { enqueue } from './jobs.ts';
import { startWorkers } from './workers.ts';

const { db, app, context, databaseUrl, logged } = await createTestApp();

const stateOf = async (id: string) => {
  const { rows } = await db.execute<{ state: string }>(sql`select state from pgboss.job where id = ${id}`);
  return rows[0]?.state;
};

/** As it is after the clock of the database was set back: what was written since lies ahead. */
async function setBackByAYear(): Promise<void> {
  await db.execute(sql`update pgboss.version set cron_on = now() + interval '1 year'`);
  await db.execute(
    sql`update pgboss.queue set monitor_on = now() + interval '1 year', maintain_on = now() + interval '1 year'`,
  );
}

test('what waits for a moment that lies ahead is done, and scheduled jobs come', async () => {
  const retried = await enqueue(db, sendToErp, { orderId: '21050001' });
  await db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 year' where id = ${retried}`,
  );
  const lost = await enqueue(db, sendToErp, { orderId: '21050002' });
  await db.execute(
    sql`update pgboss.job set state = 'active', started_on = now() + interval '1 year' where id = ${lost}`,
  );
  await setBackByAYear();
  const done: string[] = [];
  const workers = await startWorkers({
    ...context,
    databaseUrl,
    log: app.log,
    jobs: [
      job(sendToErp, async (_ctx, { orderId }) => void done.push(orderId)),
      job(checkOpenPayments, async () => void done.push('payments')),
    ],
  });
  await vi.waitFor(() => expect(done).toContain('21050001'), 30_000);
  expect(logged).toContainEqual(expect.objectContaining({ msg: expect.stringContaining('was set back') }));
  // The scheduler sends what is due in this minute or the next.
  const { rows } = await db.execute(sql`select cron_on is null or cron_on <= now() as follows from pgboss.version`);
  expect(rows).toEqual([{ follows: true }]);
  await workers.stop();
  expect(await stateOf(retried)).toBe('completed');

  await db.execute(sql`update pgboss.job set started_on = started_on - interval '1 day' where id = ${lost}`);
  const boss = new PgBoss({ connectionString: databaseUrl, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.supervise(sendToErp.name);
  await boss.stop({ graceful: false });
  expect(await stateOf(lost)).toBe('retry');
});

test('while the clock goes on as it should nothing is moved', async () => {
  const later = await enqueue(db, sendToErp, { orderId: '21050003' }, { delaySeconds: 300 });
  expect(await followClockSetBack(db)).toBe(false);
  const { rows } = await db.execute(sql`select start_after > now() as waits from pgboss.job where id = ${later}`);
  expect(rows).toEqual([{ waits: true }]);
});

test('a clock that runs a year ahead throws away nothing that waits', async () => {
  const id = await enqueue(db, sendToErp, { orderId: '21050004' });
  const { rows } = await db.execute(
    sql`select keep_until > now() + interval '5 years' as kept from pgboss.job where id = ${id}`,
  );
  expect(rows).toEqual([{ kept: true }]);
});
