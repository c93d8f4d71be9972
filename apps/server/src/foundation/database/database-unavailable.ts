import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** A failed connection, or one that was lost during a statement. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** The message for a connection to a read-only server. */
export const replicaMessage = 'this server is a replica';

/** Errors of pg, or our own, that have no code. */
const clientMessages = [
  replicaMessage,
  'Connection terminated',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

/**
 * By class of SQLSTATE: 08 the connection broke, 53 no memory, disk or connections left, 57P the server is stopping or
 * starting, 58 its disk failed; 25006 is a server that became a replica.
 */
const serverCodes = /^(08|53|57P|58)|^25006$/;

/** Whether a statement failed because the database is unavailable, so that a later retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (cause instanceof pg.DatabaseError) return serverCodes.test(cause.code ?? '');
  if (cause instanceof AggregateError) return cause.errors.some(isDatabaseUnavailable);
  if (!(cause instanceof Error)) return false;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  if (code !== undefined && syscall !== undefined) return syscall !== 'open' && systemCodes.has(code);
  return clientMessages.some((message) => cause.message.includes(message));
}
