import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/foundation/database/embedded-postgres.ts';
import { benchFolder } from '../../bench/bench-folder.ts';
import { figuresOf, untilQuiet } from '../../bench/faults-checks.ts';
import { SeededRandom } from '../../bench/faults-random.ts';
import { startErp } from '../../bench/faults-world.ts';
import { freePort, type RunningProgram, startProgram, untilReady } from '../../tools/running-program.ts';
import { ensureBuilt, root } from '../../tools/workspace.mjs';
import { Balancer } from './balancer.ts';
import { checkOutRelease } from './earlier-release.ts';
import { ShopLoad } from './load.ts';
import { OneAddress } from './one-address.ts';

/*
 * A release under load: two programs of the release before serve, the migrations of this one run while somebody reads
 * in a long transaction, this release takes over one program at a time, and then the release before takes it back. No
 * request may fail.
 */

const quiet = 8000;
/** How long a session holds locks on every table after the migrations noticed them. */
const longTransaction = 2000;
const seed = 1;

await ensureBuilt();
const before = checkOutRelease(process.argv[2]);
console.log(`from ${before.commit.slice(0, 10)} (${before.subject}) to what is here`);
const folders = Array.from({ length: 3 }, benchFolder);
const [databaseHome = '', ...dataDirs] = folders;
const postgres = await startEmbeddedPostgres({ dataDir: databaseHome, password: 'release', durable: true });
const erp = await startErp(new SeededRandom(seed + 1), agreeWhereBothSpeak);
const front = new OneAddress(() => balancer.portOfNext());
await front.open();
const places = await Promise.all(
  dataDirs.map(async (dataDir, at) => ({ name: `node ${at + 1}`, dataDir, port: await freePort() })),
);
type Place = (typeof places)[number];
const balancer = new Balancer(places.map(({ name, port }) => ({ name, url: `http://localhost:${port}` })));
const load = new ShopLoad(balancer, seed);
const running = new Map<string, RunningProgram>();

try {
  // The first of them makes the tables and fills them.
  for (const place of places) await run(place, before.folder);
  balancer.start();
  for (const { name } of places) await balancer.untilServing(name);
  await load.prepare(postgres.url);
  const loading = load.run();
  await Promise.race([release(), loading]);
  load.stop();
  await loading;
  process.exitCode = (await report()) ? 0 : 1;
} finally {
  balancer.close();
  await Promise.all([...running.values()].map((program) => program.stop()));
  front.close();
  await postgres.stop();
  erp.close();
  before.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function release(): Promise<void> {
  await phase('the release before', () => sleep(quiet));
  await phase('migrations', migrate);
  await phase('the release before, on the new tables', () => sleep(quiet));
  const [first, second] = places;
  if (!first || !second) throw new Error('two places are needed');
  await phase('this release takes the first place', () => replace(first, root));
  await phase('both releases', () => sleep(quiet));
  await phase('this release takes the second place', () => replace(second, root));
  await phase('this release', () => sleep(quiet));
  await phase('the release before takes the first place back', () => replace(first, before.folder));
  await phase('both releases again', () => sleep(quiet));
  await phase('the release before takes the second place back', () => replace(second, before.folder));
  await phase('the release before again', () => sleep(quiet));
}

async function phase(name: string, work: () => Promise<unknown>): Promise<void> {
  console.log(name);
  balancer.enter(name);
  await work();
}

async function run({ name, port, dataDir }: Place, folder: string): Promise<void> {
  const program = startProgram(
    {
      ...{ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO_PRODUCTS: '300' },
      ...{ PUBLIC_URL: `http://localhost:${front.port}`, TOKEN_SECRET: 'the same secret for all of the programs' },
      ...{ RATE_LIMIT: '0', PAGE_RATE_LIMIT: '0', LOG_LEVEL: 'error', ACCESS_TOKEN_MINUTES: '1440' },
      ...{ ERP_URL: `http://127.0.0.1:${erp.port}`, ERP_TOKEN: 'a token of the test' },
    },
    folder,
  );
  running.set(name, program);
  await untilReady(program, 120);
}

/** As an operator rolls out: no new requests, an orderly end, and requests again once the other is ready. */
async function replace(place: Place, folder: string): Promise<void> {
  await balancer.takeOut(place.name);
  const code = await running.get(place.name)?.stop();
  if (code !== 0) throw new Error(`${place.name} ended with ${code}`);
  await run(place, folder);
  balancer.putBack(place.name);
  await balancer.untilServing(place.name);
}

/** Runs while a session reads every table in one transaction, which blocks any ALTER TABLE. */
async function migrate(): Promise<void> {
  const reader = new pg.Client({ connectionString: postgres.url });
  await reader.connect();
  await reader.query('begin');
  const { rows } = await reader.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) await reader.query(`select from ${name} limit 1`);
  const migrating = spawn(process.execPath, ['apps/server/src/program/migrate.command.ts'], {
    cwd: root,
    env: { ...process.env, MODE: 'demo', DATABASE_URL: postgres.url },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const ended = once(migrating, 'exit');
  let said = '';
  migrating.stderr?.on('data', (piece) => {
    said += piece;
  });
  // Until it stepped back once; without anything to apply it ends.
  while (migrating.exitCode === null && !said.includes('waits for others')) await sleep(50);
  await sleep(longTransaction);
  await reader.query('commit');
  await reader.end();
  const [code] = await ended;
  console.log(said.trim());
  if (code !== 0) throw new Error(`the migrations ended with ${code}`);
}

/** A release may add fields to an order, but not change those of the release before. */
function agreeWhereBothSpeak(held: string, offered: string): boolean {
  return agree(JSON.parse(held), JSON.parse(offered));
}

function agree(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  const said = new Map(Object.entries(other));
  return Object.entries(one).every(([field, value]) => !said.has(field) || agree(value, said.get(field)));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Prints the counts; returns whether all requirements hold. */
async function report(): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const left = await untilQuiet(client, 240);
  const figures = await figuresOf(client, erp, load.told);
  await client.end();
  const phases = [...balancer.counts].filter(([name]) => name !== 'start');
  console.table(
    phases.map(([name, { requests, errors, byCause }]) => ({
      ...{ phase: name, requests, errors },
      'of which': [...byCause].map(([cause, times]) => `${times} × ${cause}`).join(', '),
    })),
  );
  console.table(figures.map(({ what, of, right, wrong }) => ({ what, of, right, wrong: wrong.length })));
  const violations = [
    ...figures.flatMap(({ what, wrong }) => wrong.map((one) => `${what}: ${one}`)),
    ...left.map((one) => `not done: ${one}`),
    ...phases.filter(([, { errors }]) => errors > 0).map(([name, { errors }]) => `${errors} errors: ${name}`),
    ...balancer.broken,
    ...load.told.unexpected,
  ];
  for (const violation of violations.slice(0, 40)) console.error(violation);
  if (violations.length > 0) for (const program of running.values()) console.error(program.output().slice(-5000));
  return violations.length === 0;
}
