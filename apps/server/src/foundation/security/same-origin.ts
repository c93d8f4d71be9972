import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors/app-error.ts';

const reads = ['GET', 'HEAD', 'OPTIONS'];

export function isWrite(request: FastifyRequest): boolean {
  return !reads.includes(request.method);
}

/**
 * A browser sends our cookie along with requests of any site, but a page cannot forge its own origin. If both headers
 * are present they must agree; a write with neither does not come from our own page.
 */
export function isSameOrigin(request: FastifyRequest, config: OriginConfig): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined && site === undefined) return false;
  const own = ownOrigins(request, config);
  return (origin === undefined || own.includes(origin)) && (site === undefined || site === 'same-origin');
}

type OriginConfig = Pick<Config, 'mode' | 'publicUrl' | 'trustProxy'>;

/** The public origin. A Host header counts only if a trusted proxy sets it, or in a demo. */
function ownOrigins(request: FastifyRequest, { mode, publicUrl, trustProxy }: OriginConfig): string[] {
  const configured = new URL(publicUrl).origin;
  return mode === 'production' && !trustProxy ? [configured] : [configured, `${request.protocol}://${request.host}`];
}

export function requireSameOrigin(request: FastifyRequest, config: OriginConfig): void {
  if (isSameOrigin(request, config)) return;
  throw new AppError('forbidden', { detail: 'Deze aanvraag komt niet van een pagina van deze site.' });
}
