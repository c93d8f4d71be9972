/** Power tools. */

import { edgeOf, inkOn, tone } from './colour.ts';
import { outline, smooth, TOOL_STEEL } from './outline.ts';
import type { Job } from './shapes.ts';
import { rect, text } from './shapes.ts';
import type { Vec3 } from './vectors.ts';
import { DOWN, unit, v2, v3, X, Z } from './vectors.ts';

export function drill(job: Job) {
  const { pen } = job;
  const c = job.accent;
  const dark = '#35383b';
  const y0 = -5;
  const o: Vec3 = [0, y0, 0];
  const D: Vec3 = [0, 10, 0];
  pen.boxShadow(14, -6, 24, 12, 34);
  // chuck, battery, grip, body
  const left: Vec3 = [-1, 0, 0];
  const nose: Vec3 = [5, 0, 41];
  pen.lathe(nose, left, [v2(1.1, 14), v2(1.1, 27), v2(0.3, 29)], TOOL_STEEL, { bands: [0, 0.3, 0.7, 1] });
  pen.lathe(nose, left, [v2(5.4, -3), v2(5.4, 4), v2(4.6, 5), v2(4.2, 10), v2(2.2, 14)], dark, {
    bands: [0, 0.2, 0.5, 0.8, 1],
  });
  pen.lathe(nose, left, [v2(6.2, -4), v2(6.2, 1)], tone(c, -0.1), { bands: [0, 0.3, 0.7, 1] });
  pen.extrude(
    [13, -6.5, 0],
    X,
    Z,
    [v2(0, 1.4), v2(1.4, 0), v2(26, 0), v2(27, 1.4), v2(26.4, 9), v2(1, 9)],
    [0, 13, 0],
    dark,
    { smooth: true, crease: 0.8 },
  );
  pen.extrude(o, X, Z, smooth(outline([16, 9, 32, 9, 31.5, 14, 29, 24, 31, 33, 20, 36, 19, 28, 18, 18]), 3), D, dark, {
    smooth: true,
    crease: 0.6,
  });
  pen.extrude(
    [0, y0 - 1, 0],
    X,
    Z,
    smooth(outline([17, 32, 34, 30.5, 39, 34, 40, 41, 37, 47.5, 28, 49, 8, 48, 5, 44, 5, 36, 9, 33.5]), 4),
    [0, 12, 0],
    c,
    { smooth: true, crease: 0.5 },
  );
  pen.poly(
    smooth([v2(19, 9.4), v2(29, 9.4), v2(27, 20), v2(28.6, 31), v2(22, 32), v2(21, 20)], 3).map((q) => [
      q[0],
      y0 - 0.05,
      q[1],
    ]),
    tone(c, -0.06),
    { stroke: edgeOf(c) },
  );
  for (const x of [30, 32.6, 35.2]) pen.rod([v3(x, y0 - 1.05, 36), v3(x, y0 - 1.05, 44)], tone(c, -0.6), 1.1);
  pen.face([10, y0 - 1.1, 45], X, DOWN, text(job.label, 8.5, 4, 4.6, 16, inkOn(c)));
  pen.poly(
    [v3(13.4, y0 + 1, 33), v3(17, y0 + 1, 33), v3(18, y0 + 1, 25), v3(16, y0 + 1, 25.6), v3(13.6, y0 + 1, 29)],
    '#1f2123',
    { stroke: '#111' },
  );
  pen.face([15, -6.6, 7], X, DOWN, rect(0, 0, 10, 4, c) + text('18V', 5, 2, 2.6, 8, inkOn(c)));
}

export function grinder(job: Job) {
  const { pen } = job;
  const c = job.accent;
  const dark = '#35383b';
  const right = X;
  pen.boxShadow(0, -6, 62, 12, 10);
  pen.lathe([16, 0, 9], right, [v2(6.6, 0), v2(6.6, 22), v2(5.4, 25), v2(5.4, 44), v2(6.4, 48)], c, {
    bands: [0, 0.15, 0.4, 0.65, 0.88, 1],
  });
  const kk = pen.ring([0, 0, 9], right, 6.7);
  const n = kk.normal(Math.PI * 0.5);
  const p = kk.at(Math.PI * 0.5);
  pen.face([50, p[1] * 0.82, 9 + (p[2] - 9) * 0.82], X, [0, -n[2], n[1]], text(job.label, 0, 0, 4, 15, inkOn(c)));
  for (const x of [27, 30, 33])
    pen.ink(pen.wrap([0, 0, 9], right, 6.7, 0.2, 0.75, x, x + 1.5), { fill: tone(c, -0.6) });
  pen.lathe([8, 0, 9], right, [v2(7.2, 0), v2(7.2, 9)], dark, { cap: null });
  pen.lathe([6, 0, 0.8], Z, [v2(17, 0), v2(17, 1.2)], '#6b5f52');
  pen.disc([6, 0, 2], Z, 16, tone('#6b5f52', 0.16));
  pen.lathe([6, 0, 2], Z, [v2(5, 0), v2(5, 1.4)], TOOL_STEEL);
  const k = pen.ring([6, 0, 2.6], Z, 18);
  const k2 = pen.ring([6, 0, 6.4], Z, 18);
  pen.ink(`M${pen.at(k.at(-0.9))}${k.arc(-0.9, 1.5)}L${pen.at(k2.at(1.5))}${k2.arc(1.5, -0.9)}Z`, {
    fill: tone(dark, 0.1),
    stroke: edgeOf(dark),
  });
  pen.ink(`M${pen.at(k2.at(-0.9))}${k2.arc(-0.9, 1.5)}L${pen.at([6, 0, 6.4])}Z`, {
    fill: tone(dark, 0.25),
    stroke: edgeOf(dark),
  });
  pen.lathe([6, 0, 6.4], Z, [v2(8.6, 0), v2(7.4, 6)], '#8a9298');
  pen.lathe([4, -6, 10], unit([-0.2, -1, 0.15]), [v2(1.6, 0), v2(2.6, 3), v2(3, 14), v2(2.2, 20)], dark, {
    bands: [0, 0.3, 0.7, 1],
  });
}
