import type { FastifyBaseLogger } from 'fastify';
import { ZodError } from 'zod';

/** The part of a context this needs; the cache identifies the process. */
interface Reporting {
  cache: object;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** What was logged, per process. The cache is the key because all contexts of a process share one. */
const reported = new WeakMap<object, Set<string>>();
const maxReported = 10_000;

/** One line for each row and fault, however often the row is read; it, or what is wrong with it, is left out. */
export function reportBrokenRow(ctx: Reporting, table: string, row: string | number, error: unknown): void {
  const why = faultOf(error);
  const known = reported.get(ctx.cache) ?? new Set();
  reported.set(ctx.cache, known);
  const line = JSON.stringify([table, row, why]);
  if (known.has(line)) return;
  if (known.size >= maxReported) known.clear();
  known.add(line);
  ctx.log.error({ table, row, why }, 'a row cannot be used as it is stored');
}

function faultOf(error: unknown): string {
  if (error instanceof ZodError) {
    const issue = error.issues[0];
    return `${issue?.path.join('.')}: ${issue?.message}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Maps each row; a row that cannot be used is left out and logged. */
export function usableRows<R, T>(
  ctx: Reporting,
  table: string,
  rows: readonly R[],
  idOf: (row: R) => string | number,
  make: (row: R) => T,
): T[] {
  const made: T[] = [];
  for (const row of rows) {
    try {
      made.push(make(row));
    } catch (error) {
      reportBrokenRow(ctx, table, idOf(row), error);
    }
  }
  return made;
}
