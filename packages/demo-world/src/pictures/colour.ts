/** Colour under the one light of all drawings. */

import type { Vec3 } from './vectors.ts';
import { dot, LIGHT } from './vectors.ts';

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const h = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const part = (i: number) => parseInt(h.slice(i, i + 2), 16);
  return [part(1), part(3), part(5)];
}
const hexOf = (c: Rgb) =>
  `#${c
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const each = (c: Rgb, to: Rgb, blend: (v: number, w: number) => number) =>
  hexOf([blend(c[0], to[0]), blend(c[1], to[1]), blend(c[2], to[2])]);

/**
 * Blend two colours.
 * @param k share of b
 */
export const mix = (a: string, b: string, k: number) => each(rgb(a), rgb(b), (v, w) => v + (w - v) * k);

/** Lighter (k > 0, towards warm white) or darker (k < 0, saturated shade). */
export function tone(c: string, k: number) {
  if (k >= 0) {
    const up = Math.min(k, 1) * (0.62 + 0.38 * luma(c));
    return each(rgb(c), [255, 252, 244], (v, warm) => v * (1 + up * 0.32) + (warm - v) * up * 0.68);
  }
  const s = Math.min(-k, 1);
  return each(rgb(c), [34, 26, 40], (v, tint) => v * (1 - s) + tint * s * 0.55);
}

/** Perceived lightness 0..1. */
export function luma(c: string) {
  const [r, g, b] = rgb(c);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}
/** Ink that reads on a colour. */
export const inkOn = (c: string) => (luma(c) > 0.62 ? '#2a2622' : '#ffffff');
/** Second brand colour for lettering on light ground. */
export const readable = (c: string) => (luma(c) > 0.58 ? '#33302c' : c);
/** Fine edge line for a surface colour. */
export const edgeOf = (c: string) => tone(c, luma(c) > 0.75 ? -0.5 : luma(c) < 0.25 ? -0.75 : -0.56);
/** Surface colour under the fixed light. */
export function lit(c: string, normal: Vec3) {
  const t = dot(normal, LIGHT) - 0.485;
  return tone(c, t > 0 ? t * 0.95 : t * 0.42);
}
/** Tones of the three visible sides. */
export const sides = (c: string) => ({ top: tone(c, 0.28), front: c, right: tone(c, -0.32) });
