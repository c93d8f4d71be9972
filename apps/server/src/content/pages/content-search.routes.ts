import { searchRoutes } from '@bouwpoort/contract/catalogue/search';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { searchContent } from './content-search.ts';

/**
 * The route belongs to search (P 7.5), the pages to content: it is in this layer because it only reads content tables.
 */
export function registerContentSearch(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, searchRoutes.content, async (ctx, { params, body }) => {
    if (!(await findVenture(ctx, params.ventureId))) throw new AppError('unknownVenture');
    return searchContent(ctx, params.ventureId, body);
  });
}
