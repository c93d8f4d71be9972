import { createHash } from 'node:crypto';
import { slug } from '@bouwpoort/trade/foundation/slug';
import { and, eq, isNull, like } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { checkDrawing } from '../../foundation/files/check-drawing.ts';
import { fileTypeOf, isPolyglot } from '../../foundation/files/file-type.ts';
import { UnsafeDrawing } from '../../foundation/files/safe-drawing.ts';
import type { WorkQueue } from '../../foundation/files/work-queue.ts';
import { mediaFiles } from './media.tables.ts';
import { type Content, type FileFacts, storeContent, storeFile } from './media-store.ts';

/** An uploaded file, unchanged. */
export interface Upload {
  /** The owning venture; null for the whole group. */
  ventureId: string | null;
  /** 'any': whichever of the two it is. */
  kind: 'image' | 'document' | 'any';
  /** The name on the user's computer; only words of it are used. */
  fileName: string;
  bytes: Buffer;
}

export interface UploadedFile {
  path: string;
  contentType: string;
  size: number;
  /** The same content already existed, under this path. */
  isKnown: boolean;
}

/** A file that is checked and safe to store. */
export interface CheckedUpload {
  content: Content;
  contentType: string;
  ending: string;
  width: number | null;
  height: number | null;
}

const maxPixels = 50_000_000;
/** The longest side that is served to any screen. */
const maxSide = 3840;
const maxSeconds = 20;
/** A larger drawing contains a photograph, and is slow on every screen. */
const maxDrawingBytes = 5 * 1024 * 1024;

/**
 * Checks a file and makes it safe: a picture is re-encoded from its pixels, which removes locations, camera data and
 * hidden content.
 */
export async function checkUpload(
  ctx: Pick<Context, 'config'>,
  work: WorkQueue,
  { kind, bytes }: Pick<Upload, 'kind' | 'bytes'>,
): Promise<CheckedUpload> {
  if (bytes.length === 0) throw refused('Dit bestand is leeg.');
  const key = createHash('sha256').update(bytes).digest('hex');
  const isDocument = kind === 'document' || (kind === 'any' && fileTypeOf(bytes) === 'application/pdf');
  const { bytes: safe, ...checked } = isDocument
    ? documentIn(bytes)
    : await work.run(`upload ${kind} ${key}`, () => pictureIn(bytes, kind), 'heavy');
  return { ...checked, content: await storeContent(ctx, safe) };
}

/**
 * A picture that is not public, and so not in the library: checked as any upload, and re-encoded in one format with at
 * most this many pixels per side.
 */
export function safePicture(
  work: WorkQueue,
  bytes: Buffer,
  { side, format }: { side: number; format: 'webp' | 'png' },
): Promise<{ bytes: Buffer; width: number; height: number }> {
  if (bytes.length === 0) throw refused('Dit bestand is leeg.');
  const key = createHash('sha256').update(bytes).digest('hex');
  const make = async () => {
    const { bytes: safe } = await pictureIn(bytes);
    const picture = sharp(safe, { limitInputPixels: maxPixels })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: maxSeconds });
    const {
      bytes: made,
      width,
      height,
    } = await renderPicture(format === 'png' ? picture.png() : picture.webp({ quality: 80 }));
    return { bytes: made, width: width ?? 1, height: height ?? 1 };
  };
  return work.run(`safe picture ${side} ${format} ${key}`, make, 'heavy');
}

/** Stores an upload of staff once: the same picture again is the existing file. */
export async function addUpload(
  tx: Pick<Context, 'db'>,
  { ventureId, fileName }: Pick<Upload, 'ventureId' | 'fileName'>,
  { content, contentType, ending, width, height }: CheckedUpload,
  facts: Pick<FileFacts, 'folderId' | 'uploadedBy' | 'ventureId'> = {},
): Promise<UploadedFile> {
  const { hash, size } = content;
  const folder = `/media/eigen/${ventureId ?? 'groep'}/`;
  const [there] = await tx.db
    .select({ path: mediaFiles.path })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.contentHash, hash), like(mediaFiles.path, `${folder}%`), isNull(mediaFiles.deletedAt)))
    .limit(1);
  if (there) return { path: there.path, contentType, size, isKnown: true };
  const name = nameIn(fileName);
  const path = `${folder}${hash.slice(0, 12)}-${name}.${ending}`;
  const known = { ventureId, name: `${name}.${ending}`, width, height, ...facts };
  await storeFile(tx, path, contentType, content, known);
  return { path, contentType, size, isKnown: false };
}

/** The last path segment of a file name, in characters that a URL can have. */
function nameIn(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  return slug(last.replace(/\.[^.]*$/, '')).slice(0, 60) || 'bestand';
}

