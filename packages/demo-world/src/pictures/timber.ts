/** Boards, beams, planks, doors and windows. */

import { edgeOf, mix, readable, sides, tone } from './colour.ts';
import type { Material } from './materials.ts';
import type { Job } from './shapes.ts';
import { block, rect, SHADE, SHADE_O, text, toneFace } from './shapes.ts';
import { textureFill } from './textures.ts';
import type { Box, Vec3 } from './vectors.ts';
import { DOWN, times, v2, v3, X, Y } from './vectors.ts';

/**
 * A sheet standing on its long edge or lying; the sawn edges show the build-up.
 * @param below covered by the next sheet
 */
function sheet(job: Job, b: Box, m: Material, way: 'flat' | 'up', tex = 30, below = false) {
  const { pen } = job;
  const [x, y, z, w, d, h] = b;
  const edge = edgeOf(m.c);
  const layers = m.layers ?? [m.cut ?? m.c];
  const core: Material = { c: m.cut ?? m.c, tex: m.tex === 'osb' ? 'chips' : undefined };
  if (way === 'up') {
    const front = pen.d([v3(x, y, z), v3(x + w, y, z), v3(x + w, y, z + h), v3(x, y, z + h)]);
    pen.ink(front, { fill: m.c });
    if (m.tex)
      pen.ink(front, {
        fill:
          m.tex === 'grain'
            ? textureFill(pen, m, [x, y, z + h], [0, 0, -2.4], X, tex)
            : textureFill(pen, m, [x, y, z + h], X, DOWN, tex),
      });
    toneFace(pen, [x, y, z + h], X, DOWN, w, h, 0.9);
    block(pen, b, core, { only: 'right top', tex: 14, edge });
    layers.forEach((c, i) => {
      const y0 = y + (d * i) / layers.length;
      const y1 = y + (d * (i + 1)) / layers.length;
      if (layers.length < 2) return;
      pen.poly([v3(x + w, y0, z), v3(x + w, y1, z), v3(x + w, y1, z + h), v3(x + w, y0, z + h)], tone(c, -0.24));
      pen.poly([v3(x, y0, z + h), v3(x + w, y0, z + h), v3(x + w, y1, z + h), v3(x, y1, z + h)], tone(c, 0.2));
    });
  } else {
    const top = pen.d([v3(x, y, z + h), v3(x + w, y, z + h), v3(x + w, y + d, z + h), v3(x, y + d, z + h)]);
    pen.ink(top, { fill: tone(m.c, below ? 0 : 0.26) });
    if (m.tex && !below)
      pen.ink(top, { fill: textureFill(pen, m, [x, y, z + h], m.tex === 'grain' ? [2.4, 0, 0] : X, Y, tex) });
    if (!below) toneFace(pen, [x, y, z + h], X, Y, w, d, 0.6);
    block(pen, b, core, { only: 'right front', tex: 14, edge });
    if (layers.length > 1)
      layers.forEach((c, i) => {
        const z0 = z + (h * i) / layers.length;
        const z1 = z + (h * (i + 1)) / layers.length;
        pen.poly([v3(x, y, z0), v3(x + w, y, z0), v3(x + w, y, z1), v3(x, y, z1)], c);
        pen.poly([v3(x + w, y, z0), v3(x + w, y + d, z0), v3(x + w, y + d, z1), v3(x + w, y, z1)], tone(c, -0.3));
      });
  }
  const o: Vec3 = [x, y, z + h];
  pen.ink(
    pen.d([o, [x + w, y, z + h], [x + w, y, z], [x, y, z]]) +
      pen.d([v3(x + w, y, z + h), v3(x + w, y + d, z + h), v3(x + w, y + d, z), v3(x + w, y, z)]) +
      pen.d([o, [x, y + d, z + h], [x + w, y + d, z + h]], true),
    { stroke: edge },
  );
}

