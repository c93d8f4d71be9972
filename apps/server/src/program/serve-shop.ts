import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { openSearchEngine } from '../catalogue/search/opensearch/open-engine.ts';
import { openCompanyRegister } from '../customers/registration/open-company-register.ts';
import { openCaptcha } from '../foundation/captcha/open-captcha.ts';
import type { Config } from '../foundation/config/config.ts';
import { demoSecrets } from '../foundation/database/data-dir.ts';
import { openDatabase } from '../foundation/database/database.ts';
import { openDatabaseClock } from '../foundation/database/database-clock.ts';
import { abandonIfDatabaseSilent } from '../foundation/database/database-watchdog.ts';
import { WorkQueue } from '../foundation/files/work-queue.ts';
import type { CallCounts } from '../foundation/http/call-counts.ts';
import { inProcessSecret } from '../foundation/http/in-process.ts';
import { listenForChanges } from '../foundation/invalidation/changes.ts';
import { ReadCache } from '../foundation/invalidation/read-cache.ts';
import { startWorkers } from '../foundation/jobs/workers.ts';
import { openMailSender } from '../foundation/mail/open-mail-sender.ts';
import { AssignedConnections } from '../foundation/processes/assigned-connections.ts';
import type { Serving } from '../foundation/processes/serving.ts';
import { openErp } from '../ordering/erp/open-erp.ts';
import { openPaymentProvider } from '../ordering/payments/open-payment-provider.ts';
import { objectStoreOf } from '../organisation/media/media-stores.ts';
import { openGeocoder } from '../organisation/places/open-geocoder.ts';
import { allJobs } from './all-jobs.ts';
import { buildApp } from './app.ts';
import { loadBeheer, mountBeheer } from './beheer-app/mount-beheer.ts';
import { drawInWorker } from './demo/draw-in-worker.ts';
import { jobKinds } from './job-kinds.ts';
import { loadStorefront } from './storefront/load-storefront.ts';
import { mountStorefront } from './storefront/mount-storefront.ts';
import { openTelemetry } from './watch/open-telemetry.ts';

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
  const storefront = await loadStorefront(app, fileURLToPath(new URL('../../../storefront/', import.meta.url)));
  const watched = telemetry?.watchPages(storefront) ?? storefront;
  await mountStorefront(app, watched, { clock, config, cache, inProcessSecret: inProcessSecret(tokenSecret) });
  await mountBeheer(app, await loadBeheer(app, fileURLToPath(new URL('../../../beheer/', import.meta.url))), config);
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
