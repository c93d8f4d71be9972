import { navigationRoutes } from '@bouwpoort/contract/navigation';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { serve } from '../http/contract-route.ts';
import { navigations } from './navigation.tables.ts';
import { cleanNavigation } from './navigation-clean.ts';
import { usableNavigation } from './navigation-row.ts';

export function registerNavigation(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, navigationRoutes.web, async (ctx, { params }) => {
    const found = await ctx.cache.read('navigation', params.ventureId, async () => {
      const [row] = await ctx.db.select().from(navigations).where(eq(navigations.ventureId, params.ventureId));
      return row && cleanNavigation(usableNavigation(ctx, row));
    });
    if (!found) throw new AppError('unknownVenture');
    return found;
  });
}
