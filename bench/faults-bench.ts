import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareDatabase } from '../apps/server/src/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/database/embedded-postgres.ts';
import { demoSeed } from '../apps/server/src/demo/demo-size.ts';
import { fillDemoWorld } from '../apps/server/src/demo/fill-demo-world.ts';
import { prepareJobs } from '../apps/server/src/jobs/prepare-jobs.ts';
import { freePort } from '../tools/running-program.ts';
import { benchFolder } from './bench-folder.ts';
import { LoadClient } from './bench-load.ts';
import { type Article, articlesToOrder, makeBuyers } from './checkout-shop.ts';
import { Chance } from './faults-chance.ts';
import { figuresOf, untilQuiet } from './faults-checks.ts';
import { FaultyShopper, type Told } from './faults-shopper.ts';
import { RestartablePostgres, SupervisedProgram, startErp } from './faults-world.ts';

const customers = 10;
const password = 'bench';

/**
 * Customers order and pay while the program is killed and the database restarted under it. Afterwards everything that
 * was paid must be ordered once, and everything that was ordered must have left once. Whether it did.
 */
export async function benchFaults(checkouts: number, seed: number): Promise<boolean> {
  const dataDir = benchFolder();
  const postgres = await filledPostgres(dataDir);
  const erp = await startErp(new Chance(seed + 1));
  const program = new SupervisedProgram({
    PORT: String(await freePort()),
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    ERP_URL: erp.url,
    ERP_TOKEN: 'a token of the bench',
  });
  const client = new LoadClient(program.url);
  const began = performance.now();
  const secondsSince = () => Math.round((performance.now() - began) / 1000);
  try {
    await program.start();
    const told = await shopUnderFire(checkouts, seed, postgres, program, client);
    console.log(`${told.checkouts} checkouts after ${secondsSince()} s; waiting until everything has been done`);
    const database = await connect(postgres.url);
    const left = await untilQuiet(database, 240);
    const figures = await figuresOf(database, erp, told);
    await database.end();
    console.table({
      seed,
      seconds: secondsSince(),
      checkouts: told.checkouts,
      kills: program.kills,
      'database restarts': postgres.restarts,
      'ended by itself': program.ownEnds.length,
      'starts without a database': program.failedStarts,
      'sent to the bank': [...told.payments.values()].reduce((sum, count) => sum + count, 0),
      'callbacks asked for': told.callbacks,
      'asked again by customers': told.retries,
      'offers to the ERP': erp.offers,
      'of which it failed': erp.bad,
    });
    console.log(Object.fromEntries(told.payments));
    console.table(figures.map(({ what, of, right, wrong }) => ({ what, of, right, wrong: wrong.length })));
    const violations = [
      ...figures.flatMap(({ what, wrong }) => wrong.map((one) => `${what}: ${one}`)),
      ...left.map((one) => `not done: ${one}`),
      ...told.unexpected,
    ];
    for (const violation of violations.slice(0, 40)) console.error(violation);
    for (const end of program.ownEnds.slice(0, 3)) console.error(`The program ended by itself with ${end}`);
    return violations.length === 0;
  } finally {
    client.close();
    await program.stop();
    await postgres.stop();
    erp.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A durable database of the demo world, at an address it keeps. */
async function filledPostgres(dataDir: string): Promise<RestartablePostgres> {
  const first = await startEmbeddedPostgres({ dataDir, password, durable: true });
  const size = { products: 300, seed: demoSeed, today: new Date().toISOString().slice(0, 10) };
  await prepareDatabase(first.url, async (client) => {
    await prepareJobs(client);
    await fillDemoWorld(client, size, () => undefined);
  });
  await first.stop();
  const postgres = new RestartablePostgres(first.home, await freePort(), password);
  await postgres.start();
  return postgres;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // Goes down with the database; whoever asks it next hears of that.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function shopUnderFire(
  checkouts: number,
  seed: number,
  postgres: RestartablePostgres,
  program: SupervisedProgram,
  client: LoadClient,
): Promise<Told> {
  const database = await connect(postgres.url);
  const [first, ...others] = await articlesToOrder(database, 50);
  const buyers = await makeBuyers(database, client, { customers, peoplePerCustomer: 1 });
  await database.end();
  const articles: [Article, ...Article[]] = [first ?? raise('nothing to order'), ...others];
  const told: Told = {
    checkouts: 0,
    orderIds: new Set(),
    payments: new Map(),
    callbacks: 0,
    retries: 0,
    unexpected: [],
  };
  const shopping = buyers.map(async (buyer, index) => {
    const chance = new Chance(seed * 100 + index);
    const shopper = new FaultyShopper(client, buyer, chance, articles, told);
    for (let turn = index; turn < checkouts; turn += customers) {
      await shopper.checkOut();
      await sleep(chance.between(0, 500));
    }
  });
  let isOver = false;
  const all = Promise.all(shopping).finally(() => {
    isOver = true;
  });
  const chaos = breakThings(new Chance(seed), checkouts, told, postgres, program, () => isOver);
  await all;
  await chaos;
  return told;
}

/** Kills the program at random moments; a third and two thirds of the way the database goes down as well. */
async function breakThings(
  chance: Chance,
  checkouts: number,
  told: Told,
  postgres: RestartablePostgres,
  program: SupervisedProgram,
  isOver: () => boolean,
): Promise<void> {
  const restarts: ('fast' | 'immediate')[] = ['immediate', 'fast'];
  while (!isOver()) {
    // Now and then before it has come up.
    if (!chance.is(0.15)) await program.whenReady;
    await sleep(chance.between(200, 5000));
    if (isOver()) break;
    const due = (checkouts * (postgres.restarts + 1)) / 3;
    const how = told.checkouts >= due ? restarts[postgres.restarts] : undefined;
    if (how) {
      console.log(`${told.checkouts} checkouts: the database is restarted (${how})`);
      await postgres.restart(how);
    } else {
      await program.kill();
    }
  }
  // The work goes on without more faults, and there were two restarts however few checkouts there were.
  for (const how of restarts.slice(postgres.restarts)) await postgres.restart(how);
}

function raise(message: string): never {
  throw new Error(message);
}
