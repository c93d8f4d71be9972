import { sql } from 'drizzle-orm';
import pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { deliverMail } from '../mail/deliver-mail.ts';
import { sendToErp } from '../orders/order-jobs.ts';
import { createTestApp } from '../testing/test-app.ts';
import { insertedJobs } from './inserted-jobs.ts';
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
])('a job %s is the same row as the queue’s own send makes', async (_, delaySeconds) => {
  const data = { orderId: '21050001' };
  const [own, sent] = await db.transaction(async (tx) => {
    const byUs = await enqueue(tx, sendToErp, data, { delaySeconds });
    const byQueue = await new PgBoss({ db: fromDrizzle(tx, sql) }).send(sendToErp.name, data, {
      startAfter: delaySeconds,
    });
    return [byUs, byQueue ?? ''];
  });
  const { id: ownId, ...ownRow } = await rowOf(own);
  const { id: sentId, ...sentRow } = await rowOf(sent);
  expect(ownId).not.toBe(sentId);
  expect(ownRow).toEqual(sentRow);
  expect(ownRow).toMatchObject({ data, retry_limit: sendToErp.retry.times, dead_letter: 'dead-letter' });
});

test('who listens hears of it when it is there to be done, also of one that is part of a larger statement', async () => {
  const heard: (string | undefined)[] = [];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  client.on('notification', ({ payload }) => heard.push(payload));
  const { rows } = await client.query(`select 'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24) as channel`);
  await client.query(`listen ${rows[0].channel}`);
  await enqueue(db, sendToErp, { orderId: '21050002' }, { delaySeconds: 300 });
  await enqueue(db, deliverMail, { mailId: '0f0e7cbe-4f1c-4b6c-8f3a-0f6f3c1b2a10' });
  await db.execute(
    sql.raw(`with outbox as (
    ${insertedJobs(`select '${sendToErp.name}', '{"orderId": "21050003"}'::jsonb, null::timestamp with time zone`)}
  ) select 1`),
  );
  await client.query('select 1');
  await client.end();
  expect(heard).toEqual([deliverMail.name, sendToErp.name]);
});

test('a kind without a queue is refused', async () => {
  const kind = jobKind({
    name: 'nobodys-queue',
    data: z.object({}),
    retry: { times: 0, firstSeconds: 1, maxSeconds: 1 },
    timeLimitSeconds: 1,
    atOnce: 1,
  });
  await expect(enqueue(db, kind, {})).rejects.toThrow();
});
