/** Textures: tiles of 100 x 100, laid on a surface as a pattern. */

import { tone } from './colour.ts';
import type { Dice } from './dice.ts';
import { dice } from './dice.ts';
import type { Material } from './materials.ts';
import type { Pen } from './pen.ts';
import type { TextureName } from './texture-name.ts';
import type { Vec2, Vec3 } from './vectors.ts';

const n0 = (v: number) => String(Math.round(v * 10) / 10);

/** Points that look random but lie evenly over the tile. */
function spread(r: Dice, count: number): Vec2[] {
  const a = r();
  const b = r();
  return Array.from({ length: count }, (_, i) => [
    ((a + i * 0.7549 + r() * 0.06) % 1) * 100,
    ((b + i * 0.5698 + r() * 0.06) % 1) * 100,
  ]);
}

/** Round dots as one path. */
function dots(r: Dice, count: number, color: string, size: number, o: number) {
  let d = '';
  for (const [x, y] of spread(r, count)) d += `M${n0(3 + x * 0.94)} ${n0(3 + y * 0.94)}h.1`;
  return `<path d="${d}" stroke="${color}" stroke-width="${size}" stroke-linecap="round" opacity="${o}"/>`;
}

/** Small irregular chips as one path. */
function chips(r: Dice, count: number, color: string, len: number, wid: number, o: number) {
  let d = '';
  for (const [x, y] of spread(r, count)) {
    const a = r() * Math.PI;
    const l = len * (0.6 + r() * 0.8);
    const w = wid * (0.6 + r() * 0.8);
    const dx = Math.cos(a) * l;
    const dy = Math.sin(a) * l;
    const ex = -Math.sin(a) * w;
    const ey = Math.cos(a) * w;
    const one = (px: number, py: number) =>
      `M${n0(px)} ${n0(py)}l${n0(dx)} ${n0(dy)}l${n0(ex * 1.2)} ${n0(ey)}l${n0(-dx * 0.9)} ${n0(-dy)}Z`;
    d += one(x, y);
    if (x + Math.abs(dx) > 100 || x + dx < 0) d += one(x + (dx > 0 ? -100 : 100), y);
    if (y + dy > 100) d += one(x, y - 100);
  }
  return `<path d="${d}" fill="${color}" opacity="${o}"/>`;
}

