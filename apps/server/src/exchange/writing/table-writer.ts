import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';

/** A row by column names; moments and decimals as text, arrays and JSON unchanged. */
export type Row = Record<string, unknown>;

/** A row with its line in the batch. */
export interface RowOfLine {
  line: number;
  row: Row;
}

/** Where earlier rows are stored for undoing; absent if the write cannot be undone. */
export interface Imaging {
  batchId: number;
}

const quoted = (name: string) => `"${name}"`;
const types = new Map<string, ReadonlyMap<string, string>>();

/** Column → SQL type, read from the database once per process. */
export async function columnTypes(tx: Database, table: string): Promise<ReadonlyMap<string, string>> {
  const known = types.get(table);
  if (known) return known;
  const rows = await query<{ name: string; type: string }>(
    tx,
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped`,
    [table],
  );
  if (rows.length === 0) throw new Error(`there is no table ${table}`);
  const read = new Map(rows.map(({ name, type }) => [name, type]));
  types.set(table, read);
  return read;
}

/**
 * Tables in which a batch can create millions of rows. The reference shows that the batch created a row, and the last
 * transaction (exchange_chunk) that nobody changed it since: such a row needs no image.
 */
export const createdByReference: ReadonlySet<string> = new Set([
  ...['product', 'variant', 'list_price', 'price_tier', 'price_agreement', 'stock', 'customer', 'project', 'site_user'],
]);

/** Over every column that can change: rows with the same hash are equal. */
export const rowHash = hashOf('t');

function hashOf(row: string): string {
  return `md5((to_jsonb(${row}) - '{changed_in,updated_at,version}'::text[])::text)`;
}

/** In the order of the key. */
export async function primaryKeyOf(tx: Database, table: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    tx,
    `select a.attname as name from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, at)
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
     where i.indrelid = to_regclass(quote_ident($1)) and i.indisprimary order by k.at`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** A row as stored for undoing, without secrets that must not be copied. */
const imageOf = (table: string) => (table === 'site_user' ? "to_jsonb(t) - 'password_hash'" : 'to_jsonb(t)');

type Parameter = string | null;

/** Rows as parameters of a statement: an array for each column, or a single value if all rows have the same. */
interface Given {
  /** Of the columns, with "line_of_batch". */
  select: string;
  values: Parameter[];
}

async function given(
  tx: Database,
  table: string,
  columns: readonly string[],
  rows: readonly RowOfLine[],
): Promise<Given> {
  const known = await columnTypes(tx, table);
  const values: Parameter[] = [arrayText(rows.map(({ line }) => String(line)))];
  const arrays = ['$1::integer[]'];
  const names = ['"line_of_batch"'];
  const selected = columns.map((name) => {
    const type = known.get(name) ?? 'text';
    const cells = rows.map(({ row }) => cellText(row[name], type));
    const [first = null] = cells;
    if (cells.every((cell) => cell === first)) return `$${values.push(first)}::${type} as ${quoted(name)}`;
    const isArray = type.endsWith('[]');
    arrays.push(`$${values.push(arrayText(cells))}::${isArray ? 'text' : type}[]`);
    names.push(quoted(name));
    return isArray ? `g.${quoted(name)}::${type} as ${quoted(name)}` : `g.${quoted(name)}`;
  });
  return {
    select: `select ${['g."line_of_batch"', ...selected].join(', ')} from unnest(${arrays.join(', ')}) as g (${names.join(', ')})`,
    values,
  };
}

/** A value in the text form of its PostgreSQL type. */
function cellText(value: unknown, type: string): Parameter {
  if (value === null || value === undefined) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return arrayText(value.map((item) => cellText(item, 'text')));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const quotesAndBackslashes = /["\\]/;

/** The text of an array. */
export function arrayText(items: readonly Parameter[]): string {
  const inside = items.map((item) => {
    if (item === null) return 'NULL';
    return quotesAndBackslashes.test(item) ? `"${item.replaceAll(/["\\]/g, '\\$&')}"` : `"${item}"`;
  });
  return `{${inside.join(',')}}`;
}

const listed = (names: readonly string[], of = '') => names.map((name) => of + quoted(name)).join(', ');
const same = (key: readonly string[], a: string, b: string) =>
  key.map((name) => `${a}.${quoted(name)} = ${b}.${quoted(name)}`).join(' and ');

/** The rows with the given keys, each by an index lookup, because the table may have millions. */
const thereOf = (table: string, key: readonly string[]) =>
  `given g cross join lateral (select * from ${quoted(table)} t where ${same(key, 't', 'g')} limit 1) t`;

/** A statement that was sent; wrapped, because awaiting a promise of a promise would await both. */
export interface Sent {
  answer: Promise<unknown>;
}

/** Inserts new rows. Resolves when the statement is sent. */
export async function sendRows(tx: Database, table: string, rows: readonly RowOfLine[]): Promise<Sent> {
  const columns = Object.keys(rows[0]?.row ?? {});
  const { select, values } = await given(tx, table, columns, rows);
  const answer = query(
    tx,
    `insert into ${quoted(table)} (${listed(columns)}) overriding system value select ${listed(columns)} from (${select}) g`,
    values,
  );
  return { answer };
}

/**
 * Inserts or updates rows in one statement. Writes only differences. Returns the lines whose row was written. All rows
 * have the same columns.
 */
