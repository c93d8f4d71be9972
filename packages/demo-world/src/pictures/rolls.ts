/** Insulation and everything on a roll. */

import { edgeOf, inkOn, lit, luma, readable, tone } from './colour.ts';
import type { Pen } from './pen.ts';
import type { Job } from './shapes.ts';
import { block, rect, text } from './shapes.ts';
import { textureFill } from './textures.ts';
import type { Box, Vec3 } from './vectors.ts';
import { add, DOWN, v2, v3, X, Y, Z } from './vectors.ts';

/** Spiral on the end of a roll. */
function spiral(pen: Pen, c: Vec3, axis: Vec3, r: number, r0: number, turns: number, stroke: string, w: number) {
  const k = pen.ring(c, axis, 1);
  const n = turns * 10;
  const at = (i: number) => {
    const a = (i / 10) * 2 * Math.PI;
    const rr = r - ((r - r0) * i) / n;
    return add(add(c, k.e1, rr * Math.cos(a)), k.e2, rr * Math.sin(a));
  };
  let d = `M${pen.at(at(0))}`;
  for (let i = 0; i < n; i++) {
    const bow = add(c, add(at(i + 0.5), c, -1), 1.05); // control point just outside the curve
    d += `Q${pen.at(bow)} ${pen.at(at(i + 1))}`;
  }
  pen.ink(d, { stroke, w });
}

/**
 * Lettering along the length of a lying roll (axis y).
 * @param t angle
 */
function sideText(job: Job, r: number, y0: number, y1: number, t: number, z0: number, cap = r * 0.34) {
  const { pen } = job;
  const k = pen.ring([0, 0, z0], Y, r);
  const n = k.normal(t);
  const o = k.at(t);
  const v: Vec3 = [n[2], 0, -n[0]];
  pen.face([o[0], (y0 + y1) / 2, o[2]], Y, v, text(job.label, 0, 0, cap, (y1 - y0) * 0.82, inkOn(job.accent)));
}

export function insulationRoll(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('glaswol');
  const r = 20;
  const L = 52;
  const c: Vec3 = [0, 0, r];
  // loose end on the ground
  const end = 40 + rnd.between(-4, 6);
  const th = 5;
  pen.boxShadow(-end, 0, end + r * 0.6, L, 4);
  pen.boxShadow(-r * 0.8, 0, r * 1.6, L, r * 1.6);
  block(pen, [-end, 0, 0, end, L, th], m, { tex: 20 });
  pen.lathe(c, Y, [v2(r, 0), v2(r, L)], m.c, { cap: lit(m.c, [0, -1, 0]) });
  for (const [a, b] of [v2(0, 0.5), v2(0.5, 1)])
    pen.ink(pen.wrap(c, Y, r, a, b, 0, L), { fill: textureFill(pen, m, [0, 0, r], Y, b > 0.6 ? X : DOWN, 18), o: 0.8 });
  // printed film
  const y0 = L * 0.14;
  const y1 = L * 0.9;
  pen.zone(c, Y, r + 0.1, y0, y1, job.accent);
  pen.ink(pen.wrap(c, Y, r + 0.1, 0, 1, y0, y0 + 2.6), { fill: job.accent2 });
  pen.ink(pen.wrap(c, Y, r + 0.1, 0.7, 0.78, y0, y1), { fill: '#fff', o: 0.3 });
  sideText(job, r + 0.2, y0 + 2, y1, Math.PI * 0.52, r, 10);
  pen.ink(pen.wrap(c, Y, r, 0, 1, 0, L), { stroke: edgeOf(m.c) });
  pen.disc(c, Y, r, lit(m.c, [0, -1, 0]), { stroke: edgeOf(m.c) });
  pen.ink(pen.circle(c, Y, r), { fill: textureFill(pen, m, [-r, 0, 2 * r], X, DOWN, 18), o: 0.7 });
  spiral(pen, c, Y, r * 0.98, r * 0.12, 4, tone(m.c, -0.42), 2.2);
}

export function insulationBoard(job: Job) {
  const { pen, rnd, mm } = job;
  const m = job.mat('pir');
  const t = Math.min(13, Math.max(5, (mm.t ?? 80) * 0.1));
  const w = 62;
  const d = 44;
  const n = Math.max(2, Math.min(5, Math.round(26 / t)));
  const edge = edgeOf(m.cut ?? m.c);
  const foil = m.tex === 'foil';
  pen.boxShadow(0, 0, w, d, n * t);
  for (let i = 0; i < n; i++) {
    const top = i === n - 1;
    const j = top && rnd() > 0.4 ? v2(-6, -7) : v2(rnd.between(-0.5, 0.5), rnd.between(-0.5, 0.5));
    const b: Box = [j[0], j[1], i * t, w, d, t - 0.3];
    block(pen, b, { c: m.cut ?? m.c, tex: foil ? 'fine' : m.tex }, { tex: foil ? 12 : 20, edge });
    block(pen, b, m, { only: 'top', tex: foil ? 16 : 22, sheen: foil ? 1.5 : 0.5, edge: edgeOf(m.c) });
    if (foil)
      for (const z of [b[2], b[2] + t - 1]) {
        pen.poly(
          [v3(b[0], b[1], z), v3(b[0] + w, b[1], z), v3(b[0] + w, b[1], z + 0.7), v3(b[0], b[1], z + 0.7)],
          '#c3c9cd',
        );
        pen.poly(
          [
            v3(b[0] + w, b[1], z),
            v3(b[0] + w, b[1] + d, z),
            v3(b[0] + w, b[1] + d, z + 0.7),
            v3(b[0] + w, b[1], z + 0.7),
          ],
          '#949ba1',
        );
      }
    if (top) {
      const dark = readable(job.accent);
      pen.face(
        [j[0], j[1] + d, n * t - 0.3],
        X,
        [0, -1, 0],
        rect(0, d * 0.36, w, d * 0.3, job.accent, 0.92) +
          rect(0, d * 0.66, w, 1.4, job.accent2) +
          text(job.label, w / 2, d * 0.51, 7.2, w * 0.7, inkOn(job.accent)) +
          text(job.note, w / 2, d * 0.8, 3.2, w * 0.5, dark, 1.2),
        ' stroke="none"',
      );
    }
  }
}

