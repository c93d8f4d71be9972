/** Things that stand in the scenes: people, plants, racks, parts of buildings. */

import { edgeOf, tone } from './colour.ts';
import type { Stage } from './stage.ts';
import { GLASS } from './stage.ts';
import type { Vec3 } from './vectors.ts';
import { add, DOWN, num, v2, v3, X, Y, Z } from './vectors.ts';

/** How a person looks and stands; left and right are where the hands go. */
interface Looks {
  shirt?: string;
  pants?: string;
  skin?: string;
  hair?: string;
  helmet?: string;
  vest?: string;
  left?: Vec3;
  right?: Vec3;
  sit?: boolean;
  kneel?: boolean;
  lean?: number;
  bun?: boolean;
}

/** A stylised person: rounded limbs, no face. */
export function person(g: Stage, x: number, y: number, z: number, o: Looks = {}) {
  const shirt = o.shirt ?? g.accent;
  const pants = o.pants ?? '#3d4650';
  const skin = o.skin ?? '#d9a57c';
  const low = o.sit ? 4.6 : o.kneel ? 4.2 : 8.2;
  const lean = o.lean ?? 0;
  const hip: Vec3 = [x, y, z + low];
  const neck: Vec3 = [x + lean * 0.4, y - lean, z + low + 5.4 - Math.abs(lean) * 0.25];
  if (!o.sit) g.cast(x - 1.6, y - 0.9, 3.2, 1.8, o.kneel ? 8 : 14, z, 0.15);
  for (const s of [-1.05, 1.05]) {
    const foot: Vec3 =
      o.sit || o.kneel ? [x + s, y - (o.kneel && s < 0 ? -3.4 : 3.2), z + 0.6] : [x + s * 1.25, y, z + 0.6];
    const knee: Vec3 | null = o.sit
      ? [x + s, y - 3.4, z + low]
      : o.kneel
        ? [x + s, y - 3, z + (s < 0 ? 0.8 : 4)]
        : null;
    g.bar(knee ? [[hip[0] + s, hip[1], hip[2]], knee, foot] : [[hip[0] + s, hip[1], hip[2]], foot], pants, 2.1);
    g.bar([foot, [foot[0] - 0.2, foot[1] - 1.1, foot[2]]], '#4a3a2e', 1.5);
  }
  const arm = (s: number, v: Vec3) => {
    const a = v3(neck[0] + s, neck[1], neck[2] - 0.7);
    const hand = add(a, v);
    const elbow: Vec3 = [(a[0] + hand[0]) / 2 + s * 0.3, (a[1] + hand[1]) / 2, (a[2] + hand[2]) / 2 - 1.1];
    g.bar([a, [...elbow, ...hand]], tone(shirt, s > 0 ? -0.12 : 0.04), 1.7);
    g.bar([hand, [hand[0] + v[0] * 0.08, hand[1] + v[1] * 0.08, hand[2]]], skin, 1.3);
  };
  arm(-2.1, o.left ?? [-0.5, -0.6, -5]);
  g.bar(
    [
      [hip[0], hip[1], hip[2] + 1],
      [neck[0], neck[1], neck[2] - 1.1],
    ],
    shirt,
    4.7,
  );
  if (o.vest) {
    g.rod([v3(hip[0], hip[1], hip[2] + 1), v3(neck[0], neck[1], neck[2] - 1.1)], o.vest, 4.3);
    g.rod([v3(hip[0] - 1.9, hip[1], hip[2] + 1.6), v3(hip[0] + 1.9, hip[1], hip[2] + 1.6)], '#f3f3e6', 0.7);
    for (const s of [-1.1, 1.1])
      g.rod([v3(hip[0] + s, hip[1], hip[2] + 1.6), v3(neck[0] + s, neck[1], neck[2] + 0.6)], '#f3f3e6', 0.6);
  } else
    g.rod([v3(hip[0] - 1.3, hip[1], hip[2] + 1), v3(neck[0] - 1.3, neck[1], neck[2] - 0.8)], '#fff', 0.8, { o: 0.16 });
  arm(2.1, o.right ?? [0.5, -0.6, -5]);
  g.bar([v3(neck[0], neck[1], neck[2] + 0.8), v3(neck[0], neck[1], neck[2] + 1.4)], tone(skin, -0.16), 1.5);
  const [hx, hy] = g.p([neck[0], neck[1] - 0.2, neck[2] + 3.1]);
  const r = 1.75 * g.scale;
  const e = edgeOf(skin);
  const at = (v: number) => v.toFixed(1);
  g.out.push(`<circle cx="${at(hx)}" cy="${at(hy)}" r="${at(r)}" fill="${skin}" stroke="${e}"/>`);
  const cap = o.helmet ?? o.hair ?? '#4a3527';
  const k = o.helmet ? 1.16 : 1.06;
  g.ink(
    `M${at(hx - r * k)} ${at(hy - r * 0.1)}A${at(r * k)} ${at(r * k * 1.06)} 0 0 1 ${at(hx + r * k)} ${at(hy - r * 0.1 + (o.helmet ? 0 : r * 0.5))}${o.helmet ? `L${at(hx - r * 1.45)} ${at(hy + r * 0.06)}Z` : `Q${at(hx + r * 0.5)} ${at(hy - r * 0.5)} ${at(hx - r * k)} ${at(hy - r * 0.1)}Z`}`,
    { fill: cap, stroke: edgeOf(cap) },
  );
  if (o.helmet)
    g.ink(`M${at(hx - r * 0.7)} ${at(hy - r * 0.5)}Q${at(hx - r * 0.4)} ${at(hy - r * 0.95)} ${at(hx)} ${at(hy - r)}`, {
      stroke: '#fff',
      w: 0.35 * g.scale,
      o: 0.6,
    });
  if (o.bun)
    g.out.push(
      `<circle cx="${at(hx + r)}" cy="${at(hy - r * 0.9)}" r="${at(r * 0.5)}" fill="${cap}" stroke="${edgeOf(cap)}"/>`,
    );
}