const TEXTURES: Record<TextureName, (c: string, ink: string, r: Dice) => string> = {
  osb: (c, _ink, r) =>
    chips(r, 20, tone(c, -0.2), 20, 6, 0.7) +
    chips(r, 20, tone(c, 0.45), 19, 5, 0.75) +
    chips(r, 12, tone(c, -0.36), 15, 3.4, 0.6) +
    chips(r, 10, tone(c, 0.75), 13, 3, 0.7),
  chips: (c, _ink, r) => chips(r, 22, tone(c, -0.35), 5, 3, 0.5) + chips(r, 22, tone(c, 0.5), 6, 3, 0.6),
  fine: (c, _ink, r) => dots(r, 26, tone(c, -0.35), 1.4, 0.45) + dots(r, 20, tone(c, 0.5), 1.4, 0.5),
  brick: (c, _ink, r) =>
    chips(r, 9, tone(c, -0.4), 9, 4, 0.35) +
    chips(r, 7, tone(c, 0.4), 10, 5, 0.28) +
    dots(r, 24, tone(c, -0.5), 2.2, 0.5) +
    dots(r, 12, tone(c, 0.5), 2, 0.45),
  sand: (c, _ink, r) =>
    dots(r, 34, tone(c, -0.4), 1.8, 0.5) + dots(r, 24, tone(c, 0.5), 2.2, 0.5) + dots(r, 6, tone(c, -0.5), 3.4, 0.3),
  pores: (c, _ink, r) => dots(r, 42, tone(c, -0.4), 2, 0.42) + dots(r, 14, tone(c, -0.4), 3.2, 0.32),
  pebbles: (c, _ink, r) =>
    dots(r, 22, tone(c, -0.4), 9, 0.5) + dots(r, 22, tone(c, 0.45), 8, 0.6) + dots(r, 14, tone(c, 0), 7, 1),
  wool: (c, _ink, r) => {
    let a = '';
    let b = '';
    for (let i = 0; i < 20; i++) {
      a += `M${n0(r() * 90)} ${n0(4 + r() * 92)}q${n0(6 + r() * 6)} ${n0(-5 + r() * 4)} ${n0(12 + r() * 10)} ${n0(-2 + r() * 4)}`;
      b += `M${n0(r() * 90)} ${n0(4 + r() * 92)}q${n0(6 + r() * 5)} ${n0(r() * 5)} ${n0(12 + r() * 10)} ${n0(-2 + r() * 4)}`;
    }
    return `<path d="${a}" stroke="${tone(c, -0.34)}" stroke-width="1.6" fill="none" opacity=".55"/><path d="${b}" stroke="${tone(c, 0.55)}" stroke-width="1.8" fill="none" opacity=".75"/>`;
  },
  beads: (c) => {
    let d = '';
    for (let y = 0; y < 5; y++)
      for (let x = 0; x < 5; x++) d += `M${x * 20 + (y % 2 ? 16 : 6)} ${y * 20 + 10}a6.5 6.5 0 1 0 .1 0`;
    return `<path d="${d}" stroke="${tone(c, -0.3)}" stroke-width="1.3" fill="${tone(c, 0.6)}" fill-opacity=".5" opacity=".5"/>`;
  },
  foil: (c) =>
    `<path d="M0 100L100 0M-50 50L50 -50M50 150L150 50" stroke="#fff" stroke-width="16" opacity=".3"/><path d="M20 26l8-8 8 8-8 8ZM68 76l8-8 8 8-8 8Z" fill="${tone(c, -0.3)}" opacity=".35"/>`,
  slate: (c, _ink, r) =>
    dots(r, 60, tone(c, -0.5), 2.6, 0.7) + dots(r, 55, tone(c, 0.32), 2.3, 0.6) + dots(r, 14, tone(c, 0.55), 2, 0.6),
  veins: (c, _ink, r) => {
    let fine = '';
    let broad = '';
    for (let i = 0; i < 3; i++) {
      const y = 14 + i * 33 + r() * 8;
      const b = 8 + r() * 10;
      fine += `M0 ${n0(y)}C25 ${n0(y - b)} 40 ${n0(y + b)} 55 ${n0(y + b * 0.3)}S80 ${n0(y + b)} 100 ${n0(y)}`;
    }
    for (let i = 0; i < 2; i++) {
      const x = 18 + i * 50 + r() * 14;
      broad += `M${n0(x)} 0C${n0(x + 16)} 30 ${n0(x - 14)} 60 ${n0(x)} 100`;
    }
    return `<path d="${broad}" stroke="${tone(c, -0.2)}" stroke-width="5" fill="none" opacity=".22"/><path d="${fine}" stroke="${tone(c, -0.3)}" stroke-width="1.1" fill="none" opacity=".5"/>${dots(r, 9, tone(c, 0.5), 2.4, 0.45)}`;
  },
  decor: (_c, ink) =>
    `<path d="M50 4L96 50L50 96L4 50Z" fill="none" stroke="${ink}" stroke-width="5"/><path d="M50 22q8 20 28 28q-20 8-28 28q-8-20-28-28q20-8 28-28Z" fill="${ink}"/><path d="M0 0h22A22 22 0 0 1 0 22ZM100 0v22A22 22 0 0 1 78 0ZM0 100v-22A22 22 0 0 1 22 100ZM100 100h-22A22 22 0 0 1 100 78Z" fill="${tone(ink, 0.35)}"/>`,
  brushed: (c, _ink, r) => {
    let d = '';
    for (let i = 0; i < 9; i++) d += `M${n0(r() * 60)} ${n0(4 + i * 11)}h${n0(20 + r() * 50)}`;
    return `<path d="${d}" stroke="${tone(c, 0.6)}" stroke-width="1.2" opacity=".5"/>`;
  },
  spangle: (c, _ink, r) => chips(r, 9, tone(c, 0.5), 18, 9, 0.3) + chips(r, 7, tone(c, -0.25), 16, 8, 0.22),
  grain: (c, ink, r) => {
    let d = '';
    for (let i = 0; i < 8; i++) {
      const y = 5 + i * 12 + r() * 5;
      const b = r() * 6 - 3;
      d += `M0 ${n0(y)}C30 ${n0(y + b)} 60 ${n0(y - b)} 100 ${n0(y)}`;
    }
    const kx = 25 + r() * 50;
    const ky = 22 + r() * 56;
    const knot = `<path d="M${n0(kx - 10)} ${n0(ky)}q10-11 20 0q-10 11-20 0Z" fill="${c}" stroke="${ink}" stroke-width="1.2" opacity=".7"/><ellipse cx="${n0(kx)}" cy="${n0(ky)}" rx="3" ry="3.4" fill="${ink}" opacity=".75"/>`;
    return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="1.4" opacity=".42"/>${r() > 0.2 ? knot : ''}`;
  },
  weave: (c) =>
    `<path d="M0 12.5H100M0 37.5H100M0 62.5H100M0 87.5H100" stroke="${tone(c, -0.25)}" stroke-width="2" opacity=".5"/><path d="M12.5 0V100M37.5 0V100M62.5 0V100M87.5 0V100" stroke="${tone(c, -0.2)}" stroke-width="2" opacity=".35"/>`,
};

/**
 * Overlay fill for a material on a plane, or '' when it has no texture.
 * @param size tile size in world units
 * @param name texture instead of the material's own
 */
export function textureFill(pen: Pen, m: Material, o: Vec3, u: Vec3, v: Vec3, size: number, name = m.tex): string {
  if (!name) return '';
  const make = () => TEXTURES[name](m.c, m.ink ?? tone(m.c, -0.45), dice(pen.seed + name.length * 977));
  return pen.texture(name + m.c, make, o, u, v, size);
}
