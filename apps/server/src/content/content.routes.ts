import { contentRoutes } from '@bouwpoort/contract/content';
import type { FastifyInstance } from 'fastify';
import { serve } from '../contract-route.ts';
import { AppError } from '../errors.ts';
import type { ContextDeps } from '../request-context.ts';
import { findContent, findContentByUrl, listChildren } from './content.ts';

export function registerContent(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, contentRoutes.byId, async (ctx, { params, query }) => {
    const item = await findContent(ctx, params.contentId, query);
    if (!item) throw new AppError('notFound');
    return item;
  });

  serve(app, deps, contentRoutes.byPath, async (ctx, { query }) => {
    const item = await findContentByUrl(ctx, query.contentUrl, query);
    if (!item) throw new AppError('notFound');
    return item;
  });

  serve(app, deps, contentRoutes.children, (ctx, { params, query }) => listChildren(ctx, params.contentId, query));
}
