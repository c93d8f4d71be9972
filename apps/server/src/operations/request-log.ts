import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { inProcessHeader } from './in-process.ts';

/** A caller's own id (a proxy's, the storefront's) is kept so that its lines and ours can be laid side by side. */
export function nameRequest(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/** One line per answer. The calls a page makes of the API in-process carry the page's id and matter only to a debugger. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = request.headers[inProcessHeader] ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
