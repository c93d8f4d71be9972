/** Profiles, gutters, pipes, mesh, anchors. */

import { edgeOf, tone } from './colour.ts';
import type { Pen } from './pen.ts';
import type { Job } from './shapes.ts';
import { screw } from './shapes.ts';
import type { PathPoint, Vec2, Vec3 } from './vectors.ts';
import { add, dot, shifted, times, unit, VIEW, v2, v3, X, Y, Z } from './vectors.ts';

/** Round section tube as an outline. */
const arcPts = (r: number, from: number, to: number, n: number): Vec2[] =>
  Array.from({ length: n + 1 }, (_, i) => {
    const a = from + ((to - from) * i) / n;
    return [r * Math.cos(a), r * Math.sin(a)];
  });

export function metalProfile(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('staal-verzinkt');
  const c = m.c;
  const t = 0.9;
  const len = 96;
  const isU = job.view === 'u' || (job.view !== 'c' && rnd() > 0.5);
  const w = 22;
  const h = isU ? 13 : 15;
  const lip = 4.2;
  const shape: Vec2[] = isU
    ? [v2(0, 0), v2(w, 0), v2(w, h), v2(w - t, h), v2(w - t, t), v2(t, t), v2(t, h), v2(0, h)]
    : [
        v2(0, 0),
        v2(w, 0),
        v2(w, h),
        v2(w - lip, h),
        v2(w - lip, h - t),
        v2(w - t, h - t),
        v2(w - t, t),
        v2(t, t),
        v2(t, h - t),
        v2(lip, h - t),
        v2(lip, h),
        v2(0, h),
      ];
  const one = (o: Vec3) => {
    pen.extrude(o, X, Z, shape, [0, len, 0], c, { edge: edgeOf(c) });
    const at = (a: number, b: number, z: number) => add(o, [a, b, z]);
    for (let y = 8; y < len - 8; y += 14) {
      pen.rod([at(w + 0.02, y, h * 0.5), at(w + 0.02, y + 5, h * 0.5)], tone(c, -0.62), 2.2);
      pen.rod([at(w + 0.02, y + 0.4, h * 0.45), at(w + 0.02, y + 5, h * 0.45)], tone(c, -0.2), 1);
    }
    pen.line([at(w, 0, h * 0.18), at(w, len, h * 0.18)], edgeOf(c), 1, 0.5);
    pen.line([at(w, 0, h * 0.82), at(w, len, h * 0.82)], '#fff', 1.2, 0.5);
  };
  pen.boxShadow(0, 0, 2 * w + 4, len, h);
  one([0, 4, 0]);
  one([w + 5, -4, 0]);
  if (rnd() > 0.35) one([w * 0.62, 2, h + 0.2]);
}

export function gutter(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('zink');
  const c = m.c;
  const r = 15;
  const len = 92;
  const t = 1;
  const box = job.view === 'box' || (job.view !== 'round' && rnd() > 0.7);
  pen.boxShadow(-r * 0.5, 0, r * 1.2, len, r);
  const shape: Vec2[] = box
    ? [
        v2(-r, r),
        v2(-r + 3, -2),
        v2(r - 2, -2),
        v2(r, r + 3),
        v2(r - t, r + 3),
        v2(r - 3, -1),
        v2(-r + 3.8, -1),
        v2(-r + 1, r),
      ]
    : [...arcPts(r, Math.PI, 2 * Math.PI, 16), ...arcPts(r - t, 2 * Math.PI, Math.PI, 16)];
  const o: Vec3 = [0, 0, box ? 3 : r + 1];
  pen.extrude(o, X, Z, shape, [0, len, 0], c, { smooth: !box, cap: tone(c, 0.25) });
  const bead = (x: number, z: number, k: number) =>
    pen.lathe(add(o, [x, 0, z]), Y, [v2(k, 0), v2(k, len)], c, { bands: [0, 0.3, 0.7, 1], cap: tone(c, -0.4) });
  bead(box ? r : r, box ? r + 3 : 0.6, 1.9);
  // brackets
  for (const y of [18, 62]) {
    const hoop = (box ? shape.slice(0, 4) : arcPts(r + 0.5, Math.PI, 2 * Math.PI, 12)).map((q) =>
      add(o, [q[0], y, q[1]]),
    );
    const seen = hoop.slice(box ? 2 : 7);
    pen.rod(seen, edgeOf(c), 3.4);
    pen.rod(seen, tone(c, -0.3), 2.8);
    pen.rod([add(o, [-r, y, box ? r : 0]), add(o, [r, y, box ? r + 3 : 0])], edgeOf(c), 2.4);
    pen.rod([add(o, [-r, y, box ? r : 0]), add(o, [r, y, box ? r + 3 : 0])], tone(c, 0.25), 1.9);
  }
}

