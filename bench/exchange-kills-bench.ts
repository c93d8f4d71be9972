import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withShop } from './bench-shop.ts';
import { addKey, product, Sender } from './exchange-load.ts';
import { BenchWorker } from './exchange-worker.ts';
import { SeededRandom } from './faults-random.ts';

const wantedKills = 10;
/** The longest a worker lives after it got hold of the batch, in milliseconds. */
const maxLifetime = 2500;
const [killed, calm] = ['210', '220'];

interface KillFigures {
  lines: number;
  kills: number;
  /** Chunks that were written when each worker died. */
  diedAtChunk: string;
  seconds: number;
  differences: string;
  holds: boolean;
}

/** The same batch for two ventures: the worker of one is killed at ten random moments. Both must end the same. */
export async function benchExchangeKills(lines: number, seed: number): Promise<KillFigures[]> {
  const figures: KillFigures[] = [];
  await withShop(
    2000,
    async ({ program, database, databaseUrl }) => {
      const key = await addKey(database, [killed, calm]);
      const chance = new SeededRandom(seed);
      const began = performance.now();
      const first = new Sender(program.url, key, killed);
      const second = new Sender(program.url, key, calm);
      for (const sender of [first, second]) await withWorker(databaseUrl, () => sender.apply('category', categories()));
      const id = await first.send('product', batchOf(lines));
      const diedAt: number[] = [];
      while (diedAt.length < wantedKills) {
        const worker = new BenchWorker(databaseUrl);
        await untilAtWork(database, id);
        await sleep(chance.between(0, maxLifetime));
        await worker.kill();
        diedAt.push(await chunksOf(database, id));
        if ((await first.batch('product', id)).state === 'finished') break;
        await giveBackJobs(database);
      }
      await withWorker(databaseUrl, () => untilFinished(first, id));
      const calmId = await withWorker(databaseUrl, async () => {
        const sent = await second.send('product', batchOf(lines));
        await untilFinished(second, sent);
        return sent;
      });
      const differences = [
        ...(await differingRows(database)),
        ...(JSON.stringify((await first.batch('product', id)).counts) ===
        JSON.stringify((await second.batch('product', calmId)).counts)
          ? []
          : ['counts']),
        ...((await first.errors('product', id)) === (await second.errors('product', calmId)) ? [] : ['errors']),
      ];
      figures.push({
        lines,
        kills: diedAt.length,
        diedAtChunk: diedAt.join(' '),
        seconds: Math.round((performance.now() - began) / 1000),
        differences: differences.join(', ') || 'none',
        holds: differences.length === 0 && diedAt.length === wantedKills,
      });
    },
    { EXCHANGE_RATE_LIMIT: '0', WORKER: 'false' },
  );
  return figures;
}

function* categories(): Generator<object> {
  for (let at = 0; at < 200; at++) yield { externalId: `c${at}`, name: `Categorie ${at}` };
}

/** Some lines are invalid: each must be reported exactly once too. */
function* batchOf(lines: number): Generator<object> {
  for (let at = 0; at < lines; at++) yield at % 1000 === 999 ? { externalId: `p${at}`, name: '' } : product(at);
}

async function withWorker<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const worker = new BenchWorker(databaseUrl);
  try {
    return await work();
  } finally {
    await worker.kill();
  }
}

/** Waits until the worker processes the batch: a kill during its start would prove nothing. */
async function untilAtWork(database: pg.Pool, batchId: number): Promise<void> {
  for (;;) {
    const { rowCount } = await database.query(
      `select from exchange_batch b where b.id = $1 and (b.state = 'finished' or exists (
         select from pgboss.job j where j.name = 'exchange-feed' and j.state = 'active'))`,
      [batchId],
    );
    if (rowCount !== 0) return;
    await sleep(20);
  }
}

async function chunksOf(database: pg.Pool, batchId: number): Promise<number> {
  const { rows } = await database.query<{ chunks: number }>('select chunks from exchange_batch where id = $1', [
    batchId,
  ]);
  return rows[0]?.chunks ?? 0;
}

/** What the queue does itself when the time of an unfinished job is over. */
async function giveBackJobs(database: pg.Pool): Promise<void> {
  await database.query(
    `update pgboss.job set state = 'retry', start_after = now() where name = 'exchange-feed' and state = 'active'`,
  );
}

async function untilFinished(sender: Sender, id: number): Promise<void> {
  while ((await sender.batch('product', id)).state !== 'finished') await sleep(200);
}

/** Compares rows by their external id: none may be missing, doubled or different. */
async function differingRows(database: pg.Pool): Promise<string[]> {
  const picture = (venture: string) => `select r.external_id, p.name, p.brand, p.commercial_description, p.status,
      p.stop_publish, c.name as category, count(*) over (partition by p.id) as times
    from exchange_reference r join product p on p.id::text = r.our_id join category c on c.id = p.category_id
    where r.entity = 'product' and r.venture_id = '${venture}'`;
  const { rows } = await database.query<{ n: number }>(
    `select count(*)::int as n from (
       (${picture(killed)} except all ${picture(calm)}) union all (${picture(calm)} except all ${picture(killed)})) d`,
  );
  const { rows: strays } = await database.query<{ n: number }>(
    `select count(*)::int as n from product p where p.name like 'Zwaluwplaat %' and not exists (
       select from exchange_reference r where r.entity = 'product' and r.our_id = p.id::text)`,
  );
  return [
    ...(rows[0]?.n ? [`${rows[0].n} rows`] : []),
    ...(strays[0]?.n ? [`${strays[0].n} rows that no line made`] : []),
  ];
}
