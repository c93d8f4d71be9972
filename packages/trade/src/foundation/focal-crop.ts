/** A place in a picture, as shares of its width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/**
 * The largest part of a picture in another shape, as near around the focal point as the edges allow; in whole pixels.
 */
export function cropAround(picture: Size, shape: Size, { x, y }: FocalPoint): Size & { left: number; top: number } {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  const side = (all: number, part: number) => Math.max(1, Math.min(all, Math.round(part * scale)));
  const width = side(picture.width, shape.width);
  const height = side(picture.height, shape.height);
  const from = (all: number, part: number, at: number) =>
    Math.max(0, Math.min(all - part, Math.round(all * at - part / 2)));
  return { left: from(picture.width, width, x), top: from(picture.height, height, y), width, height };
}

/** The same crop as CSS says it: how much of what is left over lies before the part, in percent. */
export function cropPosition(picture: Size, shape: Size, focalPoint: FocalPoint): { x: number; y: number } {
  const { left, top, width, height } = cropAround(picture, shape, focalPoint);
  const share = (before: number, over: number) => (over <= 0 ? 50 : (before / over) * 100);
  return { x: share(left, picture.width - width), y: share(top, picture.height - height) };
}
