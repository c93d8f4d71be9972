import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demoAccounts } from '@bouwpoort/demo-world/demo-world';
import { buildApp } from './app.ts';
import { openCaptcha } from './captcha/open-captcha.ts';
import { type Config, readConfig, StartError } from './config.ts';
import { demoSecrets } from './database/data-dir.ts';
import { openDatabase, prepareDatabase } from './database/database.ts';
import { openDatabaseSource } from './database/database-source.ts';
import { demoSeed } from './demo/demo-size.ts';
import { drawInWorker } from './demo/draw-in-worker.ts';
import { fillDemoWorld, isFilled } from './demo/fill-demo-world.ts';
import { openErp } from './erp/open-erp.ts';
import { openGeocoder } from './geo/open-geocoder.ts';
import { listenForChanges } from './invalidation/changes.ts';
import { ReadCache } from './invalidation/read-cache.ts';
import { allJobs } from './jobs/all-jobs.ts';
import { prepareJobs } from './jobs/prepare-jobs.ts';
import { startWorkers } from './jobs/workers.ts';
import { openMailSender } from './mail/open-mail-sender.ts';
import { OneAtATime } from './media/one-at-a-time.ts';
import { inProcessSecret } from './operations/in-process.ts';
import { openPaymentProvider } from './payments/open-payment-provider.ts';
import { openCompanyRegister } from './registration/open-company-register.ts';
import { MemorySearch } from './search/memory-search.ts';
import { reportFailure, Step } from './start-report.ts';
import { loadStorefront } from './storefront/load-storefront.ts';
import { mountStorefront } from './storefront/mount-storefront.ts';
import { openTelemetry } from './telemetry/telemetry.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  // Asked before anything else: a taken port is the commonest mistake, and filling a database first would hide it.
  await requireFreePort(config);
  const telemetry = await openTelemetry(config);

  const database = new Step('Database');
  const source = await openDatabaseSource(config);
  const { db, pool, close } = await openDatabase(source.url, config.databasePool);
  telemetry?.watchPool(pool);
  await prepareDatabase(source.url, async (client) => {
    database.done(source.description);
    await prepareJobs(client);
    if (config.mode !== 'demo' || (await isFilled(client))) return;
    const step = new Step('Demo world');
    const size = { products: config.demoProducts, seed: demoSeed, today: new Date().toISOString().slice(0, 10) };
    await fillDemoWorld(client, size, ({ rows, expected, table }) => step.progress(rows / expected, table));
    step.done(`${config.demoProducts} products`);
  });

  const tokenSecret = config.tokenSecret ?? demoSecrets(config.dataDir).tokenSecret;
  const clock = () => new Date();
  const payments = openPaymentProvider(config, { db, clock, tokenSecret });
  const drawings = drawInWorker();
  const changes = await listenForChanges(source.url);
  const cache = new ReadCache(changes);
  // It is built beside everything else that a start does; only its failures have to wait for a log.
  let logSearchError: (error: unknown) => void = console.error;
  const search = new MemorySearch({
    db,
    databaseUrl: source.url,
    replicaUrl: config.databaseReplicaUrl,
    snapshotDir: join(config.dataDir, 'search'),
    changes,
    clock,
    onError: (error) => logSearchError(error),
    onRenewed: () => cache.drop('search'),
  });
  telemetry?.watchSearch(search, db);
  const app = await buildApp({
    config,
    db,
    cache,
    search,
    clock,
    tokenSecret,
    captcha: openCaptcha(config, tokenSecret),
    companyRegister: openCompanyRegister(config, db, clock),
    geocoder: openGeocoder(config, db, clock),
    payments,
    media: {
      draw: drawings.draw,
      cacheDir: join(config.dataDir, 'media'),
      work: new OneAtATime(config.mediaConcurrency),
    },
    telemetry,
  });
  changes.onLine((live) => app.log.warn({ live }, 'the line that tells of changes'));
  logSearchError = (err) => app.log.error({ err }, 'the search index');
  telemetry?.watchQueue(db);
  const storefront = await loadStorefront(app, fileURLToPath(new URL('../../storefront/', import.meta.url)));
  const watched = telemetry?.watchPages(storefront) ?? storefront;
  await mountStorefront(app, watched, { clock, config, cache, inProcessSecret: inProcessSecret(tokenSecret) });
  await app.listen({ host: config.host, port: config.port });
  const jobs = allJobs({ mailSender: await openMailSender(config), erp: openErp(config, db, clock), payments });
  const workers = config.worker
    ? await startWorkers({
        databaseUrl: source.url,
        config,
        db,
        cache,
        clock,
        log: app.log,
        jobs: telemetry?.watchJobs(jobs) ?? jobs,
      })
    : undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await workers?.stop();
    await telemetry?.stop();
    await drawings.stop();
    await search.close();
    await changes.close();
    await close();
    await source.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Started through tools/start.mjs: when that is killed outright, nobody else would tell us.
  process.once('disconnect', stop);

  if (!search.ready) {
    const index = new Step('Search index');
    await search.whenReady;
    index.done();
  }
  announce(config);
}

/** A program that was just told to stop gets a moment to let go of its port. */
const portPatience = 4000;

async function requireFreePort({ host, port }: Config): Promise<void> {
  let taken = await portProblem(host, port);
  for (let waited = 0; taken?.code === 'EADDRINUSE' && waited < portPatience; waited += 250) {
    await sleep(250);
    taken = await portProblem(host, port);
  }
  if (!taken) return;
  const reason =
    taken.code === 'EADDRINUSE' ? `Port ${port} is already in use` : `Cannot listen on ${host}:${port} (${taken.code})`;
  throw new StartError(`${reason}. Stop what uses it, or set PORT to another one.`);
}

function portProblem(host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

function announce(config: Config): void {
  console.log(`✓ Listening on ${config.publicUrl}`);
  if (config.mode !== 'demo') return;
  console.log(
    `\n  Portal   ${config.publicUrl}/\n  Shop     ${config.publicUrl}/steenhof\n  API      ${config.publicUrl}/api/docs\n`,
  );
  console.log(`  Demo accounts, all with the password ${demoAccounts.password}`);
  for (const { email, what } of demoAccounts.list) console.log(`    ${email.padEnd(34)} ${what}`);
  console.log('\n  Ctrl-C stops it.');
}

await start().catch(reportFailure);