interface Checked {
  bytes: Buffer;
  contentType: string;
  ending: string;
  width: number | null;
  height: number | null;
}

function documentIn(bytes: Buffer): Checked {
  if (fileTypeOf(bytes) !== 'application/pdf') throw refused('Dit is geen pdf. Sla het document op als pdf.');
  if (!bytes.subarray(-2048).includes('%%EOF')) throw refused('Deze pdf is niet heel: het einde ontbreekt.');
  refusePolyglot(bytes, 'application/pdf');
  return { bytes, contentType: 'application/pdf', ending: 'pdf', width: null, height: null };
}

async function pictureIn(bytes: Buffer, kind: Upload['kind'] = 'image'): Promise<Checked> {
  const type = fileTypeOf(bytes);
  if (type === undefined) return drawingIn(bytes, kind);
  if (type === 'application/pdf') throw refused('Een pdf is geen afbeelding. Voeg hem toe bij de documenten.');
  refusePolyglot(bytes, type);
  const { width, height, hasAlpha } = await measured(bytes);
  requireReasonable(width, height);
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: maxSeconds });
  return encoded(picture, type, hasAlpha);
}

async function encoded(picture: Sharp, type: string, hasAlpha: boolean): Promise<Checked> {
  const made = async (ending: string, contentType: string, to: Sharp) => ({
    ending,
    contentType,
    ...(await renderPicture(to)),
  });
  if (type === 'image/webp') return made('webp', type, picture.webp({ quality: 90 }));
  if (type === 'image/avif') return made('avif', type, picture.avif({ quality: 70 }));
  if (type === 'image/jpeg' || (type === 'image/tiff' && !hasAlpha))
    return made('jpg', 'image/jpeg', picture.jpeg({ quality: 90 }));
  return made('png', 'image/png', picture.png());
}

async function drawingIn(bytes: Buffer, kind: Upload['kind']): Promise<Checked> {
  const source = utf8In(bytes);
  if (source === undefined || !/<svg[\s>]/.test(source))
    throw refused(
      kind === 'any'
        ? 'Dit is geen afbeelding en geen pdf. Kies een bestand van het type JPG, PNG, WebP, AVIF, GIF, TIFF, SVG of PDF.'
        : 'Dit is geen afbeelding. Kies een bestand van het type JPG, PNG, WebP, AVIF, GIF, TIFF of SVG.',
    );
  if (bytes.length > maxDrawingBytes) throw refused('Een SVG mag hooguit 5 MB zijn. Sla haar op als PNG.');
  const safe = Buffer.from(await safeSource(source));
  const { width, height } = await measured(safe);
  requireReasonable(width, height);
  await renderPicture(
    sharp(safe, { limitInputPixels: maxPixels }).resize({ width: 64 }).png().timeout({ seconds: maxSeconds }),
  );
  return { bytes: safe, contentType: 'image/svg+xml', ending: 'svg', width, height };
}

function utf8In(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Invalid UTF-8, so none of the accepted text formats.
    return undefined;
  }
}

async function safeSource(source: string): Promise<string> {
  try {
    return await checkDrawing(source);
  } catch (error) {
    if (!(error instanceof UnsafeDrawing)) throw error;
    throw refused(
      'Deze SVG bevat script, verwijst naar iets buiten de tekening of is te ingewikkeld. Sla haar op als PNG.',
      error,
    );
  }
}

async function measured(bytes: Buffer) {
  try {
    const { width = 0, height = 0, hasAlpha = false } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height, hasAlpha };
  } catch (error) {
    throw damaged(error);
  }
}

function requireReasonable(width: number, height: number): void {
  if (width * height <= maxPixels) return;
  const pixels = [width, height].map((side) => side.toLocaleString('nl-NL')).join(' × ');
  throw refused(`Deze afbeelding is ${pixels} beeldpunten. Maak haar kleiner: hooguit 50 miljoen beeldpunten.`);
}

async function renderPicture(picture: Sharp): Promise<Pick<Checked, 'bytes' | 'width' | 'height'>> {
  try {
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw damaged(error);
  }
}

/** A polyglot file deceives programs that detect types in another way than we do. */
function refusePolyglot(bytes: Buffer, type: string): void {
  if (isPolyglot(bytes, type))
    throw refused(
      'In dit bestand zit nog iets anders dan wat het lijkt te zijn. Sla het opnieuw op en probeer het nog eens.',
    );
}

const damaged = (cause: unknown) => refused('Dit bestand is beschadigd, of het is geen afbeelding.', cause);

function refused(detail: string, cause?: unknown): AppError {
  return new AppError('invalidInput', { detail, errors: { file: [detail] }, cause });
}
