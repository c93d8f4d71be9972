import type { FastifyRequest } from 'fastify';

/** The pattern of a URL, never the URL itself, so that the number of labels equals the number of routes. */
export function routeLabel({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string {
  const { url = '', config } = routeOptions;
  if (config.contract || url.endsWith('/*')) return url;
  // Each built file is a route of its own, with a new name in every release.
  if (url.startsWith('/assets/')) return '/assets/*';
  return url === '' ? 'none' : 'file';
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function methodLabel(method: string): string {
  return methods.has(method) ? method : 'other';
}

/** 2xx and so on; a client that disconnected before the answer has no status. */
export function statusLabel(status: number, isAnswered: boolean): string {
  return isAnswered ? `${Math.floor(status / 100)}xx` : 'aborted';
}
