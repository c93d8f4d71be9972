import { type Column, type GetColumnData, is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

type Columns = Record<string, Column | SQL>;
type Row<C extends Columns> = {
  [K in keyof C]: C[K] extends Column ? GetColumnData<C[K]> : C[K] extends SQL<infer T> ? T : never;
};

/**
 * A row as one column of JSON with the values Drizzle gives: for rows of many columns that are read all the time. The
 * names and types of columns come with every answer, and reading them takes longer than reading the row.
 */
export function jsonRow<C extends Columns>(columns: C, when: SQL = sql`true`): SQL<Row<C>> {
  const read = reader(columns);
  return sql`(select row_to_json(one) from (select ${selected(columns)} where ${when}) one)`.mapWith(read);
}

/** Many of them, `from` which tables and in which order. */
export function jsonRows<C extends Columns>(columns: C, from: SQL): SQL<Row<C>[]> {
  const read = reader(columns);
  return sql`(select coalesce(json_agg(one), '[]') from (select ${selected(columns)} ${from}) one)`.mapWith(
    (rows: Record<string, unknown>[]) => rows.map(read),
  );
}

function selected(columns: Columns): SQL {
  return sql.join(
    Object.entries(columns).map(([name, column]) => sql`${jsonValue(column)} as ${sql.identifier(name)}`),
    sql`, `,
  );
}

/** A decimal would become a number. */
function jsonValue(column: Column | SQL): SQL {
  return is(column, PgColumn) && column.getSQLType().startsWith('numeric') ? sql`${column}::text` : sql`${column}`;
}

function reader<C extends Columns>(columns: C): (json: Record<string, unknown>) => Row<C> {
  const moments = new Set(
    Object.entries(columns).flatMap(([name, column]) =>
      is(column, PgColumn) && column.dataType === 'date' ? [name] : [],
    ),
  );
  return (json) => {
    for (const [name, value] of Object.entries(json)) {
      if (typeof value === 'string' && moments.has(name)) json[name] = new Date(value);
    }
    return json as Row<C>;
  };
}
