import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from '../invalidation/etag.ts';
import type { CachedPage } from './cached-page.ts';
import type { Encoding } from './spliced-compression.ts';

/** The page with a nonce of its own in this answer, or the word that the browser's copy is still right. */
export async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  // Keep it, but ask each time whether it is still so. Also the word that it is has to say what it differs by.
  reply.header('etag', page.etag).header('cache-control', 'public, no-cache').header('vary', 'Cookie, Accept-Encoding');
  if (matchesEntityTag(request.headers['if-none-match'], page.etag)) {
    // The copy the browser has came with its own policy and nonce; a new one would shut out its scripts.
    return reply.removeHeader('content-security-policy').status(304).send();
  }
  reply.headers(page.headers);
  const nonce = request.scriptNonce;
  const encoding = wantedEncoding(request.headers['accept-encoding']);
  const compressed = encoding && (await page.compressedBody(nonce, encoding));
  if (!compressed) return reply.send(page.body(nonce));
  return reply.header('content-encoding', encoding).send(compressed);
}

/** The smaller one when the browser takes both. */
export function wantedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const taken = String(header ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
