import { productSearchRoutes } from '@bouwpoort/contract/product-search';
import { searchRoutes } from '@bouwpoort/contract/search';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ContextDeps } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { serve } from '../http/contract-route.ts';
import { autocomplete, type FindPages } from './autocomplete.ts';
import { type OnMissed, searchLastOrdered, searchProducts } from './product-search.ts';
import type { SearchEngine } from './query/search-engine.ts';
import { withSearchProblems } from './search-problems.ts';

interface ProductSearchParts {
  engine: SearchEngine;
  findPages: FindPages;
  onMissed: OnMissed;
}

/** Reading a large catalogue takes some seconds, not minutes. */
const retryAfterSeconds = 2;

export function registerProductSearch(
  app: FastifyInstance,
  deps: ContextDeps,
  { engine, findPages, onMissed }: ProductSearchParts,
): void {
  const openEngine = (reply: FastifyReply) => () => {
    if (engine.ready) return engine;
    reply.header('retry-after', retryAfterSeconds);
    throw new AppError('unavailable');
  };
  serve(app, deps, productSearchRoutes.search, (ctx, { params, query, body, reply }) =>
    withSearchProblems(() => searchProducts(ctx, openEngine(reply), params.ventureId, { ...body, ...query }, onMissed)),
  );
  serve(app, deps, productSearchRoutes.lastOrdered, (ctx, { params, query, body, reply }) =>
    withSearchProblems(() => searchLastOrdered(ctx, openEngine(reply), params.ventureId, { ...body, ...query })),
  );
  serve(app, deps, searchRoutes.autocomplete, (ctx, { params, reply }) =>
    withSearchProblems(() => autocomplete(ctx, openEngine(reply), findPages, params.ventureId, params.query)),
  );
}
