import { hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export const inProcessHeader = 'x-in-process';

/** A word of its own, made from the program's secret: seen somewhere, it opens nothing that the secret opens. */
export function inProcessSecret(tokenSecret: string): string {
  return Buffer.from(hkdfSync('sha256', tokenSecret, '', 'bouwpoort in-process calls', 32)).toString('base64url');
}

/** Is this call made by our own page rendering? Only this program knows the secret, so nobody outside can claim it. */
export function isInProcess(request: FastifyRequest, secret: string): boolean {
  const given = request.headers[inProcessHeader];
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
