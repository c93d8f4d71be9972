import type { FastifyBaseLogger } from 'fastify';
import { ZodError } from 'zod';

/** The part of a context that reporting needs. */
interface ReportingContext {
  cache: object;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** The logged problems per process: all contexts of a process share one cache, which is the key. */
const reported = new WeakMap<object, Set<string>>();
const maxReported = 10_000;

/**
 * Logs each problem of a row once, however often the row is read. The caller leaves out the row, or the invalid part.
 */
export function reportBrokenRow(ctx: ReportingContext, table: string, row: string | number, error: unknown): void {
  const why = describeFault(error);
  const known = reported.get(ctx.cache) ?? new Set();
  reported.set(ctx.cache, known);
  const line = JSON.stringify([table, row, why]);
  if (known.has(line)) return;
  if (known.size >= maxReported) known.clear();
  known.add(line);
  ctx.log.error({ table, row, why }, 'a row cannot be used as it is stored');
}

function describeFault(error: unknown): string {
  if (error instanceof ZodError) {
    const issue = error.issues[0];
    return `${issue?.path.join('.')}: ${issue?.message}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Maps each row; a row that cannot be used is left out and logged. */
export function usableRows<R, T>(
  ctx: ReportingContext,
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
