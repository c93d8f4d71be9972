import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { benchFolder } from '../../bench/bench-folder.ts';
import { figuresOf, untilQuiet } from '../../bench/faults-checks.ts';
import { SeededRandom } from '../../bench/faults-random.ts';
import { type Erp, SupervisedProgram, startErp } from '../../bench/faults-world.ts';
import { freePort } from '../../tools/running-program.ts';
import { ensureBuilt } from '../../tools/workspace.mjs';
import { Balancer } from './balancer.ts';
import { Freshness } from './freshness.ts';
import { ShopLoad } from './load.ts';
import { OneAddress } from './one-address.ts';
import { ReplicatedPostgres } from './replicated-postgres.ts';

/*
 * Three programs with data folders of their own on one PostgreSQL with a replica, under load: one of them is killed,
 * then the database fails over to the replica. Nothing that was acknowledged may be lost or doubled, and no page may be
 * stale.
 */

const programs = 3;
const quiet = 10_000;
/** How long an operator's health check takes to notice a failure. */
const noticedAfter = 1000;
const seed = Number(process.argv[2] ?? 1);

await ensureBuilt();
const folders = Array.from({ length: programs + 2 }, benchFolder);
const [primaryHome = '', replicaHome = '', ...dataDirs] = folders;
const postgres = await ReplicatedPostgres.start(primaryHome, replicaHome, 300);
let writable = postgres.primary.port;
const database = new OneAddress(() => writable);
const front = new OneAddress(() => balancer.portOfNext());
await Promise.all([database.open(), front.open()]);
const databaseUrl = new URL(postgres.primary.url);
databaseUrl.port = String(database.port);
const erp = await startErp(new SeededRandom(seed + 1));
const nodes = await Promise.all(
  dataDirs.map(
    async (dataDir, index) =>
      new SupervisedProgram({
        PORT: String(await freePort()),
        DATABASE_URL: databaseUrl.href,
        DATABASE_REPLICA_URL: postgres.replica.url,
        DATA_DIR: dataDir,
        PUBLIC_URL: `http://localhost:${front.port}`,
        TOKEN_SECRET: 'the same secret for all of the programs',
        RATE_LIMIT: '0',
        PAGE_RATE_LIMIT: '0',
        LOG_LEVEL: 'error',
        ERP_URL: `http://127.0.0.1:${erp.port}`,
        ERP_TOKEN: 'a token of the test',
        ACCESS_TOKEN_MINUTES: '1440',
        // The last one only serves.
        WORKER: String(index < programs - 1),
      }),
  ),
);
const names = nodes.map((_, index) => `node ${index + 1}`);
const balancer = new Balancer(nodes.map(({ url }, index) => ({ name: names[index] ?? '', url })));
const load = new ShopLoad(balancer, seed);
const freshness = new Freshness(balancer, databaseUrl.href);

try {
  await Promise.all(nodes.map((node) => node.start()));
  balancer.start();
  for (const name of names) await balancer.untilServing(name);
  await load.prepare(databaseUrl.href);
  await freshness.prepare(load.headers);
  const running = Promise.all([load.run(), freshness.run()]);
  const outages = await Promise.race([breakThings(), running.then(() => [])]);
  load.stop();
  freshness.stop();
  await running;
  process.exitCode = (await report(erp, outages)) ? 0 : 1;
} finally {
  balancer.close();
  await Promise.all(nodes.map((node) => node.stop()));
  database.close();
  front.close();
  await postgres.stop();
  erp.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.exit();

interface Outage {
  what: string;
  seconds: number;
}

async function breakThings(): Promise<Outage[]> {
  const outages: Outage[] = [];
  const measure = async (what: string, work: () => Promise<void>) => {
    console.log(what);
    balancer.enter(what);
    const began = performance.now();
    await work();
    outages.push({ what, seconds: Math.round((performance.now() - began) / 100) / 10 });
  };
  balancer.enter('nothing broken');
  await sleep(quiet);
  await measure('one program killed, until it is back', async () => {
    await nodes[0]?.kill();
    await sleep(1000);
    await balancer.untilServing('node 1');
  });
  balancer.enter('nothing broken, after the kill');
  await sleep(quiet);
  await measure('failover, until all programs serve', async () => {
    await postgres.failOver(noticedAfter);
    writable = postgres.replica.port;
    database.cut();
    await sleep(300);
    for (const name of names) await balancer.untilServing(name);
  });
  balancer.enter('nothing broken, after the failover');
  await sleep(quiet);
  await measure('another program killed, until it is back', async () => {
    await nodes[1]?.kill();
    await sleep(1000);
    await balancer.untilServing('node 2');
  });
  balancer.enter('nothing broken, at the end');
  await sleep(quiet);
  return outages;
}

/** Prints the counts; returns whether all requirements hold. */
async function report(orders: Erp, outages: readonly Outage[]): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgres.replica.url });
  await client.connect();
  const left = await untilQuiet(client, 240);
  const figures = await figuresOf(client, orders, load.told);
  const { rows } = await client.query<{ orders: number }>(
    'select count(*)::integer as orders from sales_order where cart_id is not null',
  );
  await client.end();
  const phases = [...balancer.counts].filter(([phase]) => phase !== 'start');
  console.table(
    phases.map(([phase, { requests, errors, byCause }]) => ({
      ...{ phase, requests, errors },
      'of which': [...byCause].map(([cause, times]) => `${times} × ${cause}`).join(', '),
      seconds: outages.find(({ what }) => what === phase)?.seconds ?? quiet / 1000,
    })),
  );
  console.table(figures.map(({ what, of, right, wrong }) => ({ what, of, right, wrong: wrong.length })));
  const sum = (of: 'requests' | 'errors') => phases.reduce((total, [, counts]) => total + counts[of], 0);
  const wrongOf = (part: string) => figures.find(({ what }) => what.includes(part))?.wrong.length ?? Number.NaN;
  console.table({
    ...{ seed, requests: sum('requests'), errors: sum('errors') },
    ...{ 'orders placed': rows[0]?.orders, 'orders acknowledged': load.told.orderIds.size },
    ...{ lost: wrongOf('a customer was told of'), doubled: wrongOf('carts that were ordered') },
    ...{ 'changes made': freshness.changes, 'pages looked at': freshness.looks },
    'stale after 2 s': freshness.stale.length,
  });
  const endings = nodes.flatMap((node) => node.ownEnds.map((end) => `a program ended by itself with ${end}`));
  const violations = [
    ...figures.flatMap(({ what, wrong }) => wrong.map((one) => `${what}: ${one}`)),
    ...left.map((one) => `not done: ${one}`),
    ...phases
      .filter(([phase, { errors }]) => phase.startsWith('nothing broken') && errors > 0)
      .map(([phase, { errors }]) => `${errors} errors while ${phase}`),
    ...balancer.broken,
    ...freshness.stale,
    ...load.told.unexpected,
    ...endings,
  ];
  for (const violation of violations.slice(0, 40)) console.error(violation);
  if (balancer.broken.length > 0) for (const { log } of nodes) console.error(log.slice(-20_000));
  return violations.length === 0;
}
