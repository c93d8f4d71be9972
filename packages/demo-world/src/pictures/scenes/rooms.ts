/** Rooms of a house. */

import { edgeOf, mix, tone } from '../colour.ts';
import { person, plant } from '../props.ts';
import type { Stage } from '../stage.ts';
import { GLASS, STEEL, WOOD } from '../stage.ts';
import type { Vec2, Vec3 } from '../vectors.ts';
import { closed, DOWN, hullOf, v2, v3, X, Y, Z } from '../vectors.ts';

export function kitchen(g: Stage) {
  const front = mix(g.accent, '#ffffff', 0.06);
  const top = '#e9e4da';
  g.ground0('#d8b98f');
  g.patch(
    -400,
    -400,
    800,
    800,
    g.texture(
      'planks',
      () =>
        '<path d="M0 0H100M0 25H100M0 50H100M0 75H100M30 0V25M80 25V50M15 50V75M60 75V100" fill="none" stroke="#8a6236" stroke-width="1.2" opacity=".55"/>',
      [0, 0, 0],
      X,
      Y,
      14,
    ),
  );
  g.wall(20, '#f1ece3');
  g.panel(-400, 19.9, 11, 800, 9, '#f7f5f0');
  g.panel(-400, 19.9, 11, 800, 9, g.grid('splash', X, DOWN, 3, '#c8c0b2', 1, 4, 0.7));
  // tall units left, wall units and hood
  const door = (x: number, y: number, z: number, w: number, h: number, c = front) => {
    g.panel(x + 0.25, y - 0.05, z + 0.25, w - 0.5, h - 0.5, tone(c, 0.06), edgeOf(c));
    g.rod([v3(x + w - 1, y - 0.3, z + h * 0.45), v3(x + w - 1, y - 0.3, z + h * 0.62)], '#d8c08a', 0.35);
  };
  for (let x = -82; x < -22; x += 10) {
    g.box(x, 13, 0, 10, 7, 30, front);
    door(x, 13, 1, 10, 14);
    door(x, 13, 15, 10, 15);
  }
  g.panel(-31, 12.9, 9, 8, 7, '#2f3235', '#1c1e20');
  g.panel(-30.2, 12.8, 10, 6.4, 4, '#566068');
  g.rod([v3(-30, 12.7, 15), v3(-24, 12.7, 15)], STEEL, 0.5);
  for (let x = -22; x < 90; x += 8) {
    g.box(x, 13, 0, 8, 7, 9.6, front);
    door(x, 13, 1, 8, 8.4);
  }
  g.box(-22, 12.4, 9.6, 112, 7.6, 1, top);
  for (const x of [-20, -12, 20, 28, 36, 44, 52]) {
    g.box(x, 16, 21, 8, 4, 9, mix(front, '#fff', 0.1));
    door(x, 16, 21, 8, 9, mix(front, '#fff', 0.1));
  }
  g.poly([v3(-1, 19.8, 20), v3(13, 19.8, 20), v3(13, 14.5, 20), v3(-1, 14.5, 20)], '#c6cbce');
  g.extrude([-1, 14.5, 19], X, Z, [v2(0, 0), v2(14, 0), v2(9, 6), v2(5, 6)], [0, 5.4, 0], '#c9ced1', {});
  g.box(4, 15.6, 25, 6, 4, 10, '#d7dbdd');
  g.box(1, 14, 10.6, 10, 4, 0.2, '#2f3235');
  for (const x of [3.5, 8.5]) g.disc([x, 16, 10.9], Z, 1.3, 'none', { stroke: '#8a8f93' });
  g.box(22, 14, 10.5, 8, 4, 0.2, '#9aa3a8');
  g.bar([v3(26, 18.4, 10.6), v3(26, 18.4, 15), [26, 17, 16.4, 26, 15.6, 15]], STEEL, 0.5);
  plant(g, 16.6, 17, 10.6, 6);
  for (const [x, c] of [
    [34, '#c98f63'],
    [36.4, '#e6dfd2'],
    [38.6, '#5f8a72'],
  ] as const)
    g.lathe([x, 17, 10.6], Z, [v2(1, 0), v2(1, 2.6)], c, { bands: [0, 0.4, 0.8, 1] });
  // island
  g.cast(-12, -10, 34, 12, 10);
  g.box(-12, -8, 0, 32, 10, 9.6, mix('#f4f1ea', g.accent, 0.06));
  for (let x = -12; x < 20; x += 8) door(x, -8, 0.6, 8, 8.6, '#f2eee6');
  g.box(-13.4, -11, 9.6, 35, 14, 1, WOOD);
  g.lathe([-4, -3, 10.6], Z, [v2(1.4, 0), v2(3, 2)], '#e9e4da', { cap: '#8aa35a', bands: [0, 0.4, 0.8, 1] });
  g.box(6, -5, 10.6, 6, 4, 0.4, '#b98a56');
  g.lathe([14, -4, 10.6], Z, [v2(0.9, 0), v2(0.9, 3), v2(0.4, 4.4), v2(0.4, 5.6)], '#4f7a4a', {
    bands: [0, 0.4, 0.8, 1],
  });
  for (const x of [-7, 3, 13]) {
    g.cast(x - 2, -17, 4, 4, 7);
    for (const [dx, dy] of [v2(-1.6, 1.6), v2(1.6, 1.6), v2(-1.6, -1.6), v2(1.6, -1.6)])
      g.bar([v3(x + dx, -15 + dy, 0.2), v3(x + dx * 0.6, -15 + dy * 0.6, 6.4)], '#3a3d40', 0.45);
    g.lathe([x, -15, 6.4], Z, [v2(2.5, 0), v2(2.5, 0.8)], WOOD, { bands: [0, 0.4, 0.8, 1] });
  }
  for (const x of [-6, 4, 14]) {
    g.line([v3(x, -4, 27), v3(x, -4, 80)], '#55504a', 1.5);
    g.lathe([x, -4, 23], Z, [v2(3, 0), v2(1, 3.4), v2(0.6, 4.4)], g.accent2, {
      cap: tone(g.accent2, -0.2),
      bands: [0, 0.3, 0.7, 1],
    });
  }
  person(g, -23, -4, 0, {
    shirt: '#e7e2d8',
    pants: '#5a6470',
    skin: g.skin(3),
    hair: g.hair(2),
    bun: true,
    right: [2, -1.4, -1],
  });
  person(g, 30, -9, 0, {
    shirt: g.accent,
    skin: g.skin(1),
    hair: g.hair(3),
    left: [-2.6, 1, -1.4],
    right: [0.6, -1.6, -3],
  });
  plant(g, 48, 2, 0, 16);
}

