/** Building work. */

import { bagPallet, bigbag } from '../bags.ts';
import { edgeOf, tone } from '../colour.ts';
import { brickPallet } from '../masonry.ts';
import { MATERIALS } from '../materials.ts';
import { mesh } from '../metal.ts';
import { bush, pane, person, tree } from '../props.ts';
import { roll } from '../rolls.ts';
import type { Stage } from '../stage.ts';
import { GLASS, INK, STEEL, WOOD } from '../stage.ts';
import { textureFill } from '../textures.ts';
import { beam, boardStack, plank } from '../timber.ts';
import type { Vec3 } from '../vectors.ts';
import { DOWN, nth, num, v2, v3, X, Y, Z } from '../vectors.ts';
import { wheel } from '../vehicles.ts';
import { brickFlank, brickWall } from './brickwork.ts';

export function facade(g: Stage) {
  const brick = '#b5573d';
  const h = 54;
  g.ground0('#dce8ec');
  g.patch(-400, -30, 800, 30, '#e4dfd6');
  g.patch(-400, -30, 800, 30, g.grid('slab', X, Y, 8, '#b9b2a4', 0, 2));
  g.patch(-400, -34, 800, 4, '#b9b4aa');
  g.patch(-400, -400, 800, 366, '#8f918f');
  // neighbours run on
  for (let x = -180; x < 160; x += 60) {
    const c = nth(['#d8b981', '#8f4f3c', '#c9c3b7', '#b5573d', '#7d4a38'], Math.abs(x / 60) % 5);
    if (x === -60 || x === 0) continue;
    brickWall(g, x, 0, 0, 60, h, c);
    for (const z of [8, 30]) for (const dx of [8, 34]) pane(g, x + dx, -0.1, z, 16, 15, '#f4f3ee', 2);
    g.box(x - 1, -1.6, h, 62, 4, 3, '#efece5');
  }
  // the house in the middle: half brick, half new cladding
  brickWall(g, -60, 0, 0, 60, h, brick);
  g.panel(0, 0, 0, 60, h, '#4d5358', edgeOf('#4d5358'));
  for (let x = 0; x < 60; x += 3) g.line([v3(x, -0.05, 0), v3(x, -0.05, h)], '#2e3236', 1.5, 0.8);
  g.panel(0, -0.1, 0, 60, 24, WOOD, edgeOf(WOOD));
  for (let z = 2.4; z < 24; z += 2.4) g.line([v3(0, -0.15, z), v3(60, -0.15, z)], edgeOf(WOOD), 1.4, 0.7);
  for (const x of [-54, -30]) {
    pane(g, x, -0.2, 31, 17, 16, '#f4f3ee', 2);
    g.box(x - 1, -1.4, 29.8, 19, 1.4, 1.2, '#d9d4ca');
  }
  pane(g, -54, -0.2, 8, 20, 16, '#f4f3ee', 2);
  g.box(-55, -1.4, 6.8, 22, 1.4, 1.2, '#d9d4ca');
  g.panel(-26, -0.2, 0, 13, 24, '#f4f3ee', INK);
  g.panel(-24.8, -0.3, 0, 10.6, 22.6, g.accent, edgeOf(g.accent));
  g.panel(-22.4, -0.4, 13, 6, 7, GLASS, edgeOf(g.accent));
  g.box(-28, -3, 0, 17, 3, 1.2, '#bdb8ad');
  pane(g, 10, -0.3, 31, 34, 16, '#2f3236', 3);
  pane(g, 12, -0.3, 4, 24, 17, '#2f3236', 2);
  g.box(-61, -2, h, 122, 5, 3, '#f1eee7');
  g.box(-61, -1, h + 3, 122, 3, 1, '#a9b4bb');
  g.lathe([1.4, -1.2, 1], Z, [v2(1, 0), v2(1, h - 1)], '#a9b4bb', { bands: [0, 0.4, 0.8, 1] });
  // scaffold before the new half
  const y = -12;
  for (const x of [6, 28, 50])
    for (const py of [-3, y]) {
      g.cast(x, py, 0.8, 0.8, 20);
      g.bar([v3(x, py, 0), v3(x, py, 50)], '#c3cace', 0.8);
    }
  for (const z of [22, 42]) {
    g.box(4, y, z, 48, 9, 0.9, '#dcb878');
    for (let x = 10; x < 52; x += 8) g.line([v3(x, y, z + 0.9), v3(x, y + 9, z + 0.9)], '#8a6236', 1, 0.6);
  }
  person(g, 18, -7, 22.9, {
    shirt: '#51606b',
    vest: '#f2b632',
    helmet: '#fff',
    skin: g.skin(1),
    left: [-1, 2.4, 1],
    right: [1.6, 2.2, 0.6],
  });
  g.place(plank, 34, -10, 22.9, 0.09, { material: 'douglas' });
  for (const z of [29, 49]) g.bar([v3(4, y, z), v3(52, y, z)], '#c3cace', 0.7);
  g.bar([v3(6, y, 23), v3(28, y, 42)], '#c3cace', 0.6);
  g.bar([v3(28, y, 1), v3(50, y, 22)], '#c3cace', 0.6);
  g.cast(-8, -24, 16, 8, 6);
  g.place(brickPallet, -12, -26, 0, 0.13, { accent: g.accent2 });
  g.place(boardStack, 24, -29, 0, 0.26, { material: 'cementvezel', accent: g.accent });
  person(g, -40, -16, 0, { skin: g.skin(2), hair: g.hair(3), right: [2, 0.6, 1.4] });
  tree(g, -92, -20, 52);
  tree(g, 96, -22, 46);
  bush(g, -74, -8, 5);
  bush(g, -66, -7, 4);
}

