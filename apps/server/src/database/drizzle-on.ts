import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseAway } from './database-away.ts';

export type Database = NodePgDatabase;

type Connection = pg.Pool | pg.ClientBase;
type Transaction = <T>(work: (tx: Database) => Promise<T>, last?: LastStatement<T>) => Promise<T>;
/** Sends one statement, whose values are known to be good. */
type LastStatement<T> = (tx: Database, result: T) => Promise<unknown>;

/*
 * Transactions are opened here and not by Drizzle: inside its own there is no public way to the connection, which
 * statements written by hand need (prepared.ts).
 */

export function drizzleOnPool(pool: pg.Pool): Database {
  return drizzleOn(pool, (work, last) => withClient(pool, (client) => transactionOn(client, 0)(work, last)));
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isAway = false;
  try {
    return await work(client);
  } catch (error) {
    isAway = isDatabaseAway(error);
    throw error;
  } finally {
    // Not put back in the pool: the next caller gets a new connection, to whichever server is the database by then.
    client.release(isAway);
  }
}

/**
 * For statements that are sent `together`: one connection of the pool instead of one for each. Fewer are used then, and
 * those have made their plans. All of the work must be done when its promise is.
 */
export function onOneConnection<T>(db: Database, work: (one: Database) => Promise<T>): Promise<T> {
  const connection = connectionOf(db);
  if (!(connection instanceof pg.Pool)) return work(db);
  return withClient(connection, (client) => work(drizzleOnClient(client)));
}

const known = new WeakMap<pg.ClientBase, Database[]>();
const transactions = new WeakSet<Database>();

/**
 * On one connection, `depth` transactions deep. Made once for each connection: a new object would have to work out the
 * names of all columns again.
 */
export function drizzleOnClient(client: pg.ClientBase, depth = 0): Database {
  const byDepth = known.get(client) ?? [];
  known.set(client, byDepth);
  byDepth[depth] ??= drizzleOn(client, transactionOn(client, depth));
  if (depth > 0) transactions.add(byDepth[depth]);
  return byDepth[depth];
}

/** The pool or client that runs the statements; in a transaction the connection of that transaction. */
export function connectionOf(db: Database): Connection {
  const { $client } = db as Database & { $client: Connection };
  return $client;
}

/** In the caller's transaction if there is one, else in one of its own; an error rolls back all of it. */
export function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return transactions.has(db) ? work(db) : db.transaction(work);
}

/**
 * A transaction whose last statement goes to the database together with the commit, which is a rollback where that
 * statement fails.
 */
export function transactionWithLast<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  last: LastStatement<T>,
): Promise<T> {
  return (db.transaction as Transaction)(work, last);
}

function drizzleOn(connection: Connection, transaction: Transaction): Database {
  return Object.assign(drizzle(connection as pg.Pool, { casing: 'snake_case' }), { transaction }) as Database;
}

function transactionOn(client: pg.ClientBase, depth: number): Transaction {
  const savepoint = `savepoint transaction_${depth}`;
  const [begin, commit, rollback] =
    depth === 0 ? ['begin', 'commit', 'rollback'] : [savepoint, `release ${savepoint}`, `rollback to ${savepoint}`];
  return async (work, last) => {
    // Not waited for, so that it goes together with the first statement: it fails only with its connection.
    const begun = client.query(begin);
    begun.catch(() => undefined);
    try {
      const result = await work(drizzleOnClient(client, depth + 1));
      await begun;
      await together([...(last ? [last(drizzleOnClient(client, depth + 1), result)] : []), client.query(commit)]);
      return result;
    } catch (error) {
      await client.query(rollback);
      throw error;
    }
  };
}

/**
 * The answers of statements that are sent without waiting for each other. Waits for all of them, also when one fails:
 * none may still be busy when its transaction ends.
 */
export async function together<const T extends readonly Promise<unknown>[]>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
