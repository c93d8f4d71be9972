import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

/* Keyset pagination: a page begins after a row, not at an offset, so the last page is as fast as the first. */

const rowCursor = z.tuple([z.string(), z.string()]);

/** The last row of the previous page: the value of its sort column, and its id as tie-breaker. */
export function decodeRowCursor(
  text: string | undefined,
  { type, idType }: Pick<Keyset, 'type' | 'idType'>,
): [value: string, id: string] | undefined {
  const place = decodeCursor(text, rowCursor);
  if (place && !(isValidKey(type, place[0]) && isValidKey(idType, place[1]))) throw badRequest(invalidCursor);
  return place;
}

/** For lists that need more than one column to identify a position. */
export function encodeCursor(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

export function decodeCursor<T>(
  text: string | undefined,
  schema: z.ZodType<T>,
  refusal = invalidCursor,
): T | undefined {
  if (text === undefined) return undefined;
  const json = Buffer.from(text, 'base64url').toString('utf8');
  // PostgreSQL has no text with this character.
  if (json.includes('\\u0000')) throw badRequest(refusal);
  try {
    return schema.parse(JSON.parse(json));
  } catch (cause) {
    throw badRequest(refusal, cause);
  }
}

const invalidCursor = 'Deze bladzijde bestaat niet. Begin vooraan.';

function badRequest(detail: string, cause?: unknown): AppError {
  return new AppError('badRequest', { detail, cause });
}

/** As PostgreSQL writes them: a cursor comes from outside, and anything else would fail in the query. */
const patterns = {
  text: /^/,
  int: /^\d{1,9}$/,
  numeric: /^-?\d{1,20}(\.\d{1,20})?$/,
  date: /^(\d{4}-\d\d-\d\d|infinity)$/,
  timestamptz: /^\d{4}-\d\d-\d\d ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};
type KeyType = keyof typeof patterns;

function isValidKey(type: KeyType, text: string): boolean {
  if (!patterns[type].test(text)) return false;
  return (type !== 'date' && type !== 'timestamptz') || text === 'infinity' || isDay(text.slice(0, 10));
}

/** Neither the 31st of February nor a day of the year 0. */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return day >= '0001' && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

interface Keyset {
  /** The sort expression, and the type as which its value is read from a cursor. */
  key: SQL | AnyColumn;
  type: KeyType;
  id: AnyColumn;
  idType: KeyType;
}

export interface PageAsked {
  cursor?: string | undefined;
  limit: number;
}

export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

interface PageStart {
  direction: 'asc' | 'desc';
  cursor?: string | undefined;
}

/** The order of a list, and the condition for the rows after a cursor; no condition for the first page. */
export function keysetOrder({ key, type, id, idType }: Keyset, { direction, cursor: from }: PageStart) {
  const after = decodeRowCursor(from, { type, idType });
  const order = direction === 'asc' ? asc : desc;
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  return {
    following: after && sql`(${key}, ${id}) ${beyond} (${after[0]}::${sql.raw(type)}, ${after[1]}::${sql.raw(idType)})`,
    orderBy: [order(key), order(id)] as const,
  };
}

/** Query one row more than the limit: it shows whether there is another page. */
export function toPage<Row>(rows: readonly Row[], limit: number, placeOf: (row: Row) => readonly unknown[]): Page<Row> {
  return cutPage(rows, limit, (row) => encodeCursor(placeOf(row)));
}

function cutPage<Row>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => string): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, nextCursor: last === undefined ? null : cursorOf(last) };
}

/** For lists that only grow, newest first: a page begins before a number. */
export function decodeIdCursor(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9][0-9]{0,9}$/.test(text)) throw badRequest(invalidCursor);
  return Number(text);
}

export function toIdPage<Row extends { id: number }>(rows: readonly Row[], limit: number): Page<Row> {
  return cutPage(rows, limit, ({ id }) => String(id));
}

/** Every page of a list, for files that are streamed. */
export async function* allPages<Row>(
  read: (cursor: string | undefined) => Promise<Page<Row>>,
): AsyncGenerator<Page<Row>> {
  let from: string | undefined;
  do {
    const page = await read(from);
    yield page;
    from = page.nextCursor ?? undefined;
  } while (from !== undefined);
}
