/** Hand tools. */

import { edgeOf, inkOn, sides, tone } from './colour.ts';
import { outline, smooth, TOOL_STEEL, tilt } from './outline.ts';
import type { Job } from './shapes.ts';
import { text } from './shapes.ts';
import type { Vec2, Vec3 } from './vectors.ts';
import { add, DOWN, shifted, times, v2, v3, X, Y, Z } from './vectors.ts';

export function hammer(job: Job) {
  const { pen, rnd } = job;
  const { a, b } = tilt(58);
  const claw = rnd() > 0.45;
  const grip = rnd() > 0.5 ? job.accent : '';
  const wood = job.mat('eiken').c;
  pen.shadow([v2(-5, -3), v2(12, -3), v2(14, 4), v2(-4, 4)], 34);
  const shaft = smooth(
    outline([0, -3.2, 8, -3.6, 20, -2.6, 40, -2, 56, -2.2, 56, 2.2, 40, 2, 20, 2.6, 8, 3.6, 0, 3.2, -2, 0]),
    3,
  );
  pen.extrude([0, -2, 3], a, b, shaft, [0, 4.4, 0], wood, { smooth: true, crease: 0.6 });
  if (grip)
    pen.extrude(
      [0, -2.3, 3],
      a,
      b,
      smooth([v2(-1, -3.7), v2(9, -4), v2(22, -3.1), v2(22, 3.1), v2(9, 4), v2(-1, 3.7), v2(-2.6, 0)], 3),
      [0, 5, 0],
      grip,
      { smooth: true, crease: 0.6 },
    );
  const head = claw
    ? smooth(
        outline([
          52.5, -14, 60.5, -14, 60.5, -9, 59, -5, 59.4, 4, 57, 12, 51, 19, 45.5, 22.5, 48, 17.5, 51.4, 11, 52.6, 4,
          52.2, -3, 53.6, -9,
        ]),
        3,
      )
    : outline([51, -13, 61, -13, 61.5, -8, 60.5, -6, 60.5, 5, 57.5, 15, 54.5, 15, 52, 5, 52, -6, 50.5, -8]);
  pen.extrude([0, -4, 3], a, b, head, [0, 8.4, 0], TOOL_STEEL, { smooth: claw, crease: 0.7 });
  pen.ink(
    pen.d([v2(52.6, -12), v2(55, -12), v2(54, 6), v2(53, 6)].map(([s, t]) => add(add([0, -4.02, 3], a, s), b, t))),
    { fill: '#fff', o: 0.35 },
  );
}

export function trowel(job: Job) {
  const { pen } = job;
  const { a, b } = tilt(28);
  const e = edgeOf(TOOL_STEEL);
  const P = (s: number, t: number, y = 0) => add(add([0, y, 4], a, s), b, t);
  pen.shadow([v2(12, -3), v2(40, -3), v2(44, 5), v2(14, 5)], 22);
  const blade = [
    P(0, 0),
    [...P(8, -12), ...P(24, -15)],
    [...P(34, -15), ...P(36, -9)],
    P(37, 0),
    P(36, 9),
    [...P(34, 15), ...P(24, 15)],
    [...P(8, 12), ...P(0, 0)],
  ];
  pen.poly(shifted(blade, [0, 1.2, 0]), tone(TOOL_STEEL, -0.4), { stroke: e });
  pen.poly(blade, tone(TOOL_STEEL, 0.12), { stroke: e });
  pen.poly([P(0, 0), [...P(8, -12), ...P(24, -15)], [...P(34, -15), ...P(36, -9)], P(37, 0)], tone(TOOL_STEEL, -0.2));
  pen.poly([P(4, 2), [...P(14, 9), ...P(26, 11)], P(31, 11), P(31, 7), P(12, 4)], '#fff', { o: 0.35 });
  const neck = [P(30, 0, -1), [...P(40, 0, -3), ...P(41, 7, -3)], [...P(42, 13, -3), ...P(50, 13, -3)]];
  pen.rod(neck, e, 4);
  pen.rod(neck, tone(TOOL_STEEL, -0.05), 3.2);
  pen.rod(shifted(neck, [0, 0, 0.7]), tone(TOOL_STEEL, 0.5), 0.8);
  const wood = job.mat('eiken').c;
  pen.lathe(P(48, 13, -3), a, [v2(3, 0), v2(3.8, 3), v2(4.2, 12), v2(3.6, 22), v2(4.2, 27), v2(2.6, 30)], wood, {
    bands: [0, 0.2, 0.5, 0.8, 1],
  });
  pen.lathe(P(47, 13, -3), a, [v2(3.4, 0), v2(3.4, 2.4)], job.accent, { bands: [0, 0.3, 0.7, 1] });
}

