import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Answers of the API have an ETag, a hash of their body; a client that has the same one gets a 304. Weak, because
 * compression changes the bytes of the same answer.
 */
export function sendEntityTags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { contract } = request.routeOptions.config;
    if (!contract || request.method !== 'GET' || reply.statusCode !== 200) return done(null, payload);
    // It is not stored by anybody, so it will not be revalidated.
    if (String(reply.getHeader('cache-control')).includes('no-store')) return done(null, payload);
    // Encoded once: hashing a text, measuring it and sending it would each do that again.
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : jsonBytes(reply, payload);
    // A cached answer (http/response-cache.ts) has its own.
    const tag = bytes ? entityTag(bytes) : reply.getHeader('etag');
    if (typeof tag !== 'string') return done(null, payload);
    reply.header('etag', tag);
    if (!matchesEntityTag(request.headers['if-none-match'], tag)) return done(null, bytes ?? payload);
    reply.code(304).removeHeader('content-type');
    done(null, '');
  });
}

/** A long answer arrives here as bytes (http/long-json.ts). */
function jsonBytes(reply: FastifyReply, payload: unknown): Buffer | undefined {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  return isJson && Buffer.isBuffer(payload) && !reply.hasHeader('etag') ? payload : undefined;
}

export function entityTag(answer: string | Buffer): string {
  return `W/"${hash('sha1', answer, 'base64url')}"`;
}

/** Whether the client's If-None-Match contains this tag. */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = tag.slice(2);
  return header.split(',').some((one) => {
    const given = one.trim();
    return given === '*' || given.replace(/^W\//, '') === opaque;
  });
}
