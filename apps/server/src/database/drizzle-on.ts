import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { OneByOne } from './one-by-one.ts';

export type Database = NodePgDatabase;

/** What a pool and a single connection have in common. */
type Connection = Pick<OneByOne, 'query'>;
type Transaction = <T>(work: (tx: Database) => Promise<T>) => Promise<T>;

/*
 * Transactions are opened here and not by Drizzle: inside its own there is no public way to the connection, which
 * statements written by hand need (prepared.ts).
 */

export function drizzleOnPool(pool: pg.Pool): Database {
  return drizzleOn(pool, async (work) => {
    const client = await pool.connect();
    try {
      return await drizzleOnClient(client).transaction(work);
    } finally {
      client.release();
    }
  });
}

const known = new WeakMap<pg.ClientBase, Database>();

/** Made once for each connection: a new object would have to work out the names of all columns again. */
export function drizzleOnClient(client: pg.ClientBase): Database {
  const made = known.get(client) ?? drizzleAtDepth(new OneByOne(client), 0);
  known.set(client, made);
  return made;
}

/** On one connection, `depth` transactions deep; what is deeper is made when it is first needed. */
function drizzleAtDepth(client: OneByOne, depth: number): Database {
  let deeper: Database | undefined;
  return drizzleOn(
    client,
    transactionOn(client, depth, () => {
      deeper ??= drizzleAtDepth(client, depth + 1);
      return deeper;
    }),
  );
}

/** What a database runs its statements on; in a transaction the connection of that transaction. */
export function connectionOf(db: Database): Connection {
  const { $client } = db as Database & { $client: Connection };
  return $client;
}

function drizzleOn(connection: pg.Pool | OneByOne, transaction: Transaction): Database {
  return Object.assign(drizzle(connection as unknown as pg.Pool, { casing: 'snake_case' }), {
    transaction,
  }) as Database;
}

function transactionOn(client: OneByOne, depth: number, inside: () => Database): Transaction {
  const savepoint = `savepoint transaction_${depth}`;
  const [begin, commit, rollback] =
    depth === 0 ? ['begin', 'commit', 'rollback'] : [savepoint, `release ${savepoint}`, `rollback to ${savepoint}`];
  return async (work) => {
    await client.query(begin);
    try {
      const result = await work(inside());
      await client.query(commit);
      return result;
    } catch (error) {
      await client.query(rollback);
      throw error;
    }
  };
}
