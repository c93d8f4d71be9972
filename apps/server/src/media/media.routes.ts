import { operationsRoutes } from '@bouwpoort/contract/operations';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ContextDeps } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { serve } from '../http/contract-route.ts';
import { parseByteRange } from './byte-range.ts';
import { type MediaDeps, openMedia, openResized } from './media.ts';
import { allowedHeights, allowedWidths } from './media-sizes.ts';

export function registerMedia(app: FastifyInstance, deps: ContextDeps, media: MediaDeps): void {
  serve(app, deps, operationsRoutes.media, async (ctx, { params, query, request, reply }) => {
    const { width, height, quality, format, rmode } = query;
    refuseOtherSizes(width, height);
    const path = `/media/${params['*']}`;
    const asIs = width === undefined && height === undefined && format === undefined;
    const file = asIs
      ? await openMedia(ctx, media, path)
      : await openResized(ctx, media, path, { width, height, quality, format: format ?? 'webp', rmode });
    reply
      .header('content-type', file.contentType)
      .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
      // A stored drawing opened by itself is a document: it may not run anything.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('accept-ranges', 'bytes')
      // Mails show our pictures in somebody else's web page.
      .header('cross-origin-resource-policy', 'cross-origin');
    return sendPart(reply, file.bytes, request.headers.range);
  });
}

function sendPart(reply: FastifyReply, bytes: Buffer, wanted: string | undefined): FastifyReply {
  const range = parseByteRange(wanted, bytes.length);
  if (range === undefined) return reply.send(bytes);
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${bytes.length}`).send();
  const { start, end } = range;
  return reply
    .status(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1));
}

function refuseOtherSizes(width: number | undefined, height: number | undefined): void {
  const errors: Record<string, string[]> = {};
  if (width !== undefined && !allowedWidths.has(width))
    errors.width = [`Kies een breedte uit: ${[...allowedWidths].join(', ')}.`];
  if (height !== undefined && !allowedHeights.has(height))
    errors.height = [`Kies een hoogte uit: ${[...allowedHeights].join(', ')}.`];
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
}
