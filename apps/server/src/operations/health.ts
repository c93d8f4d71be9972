import { operationsRoutes } from '@bouwpoort/contract/operations';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { serve } from '../contract-route.ts';
import { AppError } from '../errors.ts';
import type { ContextDeps } from '../request-context.ts';

/** `/health`: this process is alive. `/ready`: it can serve, because its database answers. */
export function registerHealth(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, operationsRoutes.health, async () => ({ status: 'ok' as const }));
  serve(app, deps, operationsRoutes.ready, async (ctx) => {
    try {
      await ctx.db.execute(sql`select 1`);
    } catch (cause) {
      throw new AppError('unavailable', { cause });
    }
    return { status: 'ok' as const };
  });
}