export function site(g: Stage) {
  g.ground0('#f6d3ae');
  const [sx, sy] = g.quiet([-112, 84, 6]);
  g.sun = 2.2;
  for (const [r, o] of [v2(46, 0.25), v2(32, 0.4), v2(19, 1)])
    g.out.push(`<circle cx="${num(sx)}" cy="${num(sy)}" r="${num(r * g.scale)}" fill="#fff1c9" opacity="${o}"/>`);
  g.patch(-400, -400, 800, 466, '#d9b083');
  for (let x = -210; x < 240; x += 17) tree(g, x, 84 + (Math.abs(x * 3) % 14), 22 + (Math.abs(x) % 9), '#c98f78');
  for (const y of [-30, -36, -62, -68])
    g.rod([v3(-400, y, 0), [-60, y + 4, 0, 0, y, 0], [80, y - 4, 0, 400, y, 0]], '#c79b6c', 2.2);
  for (let x = -200; x < 200; x += 26) {
    g.bar([v3(x, 66, 0), v3(x, 66, 18)], '#b7a795', 0.8);
    g.panel(x, 66, 2, 26, 14, '#f3dcc2', '#a98f74', 0.5);
  }
  // tower crane behind
  const c = '#e8a02b';
  for (const [dx, dy] of [v2(0, 4), v2(4, 4), v2(0, 0), v2(4, 0)])
    g.bar([v3(44 + dx, 50 + dy, 0), v3(44 + dx, 50 + dy, 62)], c, 0.8);
  for (let z = 2; z < 56; z += 6) g.line([v3(44, 50, z), v3(48, 50, z + 6)], edgeOf(c), 2.2, 0.8);
  g.cast(-92, 20, 21, 15, 12);
  g.place(boardStack, -92, 20, 0, 0.34, { material: 'osb', accent: g.accent });
  // slab and walls of the house
  g.cast(-44, 0, 84, 40, 26, 0, 0.2);
  g.solid(-46, -2, 0, 90, 46, 2, 'beton', 20);
  const red = '#b4533a';
  brickFlank(g, -42, 2, 2, 38, 30, '#c7745a');
  g.panel(-42, 40, 2, 82, 30, '#d08a6e', edgeOf(red));
  g.panel(-42, 40, 2, 82, 30, g.grid('bk', X, DOWN, 4, '#f6e2cf', 1, 3.6, 0.5));
  pane(g, -26, 39.9, 12, 16, 14, '#f4ead9', 2);
  pane(g, 6, 39.9, 12, 18, 14, '#f4ead9', 2);
  g.box(-42, 2, 2, 2, 40, 30, red, { only: 'top front' });
  // inner blocks, joists
  for (let y = 8; y < 40; y += 6) g.box(-42, y, 32, 82, 1.6, 2.6, '#e2b877');
  const fr = 24;
  brickWall(g, -42, 2, 2, 18, fr, red);
  brickWall(g, -8, 2, 2, 14, fr - 6, red);
  brickWall(g, 22, 2, 2, 18, fr, red);
  g.box(-42, 2, 2 + fr, 18, 2, 0.2, red, { only: 'top' });
  g.box(22, 2, 2 + fr, 18, 2, 0.2, red, { only: 'top' });
  for (const x of [-24, 6]) {
    g.panel(x, 2, 2, 2, fr - 4, '#e2b877', edgeOf('#e2b877'));
  }
  brickFlank(g, 40, 2, 2, 38, 20, red);
  person(g, 0, -6, 0, {
    shirt: '#51606b',
    vest: '#f2b632',
    helmet: '#ffffff',
    skin: g.skin(1),
    left: [0.2, 2.6, 1.4],
    right: [1, 2.6, 0.4],
  });
  person(g, -52, -14, 0, { shirt: g.accent, helmet: g.accent2, skin: g.skin(0), right: [2.6, 0.4, 1.2] });
  person(g, -46, -18, 0, {
    shirt: '#e7e2d8',
    helmet: '#ffffff',
    skin: g.skin(2),
    left: [-0.2, -2, -1.6],
    right: [0.6, -2.2, -1.6],
  });
  g.place(brickPallet, 18, -24, 0, 0.15, { accent: g.accent });
  g.place(bagPallet, -26, -32, 0, 0.14, { label: 'Kolmix', accent: '#a63a24' });
  g.place(bigbag, 52, -18, 0, 0.22, { material: 'zand', label: 'Zandhof' });
  g.place(mesh, 66, 14, 0, 0.4, {});
  mixer(g, -4, -38);
  // crane jib and load, over everything
  g.bar([v3(-44, 52, 58), v3(76, 52, 58)], c, 1.3);
  g.bar([v3(-44, 52, 62.5), v3(60, 52, 62.5)], c, 0.8);
  let web = '';
  for (let x = -44; x < 58; x += 6) web += g.d([v3(x, 52, 58), v3(x + 3, 52, 62.5), v3(x + 6, 52, 58)], true);
  g.ink(web, { stroke: c, w: 2.4 });
  g.box(64, 50, 54, 9, 4, 5, '#b9b6ae');
  g.box(40, 47, 50, 7, 5, 7, '#f4f1ea');
  g.line([v3(-20, 51, 57), v3(-20, 51, 49)], '#55504a', 2);
  g.place(beam, -26, 42, 40, 0.2, { material: 'vuren', mm: { w: 46, t: 96 } });
}