export async function writeRows(
  tx: Database,
  table: string,
  key: readonly string[],
  rows: readonly RowOfLine[],
  imaging: Imaging | undefined,
): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first.row);
  const others = columns.filter((name) => !key.includes(name));
  const onConflict =
    others.length === 0
      ? 'do nothing'
      : `do update set ${others.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ')}
         where (${listed(others, 't.')}) is distinct from (${listed(others, 'excluded.')})`;
  const { select, values } = await given(tx, table, columns, rows);
  const images = `, before as materialized (
      select ${listed(key, 't.')}, ${imageOf(table)} as row from ${thereOf(table, key)}
    ), imaged as (
      insert into exchange_image (batch_id, table_name, rows)
      select $${values.length + 1}::integer, '${table}', jsonb_agg(jsonb_build_object(
        'k', jsonb_build_object(${key.map((name) => `'${name}', w.${quoted(name)}`).join(', ')}), 'h', ${hashOf('w.whole')}, 'b', b.row))
      from written w ${createdByReference.has(table) ? '' : 'left '}join before b on ${same(key, 'w', 'b')} having count(*) > 0
    )`;
  const [written] = await query<{ lines: number[] | null }>(
    tx,
    `with given as materialized (${select}), written as (
      insert into ${quoted(table)} as t (${listed(columns)}) overriding system value
      select ${listed(columns)} from given
      on conflict (${listed(key)}) ${onConflict}
      returning ${listed(key, 't.')}${imaging ? ', t as whole' : ''}
    )${imaging ? images : ''}
    select case when (select count(*) from written) < ${rows.length} then (
      select coalesce(array_agg(g.line_of_batch), '{}') from written w join given g on ${same(key, 'w', 'g')}
    ) end as lines`,
    imaging ? [...values, imaging.batchId] : values,
  );
  // Undefined for all of them.
  return written?.lines ?? rows.map(({ line }) => line);
}

/** Whether any of these rows exists. */
export async function isAnyThere(
  tx: Database,
  table: string,
  key: readonly string[],
  rows: readonly RowOfLine[],
): Promise<boolean> {
  const { select, values } = await given(tx, table, key, rows);
  const [found] = await query<{ isThere: boolean }>(
    tx,
    `with given as materialized (${select}) select exists (select from ${thereOf(table, key)}) as "isThere"`,
    values,
  );
  return found?.isThere ?? false;
}

/** Updates some columns of existing rows; returns the lines whose row was changed. */
export async function updateRows(
  tx: Database,
  table: string,
  key: readonly string[],
  rows: readonly RowOfLine[],
  imaging: Imaging | undefined,
): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first.row);
  const others = columns.filter((name) => !key.includes(name));
  const { select, values } = await given(tx, table, columns, rows);
  const images = `, before as materialized (
      select ${listed(key, 't.')}, ${imageOf(table)} as row from ${thereOf(table, key)}
    ), imaged as (
      insert into exchange_image (batch_id, table_name, rows)
      select $${values.length + 1}::integer, '${table}', jsonb_agg(jsonb_build_object(
        'k', jsonb_build_object(${key.map((name) => `'${name}', w.${quoted(name)}`).join(', ')}), 'h', w.hash, 'b', b.row))
      from written w join before b on ${same(key, 'w', 'b')} having count(*) > 0
    )`;
  const [written] = await query<{ lines: number[] }>(
    tx,
    `with given as materialized (${select}), written as (
      update ${quoted(table)} t set ${others.map((name) => `${quoted(name)} = g.${quoted(name)}`).join(', ')}
      from given g where ${same(key, 't', 'g')} and (${listed(others, 't.')}) is distinct from (${listed(others, 'g.')})
      returning ${listed(key, 't.')}, g.line_of_batch, ${rowHash} as hash
    )${imaging ? images : ''}
    select coalesce(array_agg(line_of_batch), '{}') as lines from written`,
    imaging ? [...values, imaging.batchId] : values,
  );
  return written?.lines ?? [];
}

/** Deletes rows by their keys; returns the lines whose row existed. */
export async function removeRows(
  tx: Database,
  table: string,
  rows: readonly RowOfLine[],
  imaging: Imaging | undefined,
): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const key = Object.keys(first.row);
  const { select, values } = await given(tx, table, key, rows);
  const images = `, imaged as (
      insert into exchange_image (batch_id, table_name, rows)
      select $${values.length + 1}::integer, '${table}', jsonb_agg(jsonb_build_object('k', '{}'::jsonb, 'h', null, 'b', r.row))
      from removed r having count(*) > 0
    )`;
  const [removed] = await query<{ lines: number[] }>(
    tx,
    `with given as materialized (${select}), removed as (
      delete from ${quoted(table)} t using given g where ${same(key, 't', 'g')}
      returning g.line_of_batch, ${imageOf(table)} as row
    )${imaging ? images : ''}
    select coalesce(array_agg(line_of_batch), '{}') as lines from removed`,
    imaging ? [...values, imaging.batchId] : values,
  );
  return removed?.lines ?? [];
}

/** The current rows, by one column; optionally locked until the transaction ends. */
export async function selectRows<R extends Row>(
  tx: Database,
  table: string,
  column: string,
  values: readonly unknown[],
  lock: boolean,
): Promise<R[]> {
  if (values.length === 0) return [];
  const type = (await columnTypes(tx, table)).get(column) ?? 'text';
  const rows = await query<{ row: R }>(
    tx,
    `select to_jsonb(t) as row from ${quoted(table)} t where ${quoted(column)} = any($1::${type}[])${lock ? ' for no key update' : ''}`,
    [[...new Set(values)]],
  );
  return rows.map(({ row }) => row);
}
