/** Delivery, the yard and the branch building. */

import { bagPallet, bigbag } from '../bags.ts';
import { edgeOf, inkOn, tone } from '../colour.ts';
import { blockPallet, brickPallet } from '../masonry.ts';
import { MATERIALS } from '../materials.ts';
import { pipe } from '../metal.ts';
import { bush, load, pane, person, plant, tree } from '../props.ts';
import type { Stage } from '../stage.ts';
import { INK, WOOD } from '../stage.ts';
import { beam } from '../timber.ts';
import { nth, v2, v3, X, Y, Z } from '../vectors.ts';
import { craneArm, forklift, pickUp, truck, van } from '../vehicles.ts';
import { brickFlank, brickWall } from './brickwork.ts';

export function delivery(g: Stage) {
  g.ground0('#c8d0b0');
  g.patch(-400, -40, 800, 42, '#9a9b99');
  g.patch(-400, -42, 800, 2, '#e9e6df');
  g.patch(-400, 2, 800, 2, '#e9e6df');
  g.patch(-400, 4, 800, 12, '#dcd6ca');
  g.patch(-400, 4, 800, 12, g.grid('slab', X, Y, 6, '#b5ad9f', 0, 2));
  g.patch(-400, -58, 800, 16, '#dcd6ca');
  for (let x = -200; x < 200; x += 20) g.patch(x, -19, 10, 1.2, '#f4f1ea');
  // terrace of houses behind
  for (let x = -190; x < 190; x += 44) {
    const c = nth(['#b5573d', '#c9a56e', '#9c5a45', '#d3cbbd'], Math.abs(Math.round(x / 44)) % 4);
    brickWall(g, x, 40, 0, 43, 44, c);
    for (const dx of [5, 25]) pane(g, x + dx, 39.8, 26, 12, 12, '#f4f3ee', 2);
    pane(g, x + 5, 39.8, 7, 16, 13, '#f4f3ee', 2);
    g.panel(
      x + 27,
      39.8,
      0,
      9,
      20,
      nth(['#12355b', '#5b2a4e', '#2c6138', '#a63a24'], Math.abs(Math.round(x / 44)) % 4),
      INK,
    );
    g.poly([v3(x - 1, 38, 44), v3(x + 44, 38, 44), v3(x + 44, 58, 66), v3(x - 1, 58, 66)], '#7b4b38', {
      stroke: '#3c241a',
    });
    for (let i = 1; i < 7; i++)
      g.line([v3(x - 1, 38 + i * 2.86, 44 + i * 3.14), v3(x + 44, 38 + i * 2.86, 44 + i * 3.14)], '#4f2f22', 1.3, 0.7);
    for (let dx = 6; dx < 44; dx += 9) bush(g, x + dx, 19, 2.6);
  }
  tree(g, -64, 24, 50);
  tree(g, 92, 24, 44);
  const lorry = truck(g, -52, -26);
  g.place(brickPallet, -48, -24, lorry.deck, 0.17, { accent: g.accent2 });
  g.place(blockPallet, -27, -24, lorry.deck, 0.17, { material: 'gasbeton', label: 'Gasbloc', accent: g.accent });
  g.place(bagPallet, -6, -24, lorry.deck, 0.15, { label: 'Kolmix', accent: '#a63a24' });
  lorry.cab();
  craneArm(g, [17, -12, 12], [4, -22, 56], [-8, -46, 46]);
  g.line([v3(-8, -46, 46), v3(-8, -46, 30)], INK, 2.4);
  for (const [dx, dy] of [v2(-7, -5), v2(7, -5), v2(7, 5)])
    g.line([v3(-8, -46, 30), v3(-8 + dx, -46 + dy, 22)], INK, 1.8);
  g.cast(-15, -52, 15, 12, 4, 0, 0.22);
  g.place(brickPallet, -16, -53, 10, 0.145, { material: 'baksteen-geel', accent: g.accent2 });
  person(g, 12, -50, 0, {
    shirt: g.accent,
    vest: '#f2b632',
    helmet: '#fff',
    skin: g.skin(0),
    left: [-2, -1, 2],
    right: [1, -2.4, -1],
  });
  person(g, -34, -50, 0, { shirt: '#51606b', skin: g.skin(2), hair: g.hair(3), right: [2.4, 0.4, 0.6] });
  for (const x of [28, 42]) {
    g.cast(x - 1.4, -48, 2.8, 2.8, 5);
    g.lathe([x, -47, 0], Z, [v2(1.5, 0), v2(0.4, 5)], '#e8702b', { bands: [0, 0.4, 0.8, 1] });
    g.ink(g.wrap([x, -47, 0], Z, 1.05, 0, 1, 2, 3, 0.85), { fill: '#fff' });
  }
}

