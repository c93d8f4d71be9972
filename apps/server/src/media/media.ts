import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { AppError } from '../errors.ts';
import type { Context } from '../request-context.ts';
import { mediaFiles } from './media.tables.ts';
import type { OneAtATime } from './one-at-a-time.ts';

export type PictureFormat = 'webp' | 'avif' | 'png' | 'jpg';

export interface Resize {
  width: number | undefined;
  height: number | undefined;
  quality: number;
  format: PictureFormat;
  rmode: 'crop' | 'max';
}

export interface MediaFile {
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
  const [row] = await ctx.db.select().from(mediaFiles).where(eq(mediaFiles.path, path));
  if (!row) throw new AppError('notFound');
  if (row.bytes) return { contentType: row.contentType, bytes: row.bytes };
  const recipe = JSON.stringify(row.drawing);
  const bytes = await cached(deps, `${path} ${recipe}`, 'drawn', () => deps.draw(row.drawing));
  return { contentType: row.contentType, bytes };
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
  const bytes = await cached(deps, `${sourceHash} ${JSON.stringify(wanted)}`, wanted.format, () =>
    transform(source, wanted),
  );
  return { contentType: resize.format === 'jpg' ? 'image/jpeg' : `image/${resize.format}`, bytes };
}

/** No screen shows more, and a stranger must not keep a core busy for a minute with one address. */
const largestSide = 3840;

/** The largest size we make, and steps of ten in quality: hundreds of thousands of addresses are a few hundred files. */
function withinReason(resize: Resize): Resize {
  const scale = Math.min(1, largestSide / Math.max(resize.width ?? 1, resize.height ?? 1));
  return {
    ...resize,
    width: resize.width && Math.round(resize.width * scale),
    height: resize.height && Math.round(resize.height * scale),
    quality: Math.ceil(resize.quality / 10) * 10,
  };
}

async function transform(
  { bytes, contentType }: MediaFile,
  { width, height, quality, format, rmode }: Resize,
): Promise<Buffer> {
  const isDrawing = contentType === 'image/svg+xml';
  const picture = sharp(bytes, isDrawing ? { density: await densityFor(bytes, width, height) } : {});
  const resized = picture.resize({
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    fit: rmode === 'crop' ? 'cover' : 'inside',
    // A drawing has no pixels to run out of; a photograph is never blown up beyond its own.
    withoutEnlargement: !isDrawing,
  });
  if (format === 'jpg') return resized.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  if (format === 'png') return resized.png().toBuffer();
  // Somebody waits for the first one: more effort takes seconds and saves little. At this quality it looks as webp does.
  if (format === 'avif') return resized.avif({ quality: Math.round(quality * 0.7), effort: 1 }).toBuffer();
  return resized.webp({ quality }).toBuffer();
}

/** An SVG is drawn at 72 dots an inch unless told otherwise: ask for the size that is wanted, and no larger. */
async function densityFor(bytes: Buffer, width: number | undefined, height: number | undefined): Promise<number> {
  const { width: ownWidth = 1, height: ownHeight = 1 } = await sharp(bytes).metadata();
  const scale = Math.max((width ?? 0) / ownWidth, (height ?? 0) / ownHeight);
  return Math.min(2400, Math.max(1, Math.ceil(72 * scale)));
}

async function cached(deps: MediaDeps, key: string, ending: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const name = createHash('sha256').update(key).digest('hex');
  const file = join(deps.cacheDir, name.slice(0, 2), `${name}.${ending}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  return deps.work.run(file, async () => {
    const bytes = await make();
    await mkdir(dirname(file), { recursive: true });
    // Written beside and renamed: a reader never sees half a picture, also not after a kill.
    const half = `${file}.${process.pid}`;
    await writeFile(half, bytes);
    await rename(half, file);
    return bytes;
  });
}