/** Tree with a layered crown. */
export function tree(g: Stage, x: number, y: number, h: number, c = '#6f8f5a') {
  if (!g.sees([x, y, h / 2], h)) return;
  const s = h / 40;
  g.cast(x - 6 * s, y - 6 * s, 12 * s, 12 * s, h * 0.7);
  g.lathe([x, y, 0], Z, [v2(1.3 * s, 0), v2(0.9 * s, h * 0.45)], '#7d5c42', { bands: [0, 0.4, 1], cap: null });
  const blob = (dx: number, dz: number, r: number, f: string, stroke = '') => {
    const [px, py] = g.p([x, y, h * 0.62 + dz * s]);
    g.out.push(
      `<circle cx="${num(px + dx * s * g.scale)}" cy="${num(py)}" r="${num(r * s * g.scale)}" fill="${f}"${stroke ? ` stroke="${stroke}"` : ''}/>`,
    );
  };
  const e = edgeOf(c);
  for (const [dx, dz, r] of [v3(-6, -3, 7.4), v3(6, -4, 7), v3(0, 4, 9)]) blob(dx, dz, r, tone(c, -0.26), e);
  for (const [dx, dz, r] of [v3(-6, -2.6, 6.6), v3(5, -3, 5.6), v3(-0.6, 4.8, 8)]) blob(dx, dz, r, c);
  for (const [dx, dz, r] of [v3(-7, -0.6, 3.8), v3(-2.4, 8, 4.8)]) blob(dx, dz, r, tone(c, 0.28));
}

/** Round clipped bush. */
export function bush(g: Stage, x: number, y: number, r: number, c = '#7b9a63') {
  if (!g.sees([x, y, r], r * 3)) return;
  g.cast(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, r * 1.4);
  const [px, py] = g.p([x, y, r * 0.85]);
  const k = r * g.scale;
  g.out.push(
    `<circle cx="${num(px)}" cy="${num(py)}" r="${num(k)}" fill="${tone(c, -0.24)}" stroke="${edgeOf(c)}"/><circle cx="${num(px - k * 0.12)}" cy="${num(py - k * 0.1)}" r="${num(k * 0.84)}" fill="${c}"/><circle cx="${num(px - k * 0.34)}" cy="${num(py - k * 0.34)}" r="${num(k * 0.42)}" fill="${tone(c, 0.28)}"/>`,
  );
}

