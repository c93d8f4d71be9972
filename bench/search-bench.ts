import { rmSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { openSearchEngine } from '../apps/server/src/catalogue/search/opensearch/open-engine.ts';
import type { OpenedEngine } from '../apps/server/src/catalogue/search/search.ts';
import { embeddedRegister } from '../apps/server/src/customers/registration/embedded-register.ts';
import { altchaCaptcha } from '../apps/server/src/foundation/captcha/altcha-captcha.ts';
import { readConfig } from '../apps/server/src/foundation/config/config.ts';
import { openDatabase, prepareDatabase } from '../apps/server/src/foundation/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/foundation/database/embedded-postgres.ts';
import { WorkQueue } from '../apps/server/src/foundation/files/work-queue.ts';
import { listenForChanges } from '../apps/server/src/foundation/invalidation/changes.ts';
import { ReadCache } from '../apps/server/src/foundation/invalidation/read-cache.ts';
import { prepareJobs } from '../apps/server/src/foundation/jobs/prepare-jobs.ts';
import { openPaymentProvider } from '../apps/server/src/ordering/payments/open-payment-provider.ts';
import { openGeocoder } from '../apps/server/src/organisation/places/open-geocoder.ts';
import { buildApp } from '../apps/server/src/program/app.ts';
import { fillDemoWorld } from '../apps/server/src/program/demo/fill-demo-world.ts';
import { demoSeed } from '../apps/server/src/program/demo/first-start.ts';
import { jobKinds } from '../apps/server/src/program/job-kinds.ts';
import { benchFolder } from './bench-folder.ts';
import { ventureId } from './bench-shop.ts';
import { searchTerm } from './search-terms.ts';

const differentTerms = 200;
const rounds = 5;

interface Row {
  what: string;
  p50: number;
  p95: number;
  /** Over each request's fastest round: an estimate for a machine that does nothing else. */
  undisturbed50: number;
  undisturbed95: number;
  undisturbedSlowest: number;
  requestsPerSecond: number;
  ofBareRoute: number;
  bytes: number;
}

/**
 * How fast products are found, and what their index costs. All in one process and one request at a time, so that a
 * figure is the work of the program and not the wait for a turn.
 */
export async function benchSearch(products: number): Promise<Row[]> {
  const dataDir = benchFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'bench', durable: false });
  try {
    console.log(`filling ${products} products`);
    const size = { products, seed: demoSeed, today: new Date().toISOString().slice(0, 10) };
    const filled = await timed(() =>
      prepareDatabase(postgres.url, async (client) => {
        await prepareJobs(client, jobKinds);
        await fillDemoWorld(client, size, () => undefined);
      }),
    );
    console.log(`filled in ${(filled / 1000).toFixed(1)} s`);
    return await measure(postgres.url, dataDir);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(databaseUrl: string, dataDir: string): Promise<Row[]> {
  const { db, pool, close } = await openDatabase(databaseUrl, 4);
  const changes = await listenForChanges(databaseUrl);
  const cache = new ReadCache(changes);
  const clock = () => new Date();
  const { OPENSEARCH_URL } = process.env;
  const cluster = OPENSEARCH_URL === undefined ? {} : { OPENSEARCH_URL, OPENSEARCH_PREFIX: `bench-${Date.now()}` };
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'silent', ...cluster }, '/');
  const search = await buildIndex(() =>
    openSearchEngine(config, { db, databaseUrl, changes, clock, onError: console.error, onLeftOut: console.error }),
  );
  const app = await buildApp({
    ...{ config, db, cache, clock, search },
    ...{ tokenSecret: 'bench', captcha: altchaCaptcha('bench'), companyRegister: embeddedRegister(db) },
    payments: openPaymentProvider(config, { db, clock, tokenSecret: 'bench' }),
    geocoder: openGeocoder(config, db, clock),
    media: { draw: () => Promise.reject(new Error('no pictures here')), cacheDir: dataDir, work: new WorkQueue(1) },
  });
  let bare: unknown;
  app.get('/bench/bare', async () => bare);
  await app.ready();
  try {
    const { rows } = await pool.query<{ name: string }>(
      'select name from product where venture_id = $1 order by md5(id::text) limit $2',
      [ventureId, differentTerms],
    );
    const terms = rows.map(({ name }, at) => searchTerm(name, at));
    const categories = await pool.query<{ id: number }>('select id from category where venture_id = $1', [ventureId]);
    const find = (body: object): InjectOptions => ({
      method: 'POST',
      url: `/api/content/search/products/${ventureId}`,
      payload: { top: 24, ...body },
    });
    const sample = await app.inject(find({ query: terms[0] }));
    bare = sample.json();
    const baseline = await measurePart(app, 'bare JSON route of the same size', [{ url: '/bench/bare' }], undefined);
    const parts: [string, InjectOptions[]][] = [
      ['search with facets, 200 terms', terms.map((query) => find({ query }))],
      ['listing of a category', categories.rows.map(({ id }) => find({ filter: `contains(allAncestors, '${id}')` }))],
      [
        'listing by name, deep',
        categories.rows.map(({ id }) =>
          find({ filter: `contains(allAncestors, '${id}')`, orderBy: 'name', skip: 480 }),
        ),
      ],
      ['the whole shop', [find({}), find({ orderBy: 'name' }), find({ orderBy: 'newest' })]],
      [
        'autocomplete, 200 beginnings',
        terms.map((term) => ({
          url: `/api/search/autocompletemultiple/${ventureId}/${encodeURIComponent(term.slice(0, 5).trim())}`,
        })),
      ],
      ['hostile queries', hostile.map((query) => find({ query }))],
    ];
    const measured = [baseline];
    // Before the others: none of these questions has an answer in the cache.
    const fresh = [20, 21, 22, 23].flatMap((top) => terms.map((query) => find({ query, top })));
    measured.push(await measurePart(app, 'asked for the first time', fresh, baseline, { isRepeated: false }));
    for (const [what, requests] of parts) measured.push(await measurePart(app, what, requests, baseline));
    return measured;
  } finally {
    await app.close();
    await search.close();
    await changes.close();
    await close();
  }
}

