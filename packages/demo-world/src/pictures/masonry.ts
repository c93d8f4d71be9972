/** Bricks, blocks, tiles, pavers, roof tiles. */

import { edgeOf, lit, sides, tone } from './colour.ts';
import type { Material } from './materials.ts';
import type { Job } from './shapes.ts';
import { block, brandArt, pallet, rect, toneFace } from './shapes.ts';
import { textureFill } from './textures.ts';
import type { Box, Vec3 } from './vectors.ts';
import { add, cross, DOWN, nth, unit, v2, v3, X, Y } from './vectors.ts';

/** A tint of the material, as no two stones are the same. */
const vary = (job: Job, m: Material, k = 0.1): Material => ({ ...m, c: tone(m.c, job.rnd.between(-k, k)) });

/**
 * Stone with its own tint but a shared texture.
 * @param k spread of the tint
 */
function stone(job: Job, b: Box, m: Material, tex = 16, k = 0.1, only = 'right front top') {
  const { pen } = job;
  const v = vary(job, m, k);
  const [x, y, z, w, d, h] = b;
  const e = edgeOf(m.c);
  block(pen, b, { c: v.c }, { edge: e, only });
  if (!m.tex) return;
  // one shared pattern per direction keeps the file small; it starts at the world origin
  if (only.includes('right'))
    pen.poly(
      [v3(x + w, y, z), v3(x + w, y + d, z), v3(x + w, y + d, z + h), v3(x + w, y, z + h)],
      textureFill(pen, m, [0, 0, 0], Y, DOWN, tex),
      { o: 0.6 },
    );
  if (only.includes('front'))
    pen.poly(
      [v3(x, y, z), v3(x + w, y, z), v3(x + w, y, z + h), v3(x, y, z + h)],
      textureFill(pen, m, [0, 0, 0], X, DOWN, tex),
    );
  if (only.includes('top'))
    pen.poly(
      [v3(x, y, z + h), v3(x + w, y, z + h), v3(x + w, y + d, z + h), v3(x, y + d, z + h)],
      textureFill(pen, m, [0, 0, 0], X, Y, tex),
    );
}

interface StoneFace {
  name: 'top' | 'front' | 'right';
  pts: Vec3[];
}

/** Stones of one colour class as a single path: for big loads. */
function wall(job: Job, m: Material, faces: StoneFace[]) {
  const { pen } = job;
  const e = edgeOf(m.c);
  const base = sides(m.c);
  const groups: Map<string, string> = new Map();
  for (const f of faces) {
    const c = tone(base[f.name], job.rnd.pick([-0.1, -0.04, 0.03, 0.1]));
    groups.set(c, (groups.get(c) ?? '') + pen.d(f.pts));
  }
  for (const [fill, d] of groups) pen.ink(d, { fill, stroke: e, w: 1.2 });
}

export function brick(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('baksteen-rood');
  const l = 21;
  const d = 10;
  const h = job.mm.t && job.mm.t > 60 ? 7 : 5.2;
  const g = 0.5;
  pen.boxShadow(0, 0, 2 * l, 2 * d, h * 3);
  for (let y = 1; y >= 0; y--)
    for (let x = 0; x < 2; x++) stone(job, [x * (l + g) + rnd.between(-0.4, 0.4), y * (d + g), 0, l, d, h], m);
  for (let x = 0; x < 4; x++)
    if (x < 3 || rnd() > 0.5) stone(job, [x * (d + g) + rnd.between(-0.3, 0.3), rnd.between(-0.5, 0.5), h, d, l, h], m);
  const n = 1 + rnd.below(2);
  for (let y = n; y >= 0; y--) stone(job, [3 + rnd.between(-2, 2), y * (d + g), 2 * h, l, d, h], m);
  if (rnd() > 0.4) stone(job, [5, 2, 3 * h, l, d, h], m);
  pen.boxShadow(27, -16, l, d, h);
  stone(job, [27, -16, 0, l, d, h], m);
}

/**
 * The three visible sides of a stacked load.
 * @param ny stones along front and side
 * @param tops rows of stones on top
 */
