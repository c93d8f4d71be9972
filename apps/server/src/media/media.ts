import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { and, asc, eq, ilike, inArray, like, not, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Context } from '../context/context.ts';
import { reportBrokenRow } from '../database/broken-rows.ts';
import type { Database } from '../database/database.ts';
import { containing } from '../database/like-pattern.ts';
import { AppError } from '../errors/app-error.ts';
import { mediaContents, mediaFiles } from './media.tables.ts';
import type { OneAtATime, Weight } from './one-at-a-time.ts';
import { isHeavy, type Resize, rasterise, rasterSideFor, resizePicture, withinReason } from './picture-resize.ts';

export { fileTypeOf } from './file-type.ts';
export { dropUnusedContents, storeFile } from './media-store.ts';
export { addUpload, type Upload, type UploadedFile } from './media-upload.ts';

interface MediaFile {
  contentType: string;
  bytes: Buffer;
}

/** Turns a stored recipe into a file; the demo world's pictures and data sheets are drawn when first asked for. */
export type Draw = (recipe: unknown) => Promise<Buffer>;

export interface MediaDeps {
  draw: Draw;
  cacheDir: string;
  work: OneAtATime;
}

export async function openMedia(ctx: Context, deps: MediaDeps, path: string): Promise<MediaFile> {
  const [found] = await ctx.db
    .select({ file: mediaFiles, shared: mediaContents.bytes })
    .from(mediaFiles)
    .leftJoin(mediaContents, eq(mediaContents.hash, mediaFiles.contentHash))
    .where(eq(mediaFiles.path, path));
  if (!found) throw new AppError('notFound');
  const { file: row, shared } = found;
  if (!contentTypeForm.test(row.contentType)) throw unusable(ctx, path, new Error('its content type is none'));
  const stored = row.bytes ?? shared;
  if (stored) return { contentType: row.contentType, bytes: stored };
  const recipe = JSON.stringify(row.drawing);
  const file = cacheFile(deps, `${path} ${recipe}`, 'drawn');
  const draw = () => attempt(ctx, path, () => deps.draw(row.drawing));
  const bytes = (await readKept(file)) ?? (await make(ctx, deps, file, draw));
  return { contentType: row.contentType, bytes };
}

/** Pictures, or other files, by a part of their address: a handful to choose from. */
export function findMedia(
  db: Database,
  { kind, q, limit }: { kind: 'image' | 'document'; q?: string | undefined; limit: number },
): Promise<{ path: string; contentType: string }[]> {
  const isPicture = like(mediaFiles.contentType, 'image/%');
  return db
    .select({ path: mediaFiles.path, contentType: mediaFiles.contentType })
    .from(mediaFiles)
    .where(
      and(
        kind === 'image' ? isPicture : not(isPicture),
        q === undefined ? undefined : ilike(mediaFiles.path, containing(q)),
      ),
    )
    .orderBy(asc(mediaFiles.path))
    .limit(limit);
}

/** Which of these addresses are files of ours, with how many bytes; unknown for what is drawn when asked for. */
export async function filesAt(db: Database, paths: readonly string[]): Promise<Map<string, number | undefined>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .select({
      path: mediaFiles.path,
      size: sql<number | null>`octet_length(coalesce(${mediaFiles.bytes}, ${mediaContents.bytes}))`,
    })
    .from(mediaFiles)
    .leftJoin(mediaContents, eq(mediaContents.hash, mediaFiles.contentHash))
    .where(inArray(mediaFiles.path, [...paths]));
  return new Map(rows.map(({ path, size }) => [path, size ?? undefined]));
}

/** As it may stand in a header. */
const contentTypeForm = /^[\w.+-]+\/[\w.+-]+(; ?[\w=.+-]+)*$/;

/** Nobody but us can do anything about a file that does not hold: to who asks for it, it is not there. */
function unusable(ctx: Context, path: string, cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  reportBrokenRow(ctx, 'media_file', path, cause);
  return new AppError('notFound', { cause });
}

