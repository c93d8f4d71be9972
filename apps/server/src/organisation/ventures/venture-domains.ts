import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { createContext } from '../../foundation/http/request-context.ts';
import { listVentures } from './ventures.ts';

/**
 * Visitors who come by the domain of a venture go to its path: every page has one address, and one login. Not for good,
 * because staff can give the domain to another venture.
 */
export function redirectFromDomains(app: FastifyInstance, deps: ContextDeps): void {
  const { defaultVentureId } = deps.config;
  const publicUrl = deps.config.publicUrl.replace(/\/+$/, '');
  const { host } = new URL(publicUrl);
  const isPageElsewhere = ({ method, routeOptions, host: asked }: FastifyRequest) =>
    asked !== host && routeOptions.config.page === true && (method === 'GET' || method === 'HEAD');
  const ventureAt = async (request: FastifyRequest) => {
    const ventures = await listVentures(await createContext(deps, request));
    return ventures.find(({ domain }) => domain === request.hostname.toLowerCase());
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!isPageElsewhere(request)) return;
    const venture = await ventureAt(request).catch((error) => {
      // The page that follows meets the same failure, and says it to the visitor in its own words.
      request.log.warn({ err: error }, 'nobody can say whose domain this is');
      return undefined;
    });
    if (!venture) return;
    const home = venture.id === defaultVentureId ? '' : `/${venture.path}`;
    return reply.redirect(`${publicUrl}${addressIn(home, request.url)}`, 302);
  });
}

/** The address below the home of a venture, also when it is written without that. */
export function addressIn(home: string, url: string): string {
  const path = url.split('?')[0]?.toLowerCase() ?? '/';
  if (home === '' || path === home || path.startsWith(`${home}/`)) return url;
  return `${home}${url.replace(/^\/(?=\?|$)/, '')}`;
}
