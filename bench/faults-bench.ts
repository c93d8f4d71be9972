import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareDatabase } from '../apps/server/src/foundation/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/foundation/database/embedded-postgres.ts';
import { prepareJobs } from '../apps/server/src/foundation/jobs/prepare-jobs.ts';
import { fillDemoWorld } from '../apps/server/src/program/demo/fill-demo-world.ts';
import { demoSeed } from '../apps/server/src/program/demo/first-start.ts';
import { jobKinds } from '../apps/server/src/program/job-kinds.ts';
import { freePort } from '../tools/running-program.ts';
import { benchFolder } from './bench-folder.ts';
import { LoadClient } from './bench-load.ts';
import { type Article, articlesToOrder, makeBuyers } from './checkout-shop.ts';
import { figuresOf, untilQuiet } from './faults-checks.ts';
import { SmallDisk } from './faults-disk.ts';
import { faults, makeClockSettable, type World } from './faults-list.ts';
import { FaultyNetwork } from './faults-proxy.ts';
import { SeededRandom } from './faults-random.ts';
import { ServiceWatch } from './faults-service.ts';
import { type CheckoutOutcomes, FaultyShopper } from './faults-shopper.ts';
import { RestartablePostgres, SupervisedProgram, startErp } from './faults-world.ts';

const customers = 10;
const password = 'bench';

/**
 * Customers order and pay while the program, its database, its disk, its clock and its network fail. Afterwards
 * everything that was paid must be ordered once, and everything that was ordered must have left once. Whether it did.
 */
