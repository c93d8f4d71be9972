import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { replicaMessage } from './database-unavailable.ts';
import { connectionOf, type Database, drizzleForClient, drizzleForPool } from './drizzle-client.ts';
import { applyMigrations, migrationsFolder } from './migrations.ts';
import { applyTriggers, readStamp, readTriggersFiles, sourceFolder } from './triggers.ts';

export type { Database } from './drizzle-client.ts';

interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** For work that needs its own connection. Throws inside a transaction, which has one already. */
export function poolOf(db: Database): pg.Pool {
  const connection = connectionOf(db);
  if (!(connection instanceof pg.Pool)) throw new Error('this database has no pool');
  return connection;
}

/** A connection outside the pool, closed by the caller: for COPY, which pipelining connections cannot do. */
export async function connectOutsidePool(db: Database): Promise<pg.Client> {
  const client = new pg.Client({ ...poolOf(db).options, pipeline: false });
  // The next query fails with the error.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A `Database` that runs on one existing connection. */
export function databaseForClient(client: pg.ClientBase): Database {
  return drizzleForClient(client);
}

const minVersion = 16;

/** Serialises migrations and the first fill, if several processes start at once. */
const startLock = 2_100_110;
const lockPollIntervalMs = 100;

export async function openDatabase(url: string, connections: number): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    // A new connection plans every statement again.
    idleTimeoutMillis: 60_000,
    // Statements are sent without waiting for the answers to those before them on the same connection.
    pipeline: true,
    verify: refuseReplica,
  });
  // An idle connection that breaks (database restarted) is replaced at the next query; it must not end the process.
  pool.on('error', () => undefined);
  // Nor may one that is in use: its error reaches the next caller, and would be unhandled here.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await checkServer(() => pool.query(versionQuery), url).catch(async (error) => {
    await pool.end();
    throw error;
  });
  return { db: drizzleForPool(pool), pool, close: () => pool.end() };
}

/**
 * During a failover an address may briefly lead to a read-only server; a connection to it would stay in the pool, show
 * old data and fail every write.
 */
function refuseReplica(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.query<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"').then(
    ({ rows }) => done(rows[0]?.isReplica ? new Error(replicaMessage) : undefined),
    (error: Error) => done(error),
  );
}

const versionQuery = 'show server_version_num';

async function checkServer(
  askVersion: () => Promise<pg.QueryResult<{ server_version_num: string }>>,
  url: string,
): Promise<void> {
  let version: number;
  try {
    const { rows } = await askVersion();
    version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } catch (cause) {
    const reason = cause instanceof AggregateError ? (cause.errors[0] as Error).message : (cause as Error).message;
    throw new StartError(`The database at ${withoutPassword(url)} cannot be used: ${reason}.`, { cause });
  }
  if (version < minVersion) {
    throw new StartError(
      `The database at ${withoutPassword(url)} is PostgreSQL ${version}; ${minVersion} or later is needed.`,
    );
  }
}

export function withoutPassword(url: string): string {
  const parsed = new URL(url);
  return `${parsed.host}${parsed.pathname}`;
}

/** Brings the tables up to date; of several processes starting at once one does the work and the others wait. */
export async function prepareDatabase(url: string, firstFill: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // The next query fails with the error.
  client.on('error', () => undefined);
  // A migration that finds rows that break a new rule prints a warning and continues.
  client.on('notice', ({ severity, message }) => {
    if (severity === 'WARNING') console.warn(message);
  });
  try {
    await checkServer(async () => {
      await client.connect();
      return client.query(versionQuery);
    }, url);
    await takeStartLock(client);
    await applyMigrations(client, migrationsFolder);
    await applyTriggers(client, readTriggersFiles(sourceFolder), readStamp(migrationsFolder).when);
    await firstFill(client);
  } finally {
    // Closing the session releases the lock, also if the work failed.
    await client.end();
  }
}

/** Polls: a session that waits in a statement would block CREATE INDEX CONCURRENTLY. */
async function takeStartLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [startLock]);
    if (rows[0]?.mine) return;
    await sleep(lockPollIntervalMs);
  }
}
