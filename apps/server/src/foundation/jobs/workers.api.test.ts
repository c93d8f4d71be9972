import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { type ReceivedMail, startSmtpServer } from '../../../testing/smtp-server.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { runFeed } from '../../exchange/batches/batches.jobs.ts';
import { embeddedErp } from '../../ordering/erp/embedded-erp.ts';
import { sendToErp } from '../../ordering/orders/orders.jobs.ts';
import { mailMessages } from '../../organisation/mail/mail.tables.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { allJobs } from '../../program/all-jobs.ts';
import { smtpSender } from '../mail/smtp-sender.ts';
import { job } from './job-kind.ts';
import { enqueue } from './jobs.ts';
import { PreparedQueue, startWorkers } from './workers.ts';

const smtp = await startSmtpServer();
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await smtp.close();
});

const changed = (to: string) => ({
  to,
  kind: 'password-changed' as const,
  ventureId: '210',
  data: { firstName: 'Joris', changedAt: new Date(), path: '/steenhof/wachtwoord-vergeten' },
});

/** Resolves when this many mails have come in since it was called. */
function receive(count: number): Promise<ReceivedMail[]> {
  const { promise, resolve } = Promise.withResolvers<ReceivedMail[]>();
  const mails: ReceivedMail[] = [];
  smtp.onMail = (mail) => {
    if (mails.push(mail) === count) resolve(mails);
  };
  return promise;
}

test('two workers share the work, and no mail goes out twice', async () => {
  const { db, databaseUrl, context, app, payments } = await createTestApp({ SMTP_URL: smtp.url });
  const start = () =>
    startWorkers({
      ...context,
      databaseUrl,
      log: app.log,
      jobs: allJobs({ mailSender: smtpSender(smtp.url), erp: embeddedErp(db, () => new Date()), payments }),
    });
  const workers = await Promise.all([start(), start()]);
  const addresses = Array.from({ length: 30 }, (_, at) => `klant${at}@bouwbedrijf.example`);
  const received = receive(addresses.length);
  for (const to of addresses) await sendMail(context, changed(to));
  await received;
  // Stopping lets the receipts of the last mails be written.
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual([...addresses].sort());
  const rows = await db.select().from(mailMessages);
  expect(rows.filter((row) => row.sentAt && row.attempts === 1)).toHaveLength(addresses.length);
  const { rows: states } = await db.execute(sql`select distinct state from pgboss.job where name = 'mail'`);
  expect(states).toEqual([{ state: 'completed' }]);
});

test('a worker killed while sending: another sends it again, recognisably the same mail', async () => {
  const { db, databaseUrl, context, runJobs, mails } = await createTestApp({ SMTP_URL: smtp.url });
  const program = fileURLToPath(new URL('../../../testing/worker-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl, SMTP_URL: smtp.url },
    stdio: 'inherit',
  });
  children.push(child);
  const died = once(child, 'exit');
  const { promise: firstMail, resolve } = Promise.withResolvers<ReceivedMail>();
  // The mail is with the server, and the process dies before it hears so.
  smtp.onMail = async (mail) => {
    child.kill('SIGKILL');
    await died;
    resolve(mail);
  };
  const id = await sendMail(context, changed('joris@bouwbedrijf.example'));
  const first = await firstMail;
  expect(await mails()).toEqual([]);
  await runJobs({ delayed: true });
  expect(await mails(), 'the dead worker’s job is not up for grabs before its time limit').toEqual([]);

  const again = receive(1);
  await db.execute(sql`update pgboss.job set started_on = started_on - interval '1 hour' where name = 'mail'`);
  const queue = new PreparedQueue({ connectionString: databaseUrl, supervise: false, schedule: false });
  await queue.start();
  await queue.supervise('mail');
  await queue.stop();
  await runJobs({ delayed: true });
  const [second] = await again;
  expect(second?.header('Message-ID')).toBe(first.header('Message-ID'));
  expect(second?.header('Date')).toBe(first.header('Date'));
  expect(await mails()).toMatchObject([{ id }]);
});

test('jobs of one batch run at most as many at once as their kind says', async () => {
  const { db, databaseUrl, context, app } = await createTestApp();
  let [running, most] = [0, 0];
  const done: string[] = [];
  const handle = job(sendToErp, async (_ctx, { orderId }) => {
    most = Math.max(most, ++running);
    await sleep(20);
    running--;
    done.push(orderId);
    if (orderId === 'nr 3') throw new Error('the ERP is busy');
  });
  const orderIds = Array.from({ length: 10 }, (_, at) => `nr ${at}`);
  for (const orderId of orderIds) await enqueue(db, sendToErp, { orderId });
  const workers = await startWorkers({ ...context, databaseUrl, log: app.log, jobs: [handle] });
  await expect.poll(() => done.toSorted()).toEqual(orderIds);
  await workers.stop();
  expect(most).toBe(sendToErp.concurrency);
  const { rows } = await db.execute(
    sql`select data ->> 'orderId' as "orderId" from pgboss.job where name = ${sendToErp.name} and state <> 'completed'`,
  );
  expect(rows, 'each has a receipt of its own').toEqual([{ orderId: 'nr 3' }]);
});

test('stopping finishes the work in hand', async () => {
  const { db, databaseUrl, context, app, mails, payments } = await createTestApp({ SMTP_URL: smtp.url });
  const workers = await startWorkers({
    ...context,
    databaseUrl,
    log: app.log,
    jobs: allJobs({ mailSender: smtpSender(smtp.url), erp: embeddedErp(db, () => new Date()), payments }),
  });
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  smtp.onMail = async () => {
    arrive();
    await released;
  };
  await sendMail(context, changed('joris@bouwbedrijf.example'));
  await arrived;
  const stopped = workers.stop();
  release();
  await stopped;
  expect(await mails()).toHaveLength(1);
  const { rows } = await db.execute(sql`select state from pgboss.job where name = 'mail'`);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('the feeds of one shop do not wait for a long one of another', async () => {
  const { db, databaseUrl, context, app } = await createTestApp();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const done: string[] = [];
  const handle = job(runFeed, async (_ctx, { ventureId, entity }) => {
    if (ventureId === '210') {
      begin();
      await released;
    }
    done.push(entity);
  });
  const workers = await startWorkers({ ...context, databaseUrl, log: app.log, jobs: [handle] });
  try {
    await enqueue(db, runFeed, { sourceId: 1, ventureId: '210', entity: 'product' });
    await begun;
    for (const entity of ['category', 'variant', 'stock'] as const) {
      await enqueue(db, runFeed, { sourceId: 1, ventureId: '220', entity });
    }
    await expect.poll(() => done).toEqual(['category', 'variant', 'stock']);
  } finally {
    release();
    await workers.stop();
  }
});
