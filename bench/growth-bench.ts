import { startBareRoute } from './bare-route.ts';
import { type BenchShop, type FilledDatabase, secondsSince, ventureId, withProgram } from './bench-shop.ts';
import { type Figure, printFigures } from './bench-table.ts';
import { benchCart } from './cart-bench.ts';
import { benchCheckout } from './checkout-bench.ts';
import { addKey, Sender, shopOf, stages } from './exchange-load.ts';
import { memoryOf } from './program-usage.ts';
import { benchReads } from './read-bench.ts';

/** The figures of a shop of one size by name; lower is better. */
export type Growth = ReadonlyMap<string, number>;

export const loadedMemory = 'memory after reads, carts and orders, MB';
const importedProducts = 1000;

/**
 * The program on a filled database: its first start and its second, reads, carts, orders, an import, and its memory.
 */
export async function benchGrowth(filled: FilledDatabase): Promise<Growth> {
  const growth = new Map<string, number>([['filling the demo world, s', filled.fillSeconds]]);
  await withProgram(filled, async ({ startSeconds, program }) => {
    growth.set('first start, with its search index, s', startSeconds);
    growth.set('memory after it, MB', memoryOf(program.pid));
  });
  const measureSecond = async (shop: BenchShop) => {
    growth.set('second start, s', shop.startSeconds);
    for (const { what, p95 } of await loadShop(shop)) growth.set(`${what}, p95 ms`, p95);
    growth.set(loadedMemory, memoryOf(shop.program.pid));
    const [lines, seconds] = await importSome(shop);
    growth.set(`import of ${lines.toLocaleString('en')} lines, s`, seconds);
  };
  await withProgram(filled, measureSecond, { EXCHANGE_RATE_LIMIT: '0' });
  return growth;
}

async function loadShop(shop: BenchShop): Promise<Figure[]> {
  const bare = await startBareRoute();
  try {
    const figures: Figure[] = [];
    for (const bench of [benchReads, benchCart, benchCheckout]) figures.push(...(await bench(shop, bare)));
    printFigures(figures);
    return figures;
  } finally {
    await bare.stop();
  }
}

/** New products with articles, prices, agreements and stock, applied by the program that serves. */
async function importSome(shop: BenchShop): Promise<[lines: number, seconds: number]> {
  const sender = new Sender(shop.program.url, await addKey(shop.database, [ventureId]), ventureId);
  const files = shopOf(importedProducts);
  const began = performance.now();
  let lines = 0;
  for (const entity of stages.flat()) {
    const file = files[entity];
    if (file) lines += await sender.apply(entity, file());
  }
  return [lines, secondsSince(began)];
}
