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
export const onReplica = 'this server is a replica';

/** What pg itself, or we, say of a connection, without a code. */
const clientMessages = [
  onReplica,
  'Connection terminated',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

/**
 * By class of SQLSTATE: 08 the connection broke, 53 no room or no connections left, 57P the server is stopping or
 * starting, 58 its disk failed; 25006 is a server that became a replica.
 */
const serverCodes = /^(08|53|57P|58)|^25006$/;

/** Whether a statement failed because the database is away, and may succeed when repeated later. */
export function isDatabaseAway(error: unknown): boolean {
  const said = error instanceof DrizzleQueryError ? error.cause : error;
  if (said instanceof pg.DatabaseError) return serverCodes.test(said.code ?? '');
  if (said instanceof AggregateError) return said.errors.some(isDatabaseAway);
  if (!(said instanceof Error)) return false;
  const { code, syscall } = said as NodeJS.ErrnoException;
  if (code !== undefined && syscall !== undefined) return syscall !== 'open' && systemCodes.has(code);
  return clientMessages.some((message) => said.message.includes(message));
}
