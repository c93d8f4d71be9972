import { contentRoutes } from '@bouwpoort/contract/content/pages';
import { previewHeader } from '@bouwpoort/contract/content/preview-token';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import {
  type ContentParts,
  catalogueView,
  findContent,
  findContentByUrl,
  findMovedUrl,
  findPreview,
  findReplaced,
  listChildren,
} from './pages.ts';

/** The suffix of the id of a catalogue item (C 7.3). */
const catalogueMark = '__CatalogContent';

function catalogueIdIn(contentId: string): string | undefined {
  return contentId.endsWith(catalogueMark) ? contentId.slice(0, -catalogueMark.length) : undefined;
}

export function registerContent(app: FastifyInstance, deps: ContextDeps, parts: ContentParts): void {
  serve(app, deps, contentRoutes.byId, async (ctx, { params, query }) => {
    const catalogueId = catalogueIdIn(params.contentId);
    const item =
      catalogueId === undefined
        ? await findContent(ctx, parts, params.contentId, query)
        : await parts.catalogue.find(ctx, catalogueId, catalogueView(ctx, query));
    if (!item) throw new AppError('notFound');
    return item;
  });

  serve(app, deps, contentRoutes.byPath, async (ctx, { query }) => {
    const { item, isOfCatalogue } = await findContentByUrl(ctx, parts, query.contentUrl, query);
    if (item) return item;
    const moved = await findMovedUrl(ctx, parts, query.contentUrl);
    if (moved) throw new AppError('notFound', { members: { movedTo: moved.to, movedForGood: moved.isPermanent } });
    const replaced = isOfCatalogue && (await findReplaced(ctx, parts, query.contentUrl, query));
    throw new AppError('notFound', replaced ? { members: { replaced } } : {});
  });

  serve(app, deps, contentRoutes.preview, async (ctx, { headers, query, reply }) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const token = headers[previewHeader];
    const item = token === undefined ? undefined : await findPreview(ctx, parts, token, query);
    if (!item) throw new AppError('notFound');
    return item;
  });

  serve(app, deps, contentRoutes.children, async (ctx, { params, query }) => {
    const catalogueId = catalogueIdIn(params.contentId);
    const children =
      catalogueId === undefined
        ? await listChildren(ctx, parts, params.contentId, query)
        : await parts.catalogue.children(ctx, catalogueId, catalogueView(ctx, query));
    if (!children) throw new AppError('notFound');
    return children;
  });
}
