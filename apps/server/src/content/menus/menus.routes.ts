import { navigationRoutes } from '@bouwpoort/contract/content/menus';
import { previewHeader } from '@bouwpoort/contract/content/preview-token';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { navigationOfPreview } from './menu-previews.ts';
import { navigations } from './menus.tables.ts';
import { cleanNavigation } from './navigation-clean.ts';
import { usableNavigation } from './navigation-row.ts';

export function registerNavigation(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, navigationRoutes.web, async (ctx, { params }) => {
    const found = await ctx.cache.read('navigation', params.ventureId, async () => {
      const [row] = await ctx.db.select().from(navigations).where(eq(navigations.ventureId, params.ventureId));
      return row && cleanNavigation(usableNavigation(ctx, params.ventureId, row));
    });
    if (!found) throw new AppError('unknownVenture');
    return found;
  });

  serve(app, deps, navigationRoutes.preview, async (ctx, { headers, params, reply }) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const token = headers[previewHeader];
    const found = token === undefined ? undefined : await navigationOfPreview(ctx, token, params.ventureId);
    if (!found) throw new AppError('notFound');
    return cleanNavigation(found);
  });
}
