import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** Connecting to a server that is not there, or one that went away while it was asked something. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** What we say of a connection to a server that nothing can be written to. */
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

/** Whether a statement failed for want of a database, and may succeed when it is asked again later. */
export function isDatabaseAway(error: unknown): boolean {
  const said = error instanceof DrizzleQueryError ? error.cause : error;
  if (said instanceof pg.DatabaseError) return serverCodes.test(said.code ?? '');
  if (said instanceof AggregateError) return said.errors.some(isDatabaseAway);
  if (!(said instanceof Error)) return false;
  const { code, syscall } = said as NodeJS.ErrnoException;
  if (code !== undefined && syscall !== undefined) return syscall !== 'open' && systemCodes.has(code);
  return clientMessages.some((message) => said.message.includes(message));
}
