import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

/* Pages that begin after a row rather than at a number: as fast at the end of a long list as at its beginning. */

const cursor = z.tuple([z.string(), z.string()]);

/** Where a page ended: what it is sorted by, and the row's id for rows that are equal in it. */
export function writeCursor(value: string, id: string): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

export function readCursor(text: string | undefined): [value: string, id: string] | undefined {
  if (text === undefined) return undefined;
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch (cause) {
    throw unknownPage(cause);
  }
}

function unknownPage(cause?: unknown): AppError {
  return new AppError('badRequest', { detail: 'Deze bladzijde bestaat niet. Begin vooraan.', cause });
}

/** As PostgreSQL writes them: a cursor comes from outside, and anything else would fail in the query. */
const patterns = {
  text: /^/,
  int: /^\d{1,9}$/,
  numeric: /^-?\d{1,20}(\.\d{1,20})?$/,
  date: /^(\d{4}-\d\d-\d\d|infinity)$/,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
};
type KeyType = keyof typeof patterns;

interface Keyset {
  /** What it is sorted by, and as what a value of it is read from a cursor. */
  key: SQL | AnyColumn;
  type: KeyType;
  id: AnyColumn;
  idType: KeyType;
}

interface PageStart {
  direction: 'asc' | 'desc';
  cursor?: string | undefined;
}

/** The order of a list, and the condition for what comes after a cursor; none for the first page. */
export function keysetOrder({ key, type, id, idType }: Keyset, { direction, cursor: from }: PageStart) {
  const after = readCursor(from);
  if (after && !(patterns[type].test(after[0]) && patterns[idType].test(after[1]))) throw unknownPage();
  const order = direction === 'asc' ? asc : desc;
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  return {
    following: after && sql`(${key}, ${id}) ${beyond} (${after[0]}::${sql.raw(type)}, ${after[1]}::${sql.raw(idType)})`,
    orderBy: [order(key), order(id)] as const,
  };
}

/** Of rows that were asked for with one too many, which tells whether there is another page. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  endOf: (row: Row) => [value: string, id: string],
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, nextCursor: last === undefined ? null : writeCursor(...endOf(last)) };
}

/** A list in pieces, for a file that is written while it is read. */
export async function* allPages<Page extends { nextCursor: string | null }>(
  read: (cursor: string | undefined) => Promise<Page>,
): AsyncGenerator<Page> {
  let from: string | undefined;
  do {
    const page = await read(from);
    yield page;
    from = page.nextCursor ?? undefined;
  } while (from !== undefined);
}
