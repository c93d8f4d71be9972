import type { Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { openCaptcha } from './captcha/open-captcha.ts';
import type { Config } from './config.ts';
import { demoSecrets } from './database/data-dir.ts';
import { openDatabase } from './database/database.ts';
import { openDatabaseClock } from './database/database-clock.ts';
import { whileAnswering } from './database/while-answering.ts';
import { DealtConnections } from './dealt-connections.ts';
import { drawInWorker } from './demo/draw-in-worker.ts';
import { openErp } from './erp/open-erp.ts';
import { openGeocoder } from './geo/open-geocoder.ts';
import { listenForChanges } from './invalidation/changes.ts';
import { ReadCache } from './invalidation/read-cache.ts';
import { allJobs } from './jobs/all-jobs.ts';
import { startWorkers } from './jobs/workers.ts';
import { openMailSender } from './mail/open-mail-sender.ts';
import { OneAtATime } from './media/one-at-a-time.ts';
import type { CallCounts } from './operations/call-counts.ts';
import { inProcessSecret } from './operations/in-process.ts';
import { openPaymentProvider } from './payments/open-payment-provider.ts';
import { openCompanyRegister } from './registration/open-company-register.ts';
import { MemorySearch } from './search/memory-search.ts';
import { loadStorefront } from './storefront/load-storefront.ts';
import { mountStorefront } from './storefront/mount-storefront.ts';
import { openTelemetry } from './telemetry/telemetry.ts';

/** Where several processes serve, and another has the port. */
interface AmongOthers {
  callCounts: CallCounts;
  onConnectionEnded(): void;
}

export interface Serving {
  /** When everything can be asked; rejects when that will never be. */
  ready: Promise<void>;
  /** A connection of a visitor, from the process that has the port. */
  takeConnection?: (socket: Socket | undefined) => void;
  /** Finishes what is under way and gives everything back, as far as the database lets it. */
  stop(): Promise<void>;
}

/** Serves the shop from this process, on a database that has been prepared. */
export async function serveShop(config: Config, databaseUrl: string, amongOthers?: AmongOthers): Promise<Serving> {
  const telemetry = await openTelemetry(config);
  const { db, pool, close } = await openDatabase(databaseUrl, config.databasePool);
  telemetry?.watchPool(pool);
  const tokenSecret = config.tokenSecret ?? demoSecrets(config.dataDir).tokenSecret;
  // What the clock does is only worth a line once there is a log.
  let logJump: (milliseconds: number) => void = () => undefined;
  const databaseClock = await openDatabaseClock(db, { onJump: (milliseconds) => logJump(milliseconds) });
  const clock = databaseClock.now;
  const payments = openPaymentProvider(config, { db, clock, tokenSecret });
  const drawings = drawInWorker();
  const changes = await listenForChanges(databaseUrl);
  const cache = new ReadCache(changes);
  // It is built beside everything else that a start does; only its failures have to wait for a log.
  let searchLog: Pick<FastifyBaseLogger, 'error'> = console;
  const search = new MemorySearch({
    db,
    databaseUrl,
    replicaUrl: config.databaseReplicaUrl,
    snapshotDir: join(config.dataDir, 'search'),
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
    callCounts: amongOthers?.callCounts,
    media: {
      draw: drawings.draw,
      cacheDir: join(config.dataDir, 'media'),
      work: new OneAtATime(config.mediaConcurrency),
    },
    telemetry,
  });
  changes.onLine((live) => app.log.warn({ live }, 'the line that tells of changes'));
  logJump = (milliseconds) => app.log.error({ milliseconds }, 'the clock of the database jumped');
  searchLog = app.log;
  telemetry?.watchQueue(db);
  const storefront = await loadStorefront(app, fileURLToPath(new URL('../../storefront/', import.meta.url)));
  const watched = telemetry?.watchPages(storefront) ?? storefront;
  await mountStorefront(app, watched, { clock, config, cache, inProcessSecret: inProcessSecret(tokenSecret) });
  const dealt = amongOthers && (await openToOthers(app, amongOthers));
  if (!dealt) await app.listen({ host: config.host, port: config.port });
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
    ready: search.whenReady,
    ...(dealt ? { takeConnection: (socket) => dealt.take(socket) } : {}),
    stop: () =>
      whileAnswering(databaseUrl, async () => {
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

async function openToOthers(app: FastifyInstance, { onConnectionEnded }: AmongOthers): Promise<DealtConnections> {
  await app.ready();
  return new DealtConnections(app.server, onConnectionEnded);
}