export async function benchFaults(checkouts: number, seed: number): Promise<boolean> {
  const dataDir = benchFolder();
  const disk = new SmallDisk(dataDir);
  const postgres = await filledPostgres(dataDir);
  await makeClockSettable(postgres);
  const erp = await startErp(new SeededRandom(seed + 1));
  const [toDatabase, toErp] = [new FaultyNetwork(postgres.port), new FaultyNetwork(erp.port)];
  const clockFile = join(tmpdir(), `bouwpoort-bench-clock-${process.pid}`);
  writeFileSync(clockFile, '0');
  const databaseUrl = new URL(postgres.url);
  databaseUrl.port = String(await toDatabase.open());
  const program = new SupervisedProgram({
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl.href,
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    ERP_URL: `http://127.0.0.1:${await toErp.open()}`,
    ERP_TOKEN: 'a token of the bench',
    WEB_CONCURRENCY: '2',
    // Nobody has to log in again because a clock jumps by less than this.
    ACCESS_TOKEN_MINUTES: '1440',
    FAULTS_CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import=${new URL('faults-clock.ts', import.meta.url).href}`,
  });
  const client = new LoadClient(program.url);
  const watch = new ServiceWatch(program.url);
  const began = performance.now();
  const secondsSince = () => Math.round((performance.now() - began) / 1000);
  try {
    await program.start();
    watch.start();
    const world: World = { chance: new SeededRandom(seed), postgres, program, toDatabase, toErp, disk, clockFile };
    const outcomes = await shopUnderFire(checkouts, seed, world, client, watch);
    console.log(`${outcomes.checkouts} checkouts after ${secondsSince()} s; waiting until everything has been done`);
    const database = await connect(postgres.url);
    const left = await untilQuiet(database, 240);
    const figures = await figuresOf(database, erp, outcomes);
    await database.end();
    console.table({
      seed,
      seconds: secondsSince(),
      checkouts: outcomes.checkouts,
      'full disk by': disk.isThere ? 'filling a small tmpfs' : 'refusing writes',
      kills: program.kills,
      'database starts': postgres.restarts,
      'ended by itself': program.ownEnds.length,
      'starts without a database': program.failedStarts,
      'sent to the bank': [...outcomes.payments.values()].reduce((sum, count) => sum + count, 0),
      'callbacks asked for': outcomes.callbacks,
      'asked again by customers': outcomes.retries,
      'offers to the ERP': erp.offers,
      'of which it failed': erp.bad,
    });
    console.log(Object.fromEntries(outcomes.payments));
    console.table(
      watch.outages.map(({ fault, times, longest, slowest }) => ({
        ...{ fault, times, 'longest without service, s': longest, 'slowest answer, s': slowest },
      })),
    );
    console.table(figures.map(({ what, of, right, wrong }) => ({ what, of, right, wrong: wrong.length })));
    const violations = [
      ...figures.flatMap(({ what, wrong }) => wrong.map((one) => `${what}: ${one}`)),
      ...left.map((one) => `not done: ${one}`),
      ...outcomes.unexpected,
    ];
    for (const violation of violations.slice(0, 40)) console.error(violation);
    for (const end of program.ownEnds.slice(0, 3)) console.error(`The program ended by itself with ${end}`);
    return violations.length === 0;
  } finally {
    watch.stop();
    client.close();
    await program.stop();
    await postgres.stop();
    erp.close();
    toDatabase.close();
    toErp.close();
    disk.remove();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(clockFile, { force: true });
  }
}

/** A durable database of the demo world, at an address it keeps. */
async function filledPostgres(dataDir: string): Promise<RestartablePostgres> {
  const first = await startEmbeddedPostgres({ dataDir, password, durable: true });
  const size = { products: 300, seed: demoSeed, today: new Date().toISOString().slice(0, 10) };
  await prepareDatabase(first.url, async (client) => {
    await prepareJobs(client, jobKinds);
    await fillDemoWorld(client, size, () => undefined);
  });
  await first.stop();
  const postgres = new RestartablePostgres(first.home, await freePort(), password);
  await postgres.start();
  return postgres;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // Ends with the database; the next query gets the error.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function shopUnderFire(
  checkouts: number,
  seed: number,
  world: World,
  client: LoadClient,
  watch: ServiceWatch,
): Promise<CheckoutOutcomes> {
  const database = await connect(world.postgres.url);
  const [first, ...others] = await articlesToOrder(database, 50);
  const buyers = await makeBuyers(database, client, { customers, peoplePerCustomer: 1 });
  await database.end();
  const articles: [Article, ...Article[]] = [first ?? raise('nothing to order'), ...others];
  const outcomes: CheckoutOutcomes = {
    checkouts: 0,
    orderIds: new Set(),
    payments: new Map(),
    callbacks: 0,
    retries: 0,
    unexpected: [],
  };
  let hadAll = false;
  // However few checkouts were asked for: people shop until everything has gone wrong once.
  const isDone = () => outcomes.checkouts >= checkouts && hadAll;
  const shopping = buyers.map(async (buyer, index) => {
    const chance = new SeededRandom(seed * 100 + index);
    const shopper = new FaultyShopper(client, buyer, chance, articles, outcomes);
    while (!isDone()) {
      await shopper.checkOut();
      await sleep(chance.between(0, 500));
    }
  });
  const chaos = breakThings(world, watch, outcomes, isDone, () => {
    hadAll = true;
  });
  await Promise.all([...shopping, chaos]);
  return outcomes;
}

/** Round after round of all faults, each in an order of its own. */
async function breakThings(
  world: World,
  watch: ServiceWatch,
  outcomes: CheckoutOutcomes,
  isDone: () => boolean,
  onAllHad: () => void,
): Promise<void> {
  const { chance } = world;
  while (!isDone()) {
    const round = Object.entries(faults).flatMap(([name, { times, happen }]) =>
      Array.from({ length: times }, () => ({ name, happen, place: chance.next() })),
    );
    for (const { name, happen } of round.toSorted((a, b) => a.place - b.place)) {
      if (isDone()) return;
      await sleep(chance.between(200, 3000));
      console.log(`${outcomes.checkouts} checkouts: ${name}`);
      await watch.during(name, () => happen(world));
    }
    onAllHad();
  }
}

function raise(message: string): never {
  throw new Error(message);
}
