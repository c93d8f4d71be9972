import type { FastifyRequest } from 'fastify';

/** The pattern of an address, never the address itself: of patterns there are as many as there are routes. */
export function routeLabel({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string {
  const { url = '', config } = routeOptions;
  if (config.contract || url.endsWith('/*')) return url;
  // Each built file is a route of its own, with a name that is new in every release.
  if (url.startsWith('/assets/')) return '/assets/*';
  return url === '' ? 'none' : 'file';
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function methodLabel(method: string): string {
  return methods.has(method) ? method : 'other';
}

/** 2xx and so on; who left before the answer was out has no status. */
export function statusLabel(status: number, isAnswered: boolean): string {
  return isAnswered ? `${Math.floor(status / 100)}xx` : 'aborted';
}
