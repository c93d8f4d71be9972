import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort, startProgram, untilReady } from '../tools/running-program.ts';
import { benchCart } from './cart-bench.ts';
import { benchCheckout } from './checkout-bench.ts';
import { benchFaults } from './faults-bench.ts';
import { benchPriceList } from './price-list-bench.ts';
import { benchSearch } from './search-bench.ts';

/** Each part: a path of the running program, and what it is. More parts come with the domains they measure. */
const parts = {
  bare: { path: '/health', what: 'bare route: a Fastify JSON answer of our own' },
  venture: { path: '/api/ventures/210', what: 'venture details, API' },
  content: { path: '/api/cms/v3.0/content?contentUrl=/steenhof/nieuws&expand=*', what: 'content with its list, API' },
  portal: { path: '/', what: 'portal home, HTML' },
  home: { path: '/steenhof', what: 'venture home, HTML' },
  homeMade: { path: '/steenhof?niet=gekend', what: 'venture home, HTML, made anew each time' },
} as const;

const connections = 10;
const seconds = 8;

interface Row {
  part: string;
  requestsPerSecond: number;
  /** Milliseconds; autocannon keeps the 97.5th, which is stricter than the 95th. */
  p97_5: number;
  /** Of the bare route's requests per second, measured in the same run: machines differ, ratios less. */
  ratio: number;
  errors: number;
}

const asked = process.argv.slice(2);
if (asked[0] === 'search') {
  await benchSearch(Number(asked[1] ?? 20_000));
  process.exit();
}
if (asked[0] === 'cart') {
  const rows = await benchCart(Number(asked[1] ?? 20_000));
  console.table(rows);
  writeResults('cart', rows);
  process.exit();
}
if (asked[0] === 'faults') {
  process.exit((await benchFaults(Number(asked[1] ?? 500), Number(asked[2] ?? 1))) ? 0 : 1);
}
if (asked[0] === 'checkout') {
  const rows = await benchCheckout(Number(asked[1] ?? 2500));
  console.table(rows);
  writeResults('checkout', rows);
  process.exit();
}
if (asked[0] === 'pricelist') {
  const rows = await benchPriceList(Number(asked[1] ?? 40_000));
  console.table(rows);
  writeResults('pricelist', rows);
  process.exit();
}
const chosen = Object.entries(parts).filter(([name]) => name === 'bare' || asked.length === 0 || asked.includes(name));
const dataDir = mkdtempSync(join(tmpdir(), 'bouwpoort-bench-'));
const program = startProgram({ PORT: String(await freePort()), DATA_DIR: dataDir, RATE_LIMIT: '0' });
try {
  const began = performance.now();
  await untilReady(program, 300);
  console.log(`first start: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const rows: Row[] = [];
  for (const [part, { path, what }] of chosen) {
    await autocannon({ url: program.url + path, connections, duration: 2 });
    const result = await autocannon({ url: program.url + path, connections, duration: seconds });
    const bare = rows[0]?.requestsPerSecond ?? result.requests.average;
    rows.push({
      part: what,
      requestsPerSecond: Math.round(result.requests.average),
      p97_5: result.latency.p97_5,
      ratio: Number((result.requests.average / bare).toFixed(3)),
      errors: result.errors + result.non2xx,
    });
    console.log(`measured ${part}`);
  }
  console.table(rows);
  writeResults('pages', rows);
} finally {
  await program.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function writeResults(name: string, rows: unknown): void {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(join(folder, `${day}-${name}.json`), `${JSON.stringify(rows, null, 2)}\n`);
}