export function saw(job: Job) {
  const { pen } = job;
  const { a, b } = tilt(9);
  const o: Vec3 = [0, 0, 13];
  const steel = '#c3cace';
  const e = edgeOf(steel);
  pen.shadow([v2(0, -2), v2(70, -1), v2(70, 2), v2(0, 3)], 12);
  const teeth: Vec2[] = [];
  for (let i = 0; i <= 26; i++) teeth.push([26 + i * 2.1, -8 + (i % 2 ? -1.5 : 0) + i * 0.12]);
  const at = (q: Vec2, y = 0) => add(add(add(o, a, q[0]), b, q[1]), Y, y);
  const blade: Vec2[] = [v2(22, 11), v2(22, -8), ...teeth, v2(82, -4), v2(82, 6)];
  pen.poly(
    blade.map((q) => at(q, 0.8)),
    tone(steel, -0.4),
    { stroke: e },
  );
  pen.poly(
    blade.map((q) => at(q)),
    tone(steel, 0.1),
    { stroke: e },
  );
  pen.poly(
    [v2(22, 11), v2(22, 5), v2(82, 2.6), v2(82, 6)].map((q) => at(q)),
    '#fff',
    { o: 0.4 },
  );
  pen.face(at([44, 3.4]), a, times(b, -1), text(job.label, 10, 2, 4, 24, tone(steel, -0.5), 1.2));
  const grip = smooth(
    outline([26, 11, 12, 13, 2, 11, -3.4, 4, -3, -6, 0, -12, 6, -13, 12, -11, 20, -11, 26, -8, 24.6, 2]),
    4,
  );
  const c = job.accent;
  pen.extrude(add(o, Y, -2), a, b, grip, [0, 4.6, 0], c, { smooth: true, crease: 0.5 });
  pen.poly(
    smooth([v2(15, 7), v2(8, 7.5), v2(3, 3), v2(3.4, -5), v2(7, -6.5), v2(12, -3.5), v2(16, -3)], 4).map((q) =>
      at(q, -2.05),
    ),
    tone(c, -0.55),
    { stroke: edgeOf(c) },
  );
  pen.poly(
    smooth([v2(15, 6.4), v2(9, 7), v2(4.6, 2), v2(5, -3), v2(8, -1), v2(14, 0)], 4).map((q) => at(q, -2.06)),
    '#ffffff',
    { stroke: edgeOf(c), w: 1 },
  );
}

