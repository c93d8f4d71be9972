import { contentRoutes } from '@bouwpoort/contract/content';
import type { FastifyInstance } from 'fastify';
import { serve } from '../contract-route.ts';
import { AppError } from '../errors.ts';
import type { ContextDeps } from '../request-context.ts';
import { type ContentParts, findContent, findContentByUrl, listChildren } from './content.ts';

/** Keep it, but ask each time whether it is still so: a publication shows at once, and an unchanged page is a 304. */
const askAgain = 'public, no-cache';

export function registerContent(app: FastifyInstance, deps: ContextDeps, parts: ContentParts): void {
  serve(app, deps, contentRoutes.byId, async (ctx, { params, query, reply }) => {
    const item = await findContent(ctx, parts, params.contentId, query);
    if (!item) throw new AppError('notFound');
    reply.header('cache-control', askAgain);
    return item;
  });

  serve(app, deps, contentRoutes.byPath, async (ctx, { query, reply }) => {
    const item = await findContentByUrl(ctx, parts, query.contentUrl, query);
    if (!item) throw new AppError('notFound');
    reply.header('cache-control', askAgain);
    return item;
  });

  serve(app, deps, contentRoutes.children, async (ctx, { params, query, reply }) => {
    reply.header('cache-control', askAgain);
    return listChildren(ctx, parts, params.contentId, query);
  });
}
