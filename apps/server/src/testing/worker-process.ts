import Fastify from 'fastify';
import { allJobs } from '../all-jobs.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { embeddedErp } from '../erp/embedded-erp.ts';
import { listenForChanges } from '../invalidation/changes.ts';
import { ReadCache } from '../invalidation/read-cache.ts';
import { startWorkers } from '../jobs/workers.ts';
import { openMailSender } from '../mail/open-mail-sender.ts';
import { openPaymentProvider } from '../payments/open-payment-provider.ts';

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
