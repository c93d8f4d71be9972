import type { FastifyReply, FastifyRequest } from 'fastify';
import { wantedEncoding } from '../../foundation/http/wanted-encoding.ts';
import { matchesEntityTag } from '../../foundation/invalidation/etag.ts';
import type { CachedPage } from './cached-page.ts';

/** The page, or the word that the browser's copy is still current. */
export async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  // A cache may store it, but has to revalidate it each time. A 304 also has to name what the page depends on.
  reply
    .header('etag', page.etag)
    .header('cache-control', 'public, no-cache')
    .header('vary', 'Cookie, Accept-Encoding')
    .header('content-security-policy', request.server.contentSecurityPolicy(page.scriptSources));
  if (matchesEntityTag(request.headers['if-none-match'], page.etag)) return reply.status(304).send();
  reply.headers(page.headers);
  const encoding = wantedEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await page.compressedBody(encoding));
}
