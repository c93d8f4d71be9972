import { productSearchRoutes } from '@bouwpoort/contract/catalogue/product-search';
import { searchRoutes } from '@bouwpoort/contract/catalogue/search';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { autocomplete, type FindPages } from './autocomplete.ts';
import { type FindUnitPrices, searchByPrice } from './price-order.ts';
import { requireServedVenture, searchLastOrdered, searchProducts } from './product-search.ts';
import type { SearchEngine } from './query/search-engine.ts';
import { withSearchProblems } from './search-problems.ts';
import type { SearchTerms } from './search-terms.ts';

interface ProductSearchParts {
  engine: SearchEngine;
  findPages: FindPages;
  findUnitPrices: FindUnitPrices;
  terms: SearchTerms;
}

/** Reading a large catalogue takes some seconds, not minutes. */
const retryAfterSeconds = 2;

/** A person searches and clicks now and then; a program does it more often. */
const eventsPerMinute = 60;

export async function registerProductSearch(
  app: FastifyInstance,
  deps: ContextDeps,
  { engine, findPages, findUnitPrices, terms }: ProductSearchParts,
): Promise<void> {
  const openEngine = (reply: FastifyReply) => () => {
    if (engine.ready) return engine;
    reply.header('retry-after', retryAfterSeconds);
    throw new AppError('searchUnavailable');
  };
  serve(app, deps, productSearchRoutes.search, (ctx, { params, query, body, reply }) =>
    withSearchProblems(() => searchProducts(ctx, openEngine(reply), params.ventureId, { ...body, ...query })),
  );
  serve(app, deps, productSearchRoutes.byPrice, (ctx, { params, query, body, reply }) =>
    withSearchProblems(() =>
      searchByPrice(ctx, openEngine(reply), findUnitPrices, params.ventureId, { ...body, ...query }),
    ),
  );
  serve(app, deps, productSearchRoutes.lastOrdered, (ctx, { params, query, body, reply }) =>
    withSearchProblems(() => searchLastOrdered(ctx, openEngine(reply), params.ventureId, { ...body, ...query })),
  );
  serve(app, deps, searchRoutes.autocomplete, (ctx, { params, reply }) =>
    withSearchProblems(() => autocomplete(ctx, openEngine(reply), findPages, params.ventureId, params.query)),
  );
  await app.register(async (scope) => {
    if (deps.config.rateLimit > 0) {
      const limit = app.createRateLimit({ max: eventsPerMinute, timeWindow: 60_000 });
      scope.addHook('onRequest', async (request) => {
        const state = await limit(request);
        if (!state.isAllowed && state.isExceeded) throw new AppError('tooManyRequests');
      });
    }
    // The handler does not read who searched, so it cannot be stored.
    serve(scope, deps, searchRoutes.event, async (ctx, { params, body }) => {
      const { id } = await requireServedVenture(ctx, params.ventureId);
      if (body.kind === 'search') terms.countSearch(id, body.query, body.results);
      else terms.countClick(id, body.query, body.place);
      return { value: true };
    });
  });
}
