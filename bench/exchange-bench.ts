import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchShop, ventureId, withShop } from './bench-shop.ts';
import { addKey, Sender, shopOf, stages } from './exchange-load.ts';
import { BenchWorker } from './exchange-worker.ts';
import { memoryOf } from './program-usage.ts';

/** The budgets, for a shop of this size; another size gets its share of the time. */
export const fullProducts = 200_000;
const firstLoadSeconds = 360;
const sameSeconds = 90;
const stockRows = 10_000;
const stockSeconds = 5;
const maxMemory = 400;
/** Times the p95 of the shop without an import. */
const maxSlower = 2;
const quietSeconds = 10;

interface Load {
  what: string;
  lines: number;
  seconds: number;
  linesPerSecond: number;
  /** The worker's maximum memory. */
  workerMb: number;
  /** The p95 of a visitor who searches and opens products meanwhile. */
  shopP95Ms: number;
  budget: string;
  holds: boolean;
}

/** Loads a shop twice and then some stock, in a worker of its own, while a visitor uses the shop. */
export async function benchExchange(products: number): Promise<Load[]> {
  const share = products / fullProducts;
  const loads: Load[] = [];
  await withShop(
    2000,
    async (shop) => {
      const worker = new BenchWorker(shop.databaseUrl);
      try {
        const sender = new Sender(shop.program.url, await addKey(shop.database, [ventureId]), ventureId);
        const files = shopOf(products);
        const load = async () => {
          let lines = 0;
          for (const stage of stages) {
            const sent = await Promise.all(stage.map((entity) => sender.apply(entity, files[entity]?.() ?? none())));
            lines += sent.reduce((sum, one) => sum + one, 0);
          }
          return lines;
        };
        const quiet = await visitDuring(shop, () => sleep(quietSeconds * 1000));
        console.log(`the shop left alone: p95 ${quiet.p95.toFixed(1)} ms`);
        const measure = async (what: string, budget: number, run: () => Promise<number>) => {
          const began = performance.now();
          const { p95, workerMb, result: lines } = await visitDuring(shop, run, worker);
          const seconds = (performance.now() - began) / 1000;
          console.log(`measured ${what}`);
          loads.push({
            what,
            lines,
            seconds: Number(seconds.toFixed(1)),
            linesPerSecond: Math.round(lines / seconds),
            workerMb,
            shopP95Ms: Number(p95.toFixed(1)),
            budget: `${budget.toFixed(1)} s, ${maxMemory} MB, ${(quiet.p95 * maxSlower).toFixed(1)} ms`,
            holds: seconds <= budget && workerMb <= maxMemory && p95 <= quiet.p95 * maxSlower,
          });
        };
        await measure('first load', firstLoadSeconds * share, load);
        await measure('the same again', sameSeconds * share, load);
        await measure('10,000 stock rows, until seen', stockSeconds, () => changeStock(shop, sender));
      } finally {
        await worker.kill();
      }
    },
    { EXCHANGE_RATE_LIMIT: '0', WORKER: 'false' },
  );
  return loads;
}

function* none(): Generator<object> {
  yield* [];
}

/** Resolves when a customer who looks at the last article sees its new stock. */
async function changeStock(shop: BenchShop, sender: Sender): Promise<number> {
  const [shopper] = await shop.shoppers(1);
  const last = stockRows - 1;
  const { rows } = await shop.database.query<{ guid: string }>(
    'select guid::text from variant where venture_id = $1 and code = $2',
    [ventureId, `ZW${Math.floor(last / 6)}`],
  );
  const lines = await sender.apply(
    'stock',
    (function* () {
      for (let at = 0; at < stockRows; at++) yield { externalId: `s${at}`, quantity: String(1000 + at) };
    })(),
  );
  for (;;) {
    const answer = await shop.client.ask({
      method: 'GET',
      path: `/api/cms/v3.0/inventory?contentId=${rows[0]?.guid}`,
      headers: shopper?.headers ?? {},
    });
    if (answer.text.includes(`"purchaseAvailableQuantity":${1000 + last}`)) return lines;
    await sleep(50);
  }
}

interface Visit<T> {
  result: T;
  p95: number;
  workerMb: number;
}

/** A visitor uses the shop during `run`. */
async function visitDuring<T>(shop: BenchShop, run: () => Promise<T>, worker?: BenchWorker): Promise<Visit<T>> {
  const waited: number[] = [];
  let workerMb = 0;
  let isDone = false;
  const visiting = (async () => {
    for (let at = 0; !isDone; at++) {
      const began = performance.now();
      await shop.client.ask(
        at % 2 === 0
          ? { method: 'POST', path: `/api/content/search/products/${ventureId}`, body: { query: `gips ${at % 40}` } }
          : {
              method: 'GET',
              path: `/api/cms/v3.0/content/${100_000 + (at % 200)}__CatalogContent?ventureId=${ventureId}`,
            },
      );
      waited.push(performance.now() - began);
      if (worker) workerMb = Math.max(workerMb, memoryOf(worker.pid));
      await sleep(100);
    }
  })();
  try {
    const result = await run();
    isDone = true;
    await visiting;
    waited.sort((a, b) => a - b);
    return { result, p95: waited[Math.floor(waited.length * 0.95)] ?? 0, workerMb };
  } finally {
    isDone = true;
  }
}
