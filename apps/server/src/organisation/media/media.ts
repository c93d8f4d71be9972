import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FocalPoint } from '@bouwpoort/trade/foundation/focal-crop';
import { and, asc, eq, ilike, inArray, isNull, like, not, or, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Context } from '../../foundation/context/context.ts';
import { reportBrokenRow } from '../../foundation/database/broken-rows.ts';
import type { Database } from '../../foundation/database/database.ts';
import { isDatabaseUnavailable } from '../../foundation/database/database-unavailable.ts';
import { containing } from '../../foundation/database/like-pattern.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { ByteRange } from '../../foundation/files/byte-range.ts';
import {
  clampResize,
  cropsAround,
  isHeavy,
  type Resize,
  rasterise,
  rasterSideFor,
  resizePicture,
} from '../../foundation/files/picture-resize.ts';
import type { Weight, WorkQueue } from '../../foundation/files/work-queue.ts';
import { mediaContents, mediaFiles } from './media.tables.ts';
import { contentStoreFor } from './media-stores.ts';
import { sharedFilesOf } from './shared-files.ts';

export { chunksOf, joinedChunks, sendAttachment, takeAttachment } from '../../foundation/files/attachments.ts';
export { fileTypeOf } from '../../foundation/files/file-type.ts';
export { WorkQueue } from '../../foundation/files/work-queue.ts';
export { storeContent, storeFile } from './media-store.ts';
export { addUpload, checkUpload, safePicture, type UploadedFile } from './media-upload.ts';

interface MediaFile {
  contentType: string;
  bytes: Buffer;
}

/** Renders a stored recipe as a file; the demo world's pictures and data sheets are rendered on first use. */
export type Draw = (recipe: unknown) => Promise<Buffer>;

export interface MediaDeps {
  draw: Draw;
  cacheDir: string;
  work: WorkQueue;
}

/** A file that can be served, before its bytes are read. */
export interface MediaSource {
  contentType: string;
  /** Identifies the content: equal for equal bytes, different as soon as they change. */
  fingerprint: string;
  focalPoint: FocalPoint;
  /** Undefined for drawings that are rendered on demand. */
  size: number | undefined;
  read: (range?: ByteRange) => Promise<Buffer>;
}

export async function findSource(ctx: Context, deps: MediaDeps, path: string): Promise<MediaSource> {
  const [row] = await ctx.db
    .select({
      contentType: mediaFiles.contentType,
      bytes: mediaFiles.bytes,
      drawing: mediaFiles.drawing,
      contentHash: mediaFiles.contentHash,
      isInDatabase: sql<boolean>`${mediaContents.bytes} is not null`,
      size: mediaFiles.size,
      x: mediaFiles.focalX,
      y: mediaFiles.focalY,
    })
    .from(mediaFiles)
    .leftJoin(mediaContents, eq(mediaContents.hash, mediaFiles.contentHash))
    .where(and(eq(mediaFiles.path, path), isNull(mediaFiles.deletedAt)));
  if (!row) throw new AppError('notFound');
  const { contentType, bytes, drawing, contentHash, isInDatabase, x, y } = row;
  if (!contentTypeForm.test(contentType)) throw unusable(ctx, path, new Error('its content type is none'));
  const focalPoint = { x, y };
  if (contentHash !== null) {
    const read = (range?: ByteRange) => readContent(ctx, path, { hash: contentHash, isInDatabase }, range);
    return { contentType, fingerprint: contentHash, focalPoint, size: row.size ?? undefined, read };
  }
  if (bytes) {
    const read = async (range?: ByteRange) => (range ? bytes.subarray(range.start, range.end + 1) : bytes);
    return { contentType, fingerprint: hashOf(bytes), focalPoint, size: bytes.length, read };
  }
  const key = `${path} ${JSON.stringify(drawing)}`;
  const file = cacheFile(deps, key, 'drawn');
  const draw = () => attempt(ctx, path, () => deps.draw(drawing));
  const read = async (range?: ByteRange) => {
    const drawn = (await readCached(ctx, file)) ?? (await renderOnce(ctx, deps, file, draw));
    return range ? drawn.subarray(range.start, range.end + 1) : drawn;
  };
  return { contentType, fingerprint: hashOf(key), focalPoint, size: undefined, read };
}

/** An unavailable store has its own error; a file missing from the store counts as broken. */
async function readContent(
  ctx: Context,
  path: string,
  { hash, isInDatabase }: { hash: string; isInDatabase: boolean },
  range: ByteRange | undefined,
): Promise<Buffer> {
  return attempt(ctx, path, async () => {
    const bytes = await contentStoreFor(ctx, isInDatabase).read(hash, range);
    if (!bytes) throw new Error('its bytes are not in the store');
    return bytes;
  });
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

async function openMedia(ctx: Context, deps: MediaDeps, path: string): Promise<MediaFile> {
  const { contentType, read } = await findSource(ctx, deps, path);
  return { contentType, bytes: await read() };
}

/** A few suggestions: pictures, or other files, by a part of their address. */
export function findMedia(
  db: Database,
  { kind, q, limit }: { kind: 'image' | 'document'; q?: string | undefined; limit: number },
): Promise<{ path: string; contentType: string; altText: string }[]> {
  const isPicture = like(mediaFiles.contentType, 'image/%');
  return db
    .select({ path: mediaFiles.path, contentType: mediaFiles.contentType, altText: mediaFiles.altText })
    .from(mediaFiles)
    .where(
      and(
        isNull(mediaFiles.deletedAt),
        kind === 'image' ? isPicture : not(isPicture),
        q === undefined ? undefined : or(ilike(mediaFiles.path, containing(q)), ilike(mediaFiles.name, containing(q))),
      ),
    )
    .orderBy(asc(mediaFiles.path))
    .limit(limit);
}

/**
 * The addresses among these that are our files, with their sizes in bytes; undefined for drawings that are rendered on
 * demand.
 */
export async function filesAt(db: Database, paths: readonly string[]): Promise<Map<string, number | undefined>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .select({
      path: mediaFiles.path,
      size: sql<number | null>`coalesce(${mediaFiles.size}, octet_length(${mediaFiles.bytes}))`,
    })
    .from(mediaFiles)
    .where(and(inArray(mediaFiles.path, [...paths]), isNull(mediaFiles.deletedAt)));
  return new Map(rows.map(({ path, size }) => [path, size ?? undefined]));
}

