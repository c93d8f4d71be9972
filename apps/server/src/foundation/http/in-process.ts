import { hkdfSync, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export const inProcessHeader = 'x-in-process';

/** A token derived from the program's secret, so that leaking it does not reveal the secret. */
export function inProcessSecret(tokenSecret: string): string {
  return Buffer.from(hkdfSync('sha256', tokenSecret, '', 'bouwpoort in-process calls', 32)).toString('base64url');
}

/** Whether our own page rendering made this call; without the program's secret nobody can fake that. */
export function isInProcess(request: FastifyRequest, secret: string): boolean {
  const given = request.headers[inProcessHeader];
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
