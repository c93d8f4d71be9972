import Fastify from 'fastify';
import { readConfig } from '../src/foundation/config/config.ts';
import { openDatabase } from '../src/foundation/database/database.ts';
import { listenForChanges } from '../src/foundation/invalidation/changes.ts';
import { ReadCache } from '../src/foundation/invalidation/read-cache.ts';
import { startWorkers } from '../src/foundation/jobs/workers.ts';
import { openMailSender } from '../src/foundation/mail/open-mail-sender.ts';
import { embeddedErp } from '../src/ordering/erp/embedded-erp.ts';
import { openPaymentProvider } from '../src/ordering/payments/open-payment-provider.ts';
import { allJobs } from '../src/program/all-jobs.ts';

/** A worker in a process of its own, for tests that kill it. */
const databaseUrl = process.env.TEST_DATABASE_URL ?? '';
const config = readConfig({ SMTP_URL: process.env.SMTP_URL }, '/');
const { db } = await openDatabase(databaseUrl, 4);
await startWorkers({
  databaseUrl,
  config,
  db,
  cache: new ReadCache(await listenForChanges(databaseUrl)),
  clock: () => new Date(),
  log: Fastify({ logger: { level: 'warn' } }).log,
  jobs: allJobs({
    mailSender: await openMailSender(config),
    erp: embeddedErp(db, () => new Date()),
    payments: openPaymentProvider(config, { db, clock: () => new Date(), tokenSecret: 'alleen voor tests' }),
  }),
});
