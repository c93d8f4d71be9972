import { operationsRoutes } from '@bouwpoort/contract/operations';
import type { FastifyInstance } from 'fastify';
import { serve } from '../contract-route.ts';
import { AppError } from '../errors.ts';
import type { ContextDeps } from '../request-context.ts';
import { type MediaDeps, openMedia, openResized } from './media.ts';
import { allowedHeights, allowedWidths } from './media-sizes.ts';

export function registerMedia(app: FastifyInstance, deps: ContextDeps, media: MediaDeps): void {
  serve(app, deps, operationsRoutes.media, async (ctx, { params, query, reply }) => {
    const { width, height, quality, format, rmode } = query;
    refuseOtherSizes(width, height);
    const path = `/media/${params['*']}`;
    const asIs = width === undefined && height === undefined && format === undefined;
    const file = asIs
      ? await openMedia(ctx, media, path)
      : await openResized(ctx, media, path, { width, height, quality, format: format ?? 'webp', rmode });
    return (
      reply
        .header('content-type', file.contentType)
        .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        // A stored drawing opened by itself is a document: it may not run anything.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(file.bytes)
    );
  });
}

function refuseOtherSizes(width: number | undefined, height: number | undefined): void {
  const errors: Record<string, string[]> = {};
  if (width !== undefined && !allowedWidths.has(width))
    errors.width = [`Kies een breedte uit: ${[...allowedWidths].join(', ')}.`];
  if (height !== undefined && !allowedHeights.has(height))
    errors.height = [`Kies een hoogte uit: ${[...allowedHeights].join(', ')}.`];
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
}