function load(
  job: Job,
  m: Material,
  w: number,
  d: number,
  z: number,
  rows: number,
  h: number,
  nx: number,
  ny: number,
  tops: number,
  bond: boolean,
) {
  const { pen } = job;
  const H = z + rows * h;
  const e = edgeOf(m.c);
  pen.poly([v3(0, 0, z), v3(w, 0, z), v3(w, 0, H), v3(0, 0, H)], tone(m.c, -0.4), { stroke: e });
  pen.poly([v3(w, 0, z), v3(w, d, z), v3(w, d, H), v3(w, 0, H)], tone(m.c, -0.6), { stroke: e });
  pen.poly([v3(0, 0, H), v3(w, 0, H), v3(w, d, H), v3(0, d, H)], tone(m.c, -0.3), { stroke: e });
  const g = 0.35;
  const faces: StoneFace[] = [];
  for (let i = 0; i < rows; i++) {
    const z0 = z + i * h + g;
    const z1 = z + (i + 1) * h - g;
    const off = bond && i % 2 ? 0.5 : 0;
    for (let k = -off; k < nx; k++) {
      const a = Math.max(0, (k * w) / nx) + g;
      const b = Math.min(w, ((k + 1) * w) / nx) - g;
      if (b - a > 1) faces.push({ name: 'front', pts: [v3(a, 0, z0), v3(b, 0, z0), v3(b, 0, z1), v3(a, 0, z1)] });
    }
    for (let k = off - 0.5; k < ny; k++) {
      const a = Math.max(0, (k * d) / ny) + g;
      const b = Math.min(d, ((k + 1) * d) / ny) - g;
      if (b - a > 1) faces.push({ name: 'right', pts: [v3(w, a, z0), v3(w, b, z0), v3(w, b, z1), v3(w, a, z1)] });
    }
  }
  for (let y = 0; y < tops; y++)
    for (let k = 0; k < nx; k++)
      faces.push({
        name: 'top',
        pts: [
          v3((k * w) / nx + g, (y * d) / tops + g, H),
          v3(((k + 1) * w) / nx - g, (y * d) / tops + g, H),
          v3(((k + 1) * w) / nx - g, ((y + 1) * d) / tops - g, H),
          v3((k * w) / nx + g, ((y + 1) * d) / tops - g, H),
        ],
      });
  wall(job, m, faces);
  if (m.tex) {
    pen.poly([v3(0, 0, z), v3(w, 0, z), v3(w, 0, H), v3(0, 0, H)], textureFill(pen, m, [0, 0, 0], X, DOWN, 24));
    pen.poly([v3(w, 0, z), v3(w, d, z), v3(w, d, H), v3(w, 0, H)], textureFill(pen, m, [0, 0, 0], Y, DOWN, 24), {
      o: 0.6,
    });
    pen.poly([v3(0, 0, H), v3(w, 0, H), v3(w, d, H), v3(0, d, H)], textureFill(pen, m, [0, 0, 0], X, Y, 24));
  }
  return H;
}

export function brickPallet(job: Job) {
  const { pen, rnd } = job;
  const w = 100;
  const d = 84;
  const z = pallet(pen, w, d);
  const H = load(job, job.mat('baksteen-rood'), w, d, z, 7 + rnd.below(3), 9.5, 4, 3.5, 8, true);
  straps(job, w, d, z, H, [0.2, 0.74]);
}

function straps({ pen, accent }: Job, w: number, d: number, z0: number, z1: number, at: number[]) {
  const e = edgeOf(accent);
  for (const f of at) {
    pen.poly([v3(w * f, -0.3, z0), v3(w * f + 3, -0.3, z0), v3(w * f + 3, -0.3, z1), v3(w * f, -0.3, z1)], accent, {
      stroke: e,
      w: 1,
    });
    pen.poly(
      [v3(w * f, -0.3, z1), v3(w * f + 3, -0.3, z1), v3(w * f + 3, d, z1), v3(w * f, d, z1)],
      tone(accent, 0.25),
      { stroke: e, w: 1 },
    );
    pen.poly([v3(w, d * f, z0), v3(w, d * f + 3, z0), v3(w, d * f + 3, z1), v3(w, d * f, z1)], tone(accent, -0.32), {
      stroke: e,
      w: 1,
    });
  }
}

