/** Flat outlines, for things that are pushed out of a silhouette. */

import type { Vec2, Vec3 } from './vectors.ts';
import { nth } from './vectors.ts';

/** Colour of bare tool steel. */
export const TOOL_STEEL = '#a3abb1';

/** Points of an outline, written as one run of coordinates. */
export const outline = (run: readonly number[]): Vec2[] =>
  Array.from({ length: run.length / 2 }, (_, i) => [nth(run, 2 * i), nth(run, 2 * i + 1)]);

/** Smooth closed outline through points, as polygon points. */
export function smooth(p: readonly Vec2[], n = 4): Vec2[] {
  const out: Vec2[] = [];
  p.forEach((p1, i) => {
    const p0 = nth(p, (i + p.length - 1) % p.length);
    const p2 = nth(p, (i + 1) % p.length);
    const p3 = nth(p, (i + 2) % p.length);
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const h = (j: 0 | 1) =>
        0.5 *
        (2 * p1[j] +
          (p2[j] - p0[j]) * t +
          (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t +
          (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t * t * t);
      out.push([h(0), h(1)]);
    }
  });
  return out;
}

/** A tilted upright plane to lay a tool in: a runs along the tool, b across. */
export function tilt(deg: number): { a: Vec3; b: Vec3 } {
  const r = (deg * Math.PI) / 180;
  return { a: [Math.cos(r), 0, Math.sin(r)], b: [-Math.sin(r), 0, Math.cos(r)] };
}