/** Width : height of a sheet from its real size, kept within what reads well. */
function sheetShape({ mm }: Job) {
  const ratio = Math.min(1.42, Math.max(1, ((mm.l ?? 2600) / (mm.w ?? 1200)) * 0.64));
  return { w: 56, h: 56 * ratio, t: Math.min(7, Math.max(3.4, (mm.t ?? 12.5) * 0.3)) };
}

export function board(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('gips');
  const s = sheetShape(job);
  const n = 1 + rnd.below(2);
  pen.boxShadow(0, 0, s.w + 2, s.t * n + 2, s.h * 0.8);
  for (let i = n - 1; i >= 0; i--) sheet(job, [i * 5, i * (s.t + 0.4), 0, s.w, s.t, s.h - i * 2], m, 'up', 36);
  if (m.print) gypsumPrint(job, s, m);
  // an offcut in front shows the edge at a readable size
  const t = s.t * 1.8;
  const ox = 10 + rnd.between(-3, 6);
  const oy = -25;
  pen.boxShadow(ox, oy, 40, 20, t);
  sheet(job, [ox, oy, 0, 40, 20, t], m, 'flat', 36);
}

function gypsumPrint(job: Job, s: { w: number; h: number }, m: Material) {
  const ink = tone(m.c, -0.35);
  job.pen.face(
    [0, -0.01, s.h],
    X,
    DOWN,
    rect(2.2, 0, 0.5, s.h, ink, 0.5) +
      rect(s.w - 2.7, 0, 0.5, s.h, ink, 0.5) +
      text(job.label, s.w * 0.5, s.h * 0.2, 5.4, s.w * 0.7, mix(readable(job.accent), m.c, 0.12)) +
      text(job.note, s.w * 0.5, s.h * 0.2 + 8, 3, s.w * 0.6, ink, 1.1),
  );
}

export function boardStack(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('osb');
  const n = 5 + rnd.below(3);
  const t = 4.6;
  const w = 62;
  const d = 44;
  pen.boxShadow(0, 0, w, d, n * t + 6);
  for (const x of [w - 12, w / 2 - 4, 4]) block(pen, [x, 0.5, 0, 8, d - 1, 5], { c: '#d8b27b', cut: '#d8b27b' });
  for (let i = 0; i < n; i++)
    sheet(job, [rnd.between(-0.8, 0.8), rnd.between(-0.8, 0.8), 5 + i * t, w, d, t], m, 'flat', 36, i < n - 1);
  strap(job, w, d, 5, n * t, [0.26, 0.74]);
}

/** Packing straps round a flat stack. */
function strap({ pen, accent }: Job, w: number, d: number, z: number, h: number, at: number[]) {
  for (const f of at) {
    const x = w * f;
    const c = accent;
    pen.poly([v3(x, -0.9, z), v3(x + 2.2, -0.9, z), v3(x + 2.2, -0.9, z + h + 0.2), v3(x, -0.9, z + h + 0.2)], c, {
      stroke: edgeOf(c),
      w: 1,
    });
    pen.poly(
      [
        v3(x, -0.9, z + h + 0.2),
        v3(x + 2.2, -0.9, z + h + 0.2),
        v3(x + 2.2, d + 0.6, z + h + 0.2),
        v3(x, d + 0.6, z + h + 0.2),
      ],
      tone(c, 0.25),
      { stroke: edgeOf(c), w: 1 },
    );
  }
}

