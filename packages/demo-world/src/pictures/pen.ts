/** The drawing pen: one camera, one light, one line weight. */

import { edgeOf, lit } from './colour.ts';
import { inkLetters, letters } from './lettering.ts';
import type { PathPoint, Vec2, Vec3 } from './vectors.ts';
import { add, closed, cross, dot, flat, hullOf, nth, num, num4, times, unit, VIEW, v2 } from './vectors.ts';

export interface Ink {
  fill?: string;
  stroke?: string;
  /** Opacity. */
  o?: number;
  /** Line width in px. */
  w?: number;
  /** More attributes, as they are. */
  extra?: string;
}

export type Box4 = [left: number, top: number, right: number, bottom: number];
export const nothing = (): Box4 => [Infinity, Infinity, -Infinity, -Infinity];

/** Where the flat tones of a round body meet, as shares of its visible half, from the right. */
const BANDS = [0, 0.1, 0.26, 0.44, 0.62, 0.8, 0.94, 1];

/** Three numbers of a path step. */
const trio = (q: PathPoint, k: number): Vec3 => [nth(q, k), nth(q, k + 1), nth(q, k + 2)];

export class Pen {
  scale = 1;
  ox = 0;
  oy = 0;
  readonly id: string;
  readonly seed: number;
  /** Finished elements, in painting order. */
  out: string[] = [];
  /** Soft shadows, painted first. */
  ground: string[] = [];
  defs: string[] = [];
  /** Textures already defined. */
  known = new Map<string, string>();
  /** Measured box. */
  box4 = nothing();
  shadowEnd: Vec2 = [-Infinity, -Infinity];

  /** @param id prefix for ids, so several drawings can share a page */
  constructor(id: string, seed: number) {
    this.id = id;
    this.seed = seed;
  }

  /** Start (again) with a given scale and offset. */
  begin(scale: number, ox: number, oy: number) {
    this.scale = scale;
    this.ox = ox;
    this.oy = oy;
    this.out = [];
    this.ground = [];
    this.defs = [];
    this.known = new Map();
    this.box4 = nothing();
    this.shadowEnd = [-Infinity, -Infinity];
  }

  /** Project a point. */
  p(v: Vec3): Vec2 {
    const [x, y] = this.quiet(v);
    this.reach(x, y);
    return [x, y];
  }
  /** Grow the measured box. */
  reach(x: number, y: number) {
    const b = this.box4;
    if (x < b[0]) b[0] = x;
    if (y < b[1]) b[1] = y;
    if (x > b[2]) b[2] = x;
    if (y > b[3]) b[3] = y;
  }
  at(v: Vec3) {
    const [x, y] = this.p(v);
    return `${num(x)} ${num(y)}`;
  }

  /** Path data from world points: 3 numbers is a line, 6 a quadratic curve, 9 a cubic one. */
  d(pts: readonly PathPoint[], open = false) {
    const parts = pts.map((q, i) => {
      if (i === 0) return `M${this.at(trio(q, 0))}`;
      if (q.length === 3) return `L${this.at(trio(q, 0))}`;
      const kind = q.length === 6 ? 'Q' : 'C';
      const steps = [];
      for (let k = 0; k < q.length; k += 3) steps.push(this.at(trio(q, k)));
      return kind + steps.join(' ');
    });
    return parts.join('') + (open ? '' : 'Z');
  }