/** The cost of building the index, and how long requests would have waited for it. */
async function buildIndex(open: () => Promise<OpenedEngine>): Promise<OpenedEngine> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 50);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const engine = await open();
  const took = await timed(() => engine.whenReady);
  delay.disable();
  clearInterval(watch);
  globalThis.gc?.();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  console.log(
    `index built in ${(took / 1000).toFixed(1)} s; memory ${megabytes(rss)} (before ${megabytes(before)}, at most ` +
      `${megabytes(highest)}; heap ${megabytes(heapUsed)}, buffers ${megabytes(arrayBuffers)}); longest wait of the ` +
      `event loop ${(delay.max / 1e6).toFixed(1)} ms`,
  );
  return engine;
}

async function measurePart(
  app: FastifyInstance,
  what: string,
  requests: InjectOptions[],
  baseline: Row | undefined,
  { isRepeated }: { isRepeated: boolean } = { isRepeated: true },
): Promise<Row> {
  const times: number[][] = requests.map(() => []);
  let bytes = 0;
  const lastRound = isRepeated ? Math.ceil(differentTerms / requests.length) * rounds : 1;
  for (let round = isRepeated ? -1 : 0; round < lastRound; round++) {
    for (const [at, request] of requests.entries()) {
      const began = performance.now();
      const response = await app.inject(request);
      // The first round warms up.
      if (round >= 0) times[at]?.push(performance.now() - began);
      if (response.statusCode !== 200) throw new Error(`${what}: ${response.statusCode} ${response.payload}`);
      bytes = Math.max(bytes, response.rawPayload.length);
    }
  }
  const all = times.flat().sort((a, b) => a - b);
  const fastest = times.map((own) => Math.min(...own)).sort((a, b) => a - b);
  const at = (sorted: number[], part: number) => round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  const requestsPerSecond = Math.round((all.length / all.reduce((sum, time) => sum + time, 0)) * 1000);
  return {
    what,
    ...{ p50: at(all, 0.5), p95: at(all, 0.95), requestsPerSecond },
    ...{ undisturbed50: at(fastest, 0.5), undisturbed95: at(fastest, 0.95), undisturbedSlowest: at(fastest, 1) },
    ofBareRoute: round(requestsPerSecond / (baseline?.requestsPerSecond ?? requestsPerSecond)),
    bytes,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

const hostile = [
  'a',
  'aa',
  'e'.repeat(100),
  ' x'.repeat(50).trim(),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  '🧱'.repeat(50),
  'ىىىى عربى نص',
  '%%%***???',
  "'; drop table product; --",
  'plaatplaatplaatplaatplaatplaatplaatplaatplaatplaat',
  'gipsplaatschroefgipsplaatschroefgipsplaatschroefx',
  'zzzzzz yyyyyy xxxxxx wwwwww vvvvvv uuuuuu tttttt',
  'plaat steen hout staal wit grijs mm kg',
  '0000000000000000000000000000000000000000',
  '1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1',
  'sch roe ven pla ten ste nen bui zen lat ten',
];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