/**
 * Branch building; the seed chooses its walls, cars, trees and stock.
 * @param drive with a drive-in, or all shop window
 */
export function branch(g: Stage, drive = true) {
  const h = 34;
  const [look, wallC] = g.roll.pick([
    ['clad', '#e7e2d8'],
    ['brick', '#b5604a'],
    ['timber', '#c99f6b'],
    ['panel', '#d3d8da'],
  ] as const);
  g.ground0('#c2ccaa');
  g.patch(-400, -58, 800, 72, '#b9b7b1');
  g.patch(-400, -60, 800, 2, '#e9e6df');
  g.patch(-400, -400, 800, 330, '#8e908f');
  g.patch(-400, -70, 800, 10, '#dcd6ca');
  for (let x = -58; x < 12; x += 14) g.patch(x, -34, 0.9, 24, '#f4f1ea');
  for (let x = -200; x < 200; x += 22) g.patch(x, -92, 11, 1.4, '#f4f1ea');
  for (let x = -180; x < 180; x += 17)
    if (x < -74 || x > 84) tree(g, x, 60 + g.roll.between(-6, 6), 44 + g.roll.between(0, 12));
  // hall
  g.cast(-62, 14, 130, 54, h, 0, 0.18);
  g.box(-62, 14, 0, 130, 54, h, wallC, { only: 'right front top', top: '#d4d0c8' });
  if (look === 'brick') {
    brickFlank(g, 68, 14, 0, 54, h, wallC);
    brickWall(g, -62, 14, 0, 130, h, wallC);
  } else {
    const size = look === 'panel' ? 12 : look === 'timber' ? 3 : 4;
    const line = tone(wallC, -0.35);
    g.flank(68, 14, 0, 54, h, g.grid('cladr', Y, Z, size, tone(wallC, -0.6), 0, 2.4, 0.5));
    g.panel(-62, 14, 0, 130, h, g.grid('clad', X, Z, size, line, 0, 2.4, 0.6));
  }
  g.box(-60, 18, h, 126, 46, 0.8, '#c5c1b9');
  for (const [x, y] of [v2(-40, 30), v2(0, 40), v2(36, 30)])
    g.box(x, y + g.roll.between(-3, 3), h + 0.8, 12, 8, 4, '#d7d4cd');
  // fascia with the sign
  g.box(-64, 12, h - 10, 134, 2.4, 12, g.accent, { sheen: 0.6 });
  g.panel(-64, 11.95, h - 10, 134, 1, g.accent2);
  g.sign(-22, 11.9, h - 4, 4, inkOn(g.accent));
  g.write(g.label, 10, 11.9, h - 4, 5.4, 50, inkOn(g.accent), 1.6);
  // glazed shop front, entrance
  for (let x = -56; x < -16; x += 10.4) pane(g, x, 13.8, 1.4, 10.4, 20, '#3a3f45', 1);
  for (const x of [-53, -43, -32, -22])
    g.panel(
      x,
      13.7,
      2.4,
      5,
      g.roll.between(4, 8),
      g.roll.pick(['#a63a24', '#c9a46b', '#26547c', '#d9bb8c', '#5f8a72']),
      '',
      0.6,
    );
  g.box(-15, 8, 0, 16, 6, 1, '#cfcac0');
  pane(g, -14, 13.7, 1, 14, 20.6, g.accent2, 2);
  g.box(-17, 6, 21.6, 20, 8, 1.6, '#3a3f45');
  if (drive) {
    g.panel(16, 13.9, 0, 40, 23, '#4a4e52', INK);
    for (const x of [20, 32, 44])
      g.panel(
        x,
        13.85,
        0,
        8,
        g.roll.between(7, 14),
        tone(g.roll.pick(['#b4533a', '#d9bb8c', '#c9ced1', '#d9ae6b']), -0.2),
        INK,
      );
    g.panel(16, 13.8, 18, 40, 5, '#c9ced1', '#7e858a');
    for (const z of [19.6, 21.2]) g.line([v3(16, 13.7, z), v3(56, 13.7, z)], '#7e858a', 1.4);
    g.patch(16, 0, 40, 14, '#a5a39d');
    g.write('DRIVE-IN', 36, 13.6, 20.6, 2.4, 26, '#34383c', 1.4);
    for (const x of [15, 56]) g.box(x, 12, 0, 1.4, 1.4, 8, '#f2b632');
  } else {
    for (let x = 12; x < 60; x += 10.4) {
      pane(g, x, 13.8, 1.4, 10.4, 20, '#3a3f45', 1);
      g.panel(x + 2, 13.7, 2.4, 6, g.roll.between(4, 7), g.roll.pick([g.accent, WOOD, '#f3efe6', '#8a9aa4']), '', 0.6);
    }
    for (const x of [14, 34, 54]) plant(g, x, 10, 0, 9);
  }
  const flags = 1 + g.roll.below(3);
  for (let i = 0; i < flags; i++) {
    const x = -66 - i * 6;
    g.bar([v3(x, -20, 0), v3(x, -20, 44)], '#c9ced1', 0.8);
    g.poly(
      [v3(x, -20, 44), [x + 5, -20, 42, x + 11, -20, 43.4], v3(x + 11, -20, 35), [x + 5, -20, 34, x, -20, 35.6]],
      i === 1 ? g.accent2 : g.accent,
      { stroke: edgeOf(g.accent) },
    );
  }
  // cars and customers
  const paint = ['#f2f0ea', '#c9ced1', '#44607a', '#a84b36', '#6d7f6a'];
  if (g.roll() > 0.25) van(g, g.roll.pick([-58, -48, -36]), -46, g.roll.pick(paint));
  if (drive) {
    const finish = pickUp(g, 20, -14, g.roll.pick([g.accent, '#f2f0ea', '#5a6470']));
    if (g.roll() > 0.5) g.place(beam, 22, -12, 5.8, 0.2, { material: 'vuren', mm: { w: 46, t: 71 } });
    else
      for (const [x, c] of [
        [23, '#d9bb8c'],
        [31, '#b4533a'],
      ] as const)
        g.box(x, -11, 5.8, 7, 9, 5, c);
    finish();
  } else van(g, 80, -14, g.accent);
  if (drive) person(g, -4, -4, 0, { shirt: '#51606b', vest: '#f2b632', skin: g.skin(1), helmet: '#fff' });
  else person(g, -4, -4, 0, { shirt: '#e7e2d8', skin: g.skin(3), hair: g.hair(2), bun: true });
  if (g.roll() > 0.3) person(g, -10, -7, 0, { skin: g.skin(0), hair: g.hair(1), right: [1.8, 0.6, -1] });
  for (let x = -108; x < -76; x += 8) bush(g, x, 10, 4);
  if (drive) for (const [x, y] of [v2(74, 6), v2(82, 4)]) bush(g, x, y, 4.2);
  if (drive) load(g, 92, 6, 0, g.roll.pick(['#b4533a', '#d9b272', '#55545a']));
  if (drive)
    g.place(bigbag, 112, 2, 0, 0.22, { material: g.roll.pick(['grind', 'zand', 'split'] as const), label: g.label });
  if (drive) load(g, 90, -18, 0, '#e9e6df', 'block');
  tree(g, g.roll.between(56, 72), -62, 34);
  tree(g, -96, -64, 36);
}

