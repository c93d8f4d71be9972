import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../../testing/test-app.ts';
import { sendToErp } from '../../ordering/orders/orders.jobs.ts';
import { deliverMail } from '../../organisation/mail/deliver-mail.ts';
import { jobKind } from './job-kind.ts';
import { enqueue } from './jobs.ts';

const { db, databaseUrl } = await createTestApp();

const rowOf = async (id: string) => {
  const { rows } = await db.execute<Record<string, unknown>>(sql`select * from pgboss.job where id = ${id}`);
  return rows[0] ?? {};
};

test.each([
  ['at once', 0],
  ['later', 300],
])('a job to be done %s has the settings of its kind', async (_, delaySeconds) => {
  const data = { orderId: '21050001' };
  const row = await rowOf(await enqueue(db, sendToErp, data, { delaySeconds }));
  expect(row).toMatchObject({ data, retry_limit: sendToErp.retry.times, dead_letter: 'dead-letter' });
  const { start_after: due, created_on: created } = row;
  expect(Date.parse(String(due)) - Date.parse(String(created))).toBe(delaySeconds * 1000);
});

test('a job is there when, and only when, the data it belongs to is', async () => {
  let id = '';
  const failing = db.transaction(async (tx) => {
    id = await enqueue(tx, sendToErp, { orderId: '21050001' });
    throw new Error('and back');
  });
  await expect(failing).rejects.toThrow('and back');
  expect(await rowOf(id)).toEqual({});
});

test('workers are notified of a job that is due, and not of one that is for later', async () => {
  const heard: (string | undefined)[] = [];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  client.on('notification', ({ payload }) => heard.push(payload));
  const { rows } = await client.query(`select 'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24) as channel`);
  await client.query(`listen ${rows[0].channel}`);
  await enqueue(db, sendToErp, { orderId: '21050002' }, { delaySeconds: 300 });
  await enqueue(db, deliverMail, { mailId: '0f0e7cbe-4f1c-4b6c-8f3a-0f6f3c1b2a10' });
  await client.query('select 1');
  await client.end();
  expect(heard).toEqual([deliverMail.name]);
});

test('a kind without a queue is refused', async () => {
  const kind = jobKind({
    name: 'nobodys-queue',
    data: z.object({}),
    retry: { times: 0, firstSeconds: 1, maxSeconds: 1 },
    timeLimitSeconds: 1,
    concurrency: 1,
  });
  await expect(enqueue(db, kind, {})).rejects.toThrow();
});
