import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { allJobs } from './all-jobs.ts';
import { buildApp } from './app.ts';
import { loadBeheer, mountBeheer } from './beheer-app/mount-beheer.ts';
import { openCaptcha } from './captcha/open-captcha.ts';
import type { Config } from './config/config.ts';
import { demoSecrets } from './database/data-dir.ts';
import { openDatabase } from './database/database.ts';
import { openDatabaseClock } from './database/database-clock.ts';
import { abandonIfDatabaseSilent } from './database/database-watchdog.ts';
import { drawInWorker } from './demo/draw-in-worker.ts';
import { openErp } from './erp/open-erp.ts';
import { openGeocoder } from './geo/open-geocoder.ts';
import { listenForChanges } from './invalidation/changes.ts';
import { ReadCache } from './invalidation/read-cache.ts';
import { jobKinds } from './job-kinds.ts';
import { startWorkers } from './jobs/workers.ts';
import { openMailSender } from './mail/open-mail-sender.ts';
import { objectStoreOf } from './media/media-stores.ts';
import { WorkQueue } from './media/work-queue.ts';
import type { CallCounts } from './operations/call-counts.ts';
import { inProcessSecret } from './operations/in-process.ts';
import { openPaymentProvider } from './payments/open-payment-provider.ts';
import { AssignedConnections } from './processes/assigned-connections.ts';
import type { Serving } from './processes/serving.ts';
import { openCompanyRegister } from './registration/open-company-register.ts';
import { openSearchEngine } from './search/opensearch/open-engine.ts';
import { loadStorefront } from './storefront/load-storefront.ts';
import { mountStorefront } from './storefront/mount-storefront.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';

/** How a worker process is connected to the process that owns the port. */
interface WorkerLink {
  callCounts: CallCounts;
  onConnectionEnded(): void;
}

/** Serves the shop from this process, on a database that has been prepared. */
export async function serveShop(config: Config, databaseUrl: string, link?: WorkerLink): Promise<Serving> {
  const telemetry = await openTelemetry(config);
  const { db, pool, close } = await openDatabase(databaseUrl, config.databasePool);
  telemetry?.watchPool(pool);
  const tokenSecret = config.tokenSecret ?? demoSecrets(config.dataDir).tokenSecret;
  // A jump can only be logged once there is a logger.
  let logJump: (milliseconds: number) => void = () => undefined;
  const databaseClock = await openDatabaseClock(db, { onJump: (milliseconds) => logJump(milliseconds) });
  const clock = databaseClock.now;
  const payments = openPaymentProvider(config, { db, clock, tokenSecret });
  const drawings = drawInWorker();
  const changes = await listenForChanges(databaseUrl);
  const cache = new ReadCache(changes);
  // The index is built while the rest starts; its errors go to the console until there is a logger.
  let searchLog: Pick<FastifyBaseLogger, 'error'> = console;
  const search = await openSearchEngine(config, {
    db,
    databaseUrl,
    replicaUrl: config.databaseReplicaUrl,
    snapshotDir: join(config.dataDir, 'search'),
    sharedFiles: objectStoreOf(config),
    changes,
    clock,
    onError: (err) => searchLog.error({ err }, 'the search index'),
    onLeftOut: (product) => searchLog.error(product, 'a product cannot be indexed, and is not found until it changes'),
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
    callCounts: link?.callCounts,
    media: {
      draw: drawings.draw,
      cacheDir: join(config.dataDir, 'media'),
      work: new WorkQueue(config.mediaConcurrency),
    },
    telemetry,
  });
  changes.onConnection((live) =>
    app.log.warn(`the listener for changes ${live ? 'is connected again' : 'lost its connection'}`),
  );
  logJump = (milliseconds) => app.log.error({ milliseconds }, 'the clock of the database jumped');
  searchLog = app.log;
  telemetry?.watchQueue(db, jobKinds);
  const storefront = await loadStorefront(app, fileURLToPath(new URL('../../storefront/', import.meta.url)));
  const watched = telemetry?.watchPages(storefront) ?? storefront;
  await mountStorefront(app, watched, { clock, config, cache, inProcessSecret: inProcessSecret(tokenSecret) });
  await mountBeheer(app, await loadBeheer(app, fileURLToPath(new URL('../../beheer/', import.meta.url))), config);
  const assigned = link && (await AssignedConnections.open(app, link.onConnectionEnded));
  if (!assigned) await app.listen({ host: config.host, port: config.port });
  const jobs = allJobs({ mailSender: await openMailSender(config), erp: openErp(config, db, clock), payments });
  const workers = config.worker
    ? await startWorkers({
        databaseUrl,
        config,
        db,
        cache,
        clock,
        log: app.log,
        jobs: telemetry?.watchJobs(jobs) ?? jobs,
      })
    : undefined;
  return {
    // With a cluster, everything but search works while it is down; the index in memory is worth waiting for.
    ready: config.openSearch ? Promise.resolve() : search.whenReady,
    ...(assigned ? { takeConnection: (socket) => assigned.take(socket) } : {}),
    stop: () =>
      abandonIfDatabaseSilent(databaseUrl, async () => {
        await app.endConnections();
        await app.close();
        await workers?.stop();
        await telemetry?.stop();
        await drawings.stop();
        databaseClock.close();
        await search.close();
        await changes.close();
        await close();
      }),
  };
}