/** A tube of radius r along a path: flat tone bands drawn as strokes. */
function hose(pen: Pen, path: PathPoint[], r: number, c: string) {
  const shift = (k: number) => shifted(path, [-0.2 * r * k, -0.25 * r * k, 0.75 * r * k]);
  const extra = { extra: ' stroke-linecap="butt"' };
  pen.rod(path, edgeOf(c), r * 2 + 3 / pen.scale, extra);
  pen.rod(path, tone(c, -0.34), r * 2, extra);
  pen.rod(shift(0.22), c, r * 1.56, extra);
  pen.rod(shift(0.46), tone(c, 0.3), r * 0.72, extra);
  pen.rod(shift(0.56), tone(c, 0.62), r * 0.2, extra);
}

export function pipe(job: Job) {
  const { pen } = job;
  const m = job.mat('pvc-grijs');
  const c = m.c;
  const r = 8;
  const len = 84;
  const s = r * 1.16;
  const one = (x: number, y: number, z: number) => {
    const few = [0, 0.2, 0.45, 0.72, 1];
    pen.lathe([x, y, z], Y, [v2(r, 14), v2(r, len)], c, { gloss: 0.25, cap: null });
    pen.lathe([x, y, z], Y, [v2(s, 4), v2(s, 13), v2(r, 15)], c, { bands: few, cap: null });
    pen.lathe([x, y, z], Y, [v2(s + 0.7, 1.6), v2(s + 0.7, 4)], c, { bands: few });
    pen.lathe([x, y, z], Y, [v2(s, 0), v2(s, 1.6)], c, { bands: few });
    mouth(pen, [x, y, z], Y, r * 0.94, c);
  };
  pen.boxShadow(-s, 0, s * 4.2, len, s * 3);
  one(0, 6, s);
  one(s * 2.1, 0, s);
  one(s * 1.05, 3, s + s * 1.8);
}

/** Open end of a pipe that faces the viewer. */
function mouth(pen: Pen, c: Vec3, ax: Vec3, r: number, col: string) {
  pen.disc(c, ax, r, tone(col, -0.66), { stroke: edgeOf(col) });
  const k = pen.ring(c, ax, r);
  const deep = pen.ring(add(c, ax, dot(ax, VIEW) > 0 ? -r : r), ax, r * 0.92);
  pen.ink(
    `M${pen.at(k.at(Math.PI * 1.04))}${k.arc(Math.PI * 1.04, Math.PI * 1.96)}L${pen.at(deep.at(Math.PI * 1.7))}${deep.arc(Math.PI * 1.7, Math.PI * 1.2)}Z`,
    { fill: tone(col, -0.4) },
  );
}

export function bend(job: Job) {
  const { pen } = job;
  const m = job.mat('pvc-grijs');
  const c = m.c;
  const r = 11;
  const R = 20;
  const s = r * 1.2;
  const z = 19;
  pen.roundShadow(0, 0, s, 40);
  const socket: Vec2[] = [v2(s, 0), v2(s, 3), v2(s + 0.9, 3), v2(s + 0.9, 6), v2(s, 6), v2(s, 17)];
  const few = [0, 0.15, 0.4, 0.65, 0.88, 1];
  pen.lathe([0, 0, 0], Z, socket, c, { bands: few });
  // up and over towards the viewer
  hose(pen, [v3(0, 0, 8), v3(0, 0, z + 2), [0, 0, z + 2 + R * 1.1, 0, -R, z + R + 2], v3(0, -R - 3, z + R + 2)], r, c);
  pen.lathe([0, 0, 0], Z, socket.slice(4), c, { cap: null, bands: few });
  const end: Vec3 = [0, -R - 17, z + R + 2];
  pen.lathe(end, Y, [v2(s, 0), v2(s, 15)], c, { gloss: 0.25 });
  pen.lathe(end, Y, [v2(s + 0.9, 2.4), v2(s + 0.9, 5.4)], c, {});
  pen.lathe(end, Y, [v2(s, 0), v2(s, 2.4)], c, {});
  mouth(pen, end, Y, r, c);
}