/** One length of timber running away from the viewer, end grain in front. */
export function timber(job: Job, b: Box, m: Material) {
  const { pen, rnd } = job;
  const [x, y, z, w, d, h] = b;
  const ink = m.ink ?? tone(m.c, -0.4);
  const end = m.cut ?? tone(m.c, 0.15);
  const s = sides(m.c);
  const edge = edgeOf(m.c);
  const right = pen.d([v3(x + w, y, z), v3(x + w, y + d, z), v3(x + w, y + d, z + h), v3(x + w, y, z + h)]);
  const top = pen.d([v3(x, y, z + h), v3(x + w, y, z + h), v3(x + w, y + d, z + h), v3(x, y + d, z + h)]);
  const tile = Math.max(16, Math.min(30, w * 1.6));
  pen.ink(right, { fill: m.tex ? m.c : s.right });
  pen.ink(top, { fill: s.top });
  if (m.tex) {
    const j = Math.round(rnd() * 8) * 8;
    pen.ink(right, { fill: textureFill(pen, m, [x + w, y + j, z + h], [0, 2.6, 0], DOWN, tile) });
    pen.ink(right, { fill: SHADE, extra: SHADE_O });
    pen.ink(top, { fill: textureFill(pen, m, [x, y + 17 + j, z + h], [0, 2.6, 0], X, tile) });
  }
  pen.ink(right + top, { stroke: edge });
  const front = pen.d([v3(x, y, z), v3(x + w, y, z), v3(x + w, y, z + h), v3(x, y, z + h)]);
  const clip = `${pen.id}e${pen.defs.length}`;
  pen.defs.push(`<clipPath id="${clip}"><path d="M0 0H${w.toFixed(2)}V${h.toFixed(2)}H0Z"/></clipPath>`);
  pen.ink(front, { fill: tone(end, 0.08) });
  const cx = w * rnd.between(0.15, 0.85);
  const cy = h * rnd.between(0.75, 1.35);
  const step = Math.max(w, h) * 0.17;
  let rings = '';
  for (let i = 1; i < 8; i++)
    rings += `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(i * step).toFixed(1)}"/>`;
  pen.face(
    [x, y, z + h],
    X,
    DOWN,
    `<g clip-path="url(#${clip})" fill="none" stroke="${ink}" stroke-width="${(step * 0.16).toFixed(2)}" opacity=".55">${rings}</g>`,
  );
  pen.ink(front, { stroke: edge });
}

export function beam(job: Job) {
  const { pen, rnd, mm } = job;
  const m = job.mat('vuren');
  const a = Math.min(mm.w ?? 69, mm.t ?? 169);
  const b = Math.max(mm.w ?? 69, mm.t ?? 169);
  const lat = b < 60;
  const k = lat ? 0.3 : 0.13;
  const w = Math.max(7, a * k);
  const h = Math.max(7, b * k);
  const len = 92;
  const gap = w * 0.12;
  const count: [number, ...number[]] = lat ? [3, 2, 1] : w > 12 ? [2, 1] : [3, 2];
  pen.boxShadow(0, 0, count[0] * (w + gap), len, h * count.length);
  count.forEach((n, row) => {
    const x0 = ((count[0] - n) * (w + gap)) / 2;
    for (let i = 0; i < n; i++) timber(job, [x0 + i * (w + gap), rnd.between(-3, 3) + row, row * h, w, len, h], m);
  });
}

export function plank(job: Job) {
  const { pen, rnd, mm } = job;
  const m = job.mat('vuren');
  const w = Math.min(26, Math.max(14, (mm.w ?? 145) * 0.13));
  const t = Math.max(2.6, (mm.t ?? 22) * 0.13);
  const len = 96;
  pen.boxShadow(0, 0, 3 * w, len, t * 3);
  for (let i = 0; i < 3; i++) timber(job, [i * (w + 0.5), 4 + i * 2.5, 0, w, len, t], m);
  const profiled = rnd() > 0.5;
  if (profiled)
    for (let i = 0; i < 3; i++)
      pen.poly(
        [
          v3(i * (w + 0.5) + w, 4 + i * 2.5, t * 0.35),
          v3(i * (w + 0.5) + w + 1.4, 4 + i * 2.5, t * 0.35),
          v3(i * (w + 0.5) + w + 1.4, 4 + i * 2.5, t * 0.7),
          v3(i * (w + 0.5) + w, 4 + i * 2.5, t * 0.7),
        ],
        m.cut ?? m.c,
        { stroke: edgeOf(m.c), w: 1 },
      );
  timber(job, [w * 0.55, -8, t, w, len, t], m);
  timber(job, [w * 1.65, -2, t, w, len, t], m);
}

