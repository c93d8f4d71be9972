import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer } from 'drizzle-orm/pg-core';
import { moment } from './column-types.ts';

/*
 * Check constraints for columns. Values are written into the SQL, because a constraint takes no parameters. A check
 * passes for NULL, so nullable columns need no special case.
 */

/** The column holds one of the values of its own `enum`. */
export function oneOf(name: string, column: AnyPgColumn): ReturnType<typeof check> {
  // Inside a table's constraints, Drizzle's columns have lost the type of their enum.
  const values = getTableColumns(column.table)[column.name]?.enumValues;
  if (!values) throw new Error(`${name}: the column has no enum`);
  return check(name, sql`${column} in (${quoted(values)})`);
}

/** Every item of an array column is one of these. */
export function allOf(name: string, column: AnyPgColumn, values: readonly string[]): ReturnType<typeof check> {
  return check(name, sql`${column} <@ array[${quoted(values)}]::text[]`);
}

function quoted(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
}

/** A numeric column holds a number: NaN is a value of the type, and greater than every number. */
export const isNumber = (column: AnyPgColumn): SQL => sql`${column} <> 'NaN'`;
export const isNotNegative = (column: AnyPgColumn): SQL => sql`${column} >= 0 and ${column} <> 'NaN'`;
export const isPositive = (column: AnyPgColumn): SQL => sql`${column} > 0 and ${column} <> 'NaN'`;

/**
 * For rows that people edit. A writer passes the version it has read and gets a conflict when another write came first;
 * the trigger `track_edit` of the table updates `updatedAt` and `version` for every writer.
 */
export const editTrackingColumns = () => ({
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
  version: integer().notNull().default(1),
});
