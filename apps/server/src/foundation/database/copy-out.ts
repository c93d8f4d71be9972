import type pg from 'pg';
import { to } from 'pg-copy-streams';

const newline = 10;

/**
 * Streams the rows of a query with COPY, in batches: for a whole table this takes a third of the processor time of an
 * ordinary query. `query` must never contain user input.
 */
export async function* copyOut(client: pg.ClientBase, query: string): AsyncGenerator<(string | null)[][]> {
  let rest: Buffer | undefined;
  for await (const piece of client.query(to(`copy (${query}) to stdout`))) {
    const bytes: Buffer = rest ? Buffer.concat([rest, piece]) : piece;
    const rows: (string | null)[][] = [];
    let start = 0;
    // Decoded line by line: a cell is a slice of the decoded string, so storing one retains no more than its line.
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
      rows.push(decodeRow(bytes.toString('utf8', start, end)));
      start = end + 1;
    }
    rest = start < bytes.length ? bytes.subarray(start) : undefined;
    yield rows;
  }
}

/** A copy of a cell that does not retain its line, for callers that store many cells. */
export function detachedCopy(cell: string): string {
  return Buffer.from(cell, 'utf8').toString('utf8');
}

function decodeRow(line: string): (string | null)[] {
  const cells: (string | null)[] = line.split('\t');
  if (!line.includes('\\')) return cells;
  return cells.map((cell) => (cell === '\\N' || cell === null ? null : decodeCell(cell)));
}

const escapes: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }),
);

function decodeCell(cell: string): string {
  return cell.includes('\\') ? cell.replace(/\\(.)/g, (_, letter: string) => escapes.get(letter) ?? letter) : cell;
}
