import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type BenchShop, withShop } from './bench-shop.ts';
import { memoryOf } from './program-usage.ts';

/** The sizes the budgets are for. */
const fullProducts = 200_000;
const firstLoadSeconds = 360;
const sameSeconds = 90;
const stockSeconds = 5;
const maxMemory = 400;

interface Load {
  what: string;
  lines: number;
  seconds: number;
  linesPerSecond: number;
  /** Of the program, over what it held before. */
  memoryGrowthMb: number;
  /** Of another visitor's searches meanwhile. */
  othersP95Ms: number;
  budget: string;
  holds: boolean;
}

type Lines = Generator<object>;

/** A shop of so many products, made as it is sent: the proportions are those of the budgets. */
function shopOf(products: number): Record<string, () => Lines> {
  const each = (count: number, make: (at: number) => object) =>
    function* (): Lines {
      for (let at = 0; at < count; at++) yield make(at);
    };
  const unit = (code: string, ratio: number) => ({ code, name: '', ratio: String(ratio) });
  const variant = (at: number) => `v${at}`;
  return {
    warehouse: each(6, (at) => ({ externalId: `w${at}`, branch: 'bouwpoort:2101', name: `Magazijn ${at}` })),
    category: each(200, (at) => ({ externalId: `c${at}`, name: `Categorie ${at}` })),
    product: each(products, (at) => ({
      ...{ externalId: `p${at}`, name: `Zwaluwplaat ${at}`, category: `c${at % 200}`, brand: `Merk ${at % 50}` },
      description: `<p>Plaat ${at}, voor wanden en plafonds.</p>`,
    })),
    variant: each(products * 2, (at) => ({
      ...{
        externalId: variant(at),
        product: `p${at >> 1}`,
        articleCode: `ZW${at}`,
        name: `Zwaluwplaat ${at}`,
        salesUnit: 'PCE',
      },
      units: [unit('PCE', 1), unit('BX', 10), unit('09', 400)],
    })),
    'list-price': each(products * 2, (at) => ({ externalId: `l${at}`, variant: variant(at), priceDelivery: '12.50' })),
    'price-agreement': each(products * 10, (at) => ({
      ...{ externalId: `a${at}`, variant: variant(Math.floor(at / 5)), customerGroup: `G${at % 5}` },
      ...{ priceDelivery: '11.25', validFrom: '2026-01-01' },
    })),
    stock: each(products * 12, (at) => ({
      ...{
        externalId: `s${at}`,
        variant: variant(Math.floor(at / 6)),
        warehouse: `w${at % 6}`,
        quantity: String(at % 500),
      },
    })),
  };
}

/** What is named is there before what names it; the last three do not name each other. */
const stages = [['warehouse', 'category'], ['product'], ['variant'], ['list-price', 'price-agreement', 'stock']];

/** Loads a shop twice and then some stock, while somebody else searches. A tenth of the size has a tenth of the time. */
export async function benchExchange(products: number): Promise<Load[]> {
  const share = products / fullProducts;
  const loads: Load[] = [];
  await withShop(
    2000,
    async (shop) => {
      const key = await addKey(shop.database);
      const files = shopOf(products);
      const load = (what: string, wanted: string[][], seconds: number) =>
        measure(shop, what, seconds, async () => {
          let lines = 0;
          for (const stage of wanted) {
            const sent = await Promise.all(stage.map((entity) => send(shop, key, entity, files[entity]?.() ?? none())));
            lines += sent.reduce((sum, one) => sum + one, 0);
          }
          return lines;
        });
      loads.push(await load('first load', stages, firstLoadSeconds * share));
      loads.push(await load('the same again', stages, sameSeconds * share));
      files.changed = function* () {
        for (let at = 0; at < 10_000; at++) yield { externalId: `s${at}`, quantity: String(1000 + at) };
      };
      loads.push(
        await measure(shop, '10,000 stock rows', stockSeconds, () =>
          send(shop, key, 'stock', files.changed?.() ?? none()),
        ),
      );
    },
    { EXCHANGE_RATE_LIMIT: '0', REQUEST_TIMEOUT_SECONDS: '600' },
  );
  return loads;
}

function* none(): Lines {
  yield* [];
}

async function measure(shop: BenchShop, what: string, budget: number, run: () => Promise<number>): Promise<Load> {
  const { program, client } = shop;
  const before = memoryOf(program.pid);
  const waited: number[] = [];
  let peak = before;
  let isDone = false;
  const meanwhile = (async () => {
    while (!isDone) {
      const began = performance.now();
      await client.ask({ method: 'POST', path: '/api/content/search/products/210', body: { query: 'gips' } });
      waited.push(performance.now() - began);
      peak = Math.max(peak, memoryOf(program.pid));
      await sleep(100);
    }
  })();
  const began = performance.now();
  const lines = await run();
  const seconds = (performance.now() - began) / 1000;
  isDone = true;
  await meanwhile;
  waited.sort((a, b) => a - b);
  const memoryGrowthMb = Math.round(peak - before);
  console.log(`measured ${what}`);
  return {
    what,
    lines,
    seconds: Number(seconds.toFixed(1)),
    linesPerSecond: Math.round(lines / seconds),
    memoryGrowthMb,
    othersP95Ms: Number((waited[Math.floor(waited.length * 0.95)] ?? 0).toFixed(1)),
    budget: `${budget.toFixed(1)} s, ${maxMemory} MB`,
    holds: seconds <= budget && memoryGrowthMb <= maxMemory,
  };
}

/** Sends a batch and waits until it was applied; answers how many lines it had. */
async function send({ program }: BenchShop, key: string, entity: string, lines: Lines): Promise<number> {
  const url = `${program.url}/api/exchange/v1/${entity}/batches`;
  const headers = { authorization: `Bearer ${key}` };
  const sent = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-ndjson' },
    body: pieces(lines) as unknown as BodyInit,
    duplex: 'half',
  } as RequestInit);
  const batch = (await sent.json()) as { id: number };
  if (sent.status !== 202) throw new Error(`${entity} answers ${sent.status}: ${JSON.stringify(batch)}`);
  for (;;) {
    const { state, counts } = (await (await fetch(`${url}/${batch.id}`, { headers })).json()) as {
      state: string;
      counts: { lines: number; refused: number };
    };
    if (counts.refused > 0) throw new Error(`${counts.refused} lines of ${entity} were refused`);
    if (state === 'finished') return counts.lines;
    await sleep(200);
  }
}

async function* pieces(lines: Lines): AsyncGenerator<Uint8Array> {
  let text = '';
  for (const line of lines) {
    text += `${JSON.stringify(line)}\n`;
    if (text.length < 64 * 1024) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

async function addKey(database: pg.Pool): Promise<string> {
  const key = 'bpk_bench-bench-bench-bench-bench-bench-bench-b';
  await database.query(`insert into exchange_source (name, created_at) values ('bench', now())`);
  await database.query(
    `insert into api_key (source_id, hash, scopes, venture_ids, networks, created_at)
     select id, $1, array['catalogue:write', 'prices:write', 'stock:write'], array['210'], '{}', now()
     from exchange_source where name = 'bench'`,
    [createHash('sha256').update(key).digest('base64url')],
  );
  return key;
}
