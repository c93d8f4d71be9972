/** Protective gear. */

import { edgeOf, tone } from './colour.ts';
import { outline, smooth, tilt } from './outline.ts';
import type { Pen } from './pen.ts';
import type { Job } from './shapes.ts';
import type { Vec2, Vec3 } from './vectors.ts';
import { add, closed, dot, hullOf, LIGHT, shifted, unit, VIEW, v2, v3, Y, Z } from './vectors.ts';

export function helmet(job: Job) {
  const { pen } = job;
  const m = job.mat('kunststof-geel');
  const c = m.c;
  const e = edgeOf(c);
  const r = 24;
  pen.roundShadow(0, 0, r * 0.95, 22);
  // brim
  pen.lathe([0, 0, 1.2], Z, [v2(r + 3, 0), v2(r + 3.4, 1.4)], tone(c, -0.08), { cap: tone(c, 0.08) });
  const peak = [
    v3(-r * 0.75, -r * 0.8, 1.8),
    [-r * 0.5, -r * 1.75, -0.4, r * 0.45, -r * 1.5, -0.4],
    [r * 0.72, -r * 1.35, 0.2, r * 0.8, -r * 0.72, 1.8],
  ];
  pen.poly(peak, tone(c, -0.12), { stroke: e });
  pen.poly(shifted(peak, [0, 0, 1.4]), tone(c, 0.16), { stroke: e });
  dome(pen, 2.6, r, 26, c);
  // ribs from front to back, as far as they face the viewer
  for (const x of [-8, 0, 8]) {
    const rib = Array.from({ length: 21 }, (_, i) => {
      const t = (i / 20) * Math.PI;
      const k = Math.sqrt(1 - (x / r) ** 2);
      return v3(x, -r * k * Math.cos(t), 2.6 + 26 * k * Math.sin(t));
    }).filter((q) => q[2] > 7 && dot([q[0] / r ** 2, q[1] / r ** 2, (q[2] - 2.6) / 26 ** 2], VIEW) > 0.002);
    pen.rod(rib, tone(c, -0.34), x ? 2.6 : 4.4);
    pen.rod(shifted(rib, [-0.5, 0, 0.5]), tone(c, 0.36), x ? 1.7 : 3.2);
  }
  pen.wrapText(
    job.label,
    [0, 0, 0],
    (z) => r * Math.sqrt(1 - ((z - 2.6) / 26) ** 2) + 0.2,
    8,
    4.6,
    Math.PI * 0.3,
    0.8,
    tone(c, -0.66),
  );
}

/** Half an ellipsoid on the ground plane: each tone is the cap of points that bright. */
function dome(pen: Pen, z: number, r: number, h: number, c: string) {
  const pts: { p: Vec2; l: number }[] = [];
  for (let i = 0; i <= 20; i++)
    for (let k = 0; k < 48; k++) {
      const a = (i / 20) * Math.PI * 0.5;
      const b = (k / 48) * 2 * Math.PI;
      const q: Vec3 = [r * Math.cos(a) * Math.cos(b), r * Math.cos(a) * Math.sin(b), h * Math.sin(a)];
      const n = unit([q[0] / r ** 2, q[1] / r ** 2, q[2] / h ** 2]);
      if (dot(n, VIEW) > -0.02) pts.push({ p: pen.p([q[0], q[1], q[2] + z]), l: dot(n, LIGHT) });
    }
  [v2(-2, -0.34), v2(-0.1, -0.2), v2(0.22, -0.08), v2(0.5, 0.06), v2(0.76, 0.24), v2(0.93, 0.46)].forEach(
    ([from, k], i) => {
      const d = closed(hullOf(pts.filter((q) => q.l >= from).map((q) => q.p)));
      pen.ink(d, { fill: tone(c, k), stroke: i ? '' : edgeOf(c) });
    },
  );
}

export function glove(job: Job) {
  const { pen } = job;
  const m = job.mat('kunststof-oranje');
  const palm = m.c;
  const knit = '#d9d7d0';
  const { a, b } = tilt(68);
  const hand: Vec2[] = outline([
    14, -12, 30, -13.4, 46, -14, 54, -13.4, 56, -10.6, 54, -8, 42, -7.4, 41, -6.6, 58, -6.4, 62, -4, 60, -1.4, 43, -0.8,
    43, 0, 60, 0.8, 63, 3.2, 60, 5.8, 43, 6, 42, 6.8, 56, 8, 58.6, 10.4, 55, 13, 38, 13, 30, 14, 36, 20, 42, 25, 43,
    28.4, 39.6, 30, 30, 26, 20, 18, 14, 12,
  ]);
  const draw = (o: Vec3, c: string) => {
    const big = smooth(hand, 2);
    pen.extrude(add(o, Y, -2), a, b, big, [0, 5, 0], c, { smooth: true, crease: 0.3 });
    pen.extrude(add(o, Y, -2.6), a, b, [v2(0, -11.4), v2(15, -12.4), v2(15, 12.4), v2(0, 11.4)], [0, 6.4, 0], knit, {});
    for (let i = 0; i < 9; i++)
      pen.line(
        [add(add(add(o, Y, -2.65), a, 1), b, -10 + i * 2.5), add(add(add(o, Y, -2.65), a, 14), b, -10.6 + i * 2.65)],
        edgeOf(knit),
        1.4,
        0.5,
      );
    pen.poly(
      [v2(0, -11.4), v2(2.6, -11.6), v2(2.6, 11.6), v2(0, 11.4)].map((q) =>
        add(add(add(o, Y, -2.7), a, q[0]), b, q[1]),
      ),
      job.accent,
      { stroke: edgeOf(job.accent) },
    );
    pen.ink(
      pen.d([v2(20, 9), v2(36, 9), v2(33, 2), v2(20, 0)].map((q) => add(add(add(o, Y, -2.1), a, q[0]), b, q[1]))),
      { fill: '#fff', o: 0.14 },
    );
    for (const [s, t] of [v2(44, -10.6), v2(50, -3.6), v2(50, 3.2), v2(46, 9.6)])
      pen.line(
        [add(add(add(o, Y, -2.1), a, s), b, t - 2.4), add(add(add(o, Y, -2.1), a, s), b, t + 2.4)],
        edgeOf(c),
        1.4,
        0.5,
      );
  };
  pen.shadow([v2(-10, -2), v2(30, -2), v2(40, 8), v2(-6, 8)], 24);
  draw([16, 12, 4], tone(palm, -0.12));
  draw([0, 0, 4], palm);
}
