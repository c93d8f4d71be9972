import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testToday } from '../../../testing/filled-cluster.ts';
import { startSmtpServer } from '../../../testing/smtp-server.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { mountTestPages, openTestStorefront, type TestPages } from '../../../testing/test-storefront.ts';
import { Browser } from '../../../testing/test-visitors.ts';
import { embeddedErp } from '../../ordering/erp/embedded-erp.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { allJobs } from '../../program/all-jobs.ts';
import { fillDemoWorld } from '../../program/demo/fill-demo-world.ts';
import { demoSeed } from '../../program/demo/first-start.ts';
import { jobKinds } from '../../program/job-kinds.ts';
import { prepareJobs } from '../jobs/prepare-jobs.ts';
import { startWorkers, type Workers } from '../jobs/workers.ts';
import { smtpSender } from '../mail/smtp-sender.ts';
import { prepareDatabase } from './database.ts';
import { abandonIfDatabaseSilent } from './database-watchdog.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bouwpoort-killed-'));
chmodSync(dataDir, 0o755);
let postgres: EmbeddedPostgres;
let testApp: TestApp;
let workers: Workers;
let pages: TestPages;
const smtp = await startSmtpServer();
const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir, password: 'test', durable: true });
  await prepareDatabase(postgres.url, async (client) => {
    await prepareJobs(client, jobKinds);
    await fillDemoWorld(client, { products: 50, seed: demoSeed, today: testToday }, () => undefined);
  });
  testApp = await openTestApp(postgres.url, { SMTP_URL: smtp.url });
  const { context, app, payments, db } = testApp;
  workers = await startWorkers({
    ...context,
    databaseUrl: postgres.url,
    log: app.log,
    jobs: allJobs({ mailSender: smtpSender(smtp.url), erp: embeddedErp(db, () => new Date()), payments }),
  });
  pages = await mountTestPages(testApp, await openTestStorefront());
}, 240_000);

/** Of the server itself; its sessions see it die. */
function serverPid(): number {
  return Number(readFileSync(join(postgres.home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

afterAll(async () => {
  reported.mockRestore();
  await smtp.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a database killed with -9 comes back, is missed politely, and everything goes on', async () => {
  const { app, db, context, search } = testApp;
  const browser = new Browser(pages.app);
  await browser.logIn('aannemer@steenhof.test');
  const killed = serverPid();
  process.kill(killed, 'SIGKILL');

  const ready = await vi.waitFor(async () => {
    const answer = await app.inject('/ready');
    expect(answer.statusCode).toBe(503);
    return answer;
  }, 30_000);
  expect(ready.json()).toMatchObject({ code: 'unavailable' });
  const refused = await app.inject('/api/ventures');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ title: expect.stringContaining('Dit werkt even niet'), code: 'unavailable' });
  for (const page of [await pages.app.inject('/steenhof'), await browser.get('/steenhof')]) {
    expect(page.statusCode).toBe(503);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.payload).toContain('Er is een fout opgetreden');
  }

  await vi.waitFor(async () => expect((await app.inject('/ready')).statusCode).toBe(200), 60_000);
  expect(serverPid()).not.toBe(killed);
  expect(reported).toHaveBeenCalledWith('✗ The database ended (SIGKILL); it is started again.');
  expect((await browser.get('/steenhof')).statusCode).toBe(200);

  const received = new Promise<void>((resolve) => {
    smtp.onMail = () => resolve();
  });
  await sendMail(context, {
    to: 'joris@bouwbedrijf.example',
    kind: 'password-changed',
    ventureId: '210',
    data: { firstName: 'Joris', changedAt: new Date(), path: '/steenhof/wachtwoord-vergeten' },
  });
  await received;

  const changed = await db.execute<{ id: number }>(sql`
    update product set name = 'Kolmix Vakman zwaluwstaartmortel'
    where id = (select min(id) from product where venture_id = '210') returning id`);
  await vi.waitFor(async () => {
    const found = await search.search({
      ...{ ventureId: '210', text: 'zwaluwstaart', includeOrderItems: true, includeSingleFilterOptions: false },
      ...{ orderBy: 'score', top: 24, skip: 0 },
    });
    expect(found.productIds).toEqual(changed.rows.map(({ id }) => id));
  }, 30_000);
}, 120_000);

test('stopping does not wait for a database that hangs, and a hanging database can be stopped', async () => {
  await vi.waitFor(async () => expect((await testApp.app.inject('/ready')).statusCode).toBe(200), 60_000);
  const pid = serverPid();
  const sessions = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  for (const one of [pid, ...sessions]) process.kill(one, 'SIGSTOP');
  expect((await testApp.app.inject('/ready')).statusCode).toBe(503);

  const began = performance.now();
  await abandonIfDatabaseSilent(postgres.url, () => workers.stop());
  await postgres.stop();
  expect(performance.now() - began).toBeLessThan(10_000);
  // A killed server holds no locks: another starts on the same files.
  const next = await startEmbeddedPostgres({ dataDir, password: 'test', durable: true });
  await next.stop();
}, 120_000);
