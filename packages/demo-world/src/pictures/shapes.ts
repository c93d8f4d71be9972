/** Shapes shared by the product families: the solid block with a material, printed artwork, the pallet, a screw. */

import { edgeOf, inkOn, luma, mix, readable, sides, tone } from './colour.ts';
import type { Dice } from './dice.ts';
import { inkLetters, letters } from './lettering.ts';
import type { Material, MaterialName } from './materials.ts';
import { MATERIALS } from './materials.ts';
import type { Pen } from './pen.ts';
import type { TextureName } from './texture-name.ts';
import { textureFill } from './textures.ts';
import type { Box, Vec2, Vec3 } from './vectors.ts';
import { add, DOWN, r2, v2, X, Y } from './vectors.ts';

/** Real dimensions in mm, where given: length, width, thickness or height. */
export interface Size {
  l?: number;
  w?: number;
  t?: number;
}

/** What a family function gets. */
export interface Job {
  pen: Pen;
  /** The material asked for, or the family's own. */
  mat: (fallback: MaterialName) => Material;
  mm: Size;
  label: string;
  note: string;
  accent: string;
  accent2: string;
  view: string;
  rnd: Dice;
  /** The brand's own choice out of n layouts. */
  layout: (n: number) => number;
}

/** How a family is drawn. */
export type Draw = (job: Job) => void;

export interface BlockOptions {
  /** Size of the texture tile in world units. */
  tex?: number;
  /** Strength of the extra tones on each face. */
  sheen?: number;
  top?: string;
  front?: string;
  right?: string;
  edge?: string;
  texTop?: TextureName;
  /** Texture of the sides; null for none. */
  texSide?: TextureName | null;
  /** Direction of the texture on the top. */
  along?: 'x' | 'y';
  /** Names of the faces to draw, when not all. */
  only?: string;
}

/** Shade laid over a textured side that turns away from the light. */
export const SHADE = '#241a26';
export const SHADE_O = ' fill-opacity=".31"';

/** A block with top, front and right side. */
export function block(pen: Pen, [x, y, z, w, d, h]: Box, m: Material, opt: BlockOptions = {}) {
  const s = sides(m.c);
  const edge = opt.edge ?? edgeOf(m.c);
  const size = opt.tex ?? Math.max(w, d, h) * 0.6;
  const faces: [string, Vec3, Vec3, Vec3, number, number, string, TextureName | null | undefined][] = [
    ['right', [x + w, y, z + h], Y, DOWN, d, h, opt.right ?? s.right, opt.texSide],
    ['front', [x, y, z + h], X, DOWN, w, h, opt.front ?? s.front, opt.texSide],
    ['top', [x, y, z + h], X, Y, w, d, opt.top ?? s.top, opt.texTop],
  ];
  for (const [name, o, u, v, a, b, fill, tex] of faces) {
    if (opt.only && !opt.only.includes(name)) continue;
    const d4 = pen.d([o, add(o, u, a), add(add(o, u, a), v, b), add(o, v, b)]);
    const t =
      tex === null
        ? ''
        : textureFill(
            pen,
            m,
            o,
            opt.along === 'y' && name === 'top' ? v : u,
            opt.along === 'y' && name === 'top' ? u : v,
            size,
            tex ?? m.tex,
          );
    const shade = name === 'right' && t && !opt.right;
    pen.ink(d4, { fill: shade ? m.c : fill, stroke: t ? '' : edge });
    if (t) pen.ink(d4, { fill: t, stroke: shade ? '' : edge });
    if (shade) pen.ink(d4, { fill: SHADE, stroke: edge, extra: SHADE_O });
    if (opt.sheen) toneFace(pen, o, u, v, a, b, opt.sheen);
  }
}

/** The two extra tones of a flat face: a light wedge on the light side, a darker foot. */
export function toneFace(pen: Pen, o: Vec3, u: Vec3, v: Vec3, a: number, b: number, k = 1) {
  const q = (s: number, t: number) => add(add(o, u, a * s), v, b * t);
  pen.ink(pen.d([q(0, 0), q(0.5, 0), q(0.22, 1), q(0, 1)]), { fill: '#fff', o: 0.13 * k });
  pen.ink(pen.d([q(0, 0.9), q(1, 0.84), q(1, 1), q(0, 1)]), { fill: '#2a1d1a', o: 0.07 * k });
}