export function blockFamily(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('beton');
  const solid = m.tex !== 'sand';
  const l = solid ? 44 : 40;
  const d = solid ? 15 : 19;
  const h = solid ? 20 : 19;
  const one = (x: number, y: number, z: number) => {
    stone(job, [x, y, z, l, d, h], m, 18, 0.05);
    toneFace(pen, [x, y, z + h], X, DOWN, l, h, 0.8);
    if (!solid) {
      for (const hx of [3.4, 21.4]) {
        const q0 = v3(x + hx, y + 3.4, z + h);
        const q1 = v3(x + hx + 15.2, y + 3.4, z + h);
        const q2 = v3(x + hx + 15.2, y + d - 3.4, z + h);
        const q3 = v3(x + hx, y + d - 3.4, z + h);
        pen.poly([q0, q1, q2, q3], tone(m.c, -0.62), { stroke: edgeOf(m.c) });
        pen.poly([q3, q2, add(q2, DOWN, 7), add(q3, DOWN, 5)], tone(m.c, -0.34));
        pen.poly([q0, q3, add(q3, DOWN, 5), q0], tone(m.c, -0.46));
      }
    } else {
      for (const f of [0.28, 0.66])
        pen.rod([v3(x + l * f, y + d / 2, z + h), v3(x + l * f + 4, y + d / 2, z + h)], tone(m.c, -0.45), 2.6);
    }
  };
  pen.boxShadow(0, 0, l, d * 2, h * 1.5);
  one(4, d + 1, 0);
  one(0, 0, 0);
  one(2 + rnd.between(-1, 3), d * 0.45, h);
}

export function blockPallet(job: Job) {
  const { pen, rnd } = job;
  const w = 100;
  const d = 84;
  const z = pallet(pen, w, d);
  const m = job.mat('gasbeton');
  const H = load(job, m, w, d, z, 4, 18 + rnd.below(3), 2, 4, 4, false);
  pen.face(
    [w * 0.27, -0.3, H - 14],
    X,
    DOWN,
    rect(0, 0, 46, 36, '#fff') + brandArt(job, 46, 36, '#ffffff', 0),
    ' stroke-width="0"',
  );
  straps(job, w, d, z, H, [0.12, 0.84]);
}

/** One roof tile on a slope: a wavy (or flat) section pushed up the slope. */
function pan(job: Job, o: Vec3, m: Material, kind: string, w: number, len: number) {
  const { pen } = job;
  const slope = unit([0, 0.9, 0.44]);
  const n = unit(cross(X, slope));
  const edge = edgeOf(m.c);
  const t = 1.5;
  const wave: (f: number) => number =
    kind === 'flat'
      ? (f) => (f > 0.93 ? 1.6 : 0)
      : kind === 'double'
        ? (f) => 2.6 * Math.max(0, Math.sin(f * 4 * Math.PI - 0.4))
        : (f) => 3.4 * Math.sin(f * 2 * Math.PI * 0.93 + 3.5);
  const steps = kind === 'flat' ? [0, 0.93, 0.94, 1] : Array.from({ length: 13 }, (_, i) => i / 12);
  const q = (f: number, b: number, k = 0) => add(add(add(o, X, f * w), slope, b), n, wave(f) + k);
  // underside lip, then strips lit by their own normal
  for (let i = 0; i + 1 < steps.length; i++) {
    const a = nth(steps, i);
    const b = nth(steps, i + 1);
    const dir = add(q(b, 0), q(a, 0), -1);
    const fill = lit(m.c, unit(cross(dir, slope)));
    const over = Math.min(1, b + 0.02); // a little under the next strip, so no seams
    pen.ink(pen.d([q(a, 0), q(over, 0), q(over, len), q(a, len)]), { fill });
  }
  pen.ink(pen.d([...steps.map((f) => q(f, 0)), ...[...steps].reverse().map((f) => q(f, len))]), {
    fill: m.tex ? textureFill(pen, m, o, X, slope, 14) : 'none',
    stroke: edge,
  });
  const lip = pen.d([...steps.map((f) => q(f, 0)), ...[...steps].reverse().map((f) => q(f, 0, -t))]);
  pen.ink(lip, { fill: tone(m.c, -0.22), stroke: edge });
  pen.poly([q(1, 0), q(1, len), q(1, len, -t), q(1, 0, -t)], tone(m.c, -0.45), { stroke: edge });
  if (kind === 'flat') for (const f of [0.06, 0.88]) pen.line([q(f, 0.6), q(f, len)], edge, 1.2, 0.6);
  if (kind === 'flat') pen.ink(pen.d([q(0.06, 0), q(0.34, 0), q(0.2, len), q(0.06, len)]), { fill: '#fff', o: 0.12 });
}

