import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseUnavailable } from './database-unavailable.ts';

export type Database = NodePgDatabase;

type Connection = pg.Pool | pg.ClientBase;
type Transaction = <T>(work: (tx: Database) => Promise<T>, last?: FinalStatement<T>) => Promise<T>;
/** Sends one statement; the transaction is rolled back if it fails. */
type FinalStatement<T> = (tx: Database, result: T) => Promise<unknown>;

/*
 * Transactions are opened here and not by Drizzle: inside its own there is no public way to the connection, which
 * statements written by hand need (prepared.ts).
 */

export function drizzleForPool(pool: pg.Pool): Database {
  return createDrizzle(pool, (work, last) => withClient(pool, (client) => createTransaction(client, 0)(work, last)));
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isUnusable = false;
  try {
    return await work(client);
  } catch (error) {
    isUnusable = isDatabaseUnavailable(error);
    throw error;
  } finally {
    // Removed from the pool: the next caller connects to the server that is the primary by then.
    client.release(isUnusable);
  }
}

/**
 * For statements that are pipelined with `awaitPipelined`: they share one connection of the pool, which probably has
 * their plans. All statements must be finished when the promise of the work resolves.
 */
export function withSingleConnection<T>(db: Database, work: (one: Database) => Promise<T>): Promise<T> {
  const connection = connectionOf(db);
  if (!(connection instanceof pg.Pool)) return work(db);
  return withClient(connection, (client) => work(drizzleForClient(client)));
}

const clientDatabases = new WeakMap<pg.ClientBase, Database[]>();
const openTransactions = new WeakSet<Database>();

/**
 * On one connection, `depth` transactions deep. Cached per connection: a new object computes the names of all columns
 * again.
 */
export function drizzleForClient(client: pg.ClientBase, depth = 0): Database {
  const byDepth = clientDatabases.get(client) ?? [];
  clientDatabases.set(client, byDepth);
  byDepth[depth] ??= createDrizzle(client, createTransaction(client, depth));
  if (depth > 0) openTransactions.add(byDepth[depth]);
  return byDepth[depth];
}

/** The pool or client that runs the statements; inside a transaction its connection. */
export function connectionOf(db: Database): Connection {
  const { $client } = db as Database & { $client: Connection };
  return $client;
}

/** In the caller's transaction if there is one, else in one of its own; an error rolls back all of it. */
export function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return openTransactions.has(db) ? work(db) : db.transaction(work);
}

/**
 * A transaction whose last statement goes to the database together with the commit, which is a rollback where that
 * statement fails.
 */
export function transactionWithFinalStatement<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  last: FinalStatement<T>,
): Promise<T> {
  return (db.transaction as Transaction)(work, last);
}

function createDrizzle(connection: Connection, transaction: Transaction): Database {
  return Object.assign(drizzle(connection as pg.Pool, { casing: 'snake_case' }), { transaction }) as Database;
}

function createTransaction(client: pg.ClientBase, depth: number): Transaction {
  const savepoint = `savepoint transaction_${depth}`;
  const [begin, commit, rollback] =
    depth === 0 ? ['begin', 'commit', 'rollback'] : [savepoint, `release ${savepoint}`, `rollback to ${savepoint}`];
  return async (work, last) => {
    // Not awaited, so that it is sent together with the first statement: it only fails if its connection does.
    const begun = client.query(begin);
    begun.catch(() => undefined);
    try {
      const result = await work(drizzleForClient(client, depth + 1));
      await begun;
      await awaitPipelined([
        ...(last ? [last(drizzleForClient(client, depth + 1), result)] : []),
        client.query(commit),
      ]);
      return result;
    } catch (error) {
      await client.query(rollback);
      throw error;
    }
  };
}

/**
 * The results of statements that were sent without waiting for each other. Waits for all of them, even if one fails:
 * none may still run when its transaction ends.
 */
export async function awaitPipelined<const T extends readonly Promise<unknown>[]>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
