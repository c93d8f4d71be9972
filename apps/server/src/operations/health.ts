import { operationsRoutes } from '@bouwpoort/contract/operations';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { serve } from '../contract-route.ts';
import { AppError } from '../errors.ts';
import type { ContextDeps } from '../request-context.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** `/health`: this process is alive. `/ready`: it can serve, because its database answers and products can be found. */
export function registerHealth(app: FastifyInstance, deps: ContextDeps & { search: SearchEngine }): void {
  serve(app, deps, operationsRoutes.health, async () => ({ status: 'ok' as const }));
  serve(app, deps, operationsRoutes.ready, async (ctx) => {
    if (!deps.search.ready) throw new AppError('unavailable');
    try {
      await ctx.db.execute(sql`select 1`);
    } catch (cause) {
      throw new AppError('unavailable', { cause });
    }
    return { status: 'ok' as const };
  });
}
