import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors/app-error.ts';

const reads = ['GET', 'HEAD', 'OPTIONS'];

export function isWrite(request: FastifyRequest): boolean {
  return !reads.includes(request.method);
}

/**
 * A browser sends our cookie along whichever site made it send the request, but it does not let a page lie about where that
 * page is from. Both headers must agree where both are there; a write with neither does not come from a page of ours.
 */
export function isSameOrigin(request: FastifyRequest, config: OriginConfig): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined && site === undefined) return false;
  const own = ownOrigins(request, config);
  return (origin === undefined || own.includes(origin)) && (site === undefined || site === 'same-origin');
}

type OriginConfig = Pick<Config, 'mode' | 'publicUrl' | 'trustProxy'>;

/** The address customers use. A Host header counts only where it is a proxy's word, or nothing but a demo is at stake. */
function ownOrigins(request: FastifyRequest, { mode, publicUrl, trustProxy }: OriginConfig): string[] {
  const configured = new URL(publicUrl).origin;
  return mode === 'production' && !trustProxy ? [configured] : [configured, `${request.protocol}://${request.host}`];
}

export function requireSameOrigin(request: FastifyRequest, config: OriginConfig): void {
  if (isSameOrigin(request, config)) return;
  throw new AppError('forbidden', { detail: 'Deze aanvraag komt niet van een pagina van deze site.' });
}