export function bathroom(g: Stage) {
  const wallTile = mix(g.accent, '#f3f2ee', 0.62);
  g.ground0('#d9d5cd');
  g.patch(-400, -400, 800, 800, g.grid('floor', X, Y, 9, '#a9a296', 0, 1.6));
  g.wall(18, '#f2efe8');
  g.panel(-400, 17.9, 0, 800, 21, wallTile);
  g.panel(-400, 17.9, 0, 800, 21, g.grid('tiles', X, DOWN, 5, '#ffffff', 1, 3.4, 0.75));
  g.box(-400, 17.2, 21, 800, 0.8, 0.7, '#f7f5f0');
  // vanity with round mirror
  const [mx, my] = [-14, 17.6];
  g.disc([mx, my, 23], Y, 6.2, WOOD, { stroke: edgeOf(WOOD) });
  g.disc([mx, my - 0.1, 23], Y, 5.5, GLASS, { stroke: '#7c9098' });
  g.poly(
    [v3(mx - 4, my - 0.2, 21), v3(mx, my - 0.2, 27.6), v3(mx + 2.2, my - 0.2, 27.6), v3(mx - 3, my - 0.2, 19)],
    '#fff',
    { o: 0.5 },
  );
  g.cast(-23, 10, 18, 7, 5);
  g.box(-23, 10.4, 4, 18, 7.2, 5, WOOD);
  for (const x of [-22.6, -13.6]) g.panel(x, 10.3, 4.4, 8.2, 4.2, tone(WOOD, 0.1), edgeOf(WOOD));
  g.box(-23.6, 9.8, 9, 19.2, 8, 0.8, '#faf9f6');
  g.lathe([-14, 13.6, 9.8], Z, [v2(3.2, 0), v2(4, 2)], '#fdfcfa', { cap: '#dfe5e6' });
  g.disc([-14, 13.6, 11.6], Z, 3.3, '#e3eaeb');
  g.bar([v3(-14, 17, 9.8), v3(-14, 17, 14), [-14, 15, 15, -14, 14.2, 13.6]], '#d0a84d', 0.5);
  plant(g, -21, 14, 9.8, 6);
  // shower to the left with glass
  g.patch(-56, 2, 24, 16, '#efece6', 0.1, '#a9a296');
  g.bar([v3(-46, 17.4, 8), v3(-46, 17.4, 30), [-46, 15, 31, -46, 13, 30]], '#d0a84d', 0.5);
  g.lathe([-46, 12.6, 29.4], Z, [v2(2.6, 0), v2(0.6, 1)], '#d0a84d', { bands: [0, 0.4, 0.8, 1] });
  g.panel(-54, 17.8, 12, 9, 7, tone(wallTile, -0.25), edgeOf(wallTile));
  for (const [x, c] of [
    [-52, '#f3efe6'],
    [-49.6, g.accent2],
  ] as const)
    g.lathe([x, 17, 12], Z, [v2(0.8, 0), v2(0.8, 3.4)], c, { bands: [0, 0.4, 0.8, 1] });
  g.flank(-32, 2, 0, 16, 30, '#cfe3e6', '#6f8a90', 0.55);
  g.poly([v3(-32, 4, 12), v3(-32, 12, 26), v3(-32, 15, 26), v3(-32, 5, 8)], '#fff', { o: 0.5 });
  // toilet on the wall, towel radiator
  g.box(10, 15, 6, 9, 3, 10, '#f4f1ea');
  g.panel(13, 14.9, 13, 3, 1.6, '#d8dcdc', '#8f9698');
  g.lathe([14.5, 11.6, 3], Z, [v2(2.2, 0), v2(3.5, 3)], '#fdfcfa', {});
  g.disc([14.5, 11.6, 6.2], Z, 3.3, '#f1efea', { stroke: '#a7a399' });
  for (const x of [27, 34]) g.bar([v3(x, 17.2, 6), v3(x, 17.2, 27)], '#3a3d40', 0.5);
  for (let z = 7; z < 27; z += 2.4) g.bar([v3(27, 17.2, z), v3(34, 17.2, z)], '#3a3d40', 0.4);
  g.panel(28, 16.8, 12, 5, 7.6, g.accent2, edgeOf(g.accent2));
  g.panel(28, 16.7, 13, 5, 0.8, '#fff', '', 0.6);
  for (let x = 46; x < 100; x += 16) {
    g.box(x, 12, 0, 14, 6, 26, '#efece5');
    g.panel(x + 0.4, 11.9, 0.6, 6.4, 25, '#f7f5f0', '#b5b0a6');
    g.panel(x + 7.2, 11.9, 0.6, 6.4, 25, '#f7f5f0', '#b5b0a6');
  }
  // freestanding tub
  const tub = (z: number, k: number) => {
    return Array.from({ length: 36 }, (_, i): Vec3 => {
      const a = (i / 36) * 2 * Math.PI;
      const co = Math.cos(a);
      const si = Math.sin(a);
      return [4 + 15 * k * Math.sign(co) * Math.abs(co) ** 0.75, -8 + 7 * k * Math.sign(si) * Math.abs(si) ** 0.75, z];
    });
  };
  g.cast(-8, -14, 24, 12, 8);
  const ring = [...tub(0.4, 0.8), ...tub(8.6, 1)].map((q) => g.p(q));
  const outer = hullPath(ring);
  g.ink(outer, { fill: tone(g.accent, 0.1), stroke: edgeOf(g.accent) });
  g.ink(
    hullPath([...tub(0.4, 0.8).filter((q) => q[0] > 4), ...tub(8.6, 1).filter((q) => q[0] > 6)].map((q) => g.p(q))),
    { fill: '#241a26', o: 0.22 },
  );
  g.poly(tub(8.6, 1), '#ffffff', { stroke: '#9a958b' });
  g.poly(tub(8.4, 0.9), '#dfe8ea', { stroke: '#b4b9ba' });
  g.poly(tub(7, 0.84), '#bfe0e4');
  g.bar([v3(4, 1.6, 0.4), v3(4, 1.6, 13), [4, -0.6, 14.4, 4, -2, 13]], '#d0a84d', 0.6);
  g.lathe([26, -14, 0], Z, [v2(2.6, 0), v2(2.6, 5)], WOOD, { bands: [0, 0.3, 0.7, 1] });
  g.box(24.4, -15.4, 5, 3.4, 2.6, 1.2, '#f7f5f0');
  g.box(24.6, -15.2, 6.2, 3, 2.2, 1, g.accent2);
  g.poly([v3(-26, -16, 0.1), v3(-8, -16, 0.1), v3(-8, -26, 0.1), v3(-26, -26, 0.1)], tone(g.accent, 0.45), {
    stroke: edgeOf(tone(g.accent, 0.45)),
  });
  person(g, -20, -6, 0, {
    shirt: '#e7e2d8',
    pants: '#59636e',
    skin: g.skin(0),
    hair: g.hair(0),
    right: [2.4, 1, -1.2],
  });
  plant(g, 40, 2, 0, 15);
}

/** Outline round projected points. */
const hullPath = (pts: Vec2[]) => closed(hullOf(pts));
