import { operationsRoutes } from '@bouwpoort/contract/foundation/operations';
import { pictureHeights, pictureSquares, pictureWidths } from '@bouwpoort/trade/foundation/picture-sizes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context, ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { parseByteRange } from '../../foundation/files/byte-range.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { findSource, type MediaDeps, type MediaSource } from './media.ts';
import { etagOf, ResizedPictures } from './resized-pictures.ts';

/** An allow-list, because with free sizes anybody could fill the disk. */
export const allowedWidths = withDoubles([...pictureWidths, ...pictureSquares]);
export const allowedHeights = withDoubles([...pictureHeights, ...pictureSquares]);

/** Doubled for screens with more than one pixel to a point (P 7.6). */
function withDoubles(sizes: number[]): ReadonlySet<number> {
  return new Set(sizes.flatMap((size) => [size, size * 2]));
}

/** Short, because a file may be replaced at the same address; revalidation costs a 304. */
const caching = 'public, max-age=300, stale-while-revalidate=86400';

export function registerMedia(app: FastifyInstance, deps: ContextDeps, media: MediaDeps): void {
  const pictures = new ResizedPictures(media, deps.cache.versions);
  serve(app, deps, operationsRoutes.media, async (ctx, { params, query, request, reply }) => {
    const { width, height, quality, format, rmode } = query;
    refuseOtherSizes(width, height);
    const path = `/media/${params['*']}`;
    const asIs = width === undefined && height === undefined && format === undefined;
    const resize = asIs ? undefined : { width, height, quality, format: format ?? 'webp', rmode };
    const found = resize ? await pictures.find(ctx, path, resize) : await findOriginal(ctx, media, path);
    if (namesEtag(request.headers['if-none-match'], found.etag)) {
      return reply.status(304).header('cache-control', caching).header('etag', found.etag).send();
    }
    const file = await found.load();
    reply
      .header('content-type', file.contentType)
      .header('cache-control', caching)
      .header('etag', found.etag)
      // A stored drawing opened by itself is a document, so it gets a restrictive policy.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('accept-ranges', 'bytes')
      // Webmail shows our pictures on pages of other origins.
      .header('cross-origin-resource-policy', 'cross-origin');
    return sendPart(reply, 'bytes' in file ? wholeOf(file.bytes) : file, request.headers.range);
  });
}

async function findOriginal(ctx: Context, media: MediaDeps, path: string) {
  const source = await findSource(ctx, media, path);
  return { etag: etagOf(source.fingerprint), load: async () => source };
}

function namesEtag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}

type Readable = Pick<MediaSource, 'size' | 'read'>;

const wholeOf = (bytes: Buffer): Readable => ({
  size: bytes.length,
  read: async (range) => (range ? bytes.subarray(range.start, range.end + 1) : bytes),
});

async function sendPart(reply: FastifyReply, file: Readable, wanted: string | undefined): Promise<FastifyReply> {
  if (wanted === undefined) return reply.send(await file.read());
  const { size, read } = file.size === undefined ? wholeOf(await file.read()) : { size: file.size, read: file.read };
  const range = size === undefined ? undefined : parseByteRange(wanted, size);
  if (range === undefined) return reply.send(await read());
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range;
  return reply
    .status(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .send(await read(range));
}

function refuseOtherSizes(width: number | undefined, height: number | undefined): void {
  const errors: Record<string, string[]> = {};
  if (width !== undefined && !allowedWidths.has(width))
    errors.width = [`Kies een breedte uit: ${[...allowedWidths].join(', ')}.`];
  if (height !== undefined && !allowedHeights.has(height))
    errors.height = [`Kies een hoogte uit: ${[...allowedHeights].join(', ')}.`];
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
}
