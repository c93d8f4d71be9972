import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { demoAccounts } from '@bouwpoort/demo-world/people/demo-accounts';
import pg from 'pg';
import { prepareDatabase } from '../apps/server/src/foundation/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/foundation/database/embedded-postgres.ts';
import { prepareJobs } from '../apps/server/src/foundation/jobs/prepare-jobs.ts';
import { fillDemoWorld } from '../apps/server/src/program/demo/fill-demo-world.ts';
import { demoSeed } from '../apps/server/src/program/demo/first-start.ts';
import { jobKinds } from '../apps/server/src/program/job-kinds.ts';
import { freePort, type RunningProgram, startProgram, untilReady } from '../tools/running-program.ts';
import { benchFolder } from './bench-folder.ts';
import { LoadClient } from './bench-load.ts';
import { untilAtRest } from './program-usage.ts';

export interface BenchShop {
  program: RunningProgram;
  /** Until it was ready. */
  startSeconds: number;
  client: LoadClient;
  database: pg.Pool;
  databaseUrl: string;
  /** So many users of the contractor's customer, each logged in. */
  shoppers(count: number): Promise<Shopper[]>;
}

export interface Shopper {
  headers: Record<string, string>;
  /** The same login as a browser has it, for pages. */
  cookie: string;
  customerId: string;
}

export const ventureId = '210';

/** A durable database with so many products, and how long it took to fill it. */
export interface FilledDatabase {
  dataDir: string;
  url: string;
  fillSeconds: number;
}

/** The real program in production code as its own process, on a durable database with so many products. */
export function withShop(
  products: number,
  run: (shop: BenchShop) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  return withFilledDatabase(products, (filled) => withProgram(filled, run, settings));
}

export async function withFilledDatabase(
  products: number,
  run: (filled: FilledDatabase) => Promise<void>,
): Promise<void> {
  const dataDir = benchFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'bench', durable: true });
  const size = { products, seed: demoSeed, today: new Date().toISOString().slice(0, 10) };
  const began = performance.now();
  await prepareDatabase(postgres.url, async (client) => {
    await prepareJobs(client, jobKinds);
    await fillDemoWorld(client, size, () => undefined);
  });
  try {
    await run({ dataDir, url: postgres.url, fillSeconds: secondsSince(began) });
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Building a search index of a million products takes minutes. */
const maxStartSeconds = 1800;

export async function withProgram(
  { dataDir, url: databaseUrl }: Pick<FilledDatabase, 'dataDir' | 'url'>,
  run: (shop: BenchShop) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const database = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  // A session that is just ending gets the error that the database stops.
  database.on('error', () => undefined);
  const began = performance.now();
  const program = startProgram({
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    WEB_CONCURRENCY: String(availableParallelism()),
    ...settings,
  });
  const client = new LoadClient(program.url);
  try {
    await untilReady(program, maxStartSeconds);
    const startSeconds = secondsSince(began);
    await untilAtRest(program.pid);
    await run({
      program,
      startSeconds,
      client,
      database,
      databaseUrl,
      shoppers: (count) => logInMany(database, client, program.url, count),
    });
  } finally {
    client.close();
    await program.stop();
    await database.end();
  }
}

export function secondsSince(began: number): number {
  return Number(((performance.now() - began) / 1000).toFixed(1));
}

const contractor = 'aannemer@steenhof.test';

async function logInMany(database: pg.Pool, client: LoadClient, url: string, count: number): Promise<Shopper[]> {
  await database.query(
    `insert into site_user
     select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'email', 'bench' || n || '@steenhof.test'))).*
     from site_user u, generate_series(1, $2::int) n where u.email = $1 on conflict do nothing`,
    [contractor, count],
  );
  const shoppers: Shopper[] = [];
  for (let n = 1; n <= count; n++) {
    const fields = {
      grant_type: 'password',
      client_id: 'Default',
      username: `bench${n}@steenhof.test`,
      password: demoAccounts.password,
    };
    const logIn = async (headers: Record<string, string>) => {
      const answer = await client.ask({
        method: 'POST',
        path: '/api/cms/connect/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      });
      if (answer.status !== 200) throw new Error(`bench${n} cannot log in: ${answer.text}`);
      return answer;
    };
    const { access_token: token } = JSON.parse((await logIn({})).text) as { access_token: string };
    const { cookie } = await logIn({ 'x-session': 'cookie', origin: url });
    shoppers.push({ headers: { authorization: `Bearer ${token}` }, cookie, customerId: '510001' });
  }
  return shoppers;
}
