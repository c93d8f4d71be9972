import type { Database } from './database.ts';

/**
 * A query that is put together once per database instead of at every request: what is asked most costs as much to write
 * as to answer otherwise. Give it a name with `.prepare(name)` and every connection plans it once, too.
 */
export function prepared<Q>(build: (db: Database) => Q): (db: Database) => Q {
  const built = new WeakMap<Database, Q>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}

/** The same for SQL written by hand, with `$1`, `$2`, …; also inside a transaction. Days and times come as text. */
export function statement<Row extends object>(
  name: string,
  text: string,
): (db: Database, values: readonly unknown[]) => Promise<Row[]> {
  return async (db, values) => {
    const query = db._.session.prepareQuery({ sql: text, params: [...values] }, undefined, name, false);
    const { rows } = (await query.execute()) as { rows: Row[] };
    return rows;
  };
}

/** SQL that is put together at the time, for statements whose tables or columns differ. Days and times come as text. */
export async function query<Row extends object>(
  db: Database,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = (await db._.session
    .prepareQuery({ sql: text, params: [...values] }, undefined, undefined, false)
    .execute()) as { rows: Row[] };
  return rows;
}