export function yard(g: Stage) {
  g.ground0('#cfcac0');
  g.patch(-400, -400, 800, 800, g.grid('slab', X, Y, 30, '#a8a296', 0, 1.2));
  g.patch(-400, 84, 800, 400, '#bccaa2');
  for (let x = -220; x < 220; x += 22) {
    g.bar([v3(x, 84, 0), v3(x, 84, 20)], '#6f7a70', 0.8);
    g.panel(x, 84, 1, 22, 18, '#8fa08f', '#6f7a70', 0.3);
  }
  for (let x = -190; x < 200; x += 28) tree(g, x, 102, 44 + (Math.abs(x) % 7));
  // cantilever rack with timber at the back
  for (let x = -60; x < 60; x += 26) {
    g.box(x, 58, 0, 1.6, 1.6, 34, g.accent);
    for (const z of [2, 12, 22]) g.box(x, 46, z, 1.6, 12, 1.2, g.accent);
  }
  for (const [z, m] of [
    [3.2, 'vuren'],
    [13.2, 'hardhout'],
    [23.2, 'geimpregneerd'],
  ] as const) {
    const c = MATERIALS[m].c;
    for (let k = 0; k < 3; k++) {
      g.box(-66, 54 - k * 4, z, 100 - k * 9, 3.6, 5, c);
      for (const dz of [1.6, 3.3])
        g.line([v3(-66, 54 - k * 4, z + dz), v3(34 - k * 9, 54 - k * 4, z + dz)], edgeOf(c), 1, 0.6);
    }
  }
  for (let x = -60; x < 60; x += 26) for (const z of [2, 12, 22]) g.box(x, 44.6, z, 1.6, 1.4, 3.6, g.accent);
  // rows of pallets
  const mats = ['baksteen-rood', 'baksteen-geel', 'baksteen-antraciet', 'baksteen-bruin', 'baksteen-wit'] as const;
  for (let r = 0; r < 2; r++)
    for (let i = 0; i < 11; i++) {
      const x = -128 + i * 23;
      const y = 20 - r * 24;
      if (r === 1 && i > 4 && i < 7) continue;
      if (i === 6 || i === 9) load(g, x, y, 0, '#e9e6df', 'block', 15);
      else if (i === 3)
        g.place(bagPallet, x, y, 0, 0.14, { label: r ? 'Kolmix' : 'Stavast', accent: r ? '#a63a24' : '#2c6138' });
      else load(g, x, y, 0, MATERIALS[nth(mats, (i + r * 2) % 5)].c, 'brick', 12 + ((i * 5 + r * 3) % 4));
    }
  forklift(g, 12, -10, 8);
  load(g, -3.4, -10.6, 8.6, '#b4533a', 'brick', 9);
  g.patch(-400, -40, 800, 1, '#f2b632');
  for (const [x, m] of [
    [-76, 'split'],
    [-54, 'zand'],
    [-32, 'grind'],
    [56, 'aarde'],
    [78, 'zand'],
  ] as const)
    g.place(bigbag, x, -58, 0, 0.27, { material: m, label: 'Zandhof' });
  person(g, -4, -34, 0, {
    shirt: g.accent,
    vest: '#f2b632',
    helmet: '#fff',
    skin: g.skin(1),
    left: [-0.4, -2.4, -2],
    right: [0.4, -2.4, -2],
  });
  person(g, 4, -37, 0, { shirt: '#51606b', skin: g.skin(0), hair: g.hair(2), left: [-2.4, 1, 0.4] });
  g.place(pipe, 26, -66, 0, 0.28, { material: 'pvc-bruin' });
}