/** The valid form in a header. */
const contentTypeForm = /^[\w.+-]+\/[\w.+-]+(; ?[\w=.+-]+)*$/;

/** Only we can fix a broken file, so for the visitor it is not found. */
function unusable(ctx: Context, path: string, cause: unknown): unknown {
  // A database that is away says nothing about the file, which is there again when the database is.
  if (cause instanceof AppError || isDatabaseUnavailable(cause)) return cause;
  reportBrokenRow(ctx, 'media_file', path, cause);
  return new AppError('notFound', { cause });
}

/** Only for work on the picture itself: a full disk is not an error of the file. */
async function attempt<T>(ctx: Context, path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw unusable(ctx, path, error);
  }
}

/** The size of a download in bytes; undefined if the file does not exist. */
export async function fileSize(ctx: Context, deps: MediaDeps, path: string): Promise<number | undefined> {
  try {
    return (await openMedia(ctx, deps, path)).bytes.length;
  } catch (error) {
    if (!(error instanceof AppError)) ctx.log.warn({ err: error, path }, 'file cannot be made');
    return undefined;
  }
}

/** The dimensions that a page reserves for one of our pictures; undefined if it does not exist or is no picture. */
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

/**
 * P 7.6. Rendered once and cached on disk, and in the object store for other nodes; the key includes the source's
 * fingerprint, so a changed picture has another key.
 */
export async function resizedFrom(
  ctx: Context,
  deps: MediaDeps,
  path: string,
  source: MediaSource,
  resize: Resize,
): Promise<MediaFile> {
  if (!source.contentType.startsWith('image/'))
    throw new AppError('badRequest', { detail: 'Dit bestand is geen afbeelding.' });
  const wanted = clampResize(resize);
  const file = cacheFile(deps, resizedKey(source, wanted), wanted.format);
  const resizeNow = async () => {
    // Before it takes a place in the queue: work that waits for other work would occupy one.
    const tried = <T>(work: () => Promise<T>) => attempt(ctx, path, work);
    const from = await rasterOf(ctx, deps, source, wanted, tried);
    const work = () => tried(() => resizePicture(from, wanted, source.focalPoint));
    return renderOnce(ctx, deps, file, work, isHeavy(wanted) ? 'heavy' : 'light');
  };
  const bytes = (await readCached(ctx, file)) ?? (await resizeNow());
  return { contentType: resize.format === 'jpg' ? 'image/jpeg' : `image/${resize.format}`, bytes };
}

/** Identifies the result; includes the focal point only if it affects the crop. */
export function resizedKey({ fingerprint, focalPoint }: MediaSource, resize: Resize): string {
  const { x, y } = focalPoint;
  return `${fingerprint} ${JSON.stringify(clampResize(resize))}${cropsAround(focalPoint, resize) ? ` ${x} ${y}` : ''}`;
}

async function rasterOf(
  ctx: Context,
  deps: MediaDeps,
  { read, contentType, fingerprint }: MediaSource,
  wanted: Resize,
  tried: <T>(work: () => Promise<T>) => Promise<T>,
) {
  const bytes = await read();
  if (contentType !== 'image/svg+xml') return { bytes, kind: 'photograph' as const };
  const side = await tried(() => rasterSideFor(bytes, wanted));
  if (side === undefined) return { bytes, kind: 'drawing' as const };
  const file = cacheFile(deps, `${fingerprint} ${side}`, 'raster');
  const raster =
    (await readCached(ctx, file)) ??
    (await renderOnce(ctx, deps, file, () => tried(() => rasterise(bytes, side)), 'heavy'));
  return { bytes: raster, kind: 'raster' as const };
}

function cacheFile({ cacheDir }: MediaDeps, key: string, ending: string): string {
  const name = createHash('sha256').update(key).digest('hex');
  return join(cacheDir, name.slice(0, 2), `${name}.${ending}`);
}

/** From the disk, or from another node by the object store. */
async function readCached(ctx: Context, file: string): Promise<Buffer | undefined> {
  const own = await readFile(file).catch(() => undefined);
  if (own) return own;
  const shared = await sharedFilesOf(ctx.config)?.read(ctx.log, sharedName(file));
  if (shared) await cacheOnDisk(ctx, file, shared);
  return shared;
}

/** Includes the fingerprint, as the file name does. */
const sharedName = (file: string) => `pictures/${basename(file)}`;

/** Without disk space for the cache, it is rendered again the next time. */
async function cacheOnDisk(ctx: Context, file: string, bytes: Buffer): Promise<void> {
  await writeAtomically(file, bytes).catch((err: unknown) => ctx.log.warn({ err }, 'a picture cannot be cached'));
}

function renderOnce(
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
      await cacheOnDisk(ctx, file, bytes);
      // Not awaited: only other nodes need it.
      void sharedFilesOf(ctx.config)?.write(ctx.log, sharedName(file), bytes);
      return bytes;
    },
    weight,
  );
}

/** Written to a temporary file and renamed, so that a reader never sees half a picture, also after a kill. */
async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
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
