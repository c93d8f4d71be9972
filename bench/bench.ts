import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBareRoute } from './bare-route.ts';
import { withShop } from './bench-shop.ts';
import { type Figure, printFigures } from './bench-table.ts';
import { benchCart } from './cart-bench.ts';
import { benchCheckout } from './checkout-bench.ts';
import { benchFaults } from './faults-bench.ts';
import { benchPages } from './lighthouse-bench.ts';
import { benchMixed } from './mixed-bench.ts';
import { benchPriceList } from './price-list-bench.ts';
import { memoryOf } from './program-memory.ts';
import { benchReads } from './read-bench.ts';
import { benchSearch } from './search-bench.ts';
import { benchStart } from './start-bench.ts';

const usual = 20_000;
const large = 200_000;

/** Each part by its name, with what follows it on the command line. Answers whether all that must hold did. */
const parts: Record<string, (...given: number[]) => Promise<boolean>> = {
  search: async (products = usual) => {
    await benchSearch(products);
    return true;
  },
  reads: async (products = usual) => {
    const figures = await reads(products);
    printFigures(figures);
    keep(`reads-${products}`, figures);
    return true;
  },
  cart: (products = usual) => table(`cart-${products}`, benchCart(products)),
  checkout: (products = usual) => table(`checkout-${products}`, benchCheckout(products)),
  pricelist: (products = 40_000) => table(`pricelist-${products}`, benchPriceList(products)),
  pages: async () => {
    let isMet = true;
    await withShop(usual, async (shop) => {
      const scores = await benchPages(shop);
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
  growth: async (products = large) => {
    const [few, many] = [await reads(usual), await reads(products)];
    const rows = few.map(({ what, p95 }) => {
      const later = many.find((figure) => figure.what === what)?.p95 ?? Number.NaN;
      return { what, usual: p95, large: later, times: Number((later / p95).toFixed(2)), holds: later <= p95 * 4 };
    });
    return table(`growth-${products}`, Promise.resolve(rows));
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
  if (!(await run(...given.map(Number)))) process.exitCode = 1;
}
// A connection kept open for the next request must not keep the bench from ending.
process.exit();

async function reads(products: number): Promise<Figure[]> {
  const bare = await startBareRoute();
  let figures: Figure[] = [];
  try {
    await withShop(products, async (shop) => {
      figures = await benchReads(shop, bare);
      console.log(`memory with ${products} products: ${memoryOf(shop.program.pid)} MB`);
    });
  } finally {
    await bare.stop();
  }
  return figures;
}

async function table(part: string, measuring: Promise<readonly object[]>): Promise<boolean> {
  const rows = await measuring;
  console.table(rows);
  keep(part, rows);
  return rows.every((row) => !('holds' in row) || row.holds === true || row.holds === 'yes');
}

function keep(part: string, rows: unknown): void {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${new Date().toISOString().slice(0, 10)}-${part}.json`),
    `${JSON.stringify(rows, null, 2)}\n`,
  );
}
