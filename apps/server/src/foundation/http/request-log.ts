import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInProcess } from './in-process.ts';

/** A caller's own id (a proxy's, the storefront's) is used, so that its log lines and ours can be matched. */
export function nameRequest(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * One line per answer. The calls a page makes of the API in-process carry the page's id and matter only to a debugger.
 */
export function logRequests(app: FastifyInstance, inProcessSecret: string): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = isInProcess(request, inProcessSecret) ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}

/** Links in mails carry their secret in the query or as a parameter: neither belongs in a log. */
function loggedPath(request: FastifyRequest): string {
  const pattern = request.routeOptions.url ?? '';
  return pattern.includes(':token') ? pattern : (request.url.split('?')[0] ?? '');
}

/** Drizzle puts a failed statement and its values in its message; the log gets what PostgreSQL said of it instead. */
export function serializeError(
  error: Error,
): Record<string, unknown> & { type: string; message: string; stack: string } {
  const said = 'query' in error && error.cause instanceof Error ? error.cause : error;
  return {
    type: error.name,
    message: said.message,
    stack: said.stack ?? '',
    ...('code' in said ? { code: said.code } : {}),
  };
}
