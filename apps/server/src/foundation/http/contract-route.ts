import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { toFastifyPath } from '@bouwpoort/contract/foundation/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { maySeePrices } from '../context/company-role.ts';
import type { Context, ContextDeps } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { hasAmounts } from './hidden-amounts.ts';
import { createContext } from './request-context.ts';
import { cacheTags } from './response-cache.ts';
import { withoutAmounts } from './without-amounts.ts';

type Parsed<S> = S extends z.core.$ZodType ? z.output<S> : undefined;

export interface Input<R extends RouteContract> {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  headers: Parsed<R['headers']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Answer<R extends RouteContract> = R['response'] extends z.core.$ZodType
  ? z.input<R['response']>
  : FastifyReply;

/** Gives a contract its handler. Routes exist only through here, so what is served is what the contract says. */
export function serve<const R extends RouteContract>(
  app: FastifyInstance,
  deps: ContextDeps,
  contract: R,
  handle: (ctx: Context, input: Input<R>) => Promise<Answer<R>>,
  /** Only for an address whose failures follow another standard than problem+json. */
  options: Pick<RouteOptions, 'errorHandler'> = {},
): void {
  const tags = cacheTags(contract);
  if (tags && contract.response && hasAmounts(contract.response)) {
    throw new Error(`${contract.path} is cached for everybody, so it cannot hold amounts`);
  }
  const amountsHidden = withoutAmounts(contract);
  app.route({
    ...options,
    method: contract.method,
    url: toFastifyPath(contract.path, deps.config.cms),
    schema: {
      summary: contract.summary,
      description: contract.spec,
      tags: [tagOf(contract.path)],
      ...(contract.params ? { params: contract.params } : {}),
      ...(contract.query ? { querystring: contract.query } : {}),
      ...(contract.body ? { body: contract.body } : {}),
      ...(contract.headers ? { headers: contract.headers } : {}),
      ...(contract.response ? { response: { [contract.responseStatus ?? 200]: contract.response } } : {}),
    },
    config: { contract },
    handler: (request, reply) => {
      const answer = () => handleRequest(request, reply);
      return tags ? app.responseCache.answer(tags, request, reply, answer) : answer();
    },
  });
  async function handleRequest(request: FastifyRequest, reply: FastifyReply) {
    const ctx = await createContext(deps, request);
    if (contract.method === 'GET' || contract.access !== 'public') {
      reply.header('cache-control', cacheControlOf(contract, tags !== undefined)).header('vary', ventureHeader);
    }
    if (contract.responseStatus) reply.status(contract.responseStatus);
    if (isForCustomers(contract) && !ctx.user) throw new AppError('notLoggedIn');
    if (contract.access === 'registered' && ctx.user?.isGuestAccount) throw new AppError('forbidden');
    // Fastify has parsed these with the schemas above; its own types cannot follow a generic contract.
    const parsed = request as unknown as Pick<Input<R>, 'params' | 'query' | 'body' | 'headers'>;
    const { params, query, body, headers } = parsed;
    const answer = () => handle(ctx, { params, query, body, headers, request, reply });
    return ctx.user && !maySeePrices(ctx.user) ? amountsHidden(answer) : answer();
  }
}

/** Staff have another login, and machines have keys: `serveStaff` and `serveByKey` check those. */
function isForCustomers({ access }: RouteContract): boolean {
  return access === 'session' || access === 'registered';
}

/** A header may name the venture of the call. */
const ventureHeader = 'venture-id';

/**
 * A personal answer is not stored by any cache. An answer that is the same for everybody may be stored by a cache that
 * revalidates it each time: a change shows at once, and an unchanged answer is a 304. A route may override both.
 */
function cacheControlOf({ access }: RouteContract, isSameForEverybody: boolean): string {
  if (access !== 'public') return 'private, no-store';
  return isSameForEverybody ? 'public, no-cache' : 'private, no-cache';
}

function tagOf(path: string): string {
  const [first, second] = path
    .split('/')
    .filter((part) => part !== '' && part !== 'api' && part !== '{cms}' && part !== 'v3.0');
  return first === 'content' && second === 'search' ? 'search' : (first ?? 'api');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: RouteContract;
  }
}