export function roll(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('bitumen');
  const stand = job.view === 'lying' ? false : job.view === 'standing' || m.tex === 'slate' || m.c === '#36373a';
  const cut = m.cut ?? tone(m.c, -0.2);
  if (stand) {
    const r = 15;
    const h = 52;
    pen.roundShadow(0, 0, r, h);
    pen.lathe([0, 0, 0], Z, [v2(r, 0), v2(r, h)], m.c, { cap: tone(cut, 0.1) });
    if (m.tex)
      for (const [a, b] of [v2(0, 0.35), v2(0.35, 0.7), v2(0.7, 1)])
        pen.ink(pen.wrap([0, 0, 0], Z, r, a, b, 0, h), {
          fill: textureFill(
            pen,
            m,
            [0, 0, 0],
            a < 0.3 ? [0.4, 0.9, 0] : a < 0.6 ? [0.9, 0.4, 0] : [0.6, -0.3, 0],
            DOWN,
            17,
          ),
        });
    // free edge of the sheet
    const k = pen.ring([0, 0, 0], Z, r);
    const e = k.at(Math.PI * 0.2);
    pen.ink(pen.wrap([0, 0, 0], Z, r + 0.3, 0.2, 0.26, 0, h), { fill: '#000', o: 0.22 });
    pen.line([e, add(e, Z, h)], tone(m.c, 0.4), 2);
    spiral(pen, [0, 0, h], Z, r * 0.95, r * 0.26, 5, tone(m.c, 0.35), 1.5);
    pen.disc([0, 0, h], Z, r * 0.22, tone(m.c, -0.7), { stroke: edgeOf(m.c) });
    const z0 = h * 0.26;
    const z1 = h * 0.74;
    pen.zone([0, 0, 0], Z, r + 0.15, z0, z1, '#f4f1ea');
    pen.zone([0, 0, 0], Z, r + 0.15, z0 + 9, z1, job.accent);
    pen.wrapText(job.label, [0, 0, 0], () => r + 0.2, z0 + 17, 7.4, Math.PI * 0.53, 1.5, inkOn(job.accent));
    pen.wrapText(job.note, [0, 0, 0], () => r + 0.2, z0 + 4.6, 3.8, Math.PI * 0.53, 1.4, '#4a443c');
    return;
  }
  const r = 12;
  const L = 58;
  const c: Vec3 = [0, 0, r];
  const end = 26 + rnd.between(-3, 8);
  pen.boxShadow(-end, 0, end + 6, L, 3);
  pen.boxShadow(-8, 0, 16, L, r * 1.6);
  pen.poly([v3(0, 0, 0.3), v3(-end, 0, 0.3), v3(-end, L, 0.3), v3(0, L, 0.3)], tone(m.c, 0.2), { stroke: edgeOf(m.c) });
  if (m.tex)
    pen.poly(
      [v3(0, 0, 0.3), v3(-end, 0, 0.3), v3(-end, L, 0.3), v3(0, L, 0.3)],
      textureFill(pen, m, [0, 0, 0], X, Y, 16),
    );
  for (let i = 1; i < 4; i++)
    pen.face(
      [(-end * i) / 4 - 2, L * 0.5, 0.4],
      Y,
      X,
      text(job.label, 0, 0, 2.6, L * 0.5, tone(m.c, luma(m.c) > 0.5 ? -0.3 : 0.4), 1.2),
    );
  pen.lathe(c, Y, [v2(r, 0), v2(r, L)], m.c, { cap: tone(cut, 0.1), gloss: 0.25 });
  const y0 = L * 0.3;
  const y1 = L * 0.74;
  pen.zone(c, Y, r + 0.1, y0, y1, job.accent);
  pen.ink(pen.wrap(c, Y, r + 0.1, 0, 1, y0, y0 + 1.8), { fill: job.accent2 });
  sideText(job, r + 0.2, y0 + 1.5, y1, Math.PI * 0.5, r, 6);
  pen.disc(c, Y, r, tone(cut, 0.08), { stroke: edgeOf(m.c) });
  spiral(pen, c, Y, r * 0.95, r * 0.42, 5, tone(m.c, luma(m.c) > 0.4 ? -0.35 : 0.3), 1.5);
  pen.disc(c, Y, r * 0.38, '#c79f6a', { stroke: '#6b4f2c' });
  pen.disc(c, Y, r * 0.28, '#4a3823');
}