  /** Put path data on paper. */
  ink(d: string, { fill = 'none', stroke = '', o = 1, w = 0, extra = '' }: Ink) {
    this.out.push(
      `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}"` : ''}${w ? ` stroke-width="${num4(w)}"` : ''}${o < 1 ? ` opacity="${num4(o)}"` : ''}${extra}/>`,
    );
  }
  /** Filled world polygon with its edge line. */
  poly(pts: readonly PathPoint[], fill: string, ink: Ink = {}) {
    this.ink(this.d(pts), { fill, ...ink });
  }
  /**
   * Open world line.
   * @param w px
   */
  line(pts: readonly PathPoint[], stroke: string, w = 1.5, o = 1) {
    this.ink(this.d(pts, true), { stroke, w, o });
  }
  /** Line whose width is in world units. */
  rod(pts: readonly PathPoint[], stroke: string, width: number, ink: Ink = {}) {
    this.ink(this.d(pts, true), { stroke, w: width * this.scale, ...ink });
  }

  /** Draw flat artwork on a plane; local units are world units along u and v. */
  face(o: Vec3, u: Vec3, v: Vec3, content: string, extra = '') {
    const [ox, oy] = this.quiet(o);
    const [ux, uy] = this.quiet(add(o, u));
    const [vx, vy] = this.quiet(add(o, v));
    this.out.push(
      `<g transform="matrix(${[ux - ox, uy - oy, vx - ox, vy - oy, ox, oy].map(num4).join(' ')})"${extra}>${content}</g>`,
    );
  }

  /** A texture laid on a plane, as a fill. The tile is 100 units, scaled to `size` world units. */
  texture(name: string, make: () => string, o: Vec3, u: Vec3, v: Vec3, size: number) {
    let base = this.known.get(name);
    if (!base) {
      base = `${this.id}t${this.known.size}`;
      this.known.set(name, base);
      this.defs.push(
        `<pattern id="${base}" width="100" height="100" patternUnits="userSpaceOnUse">${make()}</pattern>`,
      );
    }
    const [ox, oy] = this.quiet(o);
    const [ux, uy] = this.quiet(add(o, u));
    const [vx, vy] = this.quiet(add(o, v));
    const k = size / 100;
    const m = [(ux - ox) * k, (uy - oy) * k, (vx - ox) * k, (vy - oy) * k, ox, oy].map(num4).join(' ');
    const key = name + m;
    let id = this.known.get(key);
    if (!id) {
      id = `${base}x${this.known.size}`;
      this.known.set(key, id);
      this.defs.push(`<pattern id="${id}" href="#${base}" patternTransform="matrix(${m})"/>`);
    }
    return `url(#${id})`;
  }

  /**
   * Geometry of a circle in space, seen by the camera. Angle 0 and PI are the silhouette; PI/2 faces the viewer.
   * @param axis unit
   */
  ring(c: Vec3, axis: Vec3, r: number) {
    const e1 = unit(cross(axis, VIEW));
    let e2 = cross(axis, e1);
    if (dot(e2, VIEW) < 0) e2 = times(e2, -1);
    const a = flat(e1);
    const b = flat(e2);
    const rx = r * this.scale;
    const ry = rx * Math.abs(dot(axis, VIEW));
    const rot = (Math.atan2(a[1], a[0]) * 180) / Math.PI;
    const way = a[0] * b[1] - a[1] * b[0] > 0 ? 1 : 0;
    const at = (t: number) => add(add(c, e1, r * Math.cos(t)), e2, r * Math.sin(t));
    const normal = (t: number) => add(times(e1, Math.cos(t)), e2, Math.sin(t));
    const arc = (t0: number, t1: number) =>
      `A${num(rx)} ${num(ry)} ${num(rot)} ${Math.abs(t1 - t0) > Math.PI ? 1 : 0} ${t1 > t0 ? way : 1 - way} ${this.at(at(t1))}`;
    return { at, arc, normal, e1, e2 };
  }

  /** Full circle in space as path data. */
  circle(c: Vec3, axis: Vec3, r: number) {
    const k = this.ring(c, axis, r);
    for (let i = 0; i < 8; i++) this.p(k.at((i * Math.PI) / 4));
    return `M${this.at(k.at(0))}${k.arc(0, Math.PI)}${k.arc(Math.PI, 2 * Math.PI)}Z`;
  }
  /** Filled circle. */
  disc(c: Vec3, axis: Vec3, r: number, fill: string, ink: Ink = {}) {
    this.ink(this.circle(c, axis, r), { fill, ...ink });
  }

  /** A turned body: profile of [radius, distance along axis], drawn in flat tone bands. */
  lathe(
    c: Vec3,
    axis: Vec3,
    profile: Vec2[],
    color: string,
    opt: { cap?: string | null; bands?: readonly number[]; gloss?: number; edge?: string } = {},
  ) {
    const up = dot(axis, VIEW) > 0;
    const edge = opt.edge ?? edgeOf(color);
    const bands = opt.bands ?? BANDS;
    const list = up ? profile : [...profile].reverse();
    for (let i = 0; i + 1 < list.length; i++) {
      const [r0, t0] = nth(list, i);
      const [r1, t1] = nth(list, i + 1);
      const a = this.ring(add(c, axis, t0), axis, r0);
      const b = this.ring(add(c, axis, t1), axis, r1);
      if (r1 < r0 * 0.98 || t0 === t1)
        this.disc(add(c, axis, t0), axis, r0, lit(color, up ? axis : times(axis, -1)), { stroke: edge });
      if (t0 === t1) continue;
      const slope = (r0 - r1) / Math.abs(t1 - t0);
      const tilt = (t: number) => unit(add(a.normal(t), up ? axis : times(axis, -1), slope));
      const piece = (s0: number, s1: number) =>
        `M${this.at(a.at(s0))}${a.arc(s0, s1)}L${this.at(b.at(s1))}${b.arc(s1, s0)}Z`;
      // each tone runs on to the far side and the next one covers it: no seams
      for (let k = 0; k + 1 < bands.length; k++) {
        const from = nth(bands, k);
        const to = nth(bands, k + 1);
        this.ink(piece(from * Math.PI, Math.PI), { fill: lit(color, tilt(((from + to) / 2) * Math.PI)) });
      }
      if (opt.gloss) this.ink(piece(0.76 * Math.PI, 0.84 * Math.PI), { fill: '#fff', o: opt.gloss });
      this.ink(piece(0, Math.PI), { stroke: edge });
    }
    const [rl, tl] = nth(list, list.length - 1);
    if (opt.cap !== null && rl > 0.001) {
      this.disc(add(c, axis, tl), axis, rl, opt.cap ?? lit(color, up ? axis : times(axis, -1)), { stroke: edge });
    }
  }

  /** A patch on a cylinder between two angles (0..1 of the visible half, from the right) and two heights. */
  wrap(c: Vec3, axis: Vec3, r: number, s0: number, s1: number, t0: number, t1: number, r1 = r) {
    const a = this.ring(add(c, axis, t0), axis, r);
    const b = this.ring(add(c, axis, t1), axis, r1);
    const p0 = s0 * Math.PI;
    const p1 = s1 * Math.PI;
    return `M${this.at(a.at(p0))}${a.arc(p0, p1)}L${this.at(b.at(p1))}${b.arc(p1, p0)}Z`;
  }

  /** A printed zone round a vertical or lying cylinder, in the tones of the body. */
  zone(
    c: Vec3,
    axis: Vec3,
    r: number,
    t0: number,
    t1: number,
    color: string,
    r1 = r,
    bands: readonly number[] = BANDS,
  ) {
    const k = this.ring(c, axis, 1);
    for (let i = 0; i + 1 < bands.length; i++) {
      const from = nth(bands, i);
      const to = nth(bands, i + 1);
      this.ink(this.wrap(c, axis, r, from, 1, t0, t1, r1), { fill: lit(color, k.normal(((from + to) / 2) * Math.PI)) });
    }
  }

  /**
   * Lettering bent around a vertical cylinder or cone.
   * @param radius by height
   * @param z middle of the line
   * @param cap cap height
   * @param mid angle of the middle (radians)
   * @param max longest line: an angle, or a height when the line climbs
   * @param climb run upwards
   */
  wrapText(
    text: string,
    c: Vec3,
    radius: (t: number) => number,
    z: number,
    cap: number,
    mid: number,
    max: number,
    stroke: string,
    climb = false,
  ) {
    const l = letters(text);
    const r = radius(z);
    const k = Math.min(cap / 6, (climb ? max : max * r) / l.width);
    const map = (x: number, y: number) => {
      const along = (x - l.width / 2) * k;
      const across = (y - 3) * k;
      const t = mid - (climb ? across : along) / r;
      const h = z + (climb ? along : -across);
      return this.p(this.ring(add(c, [0, 0, 1], h), [0, 0, 1], radius(h)).at(t));
    };
    this.ink(inkLetters(l, map), { stroke, w: k * 1.4 * this.scale });
  }

  /** Push a closed outline along a vector. Outline points are [a, b] in plane (A, B). */
  extrude(
    o: Vec3,
    A: Vec3,
    B: Vec3,
    outline: Vec2[],
    along: Vec3,
    color: string,
    opt: { cap?: string; smooth?: boolean; edge?: string; sideColor?: string; crease?: number } = {},
  ) {
    const edge = opt.edge ?? edgeOf(color);
    const at = (q: Vec2, k = 0) => add(add(add(o, A, q[0]), B, q[1]), along, k);
    let area = 0;
    outline.forEach((q, i) => {
      const n = nth(outline, (i + 1) % outline.length);
      area += q[0] * n[1] - n[0] * q[1];
    });
    const facing = dot(cross(A, B), along) > 0 ? 1 : -1;
    const sides = outline.map((q, i) => {
      const n = nth(outline, (i + 1) % outline.length);
      const edgeDir = add(at(n), at(q), -1);
      const normal = unit(times(cross(edgeDir, along), (area > 0 ? 1 : -1) * facing));
      const mid = at([(q[0] + n[0]) / 2, (q[1] + n[1]) / 2], 0.5);
      return { q, n, normal, seen: dot(normal, VIEW) > 0.004, depth: dot(mid, VIEW) };
    });
    const base = opt.sideColor ?? color;
    for (const s of sides.filter((f) => f.seen).sort((f, g) => f.depth - g.depth)) {
      const fill = lit(base, s.normal);
      this.ink(this.d([at(s.q), at(s.n), at(s.n, 1), at(s.q, 1)]), {
        fill,
        stroke: opt.smooth ? fill : edge,
        w: opt.smooth ? 0.8 : 0,
      });
    }
    if (opt.smooth) {
      const far = sides
        .filter((s) => s.seen)
        .map((s) => this.d([at(s.q, 1), at(s.n, 1)], true))
        .join('');
      const creases = sides
        .map((s, i) => {
          const before = nth(sides, (i + sides.length - 1) % sides.length);
          const sharp = dot(s.normal, before.normal) < (opt.crease ?? 0.8);
          return s.seen !== before.seen || (s.seen && sharp) ? this.d([at(s.q), at(s.q, 1)], true) : '';
        })
        .join('');
      this.ink(far + creases, { stroke: edge });
    }
    const front = dot(along, VIEW) < 0;
    const capNormal = unit(front ? times(along, -1) : along);
    this.poly(
      outline.map((q) => at(q, front ? 0 : 1)),
      opt.cap ?? lit(color, capNormal),
      { stroke: edge },
    );
  }

  /**
   * Soft shadow on the ground: close to the footprint, and a short cast away from the light.
   * @param foot points on the ground
   * @param height how tall the thing is
   * @param z level of the ground
   */
  shadow(foot: Vec2[], height: number, z = 0) {
    const reach = height * 0.28;
    const pts = foot.map((q): Vec3 => [q[0], q[1], z]);
    const cast = pts.map((q) => add(q, [reach * 0.62, reach * 0.55, 0]));
    const hull = hullOf([...pts, ...cast].map((q) => this.quiet(q)));
    const near = hullOf(pts.map((q) => this.quiet(q)));
    for (const q of hull) this.shadowEnd = [Math.max(this.shadowEnd[0], q[0]), Math.max(this.shadowEnd[1], q[1])];
    this.ground.push(
      `<path d="${closed(hull)}" opacity=".19"/><path d="${closed(near)}" opacity=".3" stroke="#40352b" stroke-width="10"/>`,
    );
  }
  /** Shadow of a box standing on the ground. */
  boxShadow(x: number, y: number, w: number, d: number, h: number) {
    this.shadow([v2(x, y), v2(x + w, y), v2(x + w, y + d), v2(x, y + d)], h);
  }
  /** Shadow of something round. */
  roundShadow(x: number, y: number, r: number, h: number) {
    this.shadow(
      Array.from(
        { length: 16 },
        (_, i): Vec2 => [x + r * Math.cos((i * Math.PI) / 8), y + r * Math.sin((i * Math.PI) / 8)],
      ),
      h,
    );
  }
  /** Project without measuring. */
  quiet(v: Vec3): Vec2 {
    const [x, y] = flat(v);
    return [x * this.scale + this.ox, y * this.scale + this.oy];
  }

  /** Everything drawn so far. */
  body(blur: number) {
    const f = `${this.id}s`;
    const shade = this.ground.length
      ? `<filter id="${f}" x="-25%" y="-40%" width="150%" height="180%"><feGaussianBlur stdDeviation="${num(blur)}"/></filter>`
      : '';
    const defs = shade || this.defs.length ? `<defs>${shade}${this.defs.join('')}</defs>` : '';
    const ground = this.ground.length ? `<g fill="#40352b" filter="url(#${f})">${this.ground.join('')}</g>` : '';
    return `${defs}${ground}<g stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${this.out.join('')}</g>`;
  }
}