export function door(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('wit-gegrond');
  const w = 42;
  const h = 92;
  const t = 3.6;
  const e = edgeOf(m.c);
  const style = rnd.below(4);
  pen.boxShadow(0, 0, w, t, h * 0.8);
  block(pen, [0, 0, 0, w, t, h], m, { tex: 46, sheen: 0.7 });
  const panel = (x: number, z: number, pw: number, ph: number, glass = false) => {
    const q = (k: number): [Vec3, Vec3, Vec3, Vec3] => [
      v3(x + k, -0.01, z + k),
      v3(x + pw - k, -0.01, z + k),
      v3(x + pw - k, -0.01, z + ph - k),
      v3(x + k, -0.01, z + ph - k),
    ];
    pen.poly(q(0), tone(m.c, -0.16), { stroke: e, w: 1.2 });
    pen.poly([q(0)[0], q(0)[1], q(1.3)[1], q(1.3)[0]], tone(m.c, 0.5));
    pen.poly(q(1.3), glass ? '#c6dde3' : tone(m.c, 0.12), { stroke: e, w: 1 });
    if (glass) {
      pen.poly(
        [
          v3(x + 1.3, 0, z + ph * 0.45),
          v3(x + pw * 0.5, 0, z + ph - 1.3),
          v3(x + pw * 0.85, 0, z + ph - 1.3),
          v3(x + 1.3, 0, z + ph * 0.2),
        ],
        '#fff',
        { o: 0.45 },
      );
    } else toneFace(pen, [x + 1.3, -0.01, z + ph - 1.3], X, DOWN, pw - 2.6, ph - 2.6, 0.6);
  };
  if (style === 0) {
    for (const x of [6, 23]) {
      panel(x, 8, 13, 30);
      panel(x, 48, 13, 36);
    }
  }
  if (style === 1) {
    panel(7, 10, 28, 24);
    panel(7, 42, 28, 42, true);
  }
  if (style === 2) for (let i = 0; i < 4; i++) panel(8, 9 + i * 20, 26, 15, i === 3);
  if (style === 3) {
    for (const x of [10.5, 21, 31.5]) pen.line([v3(x, 0, 0), v3(x, 0, h)], e, 1.5, 0.7);
    panel(15.5, 60, 11, 22, true);
  }
  pen.poly([v3(36.6, -0.2, 40), v3(39.4, -0.2, 40), v3(39.4, -0.2, 51), v3(36.6, -0.2, 51)], '#c9ced1', {
    stroke: '#54595d',
    w: 1.2,
  });
  pen.rod([v3(38, -2, 47.5), v3(31.5, -2, 47.5)], '#54595d', 1.9);
  pen.rod([v3(38, -2, 47.7), v3(31.5, -2, 47.7)], '#dfe3e5', 1.2);
  for (const z of [14, 46, 78]) pen.rod([v3(-0.2, -0.4, z), v3(-0.2, -0.4, z + 6)], '#7c8387', 1.3);
}

