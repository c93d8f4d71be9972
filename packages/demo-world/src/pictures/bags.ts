/** Sacks of paper and cloth. */

import { edgeOf, inkOn, luma, readable, sides, tone } from './colour.ts';
import type { Job } from './shapes.ts';
import { brandArt, pallet, rect, text } from './shapes.ts';
import { textureFill } from './textures.ts';
import type { Box, Vec3 } from './vectors.ts';
import { add, DOWN, v2, v3, X, Y } from './vectors.ts';

/**
 * One paper sack standing up (or lying, for a pallet).
 * @param print artwork on top of a lying sack
 */
function sack(job: Job, [x, y, z, w, d, h]: Box, paper: string, style: number, lying = false, print = false) {
  const { pen } = job;
  const s = sides(paper);
  const edge = edgeOf(paper);
  const k = Math.min(w, h, d) * (lying ? 0.16 : 0.1);
  const q = (a: number, b: number, c: number): Vec3 => [x + a * w, y + b * d, z + c * h];
  const o = (p: Vec3, dx: number, dy: number, dz: number): Vec3 => [p[0] + dx, p[1] + dy, p[2] + dz];
  const c = {
    fbl: q(0.02, 0.03, 0),
    fbr: q(0.98, 0.03, 0),
    ftl: q(0, 0, 1),
    ftr: q(1, 0, 1),
    bbr: q(0.98, 0.97, 0),
    btr: q(1, 1, 1),
    btl: q(0, 1, 1),
  };
  const right = [
    c.ftr,
    [...o(q(1, 0, 0.5), k, 0, 0), ...c.fbr],
    [...q(0.99, 0.5, -0.01), ...c.bbr],
    [...o(q(1, 1, 0.5), k, 0, 0), ...c.btr],
    [...o(q(1, 0.5, 1), 0, 0, k * 0.5), ...c.ftr],
  ];
  const front = [
    c.ftl,
    [...o(q(0.5, 0, 1), 0, -k * 0.5, k * 0.35), ...c.ftr],
    [...o(q(1, 0, 0.5), k, 0, 0), ...c.fbr],
    [...o(q(0.5, 0, 0), 0, -k * 1.2, 0), ...c.fbl],
    [...o(q(0, 0, 0.5), -k, 0, 0), ...c.ftl],
  ];
  const top = [
    c.ftl,
    [...o(q(0.5, 0, 1), 0, -k * 0.5, k * 0.35), ...c.ftr],
    [...o(q(1, 0.5, 1), 0, 0, k * 0.5), ...c.btr],
    [...o(q(0.5, 1, 1), 0, 0, k * 0.6), ...c.btl],
    [...o(q(0, 0.5, 1), 0, 0, k * 0.4), ...c.ftl],
  ];
  pen.poly(right, s.right, { stroke: edge });
  pen.poly(front, s.front, { stroke: edge });
  pen.poly(top, s.top, { stroke: edge });
  if (lying) {
    if (print)
      pen.face(
        q(0.1, 0.82, 1.02),
        X,
        [0, -1, 0],
        rect(0, 0, w * 0.8, d * 0.48, job.accent) +
          rect(0, d * 0.48, w * 0.8, d * 0.08, job.accent2) +
          text(job.label, w * 0.4, d * 0.24, d * 0.24, w * 0.66, inkOn(job.accent)),
      );
    pen.face(q(0.2, 0, 0.76), X, DOWN, rect(0, 0, w * 0.6, h * 0.46, job.accent));
    return;
  }
  const clip = `${pen.id}c${pen.out.length}`;
  pen.defs.push(
    `<clipPath id="${clip}"><path d="${pen.d(front)}"/></clipPath><clipPath id="${clip}r"><path d="${pen.d(right)}"/></clipPath>`,
  );
  pen.out.push(`<g clip-path="url(#${clip})">`);
  pen.face(
    q(0, 0, 1),
    X,
    DOWN,
    `<g transform="translate(${-w * 0.04} ${h * 0.09})">${brandArt(job, w * 1.08, h * 0.84, paper, style)}</g>`,
    ' stroke-width="0"',
  );
  pen.ink(pen.d([q(0, -0.02, 1), [...q(0.2, 0, 0.5), ...q(0, 0, 0)], q(-0.1, 0, 0), q(-0.1, 0, 1)]), {
    fill: '#fff',
    o: 0.2,
  });
  pen.ink(pen.d([q(0, 0, 0.1), [...q(0.5, -0.05, 0.02), ...q(1, 0, 0.16)], q(1.05, 0, -0.1), q(0, 0, -0.1)]), {
    fill: '#3a2a20',
    o: 0.12,
  });
  pen.ink(pen.d([q(1, 0, 1), [...q(0.86, 0, 0.5), ...q(1, 0, 0)], q(1.1, 0, 0), q(1.1, 0, 1)]), {
    fill: '#3a2a20',
    o: 0.1,
  });
  pen.out.push(`</g><g clip-path="url(#${clip}r)">`);
  pen.face(
    q(1, -0.3, 0.91),
    Y,
    DOWN,
    rect(
      0,
      style === 3 ? 0 : h * (style === 1 ? 0.355 : style === 2 ? 0.672 : 0.134),
      d * 1.5,
      h * (style === 2 ? 0.1 : style === 0 ? 0.29 : style === 3 ? 0.355 : 0.6),
      tone(style === 2 ? job.accent2 : job.accent, -0.32),
    ),
  );
  pen.ink(pen.d([q(1, 0.5, 1), [...add(q(1, 0.42, 0.5), X, k), ...q(1, 0.5, 0)], q(1, 1, 0), q(1, 1, 1)]), {
    fill: '#2a1d1a',
    o: 0.13,
  });
  pen.out.push('</g>');
  pen.poly(front, 'none', { stroke: edge });
  pen.poly(right, 'none', { stroke: edge });
  // folded top with the filling valve
  const flap = [
    q(0.06, 0.1, 1.012),
    q(0.94, 0.1, 1.012),
    q(0.86, 0.5, 1.03),
    q(0.94, 0.9, 1.012),
    q(0.06, 0.9, 1.012),
    q(0.14, 0.5, 1.03),
  ];
  pen.poly(flap, tone(paper, 0.4), { stroke: edge, w: 1.2 });
  pen.poly([q(0.62, 0.28, 1.03), q(0.94, 0.1, 1.012), q(0.94, 0.9, 1.012), q(0.62, 0.72, 1.03)], tone(paper, 0.1), {
    stroke: edge,
    w: 1.2,
  });
  // creases
  for (const [a, b, e] of [v3(0.05, 0.93, 0.12), v3(0.95, 0.92, -0.1), v3(0.06, 0.08, 0.1), v3(0.94, 0.07, -0.13)]) {
    pen.line(
      [q(a, 0, b), [...q(a + e * 0.5, 0, b - 0.01), ...q(a + e, 0, b + (b > 0.5 ? -0.045 : 0.05))]],
      edge,
      1.2,
      0.6,
    );
  }
}