/** Concrete mixer. */
function mixer(g: Stage, x: number, y: number) {
  const c = '#e8802b';
  g.cast(x - 4, y - 3, 10, 7, 9);
  g.bar([v3(x - 3, y - 2, 0.4), v3(x, y, 6)], '#4c5156', 0.9);
  g.bar([v3(x + 5, y - 2, 0.4), v3(x + 2, y, 6)], '#4c5156', 0.9);
  wheel(g, x + 5, y + 1, 2, 1);
  g.lathe([x + 2, y + 2, 7.4], [-0.5, -0.62, 0.6], [v2(3, -3.4), v2(4.4, 0), v2(4, 3), v2(2.4, 6.4)], c, {
    cap: '#4a3b30',
    bands: [0, 0.25, 0.55, 0.8, 1],
  });
}

export function roof(g: Stage) {
  const up: Vec3 = [0, 0.82, 0.57];
  const c = '#b9593a';
  g.ground0('#dfe7ea');
  for (const [x, y, r] of [v3(-120, 130, 16), v3(-86, 150, 22), v3(60, 150, 20), v3(110, 110, 18)]) {
    const [px, py] = g.quiet([x, y, 0]);
    g.out.push(
      `<ellipse cx="${num(px)}" cy="${num(py)}" rx="${num(r * g.scale)}" ry="${num(r * g.scale * 0.34)}" fill="#fff" opacity=".8"/>`,
    );
  }
  const q = (a: number, b: number, k = 0): Vec3 => [a, up[1] * b - 0.57 * k, up[2] * b + 0.82 * k];
  // deck, battens, then rows of tiles from the eaves up; upper right still open
  g.poly([q(-400, -40), q(400, -40), q(400, 62), q(-400, 62)], '#d9b98a', { stroke: '#8a6236' });
  for (let a = -200; a < 200; a += 10) g.line([q(a, -40), q(a, 62)], '#8a6236', 1.4, 0.5);
  for (let b = -38; b < 62; b += 6)
    g.poly([q(-400, b), q(400, b), q(400, b + 1.2), q(-400, b + 1.2)], '#e9c897', { stroke: '#8a6236', w: 1 });
  const rows = 15;
  const step = 6;
  const w = 7;
  for (let r = rows; r >= -6; r--) {
    const b = r * step - 4;
    const limit = r > 8 ? -16 - (r - 8) * 7 : r > 3 ? 22 - (r - 4) * 7 : 400;
    const from = -200;
    let d = '';
    let hi = '';
    let lo = '';
    for (let a = from; a < Math.min(200, limit); a += w) {
      if (!g.sees(q(a, b), 10)) continue;
      d += g.d([
        q(a, b, 1.2),
        [...q(a + w * 0.25, b, 2.6), ...q(a + w * 0.5, b, 1.4)],
        [...q(a + w * 0.75, b, 0.2), ...q(a + w, b, 1.2)],
        q(a + w, b + step + 1, 0.6),
        q(a, b + step + 1, 0.6),
      ]);
      hi += g.d([
        q(a + w * 0.16, b, 2),
        q(a + w * 0.34, b, 2),
        q(a + w * 0.34, b + step, 1),
        q(a + w * 0.16, b + step, 1),
      ]);
      lo += g.d([
        q(a + w * 0.62, b, 0.9),
        q(a + w * 0.86, b, 0.8),
        q(a + w * 0.86, b + step, 0.4),
        q(a + w * 0.62, b + step, 0.4),
      ]);
    }
    g.ink(d, { fill: tone(c, (Math.abs(r * 7) % 3) * 0.04 - 0.04), stroke: edgeOf(c) });
    g.ink(hi, { fill: '#fff', o: 0.18 });
    g.ink(lo, { fill: '#241a26', o: 0.16 });
  }
  // roof window
  const frame = (a0: number, b0: number, a1: number, b1: number, k: number, f: string, e = INK) =>
    g.poly([q(a0, b0, k), q(a1, b0, k), q(a1, b1, k), q(a0, b1, k)], f, { stroke: e });
  const a = -34;
  const f2 = (v: number) => a + v;
  frame(f2(0), 4, f2(20), 32, 2.6, '#8b9298');
  g.poly([q(f2(19), 6, 2), q(f2(19), 30, 2), q(f2(19), 30, 4.6), q(f2(19), 6, 4.6)], '#33373b');
  frame(f2(1), 6, f2(19), 30, 4.6, '#565b61');
  frame(f2(3.4), 8.6, f2(16.6), 27, 4.6, '#a5cbdb');
  g.poly([q(f2(3.4), 14, 4.7), q(f2(10), 27, 4.7), q(f2(14), 27, 4.7), q(f2(3.4), 9, 4.7)], '#fff', { o: 0.5 });
  // ridge and chimney
  g.poly([q(-400, 62, 0), q(400, 62, 0), q(400, 64, 3), q(-400, 64, 3)], tone('#d9b98a', -0.1), { stroke: '#8a6236' });
  brickFlank(g, 44, 40, 26, 10, 32, '#a9553f');
  brickWall(g, 32, 40, 20, 12, 38, '#b9654b');
  g.box(31, 39, 58, 14, 12, 2, '#cfcac0');
  g.lathe([38, 45, 60], Z, [v2(2.4, 0), v2(2, 6)], '#b9593a', { bands: [0, 0.4, 0.8, 1] });
  // roofers with a stack of tiles
  const on = (a: number, b: number) => q(a, b, 1.4);
  const p1 = on(20, 18);
  const p2 = on(-6, 44);
  const p3 = on(56, 10);
  for (let i = 0; i < 6; i++) {
    const o = on(36, 22);
    g.poly(
      [
        v3(o[0], o[1], o[2] + i * 1.3),
        v3(o[0] + 8, o[1], o[2] + i * 1.3),
        v3(o[0] + 8, o[1] + 6, o[2] + i * 1.3 + 3),
        v3(o[0], o[1] + 6, o[2] + i * 1.3 + 3),
      ],
      tone(c, 0.1 - (i % 2) * 0.12),
      { stroke: edgeOf(c) },
    );
  }
  person(g, p2[0], p2[1], p2[2], {
    kneel: true,
    shirt: '#51606b',
    vest: '#f2b632',
    helmet: '#ffffff',
    skin: g.skin(1),
    left: [-2.4, -1.6, -2.4],
    right: [-0.6, -2.8, -2.6],
    lean: 1,
  });
  person(g, p1[0], p1[1], p1[2], {
    kneel: true,
    shirt: g.accent,
    helmet: g.accent2,
    skin: g.skin(0),
    left: [-2.6, -1, -2.6],
    right: [0.4, -3, -2.4],
    lean: 1,
  });
  person(g, p3[0], p3[1], p3[2], {
    shirt: g.accent,
    helmet: '#fff',
    skin: g.skin(2),
    left: [-2.4, -1, -1],
    right: [-1, -2.2, -1],
  });
  g.place(roll, 78, 24, 16, 0.2, { material: 'folie-blauw', view: 'standing', label: 'Folium' });
  // gutter at the eaves
  g.lathe([-400, -34, -24], X, [v2(3.4, 0), v2(3.4, 800)], '#a9b4bb', { bands: [0, 0.3, 0.6, 0.85, 1] });
}