export function rooftile(job: Job) {
  const { pen, rnd } = job;
  const m = job.mat('keramiek');
  const kind = ['flat', 'double', 'wave'].includes(job.view) ? job.view : rnd.pick(['wave', 'wave', 'double', 'flat']);
  const w = 26;
  const len = 36;
  const slope = unit([0, 0.9, 0.44]);
  const n = unit(cross(X, slope));
  pen.shadow([v2(6, 4), v2(3 * w - 6, 4), v2(3 * w - 2, 48), v2(6, 48)], 22);
  for (let r = 1; r >= 0; r--)
    for (let c = 0; c < 3; c++) {
      if (r === 1 && c === 2 && rnd() > 0.5) continue;
      pan(
        job,
        add(add(add([0, 0, 4], X, c * w * 0.955), slope, r * len * 0.8), n, -r * 1.4 + c * 0.05),
        { ...m, c: tone(m.c, rnd.between(-0.07, 0.05)) },
        kind,
        w,
        len,
      );
    }
}

export function tile(job: Job) {
  const { pen, rnd, mm } = job;
  const m = job.mat('tegel-grijs');
  const ratio = Math.min(2.4, Math.max(0.5, (mm.l ?? 600) / (mm.w ?? 600)));
  const small = (mm.w ?? 600) <= 220;
  const t = 2;
  const decor = m.tex === 'decor' ? { ...m, ink: job.accent } : m;
  const s = 50;
  const wide = ratio >= 1 ? s : s * ratio;
  const high = ratio >= 1 ? s / Math.min(ratio, 1.8) : s;
  if (small) return tilePanel(job, decor, ratio);
  // a short pile, and one tile standing behind it
  pen.boxShadow(0, 8, wide + 8, 14, high * 0.8);
  block(
    pen,
    [6, 24, 0, wide, t, high],
    { c: m.c },
    { texSide: null, texTop: undefined, right: tone(m.cut ?? m.c, -0.2), top: tone(m.cut ?? m.c, 0.3) },
  );
  if (m.tex)
    pen.poly(
      [v3(6, 24, 0), v3(6 + wide, 24, 0), v3(6 + wide, 24, high), v3(6, 24, high)],
      textureFill(pen, decor, [6, 24, high], X, DOWN, m.tex === 'decor' ? wide / 4 : 52),
      { stroke: edgeOf(m.c) },
    );
  toneFace(pen, [6, 24, high], X, DOWN, wide, high, 1.2);
  const n = 3 + rnd.below(2);
  const d = wide * 0.42;
  pen.boxShadow(-2, -8, wide, d + 4, n * t);
  for (let i = 0; i < n; i++) {
    const j = rnd.between(-0.8, 0.8);
    const b: Box = [-2 + j, -8 - j, i * t, wide, 26, t];
    block(pen, b, { c: m.cut ?? m.c }, { edge: edgeOf(m.cut ?? m.c) });
    if (i === n - 1) block(pen, b, decor, { only: 'top', tex: m.tex === 'decor' ? 13 : 30, sheen: 0.8 });
  }
}

