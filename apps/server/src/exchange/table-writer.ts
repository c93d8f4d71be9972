import type { Database } from '../database/database.ts';
import { query } from '../database/prepared.ts';

/** A row under the names of its columns; moments and decimals as text, arrays and JSON as they are. */
export type Row = Record<string, unknown>;

/** A row with the line of the batch it came from. */
export interface RowOfLine {
  line: number;
  row: Row;
}

/** Where the state before a change is kept, so that it can be undone; absent where nobody can ask for that. */
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
 * Tables of which a batch can make millions of rows. That it made one is known by its reference, and that nobody changed
 * it since by the transaction that did last (exchange_chunk): such a row needs no image.
 */
export const createdByReference: ReadonlySet<string> = new Set([
  ...['product', 'variant', 'list_price', 'price_tier', 'price_agreement', 'stock', 'customer', 'project', 'site_user'],
]);

/** Of all that somebody can have changed: two rows with the same hash say the same. */
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

/** A row as it is kept for undoing, without what nobody may find in a second place. */
const imageOf = (table: string) => (table === 'site_user' ? "to_jsonb(t) - 'password_hash'" : 'to_jsonb(t)');

type Parameter = string | null;

/** Rows as parameters of a statement: an array for each column, one value where all rows have the same. */
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

/** A value as PostgreSQL reads its type from text. */
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

/** The rows of a table that are given by their key, each looked up: the table may have millions. */
const thereOf = (table: string, key: readonly string[]) =>
  `given g cross join lateral (select * from ${quoted(table)} t where ${same(key, 't', 'g')} limit 1) t`;

/** A statement that was sent; a promise of a promise would wait for both. */
export interface Sent {
  answer: Promise<unknown>;
}

/** Inserts rows that are not there yet. Answers when they are on their way. */
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
 * Inserts rows, or changes those that are there, in one statement. Only what differs is written. Answers the lines whose
 * row was written. All rows have the same columns.
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
  // Nothing where it is all of them.
  return written?.lines ?? rows.map(({ line }) => line);
}

/** Whether the table has one of these rows. */
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

/** Changes some columns of rows that are there; answers the lines whose row was changed by it. */
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

/** Deletes rows by their keys; answers the lines whose row was there. */
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

/** Rows as they are now, by one column; locked, nobody else changes them until the transaction ends. */
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
