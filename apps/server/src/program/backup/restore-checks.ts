import { DrizzleQueryError } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import { auditOrders } from '../../ordering/orders/orders.ts';

interface RestoreReport {
  /** The last change that is in it. */
  upTo: Date | undefined;
  migrations: number;
  tables: number;
  rows: number;
  indexes: number;
  orders: number;
  lastOrder: Date | undefined;
  /** What is wrong with it, a line each. */
  problems: string[];
}

/** Reads everything there is in a restored database, and holds the books against each other. */
export async function checkRestored(db: Database): Promise<RestoreReport> {
  const { tables, rows } = await readTables(db);
  const { indexes, broken } = await readIndexes(db);
  const [replayed] = await query<{ upTo: string | null }>(db, 'select pg_last_xact_replay_timestamp() as "upTo"');
  const [done] = await query<{ migrations: number }>(
    db,
    'select count(*)::int as migrations from drizzle.__drizzle_migrations',
  );
  const { orders, lastOrder, unbalanced } = await auditOrders(db);
  const words = `${unbalanced} ${unbalanced === 1 ? 'order' : 'orders'} whose lines do not add up`;
  return {
    upTo: replayed?.upTo ? new Date(replayed.upTo) : undefined,
    migrations: done?.migrations ?? 0,
    ...{ tables, rows, indexes, orders, lastOrder },
    problems: [...broken, ...(unbalanced > 0 ? [words] : [])],
  };
}

/** Every page of every table is read, and with that its checksum verified. */
async function readTables(db: Database): Promise<{ tables: number; rows: number }> {
  const names = await query<{ name: string }>(
    db,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  let rows = 0;
  for (const { name } of names) {
    const [counted] = await query<{ rows: string }>(db, `select count(t.*) as rows from ${name} t`);
    rows += Number(counted?.rows ?? 0);
  }
  return { tables: names.length, rows };
}

/** Whether each index has all rows of its table, in order. */
async function readIndexes(db: Database): Promise<{ indexes: number; broken: string[] }> {
  await query(db, 'create extension if not exists amcheck');
  const names = await query<{ name: string }>(
    db,
    `select i.indexrelid::regclass::text as name from pg_index i
     join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
     where a.amname = 'btree' and c.relkind = 'i' and i.indisvalid and c.relpersistence = 'p'`,
  );
  const broken: string[] = [];
  for (const { name } of names) {
    try {
      await query(db, 'select bt_index_check(index => $1::regclass, heapallindexed => true)', [name]);
    } catch (error) {
      if (!(error instanceof DrizzleQueryError)) throw error;
      broken.push(`index ${name}: ${error.cause?.message}`);
    }
  }
  return { indexes: names.length, broken };
}