export function mesh(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('staal');
  const c = m.c;
  const n = 5 + rnd.below(2);
  const s = 60;
  const r = 1 + rnd() * 0.25;
  const bars = (list: Vec3[][]) => {
    const d = list.map((q) => pen.d(q, true)).join('');
    const hi = list.map((q) => pen.d(shifted(q, [-0.2, 0, r * 0.5]), true)).join('');
    pen.ink(d, { stroke: edgeOf(c), w: r * 2.3 * pen.scale });
    pen.ink(d, { stroke: tone(c, -0.05), w: r * 1.8 * pen.scale });
    pen.ink(hi, { stroke: tone(c, 0.5), w: r * 0.6 * pen.scale });
  };
  for (let i = 0; i <= n; i++) {
    const f = (i * s) / n;
    pen.shadow([v2(0, f), v2(s, f), v2(s, f + 0.6)], 1);
    pen.shadow([v2(f, 0), v2(f + 0.6, s), v2(f, s)], 1);
  }
  const line = (i: number) => (i * s) / n;
  bars(Array.from({ length: n + 1 }, (_, i) => [v3(-4, line(n - i), r), v3(s + 4, line(n - i), r)]));
  bars(Array.from({ length: n + 1 }, (_, i) => [v3(line(i), -4, r * 3), v3(line(i), s + 4, r * 3)]));
}

export function rebar(job: Job) {
  const { pen, rnd } = job;
  const c = job.mat('staal').c;
  const r = 3.6;
  const len = 84;
  pen.boxShadow(-r, 0, r * 7, len, r * 4);
  [v2(3, 0), v2(2, 1), v2(1, 2)].forEach(([n, row]) => {
    for (let i = 0; i < n; i++) {
      const o: Vec3 = [row * r + i * r * 2.06, rnd.between(-3, 3), r + row * r * 1.76];
      pen.lathe(o, Y, [v2(r, 0), v2(r, len)], c, { bands: [0, 0.2, 0.5, 0.8, 1], cap: tone(c, 0.25) });
      let ribs = '';
      for (let y = 4; y < len; y += 5)
        ribs += `M${pen.at(pen.ring(add(o, Y, y), Y, r).at(0.3))}L${pen.at(pen.ring(add(o, Y, y + 2.4), Y, r).at(2.6))}`;
      pen.ink(ribs, { stroke: tone(c, -0.5), w: 2.2, o: 0.8 });
    }
  });
}

export function screws(job: Job) {
  const { pen, rnd } = job;
  const c = job.mat('geelverzinkt').c;
  const len = 58 + rnd.between(-6, 8);
  const r = 2.5;
  const put = (x: number, y: number, turn: number) => {
    const d = unit([turn, 1, -0.05]);
    pen.shadow([v2(x, y), v2(x + 2, y), v2(x + d[0] * len, y + d[1] * len)], 5);
    screw(pen, [x, y, 5.2], d, len, r, c);
  };
  put(0, 10, -0.22 + rnd.between(-0.05, 0.05));
  put(13, 4, 0.02);
  put(27, 0, 0.2 + rnd.between(-0.05, 0.05));
}