/** Small formats: a set panel. */
function tilePanel(job: Job, m: Material, ratio: number) {
  const { pen, rnd } = job;
  const w = 60;
  const h = 56;
  const t = 3;
  const cols = ratio > 1.4 ? 4 : 6;
  const g = 0.7;
  const tw = w / cols;
  const th = tw / Math.max(0.8, Math.min(ratio, 3));
  const rows = Math.round(h / th);
  const H = rows * th;
  pen.boxShadow(0, 0, w, t, H * 0.8);
  block(pen, [0, 0, 0, w, t, H], { c: '#d8d4ca' });
  const bond = ratio > 1.4 && rnd() > 0.3;
  for (let r = 0; r < rows; r++) {
    const off = bond && r % 2 ? -tw / 2 : 0;
    for (let c = 0; c * tw + off < w - 0.1; c++) {
      const x0 = Math.max(0, c * tw + off) + g / 2;
      const x1 = Math.min(w, (c + 1) * tw + off) - g / 2;
      const z0 = r * th + g / 2;
      const z1 = (r + 1) * th - g / 2;
      pen.poly(
        [v3(x0, -0.6, z0), v3(x1, -0.6, z0), v3(x1, -0.6, z1), v3(x0, -0.6, z1)],
        tone(m.c, rnd.between(-0.1, 0.14)),
        { stroke: edgeOf(m.c), w: 1 },
      );
      pen.poly(
        [v3(x0, -0.6, z1), v3(x1, -0.6, z1), v3(x1 - 0.6, -0.6, z1 - 0.8), v3(x0 + 0.6, -0.6, z1 - 0.8)],
        '#fff',
        { o: 0.45 },
      );
    }
  }
  if (m.tex === 'decor')
    pen.poly(
      [v3(0, -0.7, 0), v3(w, -0.7, 0), v3(w, -0.7, H), v3(0, -0.7, H)],
      textureFill(pen, m, [0, -0.7, H], X, DOWN, tw),
    );
}

/** x y w d */
type Cell = [number, number, number, number];

export function paver(job: Job) {
  const { pen, rnd, mm } = job;
  const m = job.mat('beton-antraciet');
  const slab = (mm.w ?? 105) >= 200;
  const u = 10;
  const h = slab ? 4 : 7;
  const pattern = slab ? 'grid' : rnd.pick(['keper', 'half', 'elleboog']);
  const cells: Cell[] = [];
  if (pattern === 'grid') for (let y = 0; y < 3; y++) for (let x = 0; x < 3; x++) cells.push([x * 20, y * 20, 20, 20]);
  else if (pattern === 'half')
    for (let y = 0; y < 6; y++)
      for (let x = y % 2 ? -0.5 : 0; x < 3; x++) {
        const a = Math.max(0, x);
        const b = Math.min(3, x + 1);
        cells.push([a * 20, y * u, (b - a) * 20, u]);
      }
  else {
    for (let i = -7; i < 7; i++)
      for (let j = -7; j < 7; j++) {
        const x = (i + 2 * j) * u;
        const y = (i - 2 * j) * u;
        cells.push([x, y, 2 * u, u], [x, y + u, u, 2 * u]);
      }
  }
  const inside = cells
    .map(
      ([x, y, w, d]): Cell => [
        Math.max(0, x),
        Math.max(0, y),
        Math.min(60, x + w) - Math.max(0, x),
        Math.min(60, y + d) - Math.max(0, y),
      ],
    )
    .filter((c) => c[2] > 1 && c[3] > 1);
  pen.boxShadow(0, 0, 60, 60, h * 2);
  block(pen, [0.2, 0.2, 0, 59.6, 59.6, h - 0.6], { c: tone(m.c, -0.5) });
  for (const [x, y, w, d] of inside.sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const only = ['top', x + w > 59 ? 'right' : '', y < 1 ? 'front' : ''].join(' ');
    stone(job, [x + 0.35, y + 0.35, 0, w - 0.7, d - 0.7, h], { c: m.c }, 16, 0.12, only);
  }
  if (m.tex)
    pen.poly([v3(0, 0, h), v3(60, 0, h), v3(60, 60, h), v3(0, 60, h)], textureFill(pen, m, [0, 0, 0], X, Y, 16));
  if (!slab) {
    stone(job, [22, 16, h, 20, 10, h], m, 16, 0.08);
    stone(job, [34, 33, h, 10, 20, h], m, 16, 0.08);
  } else stone(job, [14, 14, h, 20, 20, h], m, 16, 0.08);
}