export function paving(g: Stage) {
  const m = MATERIALS['beton-antraciet'];
  const u = 3;
  g.ground0('#a9bd86');
  g.patch(
    -400,
    -400,
    800,
    800,
    g.texture(
      'grass',
      () =>
        '<path d="M10 20l2-6l2 6M60 70l2-6l2 6M80 20l2-6l2 6M30 80l2-6l2 6" fill="none" stroke="#7d9560" stroke-width="1.6"/>',
      [0, 0, 0],
      X,
      Y,
      20,
    ),
  );
  // hedge and house edge behind
  for (let x = -200; x < 200; x += 13) g.box(x, 52, 0, 13, 8, 13, '#7f9c66');
  for (let x = -200; x < 200; x += 7) bush(g, x, 55, 4.4, '#86a46c');
  // drive: kerb, sand bed, finished half
  g.patch(-26, -400, 62, 452, '#e0c48f');
  g.patch(-26, -400, 62, 452, textureFill(g, MATERIALS.zand, [0, 0, 0], X, Y, 18));
  const y0 = -6;
  g.patch(-26, y0, 62, 58, '#3c3f43');
  const groups: Map<string, string> = new Map();
  for (let i = -40; i < 40; i++)
    for (let j = -40; j < 40; j++)
      for (const [w, d, dy] of [v3(2, 1, 0), v3(1, 2, 1)]) {
        const x = (i + 2 * j) * u;
        const y = (i - 2 * j) * u + dy * u;
        const x1 = Math.min(36, x + w * u);
        const y1 = Math.min(52, y + d * u);
        const xa = Math.max(-26, x);
        const ragged = y0 + ((Math.abs(i * 7 + j * 3) % 3) - 1) * 1.5;
        if (xa >= x1 - 0.4 || y < ragged || y >= 51.6 || !g.sees([x, y, 0], 6)) continue;
        const c = tone(m.c, g.roll.pick([-0.14, -0.04, 0.06, 0.16]));
        groups.set(
          c,
          (groups.get(c) ?? '') +
            g.d([
              v3(xa + 0.16, y + 0.16, 0.1),
              v3(x1 - 0.16, y + 0.16, 0.1),
              v3(x1 - 0.16, y1 - 0.16, 0.1),
              v3(xa + 0.16, y1 - 0.16, 0.1),
            ]),
        );
      }
  for (const [fill, d] of groups) g.ink(d, { fill, stroke: tone(m.c, -0.7), w: 0.8 });
  g.box(-28.4, -120, 0, 2.4, 172, 1.6, '#b9b6ae');
  g.box(36, -120, 0, 2.4, 172, 1.6, '#b9b6ae');
  for (const x of [-28.4, 36])
    for (let y = -116; y < 52; y += 10) g.line([v3(x, y, 1.6), v3(x + 2.4, y, 1.6)], '#77736a', 1.2);
  // string line and screed board
  g.line([v3(-27, y0 - 2, 2.4), v3(37, y0 - 2, 2.4)], '#d8432c', 2);
  g.cast(-24, -26, 56, 2, 2);
  g.box(-24, -26, 0.4, 56, 2, 1.4, '#c9ced1');
  g.place(brickPallet, 12, 24, 0, 0.13, { material: 'baksteen-antraciet', accent: g.accent2 });
  for (const [x, y, n] of [v3(-18, 2, 4), v3(22, -1, 3), v3(-6, 12, 5)])
    for (let k = 0; k < n; k++) g.solid(x + (k % 2) * 0.4, y, 0.2 + k * 2, 6, 3, 2, 'beton-antraciet', 6);
  person(g, 6, -10, 0, {
    kneel: true,
    shirt: g.accent,
    pants: '#3f4a55',
    hair: g.hair(1),
    skin: g.skin(0),
    left: [-2, 3, -3.4],
    right: [1.4, 3.2, -2.6],
    lean: -0.6,
  });
  g.bar([v3(10.6, -6.4, 2), v3(12, -6, 5)], '#8a6236', 0.6);
  g.bar([v3(9.8, -6.6, 1.8), v3(11.6, -6.4, 1.8)], '#3a3d40', 1.4);
  person(g, -16, -18, 0, {
    shirt: '#51606b',
    vest: '#f2b632',
    skin: g.skin(2),
    hair: g.hair(3),
    left: [-1, 2.4, -3],
    right: [1.6, 2.6, -3],
  });
  g.bar([v3(-19, -15, 9), v3(-15, -34, 0.8)], '#8a6236', 0.7);
  g.bar([v3(-19, -35, 0.6), v3(-11, -33, 0.6)], STEEL, 0.9);
  barrow(g, -2, -46);
  g.place(bigbag, 42, -32, 0, 0.22, { material: 'zand', label: 'Zandhof' });
  g.place(bigbag, 62, -24, 0, 0.22, { material: 'split', label: 'Zandhof' });
  tree(g, -70, 20, 46);
  tree(g, 84, 30, 42);
  for (const [x, y] of [v2(-42, 36), v2(-36, 28), v2(48, 34), v2(-44, 8), v2(-74, -20), v2(96, -4)]) bush(g, x, y, 4.4);
  g.place(brickPallet, -66, -14, 0, 0.15, { material: 'baksteen-antraciet', accent: g.accent2 });
}