export function plug(job: Job) {
  const { pen } = job;
  const c = job.mat('grijs').c;
  const len = 46;
  const r = 5.6;
  const few = [0, 0.3, 0.65, 1];
  const one = (o: Vec3, turn: number) => {
    const d = unit([turn, 1, 0]);
    pen.shadow([v2(o[0] - 3, o[1]), v2(o[0] + 3, o[1]), v2(o[0] + d[0] * len, o[1] + d[1] * len)], 7);
    pen.lathe(
      o,
      d,
      [v2(r, 1.6), v2(r, 14), v2(r * 0.82, 16), v2(r, 22), v2(r * 0.82, 24), v2(r, 31), v2(r * 0.6, len)],
      c,
      { bands: few, cap: null },
    );
    const k = pen.ring(add(o, d, 14), d, r);
    const k2 = pen.ring(add(o, d, len - 2), d, r * 0.66);
    pen.ink(`M${pen.at(k.at(1.7))}L${pen.at(k2.at(1.7))}`, { stroke: tone(c, -0.62), w: 0.9 * pen.scale });
    pen.lathe(o, d, [v2(r * 1.28, 0), v2(r * 1.28, 1.8)], c, { bands: few });
    mouth(pen, o, d, r * 0.62, c);
  };
  one([0, 12, 7], -0.16);
  one([17, 5, 7], 0.04);
  one([35, 0, 7], 0.2);
}

export function anchor(job: Job) {
  const { pen } = job;
  const c = job.mat('staal-verzinkt').c;
  const e = edgeOf(c);
  const few = [0, 0.25, 0.5, 0.75, 1];
  const hex = (o: Vec3, ax: Vec3, r: number, t: number) => {
    const k = pen.ring(o, ax, r);
    const pts = Array.from({ length: 6 }, (_, i) =>
      v2(r * Math.cos((i * Math.PI) / 3 + 0.3), r * Math.sin((i * Math.PI) / 3 + 0.3)),
    );
    pen.extrude(o, k.e1, k.e2, pts, times(ax, t), c, { edge: e });
  };
  const bolt = (o: Vec3, turn: number) => {
    const d = unit([turn, 1, 0]);
    const r = 4.4;
    const len = 74;
    pen.shadow([v2(o[0] - 3, o[1]), v2(o[0] + 3, o[1]), v2(o[0] + d[0] * len, o[1] + d[1] * len)], 8);
    pen.lathe(o, d, [v2(r, 24), v2(r, 50), v2(r * 0.8, 52), v2(r * 0.8, 66), v2(r * 1.2, len)], c, {
      cap: null,
      bands: few,
    });
    pen.lathe(o, d, [v2(r * 1.12, 54), v2(r * 1.12, 66)], tone(c, 0.2), { cap: null, bands: few });
    pen.lathe(o, d, [v2(r * 2.2, 22), v2(r * 2.2, 23.4)], tone(c, 0.05), { bands: few });
    hex(add(o, d, 14.4), d, r * 1.9, 7.4);
    pen.lathe(o, d, [v2(r, 0), v2(r, 14.4)], c, { bands: few });
    let thread = '';
    for (let i = 0; i < 9; i++) {
      const k = pen.ring(add(o, d, 1.2 + i * 1.5), d, r);
      thread += `M${pen.at(k.at(0))}${k.arc(0, Math.PI)}`;
    }
    pen.ink(thread, { stroke: e, w: 0.5 * pen.scale, o: 0.8 });
  };
  bolt([0, 10, 10], -0.12);
  bolt([24, 0, 10], 0.1);
}

/** Angle bracket or joist shoe. */
export function bracket(job: Job) {
  const { pen } = job;
  const c = job.mat('staal-verzinkt').c;
  const w = 34;
  const L = 36;
  const t = 2;
  pen.boxShadow(0, 0, w, L, 24);
  pen.extrude(
    [0, 0, 0],
    Y,
    Z,
    [v2(0, 0), v2(L, 0), v2(L, 36), v2(L - t, 36), v2(L - t, t), v2(0, t)],
    [w, 0, 0],
    c,
    {},
  );
  const hole = (o: Vec3, ax: Vec3, r: number) => {
    pen.disc(o, ax, r, tone(c, -0.6), { stroke: edgeOf(c), w: 1.2 });
  };
  for (const x of [7, 17, 27]) for (const y of [7, 18]) hole([x, y, t], Z, x === 17 && y === 18 ? 3 : 1.7);
  for (const x of [7, 17, 27]) for (const z of [18, 29]) hole([x, L - t, z], Y, x === 17 && z === 18 ? 3 : 1.7);
  pen.poly([v3(15, L - t, 4 + 9), v3(19, L - t, 4 + 9), v3(19, L - t - 9, t), v3(15, L - t - 9, t)], tone(c, 0.2), {
    stroke: edgeOf(c),
  });
}
