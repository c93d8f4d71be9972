/**
 * The camera and the arithmetic of points.
 *
 * World axes: x runs right (and a little towards you), y runs away to the
 * upper right, z runs up. The camera is a true orthographic one, turned 30
 * degrees and looking down 30 degrees, so every circle is a plain ellipse.
 * Visible sides of a box: top (light), front (base tone), right (shade).
 */

export type Vec3 = [number, number, number];
export type Vec2 = [number, number];
/** x y z w d h */
export type Box = [number, number, number, number, number, number];
/** A step of a path in space: 3 numbers is a line, 6 a quadratic curve, 9 a cubic one. */
export type PathPoint = readonly number[];

export const v2 = (x: number, y: number): Vec2 => [x, y];
export const v3 = (x: number, y: number, z: number): Vec3 => [x, y, z];

const SCREEN_X: Vec3 = [0.866, 0.5, 0];
const SCREEN_Y: Vec3 = [0.25, -0.433, -0.866];
export const VIEW: Vec3 = [0.433, -0.75, 0.5];
export const LIGHT = unit([-0.5, -0.62, 1]);

export const X: Vec3 = [1, 0, 0];
export const Y: Vec3 = [0, 1, 0];
export const Z: Vec3 = [0, 0, 1];
export const DOWN: Vec3 = [0, 0, -1];

export const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** @returns a + b * k */
export const add = (a: Vec3, b: Vec3, k = 1): Vec3 => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const times = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export function unit(a: Vec3): Vec3 {
  const n = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / n, a[1] / n, a[2] / n];
}

/** Where a direction falls on the screen, before scale and offset. */
export const flat = (v: Vec3): Vec2 => [dot(v, SCREEN_X), dot(v, SCREEN_Y)];

/** Move every point of a path, curves included. */
export const shifted = (path: readonly PathPoint[], by: Vec3): number[][] =>
  path.map((q) => q.map((v, i) => v + nth(by, i % 3)));

/** An element that is known to be there. */
export function nth<T>(list: readonly T[], i: number): T {
  const found = list[i];
  if (found === undefined) throw new RangeError(`No element ${i} in a list of ${list.length}`);
  return found;
}

/** Short number for path data. */
export const num = (n: number) => String(Math.round(n * 10) / 10 + 0);
/** The same with four decimals, for matrices and line widths. */
export const num4 = (n: number) => String(Math.round(n * 1e4) / 1e4 + 0);
/** The same with two decimals, for artwork and lettering. */
export const r2 = (v: number) => String(Math.round(v * 100) / 100);
/** Closed path through points on the screen. */
export const closed = (pts: Vec2[]) => `M${pts.map((q) => `${num(q[0])} ${num(q[1])}`).join('L')}Z`;

/** Convex hull. */
export function hullOf(pts: Vec2[]): Vec2[] {
  const s = [...pts].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Vec2[]) => {
    const h: Vec2[] = [];
    for (const q of list) {
      while (h.length > 1) {
        const a = nth(h, h.length - 2);
        const b = nth(h, h.length - 1);
        if ((b[0] - a[0]) * (q[1] - a[1]) - (b[1] - a[1]) * (q[0] - a[0]) > 0) break;
        h.pop();
      }
      h.push(q);
    }
    return h.slice(0, -1);
  };
  return [...half(s), ...half(s.reverse())];
}