export function windowFrame(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('kunststof-wit');
  const w = 66;
  const h = 70;
  const t = 6;
  const two = rnd() > 0.35;
  const e = edgeOf(m.c);
  pen.boxShadow(0, 0, w, t, h * 0.8);
  block(pen, [0, 0, 0, w, t, h], m, { tex: 40, sheen: 0.4 });
  const sash = (x: number, sw: number) => {
    const q = (k: number, y = 0) => [
      v3(x + k, y, 5 + k),
      v3(x + sw - k, y, 5 + k),
      v3(x + sw - k, y, h - 5 - k),
      v3(x + k, y, h - 5 - k),
    ];
    pen.poly(q(0), tone(m.c, 0.15), { stroke: e });
    pen.poly(q(4), tone(m.c, -0.4), { stroke: e, w: 1.2 });
    const g = [v3(x + 5, 0, 9), v3(x + sw - 4, 0, 9), v3(x + sw - 4, 0, h - 10), v3(x + 5, 0, h - 10)];
    pen.poly(g, '#bcd6df', { stroke: tone(m.c, -0.4), w: 1 });
    pen.poly(
      [
        v3(x + 5, 0, h * 0.42),
        v3(x + sw * 0.62, 0, h - 10),
        v3(x + sw - 4, 0, h - 10),
        v3(x + sw - 4, 0, h * 0.74),
        v3(x + 5, 0, h * 0.18),
      ],
      '#fff',
      { o: 0.42 },
    );
    pen.poly([v3(x + 5, 0, 9), v3(x + sw - 4, 0, 9), v3(x + sw - 4, 0, 20), v3(x + 5, 0, 14)], '#6f98a6', { o: 0.25 });
  };
  if (two) {
    sash(5, 27.5);
    sash(33.5, 27.5);
  } else sash(5, w - 10);
  pen.rod([v3(two ? 35.4 : 8, -0.6, h / 2 + 5), v3(two ? 35.4 : 8, -0.6, h / 2 - 2)], '#54595d', 1.7);
  pen.rod([v3(two ? 35.4 : 8, -0.6, h / 2 + 5), v3(two ? 35.4 : 8, -0.6, h / 2 - 2)], '#d7dbdd', 1);
  block(pen, [-3, -4, -2.2, w + 6, t + 4, 2.2], { c: '#8f8b85', tex: 'sand' }, { tex: 20 });
}

export function roofWindow(job: Job) {
  const { pen } = job;
  const m = job.mat('grenen');
  const out = '#565b61';
  const w = 46;
  const L = 62;
  const up: Vec3 = [0, 0.78, 0.63];
  const n: Vec3 = [0, -0.63, 0.78];
  const q = (a: number, b: number, k = 0): Vec3 => [a, up[1] * b + n[1] * k, up[2] * b + n[2] * k + 4];
  const plate = (a0: number, b0: number, a1: number, b1: number, k: number, c: string, edge = edgeOf(c)) =>
    pen.poly([q(a0, b0, k), q(a1, b0, k), q(a1, b1, k), q(a0, b1, k)], c, { stroke: edge });
  const slab = (a0: number, b0: number, a1: number, b1: number, k0: number, k1: number, c: string) => {
    pen.poly([q(a1, b0, k0), q(a1, b1, k0), q(a1, b1, k1), q(a1, b0, k1)], tone(c, -0.34), { stroke: edgeOf(c) });
    pen.poly([q(a0, b0, k0), q(a1, b0, k0), q(a1, b0, k1), q(a0, b0, k1)], tone(c, -0.05), { stroke: edgeOf(c) });
    plate(a0, b0, a1, b1, k1, tone(c, 0.2));
  };
  pen.shadow([v2(-4, -2), v2(w + 8, -2), v2(w + 8, 30), v2(-4, 30)], 26);
  slab(-9, -10, w + 9, L + 7, -1.4, 0, '#8b9298');
  for (const b of [2, 14, 26, 38, 50])
    for (const [a, c] of [v2(-9, -1), v2(w + 1, w + 9)]) pen.line([q(a, b), q(c, b)], '#4d5358', 1.3, 0.7);
  for (let i = 0; i < 9; i++) pen.line([q(-5 + i * 7, -10), q(-5 + i * 7, -3)], '#4d5358', 1.2, 0.5);
  slab(0, 0, w, L, 0, 6, out);
  slab(2.5, 2.5, w - 2.5, L - 7, 6, 8, out);
  plate(5.4, 5.4, w - 5.4, L - 10, 8, m.c);
  plate(7.8, 7.8, w - 7.8, L - 12.4, 8, '#a5cbdb', '#54595d');
  pen.poly([q(7.8, 24, 8), q(24, L - 12.4, 8), q(34, L - 12.4, 8), q(7.8, 10, 8)], '#fff', { o: 0.5 });
  pen.poly([q(17, 7.8, 8), q(w - 7.8, 42, 8), q(w - 7.8, 33, 8), q(23, 7.8, 8)], '#fff', { o: 0.35 });
  pen.face(q(w / 2 - 9, L - 1.6, 6), X, times(up, -1), text(job.label, 9, 1.6, 2.6, 18, '#fff', 1.3));
}
