import { createHash } from 'node:crypto';
import type { Context } from '../context/context.ts';
import { query } from '../database/prepared.ts';
import type { JobHandler } from '../jobs/job-kind.ts';
import { OutboundRefused, safeRequest } from '../outbound/safe-request.ts';
import type { fetchMedia } from './media-job.ts';

const within = 60_000;
const maxBytes = 25 * 1024 * 1024;
/** No SVG and no HTML from others: they can hold script. */
const allowed = {
  image: new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff']),
  document: new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']),
};

interface Media {
  id: number;
  url: string;
  kind: 'image' | 'document';
  path: string;
}

/** Fetches a file into the shop. What cannot be fetched stays named with the reason; a server that is away is asked again. */
export const fetchOneMedia: JobHandler<typeof fetchMedia> = async (ctx, { mediaId }) => {
  const [media] = await query<Media>(ctx.db, 'select id, url, kind, path from exchange_media where id = $1', [mediaId]);
  if (!media) return;
  try {
    const { bytes, contentType } = await fetchFile(ctx, media);
    await keepFile(ctx, media, bytes, contentType);
  } catch (error) {
    await query(ctx.db, 'update exchange_media set failure = $2 where id = $1', [
      mediaId,
      (error as Error).message.slice(0, 500),
    ]);
    if (error instanceof OutboundRefused) return;
    throw error;
  }
};

async function fetchFile(ctx: Context, { url, kind }: Media): Promise<{ bytes: Buffer; contentType: string }> {
  const { allowPrivateAddresses: allowPrivate } = ctx.config;
  const { status, headers, body } = await safeRequest(url, { method: 'GET', within, maxBytes, allowPrivate });
  if (status >= 500 || status === 429) throw new Error(`answered ${status}`);
  if (status !== 200) throw new OutboundRefused(`answered ${status}`);
  const contentType = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!allowed[kind].has(contentType))
    throw new OutboundRefused(`${contentType || 'no content type'} is not taken for a ${kind}`);
  if (body.length === 0) throw new OutboundRefused('the file is empty');
  return { bytes: body, contentType };
}

async function keepFile(ctx: Context, { id, path }: Media, bytes: Buffer, contentType: string): Promise<void> {
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  await ctx.db.transaction(async (tx) => {
    await query(
      tx,
      `insert into media_file (path, content_type, bytes) values ($1, $2, $3)
       on conflict (path) do update set content_type = excluded.content_type, bytes = excluded.bytes
       where media_file.bytes is distinct from excluded.bytes`,
      [path, contentType, bytes],
    );
    await query(
      tx,
      'update exchange_media set content_hash = $2, size = $3, failure = null, fetched_at = $4 where id = $1',
      [id, contentHash, bytes.length, ctx.clock().toISOString()],
    );
  });
}