/** Pot plant. */
export function plant(g: Stage, x: number, y: number, z: number, h: number) {
  const c = '#5f8a58';
  if (!z) g.cast(x - h * 0.16, y - h * 0.16, h * 0.32, h * 0.32, h * 0.6);
  for (const [dx, dz, k] of [
    v3(-0.34, 0.8, 0),
    v3(0.34, 0.86, -0.2),
    v3(-0.16, 1.05, 0.15),
    v3(0.2, 1.1, 0),
    v3(0.02, 1, 0.25),
    v3(-0.42, 0.55, -0.1),
    v3(0.42, 0.6, -0.25),
  ]) {
    const tip = [x + dx * h, y, z + dz * h];
    const mid = [x + dx * h * 0.25 - 0.06 * h, y, z + dz * h * 0.8];
    const mid2 = [x + dx * h * 0.55 + 0.08 * h, y, z + dz * h * 0.6];
    g.poly([v3(x, y, z + h * 0.3), [...mid, ...tip], [...mid2, x, y, z + h * 0.3]], tone(c, k), {
      stroke: edgeOf(c),
      w: 1.1,
    });
  }
  g.lathe([x, y, z], Z, [v2(h * 0.12, 0), v2(h * 0.17, h * 0.34)], '#d7cfc2', {
    cap: '#6b5442',
    bands: [0, 0.3, 0.7, 1],
  });
}

/** Shelving bay with goods. */
export function shelf(g: Stage, x: number, y: number, w: number, d: number, h: number, levels: number, c = '#e2ddd3') {
  if (!g.sees([x + w / 2, y, h / 2], h)) return;
  g.panel(x, y + d, 0, w, h, tone(c, -0.3));
  const palette = [
    g.accent,
    g.accent2,
    '#f3f0e8',
    '#c9a46b',
    '#8a9aa4',
    '#b5543c',
    '#5f8a72',
    '#d9c7a2',
    tone(g.accent, 0.35),
  ];
  for (let i = 0; i < levels; i++) {
    const z = 0.8 + (i * (h - 0.8)) / levels;
    const room = (h - 0.8) / levels - 1.2;
    g.box(x, y, z - 0.5, w, d, 0.5, c);
    for (let at = x + 0.6; at < x + w - 1.6; ) {
      const kind = g.roll.below(4);
      const col = g.roll.pick(palette);
      const iw = g.roll.between(1.2, 2.6);
      const ih = room * g.roll.between(0.55, 0.92);
      if (at + iw > x + w - 0.4) break;
      if (kind === 0) {
        g.lathe([at + iw / 2, y + 1.4, z], Z, [v2(iw / 2, 0), v2(iw / 2, ih * 0.8)], col, { bands: [0, 0.5, 1] });
      } else {
        g.box(at, y + 0.4, z, iw, Math.min(2.4, d - 1), ih, col, {
          only: g.roll() > 0.5 ? 'front top right' : 'front top',
        });
        if (kind === 1) g.panel(at, y + 0.4, z + ih * 0.35, iw, ih * 0.3, '#fff', '', 0.55);
      }
      at += iw + g.roll.between(0.1, 0.5);
    }
  }
  for (const px of [x, x + w - 0.5]) g.box(px, y, 0, 0.5, d, h, tone(c, -0.12));
}

