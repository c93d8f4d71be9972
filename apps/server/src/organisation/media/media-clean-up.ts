import { and, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { daysBefore } from '../../foundation/jobs/days-before.ts';
import { earlierMedia, mediaFiles } from './media.tables.ts';
import { dropUnusedContents } from './media-store.ts';

/** How long a deleted file can be restored. */
const binDays = 30;
const earlierDays = 90;

/** Empties the bin, deletes old replaced files, and deletes bytes without a reference. */
export async function cleanUpMedia(ctx: Context): Promise<Record<string, number | null>> {
  const now = ctx.clock();
  const binned = await ctx.db
    .delete(mediaFiles)
    .where(and(isNotNull(mediaFiles.deletedAt), lt(mediaFiles.deletedAt, daysBefore(now, binDays))));
  const earlier = await ctx.db.delete(earlierMedia).where(lt(earlierMedia.replacedAt, daysBefore(now, earlierDays)));
  return {
    mediaFiles: binned.rowCount,
    earlierMedia: earlier.rowCount,
    mediaContents: await dropUnusedContents(ctx),
  };
}
