import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, isNotNull } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { afterAll, inject } from 'vitest';
import { embeddedRegister } from '../src/customers/registration/embedded-register.ts';
import { altchaCaptcha } from '../src/foundation/captcha/altcha-captcha.ts';
import { type Config, readConfig } from '../src/foundation/config/config.ts';
import type { Context } from '../src/foundation/context/context.ts';
import { type Database, openDatabase } from '../src/foundation/database/database.ts';
import { WorkQueue } from '../src/foundation/files/work-queue.ts';
import { listenForChanges } from '../src/foundation/invalidation/changes.ts';
import { ReadCache } from '../src/foundation/invalidation/read-cache.ts';
import { openMailSender } from '../src/foundation/mail/open-mail-sender.ts';
import { embeddedErp } from '../src/ordering/erp/embedded-erp.ts';
import type { Erp } from '../src/ordering/erp/erp.ts';
import { type OpenPaymentProvider, openPaymentProvider } from '../src/ordering/payments/open-payment-provider.ts';
import type { PaymentProvider } from '../src/ordering/payments/payment-provider.ts';
import { type MailMessage, mailMessages } from '../src/organisation/mail/mail.tables.ts';
import type { Geocoder } from '../src/organisation/places/geocoder.ts';
import { openGeocoder } from '../src/organisation/places/open-geocoder.ts';
import { allJobs } from '../src/program/all-jobs.ts';
import { buildApp } from '../src/program/app.ts';
import { drawing, makeDrawing } from '../src/program/demo/drawings.ts';
import { cloneDatabase } from './clone-database.ts';
import { testToday } from './filled-cluster.ts';
import { type RunJobsOptions, runJobs } from './run-jobs.ts';
import { openTestEngine, type TestEngine } from './test-engine.ts';
import { type BuildIndex, buildTestIndex, indexOfCopy } from './test-index.ts';

export const testSecret = 'een geheim dat alleen de tests kennen';

/** The real captcha, with puzzles that are solved at once. */
export const easyCaptcha = () => altchaCaptcha(testSecret, { cost: 1, fewestTries: 1, maxTries: 20 });

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  cache: ReadCache;
  search: TestEngine;
  /** The sandbox, which calls the app by HTTP, unless the test has a provider of its own. */
  payments: OpenPaymentProvider;
  geocoder: Geocoder;
  config: Config;
  /** For operations that a test calls directly: an anonymous context. */
  context: Context;
  /**
   * For rows that a test writes itself: waits until the app has processed the notifications, so that no cache is stale.
   */
  caughtUp(): Promise<void>;
  /** For a second process on the same database. */
  databaseUrl: string;
  /** Lines the app logged, parsed. */
  logged: Record<string, unknown>[];
  setClock(now: Date): void;
  /** Runs the due jobs, including mails, until none are left. */
  runJobs(options?: RunJobsOptions): Promise<void>;
  /** The mails that were sent, oldest first. */
  mails(): Promise<MailMessage[]>;
}

/** The whole API on a new database of its own, for one test file. */
export async function createTestApp(
  settings: Record<string, string> = {},
  outside: TestOutside = {},
): Promise<TestApp> {
  const databaseUrl = await cloneDatabase(inject('adminUrl'), `test_${randomUUID()}`);
  return openTestApp(databaseUrl, settings, { ...outside, buildIndex: indexOfCopy() });
}

/** The replacements of our own stand-ins. */
interface TestOutside {
  provider?: PaymentProvider;
  erp?: Erp;
  buildIndex?: BuildIndex;
}

/** As a process of its own: with its own pool, listener and cache. */
export async function openTestApp(
  databaseUrl: string,
  settings: Record<string, string> = {},
  { provider, erp, buildIndex = buildTestIndex }: TestOutside = {},
): Promise<TestApp> {
  const { db, close } = await openDatabase(databaseUrl, 4);
  const changes = await listenForChanges(databaseUrl);
  const cache = new ReadCache(changes);
  const dataDir = mkdtempSync(join(tmpdir(), 'bouwpoort-media-'));
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'info', ...settings }, '/');
  const logged: Record<string, unknown>[] = [];
  let now = new Date(`${testToday}T10:00:00+01:00`);
  let searchLog: Pick<FastifyBaseLogger, 'error'> = console;
  const search = await openTestEngine({
    db,
    databaseUrl,
    changes,
    clock: () => now,
    onError: console.error,
    onLeftOut: (product) => searchLog.error(product, 'a product cannot be indexed, and is not found until it changes'),
    onRenewed: () => cache.drop('search'),
    buildHere: buildIndex,
  });
  await search.whenReady;
  const payments =
    provider === undefined
      ? openPaymentProvider(config, {
          db,
          clock: () => now,
          tokenSecret: testSecret,
          post: async (url, payload, headers) => {
            const { pathname } = new URL(url);
            const { statusCode } = await app.inject({ method: 'POST', url: pathname, headers, payload });
            if (statusCode !== 200) throw new Error(`the shop answers ${statusCode}`);
          },
        })
      : { provider, sandbox: undefined };
  const geocoder = openGeocoder(config, db, () => now);
  const app: FastifyInstance = await buildApp({
    config,
    db,
    cache,
    search,
    clock: () => now,
    tokenSecret: testSecret,
    captcha: easyCaptcha(),
    companyRegister: embeddedRegister(db),
    geocoder,
    payments,
    media: {
      draw: async (recipe) => makeDrawing(drawing.parse(recipe)),
      cacheDir: join(dataDir, 'media'),
      work: new WorkQueue(2),
    },
    logStream: { write: (line) => logged.push(JSON.parse(line)) },
  });
  searchLog = app.log;
  await app.ready();
  afterAll(async () => {
    await app.close();
    await search.closeAndForget();
    await changes.close();
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    app,
    db,
    cache,
    search,
    payments,
    geocoder,
    config,
    context: {
      config,
      db,
      cache,
      clock: () => now,
      log: app.log,
      requestId: 'test',
      host: new URL(config.publicUrl).host,
      venture: undefined,
      user: undefined,
    },
    caughtUp: async () => {
      await changes.caughtUp();
      await search.caughtUp();
    },
    databaseUrl,
    logged,
    setClock: (given) => {
      now = given;
    },
    runJobs: async (options = {}) => {
      const jobs = allJobs({
        mailSender: await openMailSender(config),
        erp: erp ?? embeddedErp(db, () => now),
        payments,
      });
      await runJobs({ config, db, cache, clock: () => now, log: app.log }, jobs, options);
    },
    mails: () =>
      db.select().from(mailMessages).where(isNotNull(mailMessages.sentAt)).orderBy(asc(mailMessages.createdAt)),
  };
}