/** Wheelbarrow with sand. */
function barrow(g: Stage, x: number, y: number) {
  const c = g.accent;
  g.cast(x - 2, y, 16, 7, 6);
  wheel(g, x - 2.4, y + 3, 2, 1);
  g.bar([v3(x - 2, y + 1, 2.4), v3(x + 20, y, 6)], '#6d7478', 0.6);
  g.bar([v3(x - 2, y + 6, 2.4), v3(x + 20, y + 7, 6)], '#6d7478', 0.6);
  g.bar([v3(x + 10, y + 1, 4), v3(x + 11, y + 1, 0.4)], '#6d7478', 0.6);
  g.bar([v3(x + 10, y + 6, 4), v3(x + 11, y + 6, 0.4)], '#6d7478', 0.6);
  g.poly([v3(x + 1, y + 1.4, 3), v3(x + 10, y + 1.4, 3), v3(x + 13, y, 8), v3(x - 2, y, 8)], c, { stroke: edgeOf(c) });
  g.poly([v3(x + 10, y + 1.4, 3), v3(x + 10, y + 5.6, 3), v3(x + 13, y + 7, 8), v3(x + 13, y, 8)], tone(c, -0.32), {
    stroke: edgeOf(c),
  });
  g.poly([v3(x - 2, y, 8), v3(x + 13, y, 8), v3(x + 13, y + 7, 8), v3(x - 2, y + 7, 8)], tone(c, -0.45), {
    stroke: edgeOf(c),
  });
  g.poly(
    [
      v3(x - 1, y + 0.6, 8),
      [x + 5, y + 1, 12, x + 12, y + 0.6, 8],
      [x + 12.6, y + 4, 8.4, x + 12, y + 6.4, 8],
      [x + 5, y + 5, 13, x - 1, y + 6.4, 8],
    ],
    '#e6c994',
    { stroke: '#96743f' },
  );
}
