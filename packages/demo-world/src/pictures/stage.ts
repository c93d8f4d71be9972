/** The stage of a scene. One unit is about ten centimetres. */

import { edgeOf, mix, tone } from './colour.ts';
import type { Dice } from './dice.ts';
import { dice, hash } from './dice.ts';
import type { MaterialName } from './materials.ts';
import { MATERIALS, material } from './materials.ts';
import type { Box4, Ink } from './pen.ts';
import { nothing, Pen } from './pen.ts';
import type { BlockOptions, Draw, Size } from './shapes.ts';
import { block, emblem, text } from './shapes.ts';
import type { PathPoint, Vec3 } from './vectors.ts';
import { closed, DOWN, hullOf, nth, v3, X } from './vectors.ts';

export const GLASS = '#bcd5dc';
export const STEEL = '#aeb6bb';
export const WOOD = '#d9ae74';
export const INK = '#2b2724';

/** How a product stands in a scene. */
interface Goods {
  material?: MaterialName;
  label?: string;
  accent?: string;
  view?: string;
  seed?: number;
  mm?: Size;
}

/** A stage is a pen with a few shorthands and the venture's colours. */
export class Stage extends Pen {
  readonly accent: string;
  readonly accent2: string;
  readonly pale: string;
  readonly label: string;
  readonly roll: Dice;
  /** Length of the cast shadows; low sun above 1. */
  sun = 1;
  /** Visible part of the canvas. */
  view: Box4 = [-Infinity, -Infinity, Infinity, Infinity];

  constructor(id: string, seed: number, accent: string, label: string) {
    super(id, seed);
    this.accent = accent;
    this.label = label;
    this.accent2 = mix(accent, '#ffc72c', 0.85);
    this.pale = mix(accent, '#f4f0e8', 0.84);
    this.roll = dice(seed);
  }

  /** A skin colour; the seed shifts who is who. */
  skin(i: number) {
    return nth(['#e3b48c', '#c98f63', '#8a5a3c', '#d9a57c'], (i + (this.seed % 4)) % 4);
  }
  hair(i: number) {
    return nth(['#3a2a20', '#7a5233', '#c79a55', '#1f1c1b'], (i + (this.seed % 3)) % 4);
  }
  /** Is a spot (with some room around it) inside the picture? */
  sees(v: Vec3, room = 0) {
    const [x, y] = this.quiet(v);
    const r = room * this.scale;
    const [x0, y0, x1, y1] = this.view;
    return x > x0 - r && x < x1 + r && y > y0 - r && y < y1 + r;
  }
  /** Put path data on paper, unless all of it falls outside the picture. */
  override ink(d: string, ink: Ink) {
    const b = this.box4;
    const [x0, y0, x1, y1] = this.view;
    this.box4 = nothing();
    if (b[0] > b[2] || (b[0] < x1 + 8 && b[2] > x0 - 8 && b[1] < y1 + 8 && b[3] > y0 - 8)) super.ink(d, ink);
  }

  /** Plain block. */
  box(x: number, y: number, z: number, w: number, d: number, h: number, c: string, opt?: BlockOptions) {
    block(this, [x, y, z, w, d, h], { c }, opt);
  }
  /** Block with a material. */
  solid(x: number, y: number, z: number, w: number, d: number, h: number, m: MaterialName, tex = 12) {
    block(this, [x, y, z, w, d, h], MATERIALS[m], { tex });
  }
  /** Flat patch on the ground or any level. */
  patch(x: number, y: number, w: number, d: number, c: string, z = 0, stroke = '') {
    this.poly([v3(x, y, z), v3(x + w, y, z), v3(x + w, y + d, z), v3(x, y + d, z)], c, { stroke });
  }
  /** Flat patch facing the viewer (a wall, a sign). */
  panel(x: number, y: number, z: number, w: number, h: number, c: string, stroke = '', o = 1) {
    this.poly([v3(x, y, z), v3(x + w, y, z), v3(x + w, y, z + h), v3(x, y, z + h)], c, { stroke, o });
  }
  /** Patch facing right. */
  flank(x: number, y: number, z: number, d: number, h: number, c: string, stroke = '', o = 1) {
    this.poly([v3(x, y, z), v3(x, y + d, z), v3(x, y + d, z + h), v3(x, y, z + h)], c, { stroke, o });
  }
  /** Outlined bar. */
  bar(pts: PathPoint[], c: string, w: number) {
    this.rod(pts, edgeOf(c), w + 2.4 / this.scale);
    this.rod(pts, c, w);
  }
  /** Flat cast shadow of a box. */
  cast(x: number, y: number, w: number, d: number, h: number, z = 0, o = 0.16) {
    const r = h * 0.36 * this.sun;
    const foot = [v3(x, y, z), v3(x + w, y, z), v3(x + w, y + d, z), v3(x, y + d, z)];
    const pts = hullOf([...foot, ...foot.map((q) => v3(q[0] + r * 0.75, q[1] + r * 0.5, z))].map((q) => this.quiet(q)));
    this.ink(closed(pts), { fill: '#2b2130', o });
  }
  /** Lettering on a wall facing the viewer. */
  write(t: string, x: number, y: number, z: number, cap: number, max: number, c: string, weight = 1.5) {
    this.face([x, y, z], X, DOWN, text(t, 0, 0, cap, max, c, weight));
  }
  /** The venture's sign. */
  sign(x: number, y: number, z: number, r: number, c: string) {
    this.face([x, y, z], X, DOWN, emblem({ label: 'Bouw' }, 0, 0, r, c));
  }

  /** Put a product family into the scene at a spot and a scale. */
  place(draw: Draw, x: number, y: number, z: number, k: number, o: Goods = {}) {
    const [px, py] = this.quiet([x, y, z]);
    const keep = { s: this.scale, x: this.ox, y: this.oy, g: this.ground };
    this.ground = [];
    this.scale = keep.s * k;
    this.ox = px;
    this.oy = py;
    const label = o.label ?? 'Kolmix';
    const accent = o.accent ?? this.accent;
    draw({
      pen: this,
      label,
      note: '',
      accent,
      accent2: this.accent2,
      view: o.view ?? '',
      mm: o.mm ?? {},
      rnd: dice(hash(label) + (o.seed ?? 1)),
      layout: (n) => (hash(label) >>> 3) % n,
      mat: (f) => material(o.material, f),
    });
    this.scale = keep.s;
    this.ox = keep.x;
    this.oy = keep.y;
    this.ground = keep.g;
  }

  /** Whole ground in one colour. */
  ground0(c: string) {
    this.patch(-400, -400, 800, 800, c);
  }
  /**
   * Endless wall facing the viewer.
   * @param tex fill laid over it
   */
  wall(y: number, c: string, tex = '') {
    this.panel(-400, y, 0, 800, 400, c);
    if (tex) this.panel(-400, y, 0, 800, 400, tex);
    this.panel(-400, y, 0, 800, 1.2, tone(c, -0.2));
  }
  /**
   * Grid pattern on a plane.
   * @param bond half-tile shift
   */
  grid(name: string, u: Vec3, v: Vec3, size: number, line: string, bond = 0, w = 3, o = 0.5) {
    const d = bond ? 'M0 0H100M0 50H100M0 0V50M50 50V100' : 'M0 0H100M0 0V100';
    return this.texture(
      name,
      () => `<path d="${d}" fill="none" stroke="${line}" stroke-width="${w}" opacity="${o}"/>`,
      [0, 0, 0],
      u,
      v,
      size,
    );
  }
}
