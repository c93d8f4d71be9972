import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '@bouwpoort/demo-world/people/demo-accounts';
import { type Config, readConfig } from '../foundation/config/config.ts';
import { StartError } from '../foundation/config/start-error.ts';
import { reportFailure, Step } from '../foundation/config/start-report.ts';
import { requireDataDir } from '../foundation/database/data-dir.ts';
import { prepareDatabase } from '../foundation/database/database.ts';
import { type DatabaseSource, openDatabaseSource } from '../foundation/database/database-source.ts';
import { prepareJobs } from '../foundation/jobs/prepare-jobs.ts';
import { serveInProcesses } from '../foundation/processes/serve-in-processes.ts';
import type { Serving } from '../foundation/processes/serving.ts';
import { isFilled, sizeOfToday } from './demo/first-start.ts';
import { jobKinds } from './job-kinds.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  requireDataDir(config.dataDir);
  // Checked first: a port in use is the most common mistake, and filling a database first would hide it.
  await requireFreePort(config);

  const database = new Step('Database');
  const opening = openDatabaseSource(config);
  let serving: Serving | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // The database has to be stopped even if serving is stuck, or has not begun.
    await Promise.race([serving?.stop(), sleep(stopPatience)]);
    await (await opening).stop();
    process.exit(0);
  };
  // Before the database is there: without a handler a signal would end the process, and leave the database running. Not
  // `once`, for the same reason.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Started through tools/start.mjs: if that is killed, this is the only notice.
  process.once('disconnect', stop);

  const prepared = opening.then((source) => prepareShopDatabase(config, source, database));
  try {
    serving = await serve(config, prepared);
    await prepared;
  } catch (error) {
    // Stopped before it was ready: nothing to report.
    if (stopping) return;
    await (await opening).stop();
    throw error;
  }
  const { lost, stop: stopDatabase } = await opening;
  void lost.then(async (error) => {
    if (stopping) return;
    stopping = true;
    await serving?.stop();
    await stopDatabase();
    reportFailure(error);
  });

  const shop = new Step('Shop');
  try {
    await serving.ready;
  } catch (error) {
    if (stopping) return;
    await stopDatabase();
    throw error;
  }
  shop.done();
  announce(config);
}

/** Other processes load the code while the database is opened. */
async function serve(config: Config, opening: Promise<string>): Promise<Serving> {
  if (config.webConcurrency > 1)
    return serveInProcesses(config, opening, new URL('serving-process.ts', import.meta.url));
  // Sequential here: loading blocks the thread, and a connection opened meanwhile may time out.
  const databaseUrl = await opening;
  const { serveShop } = await import('./serve-shop.ts');
  return serveShop(config, databaseUrl);
}

/** Migrated, and in demo mode filled. Returns its address. */
async function prepareShopDatabase(
  config: Config,
  { url, description }: DatabaseSource,
  database: Step,
): Promise<string> {
  await prepareDatabase(url, async (client) => {
    database.done(description);
    await prepareJobs(client, jobKinds);
    if (config.mode !== 'demo' || (await isFilled(client))) return;
    const step = new Step('Demo world');
    // Loaded on demand, because only a first start needs it.
    const { fillDemoWorld } = await import('./demo/fill-demo-world.ts');
    const size = await sizeOfToday(client, config.demoProducts);
    await fillDemoWorld(client, size, ({ rows, expected, table }) => step.progress(rows / expected, table));
    step.done(`${config.demoProducts} products`);
  });
  return url;
}

/** Less than the time after which service managers kill a process. */
const stopPatience = 25_000;

/** A stopping program gets a moment to release its port. */
const portPatience = 4000;

async function requireFreePort({ host, port }: Config): Promise<void> {
  let taken = await portProblem(host, port);
  for (let waited = 0; taken?.code === 'EADDRINUSE' && waited < portPatience; waited += 250) {
    await sleep(250);
    taken = await portProblem(host, port);
  }
  if (!taken) return;
  throw new StartError(
    taken.code === 'EADDRINUSE'
      ? `Port ${port} is already in use. Stop what uses it, or set PORT to another one.`
      : `Cannot listen on ${host}:${port} (${taken.code}). ${listenHints.get(taken.code ?? '') ?? 'Set HOST or PORT to others.'}`,
  );
}

const notOurs = 'This machine has no such address: set HOST to one it has, or to 0.0.0.0 for all.';

const listenHints = new Map([
  ['EADDRNOTAVAIL', notOurs],
  ['ENOTFOUND', notOurs],
  ['EACCES', 'This user may not use that port: set PORT to one above 1023, behind a proxy.'],
]);

function portProblem(host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

function announce(config: Config): void {
  console.log(`✓ Listening on ${config.publicUrl}`);
  if (config.mode !== 'demo') return;
  console.log(
    `\n  Portal   ${config.publicUrl}/\n  Shop     ${config.publicUrl}/steenhof\n  API      ${config.publicUrl}/api/docs\n`,
  );
  console.log(`  Demo accounts, all with the password ${demoAccounts.password}`);
  for (const { email, what } of demoAccounts.list) console.log(`    ${email.padEnd(34)} ${what}`);
  console.log('  Back office at /beheer, for staff with the same password');
  for (const { email, what } of demoAccounts.staff) console.log(`    ${email.padEnd(34)} ${what}`);
  console.log('\n  Ctrl-C stops it.');
}

await start().catch(reportFailure);
