import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { connectionOf, type Database } from './drizzle-client.ts';

/**
 * A query that is built once per database instead of at every request: building a frequent query takes as long as
 * answering it. Give it a name with `.prepare(name)` and every connection plans it once, too.
 */
export function prepared<Q>(build: (db: Database) => Q): (db: Database) => Q {
  const built = new WeakMap<Database, Q>();
  return (db) => {
    const cached = built.get(db);
    if (cached !== undefined) return cached;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}

/** A prepared statement of handwritten SQL, with `$1`, `$2`, …. Dates and times are returned as text. */
export function statement<Row extends object>(
  name: string,
  text: string,
): (db: Database, values: readonly unknown[]) => Promise<Row[]> {
  return (db, values) => run(db, { name, text, values });
}

/** SQL that is composed at runtime, where tables or columns vary. Dates and times are returned as text. */
export function query<Row extends object>(db: Database, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return run(db, { text, values });
}

async function run<Row extends object>(
  db: Database,
  { name, text, values }: { name?: string; text: string; values: readonly unknown[] },
): Promise<Row[]> {
  try {
    const config = { ...(name === undefined ? {} : { name }), text, types: timestampsAsText };
    const { rows } = await connectionOf(db).query<Row>(config, [...values]);
    return rows;
  } catch (cause) {
    // The same error as Drizzle's own queries throw, so that callers handle one kind.
    throw new DrizzleQueryError(text, [...values], cause as Error);
  }
}

/**
 * For `column = ${anyOf('$1', 'int')}`. The subquery hides the length of the list from the planner: otherwise it
 * expects a plan for this very list to be cheaper than a generic one, and plans the statement again at every call.
 */
export function anyOf(parameter: `$${number}`, type: 'int' | 'text' | 'uuid'): string {
  return `any(cast((select ${parameter}::${type}[]) as ${type}[]))`;
}

const { builtins } = pg.types;
/**
 * Includes their array types, and that of numeric, for whose OIDs pg has no names. Drizzle returns them as text too.
 */
const timestampTypes = new Set<number>([
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

const timestampsAsText: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => (timestampTypes.has(type) ? String : pg.types.getTypeParser(type, format)),
};
