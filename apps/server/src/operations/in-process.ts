import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export const inProcessHeader = 'x-in-process';

/** Is this call made by our own page rendering? Only this process knows the secret, so nobody outside can claim it. */
export function isInProcess(request: FastifyRequest, secret: string): boolean {
  const given = request.headers[inProcessHeader];
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
