import { cropAround, type FocalPoint } from '@bouwpoort/trade/foundation/focal-crop';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../errors/app-error.ts';

type PictureFormat = 'webp' | 'avif' | 'png' | 'jpg';

export interface Resize {
  width: number | undefined;
  height: number | undefined;
  quality: number;
  format: PictureFormat;
  rmode: 'crop' | 'max';
}

/* Limits of one picture, because requests are anonymous and share the processor. */

/** No screen shows more. */
const maxSide = 3840;
/** The stored size, and the decompressed one. */
const maxSourceBytes = 25 * 1024 * 1024;
const maxSourcePixels = 50_000_000;
const maxSeconds = 20;

/**
 * The long sides in which drawings are rasterised. Rasterising costs more than all other steps and grows faster than
 * the picture, so larger sizes are enlarged from the last; sizes and formats share the result.
 */
const rasterSides = [1280, 1920];
/** Smaller ones are so cheap that a shared raster would only fill the disk. */
const maxDirectSide = 640;

/** Above this many pixels a picture counts as heavy work, and is encoded with less effort. */
const heavyPixels = 1_000_000;

/** Limits the size, and rounds the quality to tens: hundreds of thousands of URLs share a few hundred files. */
export function clampResize(resize: Resize): Resize {
  const scale = Math.min(1, maxSide / Math.max(resize.width ?? 1, resize.height ?? 1));
  return {
    ...resize,
    width: resize.width && Math.round(resize.width * scale),
    height: resize.height && Math.round(resize.height * scale),
    quality: Math.ceil(resize.quality / 10) * 10,
  };
}

export function isHeavy({ width, height }: Resize): boolean {
  // With one side given, the other is at most as long in our pictures.
  return (width ?? height ?? 0) * (height ?? width ?? 0) > heavyPixels;
}

/** The side of the raster to resize from; undefined for a drawing that is rasterised in the requested size. */
export async function rasterSideFor(drawing: Buffer, resize: Resize): Promise<number | undefined> {
  const { longSide, scale } = await measure(drawing, resize);
  const wanted = longSide * scale;
  if (wanted <= maxDirectSide) return undefined;
  return rasterSides.find((side) => side >= wanted) ?? rasterSides.at(-1);
}

export async function rasterise(drawing: Buffer, side: number): Promise<Buffer> {
  const { longSide } = await measure(drawing, { width: side, height: side });
  const picture = open(drawing, Math.ceil((72 * side) / longSide));
  return bounded(picture.resize({ width: side, height: side, fit: 'inside' }).png({ compressionLevel: 1 }));
}

/** Whether the crop is asymmetric. */
export function cropsAround({ x, y }: FocalPoint, { width, height, rmode }: Resize): boolean {
  return rmode === 'crop' && width !== undefined && height !== undefined && (x !== 0.5 || y !== 0.5);
}

/** `source` is a photograph, or a drawing with or without a raster. */
export async function resizePicture(
  source: { bytes: Buffer; kind: 'photograph' | 'drawing' | 'raster' },
  resize: Resize,
  focalPoint: FocalPoint,
): Promise<Buffer> {
  const { bytes, kind } = source;
  if (bytes.length > maxSourceBytes) throw tooLarge();
  const { width, height, quality, format, rmode } = resize;
  const density = kind === 'drawing' ? Math.ceil(72 * (await measure(bytes, resize)).scale) : undefined;
  const opened = open(bytes, density);
  if (width !== undefined && height !== undefined && cropsAround(focalPoint, resize)) {
    const { width: ownWidth = 1, height: ownHeight = 1 } = await opened.metadata();
    opened.extract(cropAround({ width: ownWidth, height: ownHeight }, { width, height }, focalPoint));
  }
  const resized = opened.resize({
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    fit: rmode === 'crop' ? 'cover' : 'inside',
    // A photograph is never enlarged beyond its own pixels; drawings stay sharp.
    withoutEnlargement: kind === 'photograph',
  });
  if (format === 'jpg') return bounded(resized.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }));
  if (format === 'png') return bounded(resized.png());
  // The first visitor waits for it: more effort takes seconds and saves little. At this quality it looks the same as
  // webp.
  const effort = isHeavy(resize) ? 0 : 1;
  if (format === 'avif') return bounded(resized.avif({ quality: Math.round(quality * 0.7), effort }));
  return bounded(resized.webp({ quality, effort: isHeavy(resize) ? 2 : 4 }));
}

function open(bytes: Buffer, density: number | undefined): Sharp {
  return sharp(bytes, { limitInputPixels: maxSourcePixels, ...(density ? { density: Math.min(2400, density) } : {}) });
}

async function measure(drawing: Buffer, { width, height }: Pick<Resize, 'width' | 'height'>) {
  const { width: ownWidth = 1, height: ownHeight = 1 } = await sharp(drawing).metadata();
  const scale = Math.max((width ?? 0) / ownWidth, (height ?? 0) / ownHeight);
  return { longSide: Math.max(ownWidth, ownHeight), scale };
}

async function bounded(picture: Sharp): Promise<Buffer> {
  try {
    return await picture.timeout({ seconds: maxSeconds }).toBuffer();
  } catch (error) {
    const { message } = error as Error;
    if (message.includes('exceeds pixel limit')) throw tooLarge(error);
    if (message.includes('timeout')) throw new AppError('unavailable', { cause: error });
    throw error;
  }
}

function tooLarge(cause?: unknown): AppError {
  return new AppError('tooLarge', { detail: 'Deze afbeelding is te groot om te verkleinen.', cause });
}