function paperOf(job: Job) {
  const m = job.mat('papier');
  return luma(m.c) > 0.35 && !m.tex ? m.c : job.rnd.pick(['#d9bb8c', '#efece4', '#e3cda6']);
}

export function bag(job: Job) {
  const { pen, rnd } = job;
  const paper = paperOf(job);
  const style = job.layout(4);
  const w = 40 + rnd.between(-2, 2);
  const h = 54 + rnd.between(-4, 4);
  const d = 17;
  pen.boxShadow(0, 0, w, d, h);
  sack(job, [0, 0, 0, w, d, h], paper, style);
}

export function bagPallet(job: Job) {
  const { pen, rnd } = job;
  const paper = paperOf(job);
  const style = job.layout(4);
  const w = 120;
  const d = 96;
  let z = pallet(pen, w, d);
  const layers = 4 + rnd.below(3);
  const t = 12;
  for (let i = 0; i < layers; i++, z += t * 0.95) {
    const last = i === layers - 1;
    const turned = i % 2 === 1;
    const [nx, ny] = turned ? v2(2, 3) : v2(3, 2);
    for (let y = ny - 1; y >= 0; y--)
      for (let x = 0; x < nx; x++) {
        if (!last && y > 0 && x < nx - 1) continue; // inside the stack
        sack(
          job,
          [(x * w) / nx + rnd.between(-1, 1), (y * d) / ny, z, w / nx - 0.6, d / ny - 0.6, t],
          paper,
          style,
          true,
          last,
        );
      }
  }
}