/** Only what is done to the picture itself: a full disk is no fault of the file. */
async function attempt<T>(ctx: Context, path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw unusable(ctx, path, error);
  }
}

/** How many bytes a visitor would download; nothing when there is no such file. */
export async function fileSize(ctx: Context, deps: MediaDeps, path: string): Promise<number | undefined> {
  try {
    return (await openMedia(ctx, deps, path)).bytes.length;
  } catch (error) {
    if (!(error instanceof AppError)) ctx.log.warn({ err: error, path }, 'file cannot be made');
    return undefined;
  }
}

/** What a page needs to keep room for a picture of ours; nothing when it is not there or no picture. */
export async function pictureSize(
  ctx: Context,
  deps: MediaDeps,
  path: string,
): Promise<{ width: number; height: number } | undefined> {
  if (!path.startsWith('/media/')) return undefined;
  try {
    const { bytes } = await openMedia(ctx, deps, path);
    const { width, height } = await sharp(bytes).metadata();
    return width && height ? { width, height } : undefined;
  } catch (error) {
    if (!(error instanceof AppError)) ctx.log.warn({ err: error, path }, 'picture cannot be measured');
    return undefined;
  }
}

/** P 7.6. Made once and kept on disk; the key holds the source itself, so a changed picture is a new one. */
export async function openResized(ctx: Context, deps: MediaDeps, path: string, resize: Resize): Promise<MediaFile> {
  const source = await openMedia(ctx, deps, path);
  if (!source.contentType.startsWith('image/'))
    throw new AppError('badRequest', { detail: 'Dit bestand is geen afbeelding.' });
  const sourceHash = createHash('sha256').update(source.bytes).digest('hex');
  const wanted = withinReason(resize);
  const file = cacheFile(deps, `${sourceHash} ${JSON.stringify(wanted)}`, wanted.format);
  const resizeNow = async () => {
    // Before its own turn: work that waits for other work would keep a place from it.
    const tried = <T>(work: () => Promise<T>) => attempt(ctx, path, work);
    const from = await rasterOf(ctx, deps, source, sourceHash, wanted, tried);
    return make(ctx, deps, file, () => tried(() => resizePicture(from, wanted)), isHeavy(wanted) ? 'heavy' : 'light');
  };
  const bytes = (await readKept(file)) ?? (await resizeNow());
  return { contentType: resize.format === 'jpg' ? 'image/jpeg' : `image/${resize.format}`, bytes };
}

async function rasterOf(
  ctx: Context,
  deps: MediaDeps,
  { bytes, contentType }: MediaFile,
  sourceHash: string,
  wanted: Resize,
  tried: <T>(work: () => Promise<T>) => Promise<T>,
) {
  if (contentType !== 'image/svg+xml') return { bytes, kind: 'photograph' as const };
  const side = await tried(() => rasterSideFor(bytes, wanted));
  if (side === undefined) return { bytes, kind: 'drawing' as const };
  const file = cacheFile(deps, `${sourceHash} ${side}`, 'raster');
  const raster =
    (await readKept(file)) ?? (await make(ctx, deps, file, () => tried(() => rasterise(bytes, side)), 'heavy'));
  return { bytes: raster, kind: 'raster' as const };
}

function cacheFile({ cacheDir }: MediaDeps, key: string, ending: string): string {
  const name = createHash('sha256').update(key).digest('hex');
  return join(cacheDir, name.slice(0, 2), `${name}.${ending}`);
}

function readKept(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}

function make(
  ctx: Context,
  deps: MediaDeps,
  file: string,
  work: () => Promise<Buffer>,
  weight?: Weight,
): Promise<Buffer> {
  return deps.work.run(
    file,
    async () => {
      const bytes = await work();
      // Without room to keep it, it is made again the next time.
      await keep(file, bytes).catch((err: unknown) => ctx.log.warn({ err }, 'a picture cannot be cached'));
      return bytes;
    },
    weight,
  );
}

/** Written beside and renamed: a reader never sees half a picture, also not after a kill. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const half = `${file}.${process.pid}`;
  try {
    await writeFile(half, bytes);
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}