export function tape(job: Job) {
  const { pen, note } = job;
  const c = job.accent;
  const w = 30;
  const h = 28;
  const d = 15;
  const dark = '#34373a';
  pen.boxShadow(0, 0, w + 26, d, 6);
  pen.boxShadow(0, 0, w, d, h);
  const shape = smooth(
    [
      v2(0, 0),
      v2(w, 0),
      v2(w + 1, h * 0.5),
      v2(w - 2, h * 0.86),
      v2(w * 0.6, h),
      v2(w * 0.2, h * 0.97),
      v2(0, h * 0.75),
    ],
    5,
  );
  pen.extrude([0, 0, 0], X, Z, shape, [0, d, 0], dark, { smooth: true, crease: 0.5 });
  pen.poly(
    smooth(
      [
        v2(3, 4),
        v2(w - 4, 4),
        v2(w - 3, h * 0.5),
        v2(w - 5, h * 0.8),
        v2(w * 0.58, h - 3.4),
        v2(w * 0.24, h - 4),
        v2(3, h * 0.7),
      ],
      5,
    ).map((q) => [q[0], -0.1, q[1]]),
    c,
    { stroke: edgeOf(c) },
  );
  pen.disc([w * 0.5, -0.2, h * 0.5], Y, 8.2, tone(c, 0.25), { stroke: edgeOf(c) });
  pen.face([w * 0.5 - 7, -0.25, h * 0.5 + 3], X, DOWN, text(note, 7, 3, 4.6, 10, inkOn(c)));
  // the blade, out to the right
  const L = 30;
  const b0 = 1.2;
  pen.poly([v3(w, 3, b0 + 1), v3(w + L, 3, b0), v3(w + L, d - 3, b0), v3(w, d - 3, b0 + 1)], '#f3d24a', {
    stroke: '#6d5a12',
  });
  let marks = '';
  for (let i = 1; i < 11; i++)
    marks += pen.d([v3(w + i * 2.7, 3, b0 + 0.6), v3(w + i * 2.7, i % 5 ? 6.4 : 10, b0 + 0.6)], true);
  pen.ink(marks, { stroke: '#3a3009', w: 1.6 });
  pen.poly(
    [v3(w + L, 3, b0), v3(w + L, d - 3, b0), v3(w + L, d - 3, b0 - 2.4 + 1.4), v3(w + L, 3, b0 - 2.4 + 1.4)],
    TOOL_STEEL,
    { stroke: edgeOf(TOOL_STEEL) },
  );
  pen.poly(
    [v3(w - 0.4, 2.4, 0.4), v3(w - 0.4, d - 2.4, 0.4), v3(w - 0.4, d - 2.4, 4.6), v3(w - 0.4, 2.4, 4.6)],
    tone(dark, -0.6),
  );
}

export function level(job: Job) {
  const { pen } = job;
  const c = job.accent;
  const w = 7;
  const h = 15;
  const len = 96;
  const s = sides(c);
  const e = edgeOf(c);
  pen.boxShadow(0, 0, w, len, h);
  pen.poly([v3(w, 0, 0), v3(w, len, 0), v3(w, len, h), v3(w, 0, h)], s.right, { stroke: e });
  pen.poly([v3(0, 0, h), v3(w, 0, h), v3(w, len, h), v3(0, len, h)], s.top, { stroke: e });
  pen.poly([v3(0, -1.4, 0), v3(w, -1.4, 0), v3(w, -1.4, h), v3(0, -1.4, h)], '#3b3d40', { stroke: '#1d1e20' });
  pen.poly([v3(w, -1.4, 0), v3(w, 1.6, 0), v3(w, 1.6, h), v3(w, -1.4, h)], '#26282a', { stroke: '#1d1e20' });
  pen.poly([v3(0, -1.4, h), v3(w, -1.4, h), v3(w, 1.6, h), v3(0, 1.6, h)], '#5a5d61', { stroke: '#1d1e20' });
  const vial = (y: number, l: number) => {
    pen.poly([v3(w, y, 4), v3(w, y + l, 4), v3(w, y + l, 11), v3(w, y, 11)], '#f4f3ee', { stroke: e });
    pen.rod([v3(w, y + 2.6, 7.5), v3(w, y + l - 2.6, 7.5)], '#7d9416', 4.6);
    pen.rod([v3(w, y + 2.6, 7.7), v3(w, y + l - 2.6, 7.7)], '#d4ea4f', 3.8);
    pen.rod([v3(w, y + l / 2 - 1.5, 8.2), v3(w, y + l / 2 + 1.5, 8.2)], '#f7ffd0', 2.2);
    for (const k of [-3, 3]) pen.line([v3(w, y + l / 2 + k, 5.6), v3(w, y + l / 2 + k, 9.6)], '#33380c', 2);
  };
  vial(41, 15);
  for (const y of [16, 80]) {
    pen.disc([w, y, 7.5], X, 5, '#f4f3ee', { stroke: e });
    pen.rod([v3(w, y, 5), v3(w, y, 10)], '#c2da3e', 2.6);
  }
  pen.face([w, 24, 10.4], Y, DOWN, text(job.label, 7, 3, 4.2, 14, inkOn(c)));
  pen.line([v3(w, 2, h * 0.14), v3(w, len, h * 0.14)], '#fff', 1.5, 0.35);
  pen.line([v3(w, 2, h * 0.86), v3(w, len, h * 0.86)], '#000', 1.5, 0.2);
}