export function bigbag(job: Job) {
  const { pen } = job;
  const fill = job.mat('zand');
  const cloth = '#eceae3';
  const edge = edgeOf(cloth);
  const w = 60;
  const h = 56;
  const s = sides(cloth);
  pen.boxShadow(0, 0, w, w, h);
  const loop = (x: number, y: number, dx: number, dy: number) => {
    const path = [
      v3(x, y, h - 12),
      v3(x, y, h + 4),
      [x + dx * 0.1, y + dy * 0.1, h + 20, x + dx * 0.5, y + dy * 0.5, h + 20],
      [x + dx * 0.9, y + dy * 0.9, h + 20, x + dx, y + dy, h + 4],
      v3(x + dx, y + dy, h - 12),
    ];
    pen.rod(path, edgeOf(job.accent), 3.6);
    pen.rod(path, job.accent, 2.8);
  };
  loop(4, w, 14, 0);
  loop(w - 18, w, 14, 0);
  const front = [
    v3(0, 0, h),
    v3(w, 0, h),
    [w + 5, -4, h / 2, w - 2, 1, 0],
    [w / 2, -4, -1, 2, 1, 0],
    [-5, -4, h / 2, 0, 0, h],
  ];
  const right = [
    v3(w, 0, h),
    v3(w, w, h),
    [w + 5, w + 2, h / 2, w - 2, w - 2, 0],
    [w + 2, w / 2, -1, w - 2, 1, 0],
    [w + 5, -4, h / 2, w, 0, h],
  ];
  pen.poly(right, s.right, { stroke: edge });
  pen.poly(right, textureFill(pen, { c: cloth, tex: 'weave' }, [w, 0, h], Y, DOWN, 12), { o: 0.7 });
  pen.poly(front, s.front, { stroke: edge });
  pen.poly(front, textureFill(pen, { c: cloth, tex: 'weave' }, [0, 0, h], X, DOWN, 12), { o: 0.7 });
  pen.poly([v3(0, 0, h), v3(w, 0, h), v3(w, w, h), v3(0, w, h)], tone(cloth, -0.28), { stroke: edge });
  const heap = [
    v3(3, 3, h - 1),
    [w / 2, 0, h + 3, w - 3, 3, h - 1],
    [w, w / 2, h, w - 4, w - 3, h - 1],
    [w * 0.6, w * 0.7, h + 24, w * 0.42, w * 0.62, h + 12],
    [w * 0.2, w * 0.6, h + 13, 3, w - 3, h - 1],
    [1, w / 2, h - 1, 3, 3, h - 1],
  ];
  pen.poly(heap, tone(fill.c, 0.2), { stroke: edgeOf(fill.c) });
  pen.poly(
    [
      v3(w - 3, 3, h - 1),
      [w, w / 2, h, w - 4, w - 3, h - 1],
      [w * 0.6, w * 0.7, h + 24, w * 0.42, w * 0.62, h + 12],
      [w * 0.7, w * 0.3, h + 6, w - 3, 3, h - 1],
    ],
    tone(fill.c, -0.14),
  );
  if (fill.tex) pen.poly(heap, textureFill(pen, fill, [0, 0, h], X, Y, fill.tex === 'pebbles' ? 22 : 30));
  loop(4, 0, 14, 0);
  loop(w - 18, 0, 14, 0);
  pen.face(
    [10, -2.6, h - 14],
    X,
    DOWN,
    rect(0, 0, 40, 30, '#fff', 0.92) +
      rect(0, 0, 40, 17, job.accent) +
      rect(0, 17, 40, 2, job.accent2) +
      text(job.label, 20, 8.5, 7.5, 35, inkOn(job.accent)) +
      text(job.note, 20, 24.6, 4.4, 30, readable(job.accent), 1.2),
    ' stroke="none"',
  );
}
