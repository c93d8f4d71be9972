import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseAway } from './database-away.ts';

export type Database = NodePgDatabase;

type Connection = pg.Pool | pg.ClientBase;
type Transaction = <T>(work: (tx: Database) => Promise<T>) => Promise<T>;

/*
 * Transactions are opened here and not by Drizzle: inside its own there is no public way to the connection, which
 * statements written by hand need (prepared.ts).
 */

export function drizzleOnPool(pool: pg.Pool): Database {
  return drizzleOn(pool, async (work) => {
    const client = await pool.connect();
    let isAway = false;
    try {
      return await transactionOn(client, 0)(work);
    } catch (error) {
      isAway = isDatabaseAway(error);
      throw error;
    } finally {
      // Not put back in the pool: the next caller gets a new connection, to whichever server is the database by then.
      client.release(isAway);
    }
  });
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

/** What a database runs its statements on; in a transaction the connection of that transaction. */
export function connectionOf(db: Database): Connection {
  const { $client } = db as Database & { $client: Connection };
  return $client;
}

/** In the caller's transaction where there is one, else in one of its own; what fails ends either as a whole. */
export function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return transactions.has(db) ? work(db) : db.transaction(work);
}

function drizzleOn(connection: Connection, transaction: Transaction): Database {
  return Object.assign(drizzle(connection as pg.Pool, { casing: 'snake_case' }), { transaction }) as Database;
}

function transactionOn(client: pg.ClientBase, depth: number): Transaction {
  const savepoint = `savepoint transaction_${depth}`;
  const [begin, commit, rollback] =
    depth === 0 ? ['begin', 'commit', 'rollback'] : [savepoint, `release ${savepoint}`, `rollback to ${savepoint}`];
  return async (work) => {
    await client.query(begin);
    try {
      const result = await work(drizzleOnClient(client, depth + 1));
      await client.query(commit);
      return result;
    } catch (error) {
      await client.query(rollback);
      throw error;
    }
  };
}
