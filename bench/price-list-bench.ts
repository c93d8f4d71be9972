import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Shopper, withShop } from './bench-shop.ts';
import { memoryOf } from './program-usage.ts';

/** The size the budgets are for. */
const articles = 50_000;

interface Download {
  format: string;
  articles: number;
  seconds: number;
  /** Processor time of the program; says more than the clock on a busy machine. PostgreSQL's is not in it. */
  cpuSeconds: number;
  megabytes: number;
  /** The program's maximum memory while it sent the list, minus its memory before. */
  memoryGrowthMb: number;
  /** The longest and the median time of other requests meanwhile. */
  othersWaitedMs: number;
  othersWaitedHalfMs: number;
}

/** Each format of the price list once, in the real program, with another visitor who keeps asking something small. */
export async function benchPriceList(products: number): Promise<Download[]> {
  const rows: Download[] = [];
  await withShop(products, async ({ program, client, database, shoppers }) => {
    // As many as the budget is for, independent of how many the generator made.
    const { rowCount } = await database.query(
      `update variant set stop_publish = now() where id in
       (select id from variant where venture_id = '210' and stop_publish is null order by id offset $1)`,
      [articles],
    );
    console.log(`${rowCount} articles of the shop left out`);
    const [shopper] = await shoppers(1);
    if (!shopper) throw new Error('nobody to download for');
    await download(program.url, 'csv', shopper);
    for (const format of ['csv', 'xlsx', 'pdf']) {
      const before = memoryOf(program.pid);
      const waited: number[] = [];
      let peak = before;
      let isDone = false;
      const meanwhile = (async () => {
        while (!isDone) {
          const began = performance.now();
          await client.ask({ path: '/health' });
          waited.push(performance.now() - began);
          peak = Math.max(peak, memoryOf(program.pid));
          await sleep(5);
        }
      })();
      const cpuBefore = cpuSecondsOf(program.pid);
      const began = performance.now();
      const { bytes, total } = await download(program.url, format, shopper);
      const seconds = (performance.now() - began) / 1000;
      isDone = true;
      await meanwhile;
      waited.sort((a, b) => a - b);
      rows.push({
        format,
        articles: total,
        seconds: Number(seconds.toFixed(2)),
        cpuSeconds: Number((cpuSecondsOf(program.pid) - cpuBefore).toFixed(2)),
        megabytes: Number((bytes / 1e6).toFixed(1)),
        memoryGrowthMb: Math.round(peak - before),
        othersWaitedMs: Number((waited.at(-1) ?? 0).toFixed(1)),
        othersWaitedHalfMs: Number((waited[Math.floor(waited.length / 2)] ?? 0).toFixed(1)),
      });
      console.log(`measured ${format}`);
    }
  });
  return rows;
}

function download(url: string, format: string, { headers }: Shopper): Promise<{ bytes: number; total: number }> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/account/pricelist/${format}`, { headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${format} answers ${response.statusCode}`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('end', () => resolve({ bytes, total: Number(response.headers['x-total-rows']) }));
      response.once('error', reject);
    });
    request.once('error', reject);
  });
}

/** The kernel counts in hundredths of a second. */
function cpuSecondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