/** A line of capitals in local units, centred on (x, y). */
export function text(line: string, x: number, y: number, cap: number, maxW: number, color: string, weight = 1.5) {
  const l = letters(line);
  const k = Math.min(cap / 6, maxW / l.width);
  const d = inkLetters(l, (a, b) => [x + (a - l.width / 2) * k, y + (b - 3) * k]);
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${Math.round(k * weight * 1000) / 1000}"/>`;
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, o = 1) =>
  `<path d="M${r2(x)} ${r2(y)}h${r2(w)}v${r2(h)}h${r2(-w)}Z" fill="${fill}"${o < 1 ? ` opacity="${o}"` : ''}/>`;

export const area = (p: (number | string)[], fill: string, o = 1) =>
  `<path d="M${p.map((v) => (typeof v === 'number' ? r2(v) : v)).join(' ')}Z" fill="${fill}"${o < 1 ? ` opacity="${o}"` : ''}/>`;

/**
 * Artwork of an invented brand on a panel of w x h: four layouts, chosen by the seed.
 * @param ground colour of the packaging
 */
export function brandArt(job: Job, w: number, h: number, ground: string, style = job.layout(4)) {
  const { accent, accent2, label, note } = job;
  const on = inkOn(accent);
  const dark = luma(ground) > 0.5 ? readable(accent) : '#fff';
  const cap = Math.min(h * 0.15, w * 0.2);
  const small = cap * 0.5;
  if (style === 0) {
    return (
      rect(0, h * 0.16, w, h * 0.34, accent) +
      rect(0, h * 0.5, w, h * 0.045, accent2) +
      text(label, w / 2, h * 0.33, cap, w * 0.84, on) +
      text(note, w / 2, h * 0.68, small * 1.3, w * 0.7, dark, 1.2) +
      rect(w * 0.3, h * 0.79, w * 0.4, h * 0.018, dark, 0.5) +
      rect(w * 0.36, h * 0.83, w * 0.28, h * 0.018, dark, 0.5)
    );
  }
  if (style === 1) {
    return (
      area([0, h * 0.58, 'L', w, h * 0.42, 'V', h, 'H', 0], accent) +
      area([0, h * 0.53, 'L', w, h * 0.37, 'V', h * 0.42, 'L', 0, h * 0.58], accent2) +
      text(label, w / 2, h * 0.24, cap, w * 0.84, dark) +
      text(note, w / 2, h * 0.76, small * 1.4, w * 0.7, on, 1.2) +
      rect(w * 0.34, h * 0.36, w * 0.32, h * 0.016, dark, 0.45)
    );
  }
  if (style === 2) {
    const r = Math.min(w * 0.27, h * 0.24);
    return (
      `<circle cx="${r2(w / 2)}" cy="${r2(h * 0.29)}" r="${r2(r)}" fill="${accent}"/>` +
      emblem(job, w / 2, h * 0.29, r * 0.62, on) +
      text(label, w / 2, h * 0.655, cap * 0.95, w * 0.84, dark) +
      rect(0, h * 0.8, w, h * 0.12, accent2) +
      text(note, w / 2, h * 0.86, small * 0.95, w * 0.7, inkOn(accent2), 1.2)
    );
  }
  return (
    rect(0, 0, w, h, accent) +
    rect(0, h * 0.42, w, h * 0.3, mix(ground, '#fff', 0.5)) +
    rect(0, h * 0.72, w, h * 0.03, accent2) +
    text(label, w / 2, h * 0.57, cap, w * 0.84, readable(accent)) +
    emblem(job, w / 2, h * 0.23, Math.min(w, h) * 0.13, on) +
    text(note, w / 2, h * 0.86, small * 1.2, w * 0.7, on, 1.2)
  );
}

