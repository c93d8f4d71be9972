import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../tools/running-program.ts';
import { type BareRoute, startBareRoute } from './bare-route.ts';
import { benchBeheer } from './beheer-bench.ts';
import { type BenchShop, withFilledDatabase, withShop } from './bench-shop.ts';
import { type Figure, misses, printFigures } from './bench-table.ts';
import { benchCart } from './cart-bench.ts';
import { benchCheckout } from './checkout-bench.ts';
import { benchExchange, fullProducts } from './exchange-bench.ts';
import { benchExchangeKills } from './exchange-kills-bench.ts';
import { benchFaults } from './faults-bench.ts';
import { benchFuzz } from './fuzz-bench.ts';
import { benchGrowth, type Growth, loadedMemory } from './growth-bench.ts';
import { benchPages } from './lighthouse-bench.ts';
import { benchLists } from './lists-bench.ts';
import { benchMixed } from './mixed-bench.ts';
import { benchPriceList } from './price-list-bench.ts';
import { profileShop } from './profile-bench.ts';
import { memoryOf } from './program-usage.ts';
import { benchReads } from './read-bench.ts';
import { benchSearch } from './search-bench.ts';
import { benchStart } from './start-bench.ts';

const usual = 20_000;
const large = 200_000;
/** The size of a batch whose worker is killed ten times: a smaller one is finished before the tenth kill. */
const fewestKilledLines = 100_000;
/** Megabytes, with that many products. */
const maxMemory = 1500;
/** Times the p95 of the first of several sizes. */
const maxGrowth = 4;

/** Each part by its name, with its arguments from the command line. Returns whether all budgets are met. */
const parts: Record<string, (...given: number[]) => Promise<boolean>> = {
  search: (products = usual) => table(`search-${products}`, benchSearch(products)),
  reads: (products = usual) => figures(`reads-${products}`, products, [benchReads]),
  cart: (products = usual) => figures(`cart-${products}`, products, [benchCart]),
  checkout: (products = usual) => figures(`checkout-${products}`, products, [benchCheckout]),
  lists: (products = usual) => figures(`lists-${products}`, products, [benchLists]),
  profile: async (products = usual) => {
    const [bare, port] = [await startBareRoute(), await freePort()];
    // One process, so that the profiled one does all the work.
    const settings = { WEB_CONCURRENCY: '1', NODE_OPTIONS: `--inspect=127.0.0.1:${port}` };
    const run = async (shop: BenchShop) => {
      await table(`profile-${products}`, profileShop(shop, port, bare));
    };
    await withShop(products, run, settings);
    await bare.stop();
    return true;
  },
  exchange: async (products = fullProducts / 10, seed = 1) => {
    const isFast = await table(`exchange-${products}`, benchExchange(products));
    const lines = Math.max(fewestKilledLines, products / 2);
    return (await table(`exchange-kills-${lines}`, benchExchangeKills(lines, seed))) && isFast;
  },
  beheer: (products = large) => figures(`beheer-${products}`, products, [benchBeheer]),
  pricelist: (products = 40_000) => table(`pricelist-${products}`, benchPriceList(products)),
  pages: async (only) => {
    let isMet = true;
    await withShop(usual, async (shop) => {
      const scores = await benchPages(shop, only);
      isMet = scores.every(({ holds }) => holds === 'yes');
      await table('pages', Promise.resolve(scores));
    });
    return isMet;
  },
  start: async (products = usual) => {
    const figures = await benchStart(products);
    await table(`start-${products}`, Promise.resolve([figures]));
    return figures.holds;
  },
  mixed: async (minutes = 10) => {
    let isMet = true;
    await withShop(usual, async (shop) => {
      const figures = await benchMixed(shop, minutes);
      isMet = figures.holds === 'yes';
      await table('mixed', Promise.resolve([figures]));
    });
    return isMet;
  },
  faults: (checkouts = 500, seed = 1) => benchFaults(checkouts, seed),
  fuzz: (requests = 100_000, seed = 1, from = 0) => benchFuzz(requests, seed, from),
  growth: async (...sizes) => {
    const [usually, ...others] = sizes.length > 0 ? sizes : [usual, large];
    const grown: Record<string, Growth> = {};
    for (const products of [usually ?? usual, ...others]) {
      await withFilledDatabase(products, async (filled) => {
        grown[products] = await benchGrowth(filled);
      });
    }
    return table('growth', Promise.resolve(besideEachOther(grown)));
  },
};

const [name, ...given] = process.argv.slice(2);
const chosen = name === undefined ? Object.keys(parts) : [name];
for (const part of chosen) {
  const run = parts[part];
  if (!run) {
    console.error(`No part ${part}; there are ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  console.log(`\n# ${part}`);
  if (!(await run(...given.map((one) => (one === 'full' ? fullProducts : Number(one)))))) process.exitCode = 1;
}
// A keep-alive connection must not keep the bench from ending.
process.exit();

/** A row for each figure, a column for each size, and the last size's figure divided by the first's. */
function besideEachOther(grown: Readonly<Record<string, Growth>>): object[] {
  const sizes = Object.values(grown);
  const [first, last] = [sizes[0], sizes.at(-1)];
  return [...(first ?? [])].map(([what, least]) => {
    const most = last?.get(what) ?? Number.NaN;
    const times = Number((most / least).toFixed(2));
    const columns = Object.fromEntries(Object.entries(grown).map(([size, growth]) => [size, growth.get(what)]));
    const memory = grown[large]?.get(loadedMemory) ?? 0;
    const holds = what === loadedMemory ? memory < maxMemory : !what.endsWith('p95 ms') || times <= maxGrowth;
    return { what, ...columns, times, holds };
  });
}

type Bench = (shop: BenchShop, bare: BareRoute) => Promise<Figure[]>;

async function measure(products: number, benches: readonly Bench[]): Promise<{ figures: Figure[]; memory: number }> {
  const bare = await startBareRoute();
  const measured: Figure[] = [];
  let memory = 0;
  try {
    await withShop(products, async (shop) => {
      for (const bench of benches) measured.push(...(await bench(shop, bare)));
      memory = memoryOf(shop.program.pid);
      console.log(`memory of all processes with ${products} products: ${memory} MB`);
    });
  } finally {
    await bare.stop();
  }
  return { figures: measured, memory };
}

async function figures(part: string, products: number, benches: readonly Bench[]): Promise<boolean> {
  const measured = await measure(products, benches);
  printFigures(measured.figures);
  keep(part, measured);
  return measured.figures.every((figure) => misses(figure).length === 0);
}

async function table(part: string, measuring: Promise<readonly object[]>): Promise<boolean> {
  const rows = await measuring;
  console.table(rows);
  keep(part, rows);
  return rows.every((row) => !('holds' in row) || row.holds === true || row.holds === 'yes');
}

/** One file for each day, with every part that was run on it as it was run last. */
function keep(part: string, rows: unknown): void {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${new Date().toISOString().slice(0, 10)}.json`);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  writeFileSync(file, `${JSON.stringify({ ...before, [part]: rows }, null, 2)}\n`);
}
