import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { connectionOf, type Database } from './drizzle-on.ts';

/**
 * A query that is built once per database instead of at every request: building a frequent query takes as long as
 * answering it. Give it a name with `.prepare(name)` and every connection plans it once, too.
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
  return (db, values) => run(db, { name, text, values });
}

/** SQL that is put together at the time, for statements whose tables or columns differ. Days and times come as text. */
export function query<Row extends object>(db: Database, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return run(db, { text, values });
}

async function run<Row extends object>(
  db: Database,
  { name, text, values }: { name?: string; text: string; values: readonly unknown[] },
): Promise<Row[]> {
  try {
    const config = { ...(name === undefined ? {} : { name }), text, types: momentsAsText };
    const { rows } = await connectionOf(db).query<Row>(config, [...values]);
    return rows;
  } catch (cause) {
    // The same error as Drizzle's own queries throw, so that callers handle one kind.
    throw new DrizzleQueryError(text, [...values], cause as Error);
  }
}

/**
 * For `column = ${anyOf('$1', 'int')}`. The planner cannot see how long the list is, so it plans a prepared statement
 * once: it thinks a short list cheaper than a list of any length, and planning free, and would plan again at every
 * call.
 */
export function anyOf(parameter: `$${number}`, type: 'int' | 'text' | 'uuid'): string {
  return `any(cast((select ${parameter}::${type}[]) as ${type}[]))`;
}

const { builtins } = pg.types;
/** With their arrays, whose numbers pg has no names for. Those of numeric come as text too, as Drizzle has it. */
const moments = new Set<number>([
  builtins.DATE,
  builtins.TIMESTAMP,
  builtins.TIMESTAMPTZ,
  builtins.INTERVAL,
  1115,
  1182,
  1185,
  1187,
  1231,
]);

const momentsAsText: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (moments.has(type) ? String : pg.types.getTypeParser(type, format)),
};