/** Small sign of the brand, from the label: gable, wave, blocks or star. */
export function emblem(job: Pick<Job, 'label'>, x: number, y: number, r: number, c: string) {
  const kind = job.label.length % 4;
  const p = (d: string) => `<path transform="translate(${r2(x)} ${r2(y)}) scale(${r2(r / 10)})" d="${d}" fill="${c}"/>`;
  if (kind === 0) return p('M-10 2L0-8L10 2V8H5V2L0-3L-5 2V8H-10Z');
  if (kind === 1) return p('M-10-7H-1V-1H-10ZM1-7H10V-1H1ZM-6 1H6V7H-6Z');
  if (kind === 2) return p('M-10 3Q-5-9 0-2T10-5V1Q5 7 0 1T-10 9Z');
  return p('M0-10L3-3L10 0L3 3L0 10L-3 3L-10 0L-3-3Z');
}

/**
 * Wooden pallet with its corner at the origin.
 * @returns height of the deck
 */
export function pallet(pen: Pen, w: number, d: number): number {
  const m = { c: tone(MATERIALS.vuren.c, -0.12) };
  const t = w * 0.022;
  const leg = w * 0.085;
  const cut = (b: Box) => block(pen, b, m);
  for (const y of [d - d * 0.1, d * 0.45, 0]) cut([0, y, 0, w, d * 0.1, t]);
  for (const y of [d - d * 0.1, d * 0.45, 0])
    for (const x of [0, w * 0.44, w * 0.88]) cut([x, y, t, w * 0.12, d * 0.1, leg]);
  for (const x of [0, w * 0.44, w * 0.88]) cut([x, 0, t + leg, w * 0.12, d, t]);
  const n = 5;
  const bd = d / (n + (n - 1) * 0.35);
  for (let i = n - 1; i >= 0; i--) cut([0, i * bd * 1.35, leg + 2 * t, w, bd, t]);
  pen.boxShadow(0, 0, w, d, w * 0.4);
  return leg + 3 * t;
}

/**
 * A wood screw lying in space from the head at `o` towards `dir`.
 * @param dir unit
 * @param r shank radius
 */
export function screw(pen: Pen, o: Vec3, dir: Vec3, len: number, r: number, c: string) {
  const edge = edgeOf(c);
  const few = [0, 0.3, 0.7, 1];
  const neck: Vec2[] = [v2(r * 2.1, 0), v2(r, r * 1.7), v2(r, len * 0.36)];
  const core: Vec2[] = [v2(r * 0.95, len * 0.36), v2(r * 0.9, len * 0.82), v2(0.02, len)];
  const thread = () => {
    const turns = Math.max(7, Math.round((len * 0.56) / (r * 1.5)));
    let dark = '';
    let light = '';
    for (let i = 0; i < turns; i++) {
      const f = i / turns;
      const at = add(o, dir, len * (0.38 + 0.56 * f));
      const rr = r * (f > 0.72 ? 1.4 * (1 - (f - 0.72) * 2.8) : 1.4);
      const a = pen.ring(at, dir, rr);
      const b = pen.ring(add(at, dir, (len * 0.4) / turns), dir, rr);
      dark += `M${pen.at(a.at(0))}L${pen.at(b.at(Math.PI))}`;
      light += `M${pen.at(a.at(0.3))}L${pen.at(b.at(Math.PI - 0.3))}`;
    }
    const w = ((len * 0.56) / turns) * pen.scale;
    pen.ink(dark, { stroke: edge, w: w * 0.56 });
    pen.ink(light, { stroke: tone(c, 0.3), w: w * 0.3 });
  };
  const away = dir[0] * 0.433 - dir[1] * 0.75 + dir[2] * 0.5 < 0;
  if (!away) pen.lathe(o, dir, neck, c, { cap: null, bands: few });
  pen.lathe(o, dir, core, c, { cap: null, bands: few });
  thread();
  if (away) {
    pen.lathe(o, dir, neck, c, { cap: null, bands: few });
    pen.disc(o, dir, r * 2.1, tone(c, 0.3), { stroke: edge });
    const k = pen.ring(o, dir, r * 1.2);
    pen.ink(
      `M${pen.at(k.at(0.5))}L${pen.at(k.at(0.5 + Math.PI))}M${pen.at(k.at(2.07))}L${pen.at(k.at(2.07 + Math.PI))}`,
      { stroke: edge, w: r * 0.62 * pen.scale },
    );
  }
}
