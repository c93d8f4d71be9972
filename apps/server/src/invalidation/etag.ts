import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Answers of the API carry a hash of what they say; a client that already has it is told so in a 304 without a body.
 * Weak, because compression gives the same answer other bytes.
 */
export function sendEntityTags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { contract } = request.routeOptions.config;
    if (!contract || request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload;
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', tag);
    if (!matchesEntityTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type');
    return '';
  });
}

/** Does the client say it has what this tag stands for? */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  const opaque = tag.slice(2);
  return (header ?? '').split(',').some((one) => {
    const given = one.trim();
    return given === '*' || given.replace(/^W\//, '') === opaque;
  });
}
