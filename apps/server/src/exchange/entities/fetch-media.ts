import type { Context } from '../../foundation/context/context.ts';
import { query } from '../../foundation/database/prepared.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { safeDownload } from '../../foundation/outbound/safe-download.ts';
import { OutboundRefused } from '../../foundation/outbound/safe-request.ts';
import { fileTypeOf, storeContent, storeFile } from '../../organisation/media/media.ts';
import type { fetchMedia } from './entities.jobs.ts';

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
  ventureId: string;
  altText: string;
}

/** Fetches a file into the shop. A failure is stored with its reason; an unavailable server is retried. */
export const fetchOneMedia: JobHandler<typeof fetchMedia> = async (ctx, { mediaId }) => {
  const [media] = await query<Media>(
    ctx.db,
    'select id, url, kind, path, venture_id as "ventureId", alt_text as "altText" from exchange_media where id = $1',
    [mediaId],
  );
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
  const allowPrivate = ctx.config.allowPrivateAddresses;
  const { status, body } = await safeDownload(url, { within, maxBytes, allowPrivate });
  if (status >= 500 || status === 429) throw new Error(`answered ${status}`);
  if (status !== 200) throw new OutboundRefused(`answered ${status}`);
  if (body.length === 0) throw new OutboundRefused('the file is empty');
  const contentType = fileTypeOf(body);
  if (contentType === undefined || !allowed[kind].has(contentType))
    throw new OutboundRefused(`${contentType ?? 'a file of this type'} is not taken for a ${kind}`);
  return { bytes: body, contentType };
}

async function keepFile(
  ctx: Context,
  { id, path, ventureId, altText }: Media,
  bytes: Buffer,
  contentType: string,
): Promise<void> {
  const content = await storeContent(ctx, bytes);
  await ctx.db.transaction(async (tx) => {
    await storeFile({ db: tx }, path, contentType, content, { ventureId, altText });
    await query(
      tx,
      'update exchange_media set content_hash = $2, size = $3, failure = null, fetched_at = $4 where id = $1',
      [id, content.hash, bytes.length, ctx.clock().toISOString()],
    );
    // Downloads are shown with their size.
    for (const table of ['product', 'variant'])
      await query(
        tx,
        `update ${table} t set download_assets = (
           select jsonb_agg(case when d->>'url' = $1 then d || jsonb_build_object('size', $2::integer) else d end order by at)
           from jsonb_array_elements(t.download_assets) with ordinality as listed (d, at))
         where t.download_assets @> jsonb_build_array(jsonb_build_object('url', $1::text))`,
        [path, bytes.length],
      );
  });
}