/** Heavy pallet rack bay. */
export function rack(g: Stage, x: number, y: number, w: number, d: number, h: number, levels: number) {
  if (!g.sees([x + w / 2, y, h / 2], h)) return;
  const loads = ['#b4533a', '#d9bb8c', '#e6e3db', '#a9b4bb', '#d9ae6b', '#8b8f92', '#c9d3b8'];
  const post = (px: number, py: number) => g.box(px, py, 0, 0.9, 0.9, h, tone(g.accent, 0.12));
  for (const px of [x, x + w]) post(px, y + d - 1);
  for (let i = 0; i < levels; i++) {
    const z = (i * h) / levels;
    const room = h / levels - 3.4;
    if (i) for (const py of [y + d - 1, y]) g.box(x, py, z - 1, w, 0.8, 1, '#e8802b');
    for (const k of [0, 1]) {
      const px = x + 1.4 + k * (w / 2 - 0.3);
      const pw = w / 2 - 2;
      const c = g.roll.pick(loads);
      const ph = room * g.roll.between(0.6, 0.95);
      g.box(px, y + 0.6, z, pw, d - 1.4, 0.9, '#c79f66', { only: 'front right' });
      if (g.roll() < 0.12) continue;
      g.box(px + 0.2, y + 0.8, z + 0.9, pw - 0.4, d - 1.8, ph, c);
      const seams = [1, 2, 3]
        .map((n) =>
          g.d(
            [
              v3(px + 0.2, y + 0.8, z + 0.9 + (ph * n) / 4),
              v3(px + pw - 0.2, y + 0.8, z + 0.9 + (ph * n) / 4),
              v3(px + pw - 0.2, y + d - 1, z + 0.9 + (ph * n) / 4),
            ],
            true,
          ),
        )
        .join('');
      g.ink(seams, { stroke: edgeOf(c), w: 1, o: 0.6 });
      if (g.roll() > 0.5) g.panel(px + pw * 0.3, y + 0.75, z + 0.9 + ph * 0.35, pw * 0.4, ph * 0.35, '#f8f6f0');
    }
  }
  for (const px of [x, x + w]) post(px, y);
}

/** A loaded pallet for the background: three sides with a stone pattern. */
export function load(g: Stage, x: number, y: number, z: number, c: string, kind = 'brick', h = 13) {
  const w = 15;
  const d = 12.6;
  const m = edgeOf(c);
  const step = kind === 'block' ? 7 : kind === 'bag' ? 6 : 3.4;
  if (!g.sees([x + w / 2, y + d / 2, h / 2], h + 10)) return;
  if (!z) g.cast(x, y, w, d, h);
  for (const py of [y + d - 1.6, y])
    for (const px of [x, x + 6.6, x + 13.2]) g.box(px, py, z, 1.8, 1.6, 1.2, '#c79f66', { only: 'front right' });
  g.box(x, y, z + 1.2, w, d, 0.6, '#d2ab70', { only: 'front right' });
  g.box(x, y, z + 1.8, w, d, h, c);
  g.panel(x, y, z + 1.8, w, h, g.grid(`lf${kind}`, X, DOWN, step, '#2b1d18', 1, 4, 0.4));
  g.flank(x + w, y, z + 1.8, d, h, g.grid(`lr${kind}`, Y, DOWN, step, '#2b1d18', 1, 4, 0.4));
  g.patch(x, y, w, d, g.grid(`lt${kind}`, X, Y, step * 1.6, '#2b1d18', 1, 3, 0.35), z + 1.8 + h);
  for (const f of [0.22, 0.74]) {
    g.panel(x + w * f, y - 0.05, z + 1.8, 0.6, h, g.accent2, m);
    g.patch(x + w * f, y, 0.6, d, tone(g.accent2, 0.25), z + 1.85 + h, m);
    g.flank(x + w + 0.05, y + d * f, z + 1.8, 0.6, h, tone(g.accent2, -0.3), m);
  }
}

/** Window in a wall that faces the viewer. */
export function pane(g: Stage, x: number, y: number, z: number, w: number, h: number, frame = '#f4f3ee', bars = 1) {
  const e = edgeOf(frame);
  g.panel(x, y, z, w, h, frame, e);
  for (let i = 0; i < bars; i++) {
    const px = x + 0.8 + (i * (w - 0.8)) / bars;
    const pw = (w - 0.8) / bars - 0.8;
    g.panel(px, y, z + 0.8, pw, h - 1.6, GLASS, e);
    g.poly(
      [
        v3(px, y, z + h * 0.45),
        v3(px + pw * 0.55, y, z + h - 0.8),
        v3(px + pw, y, z + h - 0.8),
        v3(px + pw, y, z + h * 0.78),
        v3(px, y, z + h * 0.2),
      ],
      '#fff',
      { o: 0.4 },
    );
  }
}
