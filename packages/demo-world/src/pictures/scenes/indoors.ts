/** At the trade counter, in the warehouse, at the office. */

import { bagPallet, bigbag } from '../bags.ts';
import { edgeOf, inkOn, mix, tone } from '../colour.ts';
import { brickPallet } from '../masonry.ts';
import { bucket } from '../packaging.ts';
import { load, pane, person, plant, rack, shelf } from '../props.ts';
import { roll } from '../rolls.ts';
import type { Stage } from '../stage.ts';
import { INK, WOOD } from '../stage.ts';
import { beam, boardStack } from '../timber.ts';
import { nth, v2, v3, X, Y, Z } from '../vectors.ts';
import { forklift, pickUp } from '../vehicles.ts';

export function counter(g: Stage) {
  g.ground0('#e9e3d8');
  g.patch(-400, -400, 800, 800, g.grid('floor', X, Y, 12, '#b9b0a0', 0, 1.5));
  g.wall(20, mix(g.pale, '#ffffff', 0.3));
  for (let x = -98; x < -18; x += 14) shelf(g, x, 16, 13.4, 4, 22, 5);
  g.panel(-14, 19.8, 0, 29, 40, '#e3c294', edgeOf(WOOD));
  for (let x = -12; x < 15; x += 2) g.line([v3(x, 19.7, 0), v3(x, 19.7, 40)], '#a37c48', 1.4, 0.5);
  g.panel(-11, 19.6, 19, 23, 10, g.accent, edgeOf(g.accent));
  g.sign(-6, 19.5, 24, 2.8, inkOn(g.accent));
  g.write('BALIE', 4, 19.5, 24, 3.2, 12, inkOn(g.accent));
  for (let x = 16; x < 106; x += 14) shelf(g, x, 16, 13.4, 4, 22, 5);
  person(g, -8, 11, 0, { skin: g.skin(0), hair: g.hair(1), left: [0.2, -3.4, -3.4], right: [0.4, -3.6, -3.2] });
  person(g, 8, 11, 0, { skin: g.skin(2), hair: g.hair(3), bun: true, left: [-1, -3.4, -3], right: [0.6, -3, -3.4] });
  g.cast(-20, 1, 38, 8, 11);
  g.box(-19, 2, 0, 36, 6, 10, g.accent, { sheen: 0.6 });
  for (let x = -17; x < 16; x += 2.4) g.line([v3(x, 2, 0.8), v3(x, 2, 9.4)], edgeOf(g.accent), 1.3, 0.35);
  g.box(-20, 1, 10, 38, 8, 1.1, WOOD);
  g.box(-14, 5, 11.1, 3, 1.6, 0.4, '#3a3d40');
  g.box(-12.8, 5.6, 11.4, 0.6, 0.6, 2, '#3a3d40');
  g.box(-16, 5.2, 13, 7, 0.7, 4.4, '#3a3d40');
  g.box(-2, 3, 11.1, 5, 3.4, 0.25, '#fbfaf6');
  g.line([v3(-1.4, 3.6, 11.4), v3(2, 3.6, 11.4)], '#8d8678', 1.2);
  g.line([v3(-1.4, 4.6, 11.4), v3(2.4, 4.6, 11.4)], '#8d8678', 1.2);
  g.box(11, 3, 11.1, 2.4, 3, 0.9, '#44484c');
  g.box(11.3, 3.3, 12, 1.8, 1.4, 0.1, '#9ec7d4');
  g.place(bucket, 15, 5.4, 11.1, 0.055, { accent: g.accent2, label: 'Voeg' });
  person(g, 1, -7, 0, {
    shirt: '#51606b',
    vest: '#f2b632',
    pants: '#3f4a3c',
    skin: g.skin(1),
    helmet: '#f5f3ee',
    left: [-0.6, 3, -2],
    right: [1, 2.6, -2.6],
  });
  g.cast(20, -10, 15, 12, 14);
  g.place(bagPallet, 20, -12, 0, 0.125, { label: 'Kolmix', accent: '#a63a24', seed: 4 });
  g.cast(-26, -16, 8, 8, 7);
  for (const [x, y] of [v2(-27, -12), v2(-22, -13.4), v2(-25, -17.6)])
    g.place(bucket, x, y, 0, 0.115, {
      label: 'Muurmix',
      accent: x < -26 ? '#0f6b6f' : '#5b2a4e',
      seed: x < -26 ? 2 : 5,
    });
  g.place(bucket, -24.6, -14.6, 4.7, 0.115, { label: 'Voegmeer', accent: '#26547c', seed: 3 });
  plant(g, 30, 9, 0, 15);
  plant(g, -40, 8, 0, 13);
  for (let i = 0; i < 3; i++)
    g.place(roll, -52 + i * 5, -8 - i * 5, 0, 0.2, {
      material: 'bitumen',
      label: 'Dakvast',
      accent: '#26547c',
      seed: i,
    });
  g.place(brickPallet, 44, -16, 0, 0.13, { accent: g.accent2 });
}

export function warehouse(g: Stage) {
  g.ground0('#dcd8d0');
  g.patch(-400, -36, 800, 34, '#c9c6bf');
  for (const y of [-36.6, -2.6]) g.patch(-400, y, 800, 1.2, '#f2b632');
  for (let x = -180; x < 180; x += 18) g.patch(x, -20, 9, 1, '#f4f1ea');
  g.wall(30, '#cfd3d2', g.grid('sheet', X, Z, 9, '#a9aeae', 0, 2));
  for (let x = -168; x < 150; x += 24) rack(g, x, 16, 23, 12, 60, 4);
  load(g, -46, 2, 0, '#d9b272');
  g.place(bagPallet, -24, 2, 0, 0.14, { label: 'Kolmix', accent: '#a63a24' });
  g.place(boardStack, 42, 2, 0, 0.32, { material: 'osb', accent: g.accent });
  forklift(g, 17, 0, 4);
  load(g, 2, 0, 4.6, '#e9e6df', 'block', 8);
  const finish = pickUp(g, -26, -26, '#f2f0ea');
  g.place(beam, -24, -24, 5.8, 0.22, { material: 'vuren', mm: { w: 46, t: 71 } });
  finish();
  person(g, -14, -34, 0, {
    shirt: g.accent,
    skin: g.skin(0),
    hair: g.hair(0),
    left: [-1, 2.6, -1.6],
    right: [1.4, 3, -1.6],
  });
  person(g, 34, -22, 0, {
    shirt: '#51606b',
    vest: '#f2b632',
    helmet: '#ffffff',
    skin: g.skin(2),
    right: [-1.6, -1.4, -3],
  });
  g.place(bigbag, 46, -50, 0, 0.22, { material: 'zand', label: 'Zandhof' });
  g.place(brickPallet, 12, -58, 0, 0.15, { accent: g.accent2 });
  g.place(bagPallet, -70, 2, 0, 0.14, { label: 'Stavast', accent: '#2c6138', seed: 5 });
  load(g, 72, 2, 0, '#b3b2ac', 'block');
}

export function team(g: Stage) {
  g.ground0('#dcd6cb');
  g.patch(-400, -400, 800, 800, g.grid('floor', X, Y, 14, '#b8b0a2', 0, 1.2));
  g.wall(22, mix(g.pale, '#fff', 0.35));
  pane(g, -74, 21.8, 8, 34, 24, '#3a3f45', 3);
  pane(g, 30, 21.8, 8, 46, 24, '#3a3f45', 4);
  // pin board with a plan, planning wall
  g.panel(-30, 21.7, 10, 34, 20, '#fbfaf6', INK);
  g.panel(-28, 21.6, 12, 14, 16, tone(g.accent, 0.8), edgeOf(g.accent));
  g.line(
    [v3(-26, 21.5, 14), v3(-26, 21.5, 22), v3(-21, 21.5, 26), v3(-16, 21.5, 22), v3(-16, 21.5, 14), v3(-26, 21.5, 14)],
    g.accent,
    2,
  );
  g.line([v3(-22.6, 21.5, 14), v3(-22.6, 21.5, 19), v3(-19.4, 21.5, 19), v3(-19.4, 21.5, 14)], g.accent, 2);
  for (let i = 0; i < 9; i++)
    g.panel(
      -11 + (i % 3) * 4.6,
      21.5,
      13 + Math.floor(i / 3) * 5.2,
      3.6,
      3.8,
      nth([g.accent2, '#e9a58c', '#a9c7b0'], i % 3),
      '',
      0.95,
    );
  g.panel(7, 21.7, 13, 14, 14, g.accent, edgeOf(g.accent));
  g.sign(14, 21.6, 22, 2.8, inkOn(g.accent));
  g.write('SAMEN', 14, 21.6, 17.6, 1.7, 11, inkOn(g.accent), 1.3);
  g.write('BOUWEN', 14, 21.6, 15, 1.7, 11, inkOn(g.accent), 1.3);
  g.poly([v3(-44, -22, 0.05), v3(40, -22, 0.05), v3(40, 15, 0.05), v3(-44, 15, 0.05)], tone(g.accent, 0.72), {
    stroke: tone(g.accent, 0.4),
  });
  const chair = (x: number, y: number, back = 1) => {
    g.cast(x - 2.4, y - 2.4, 4.8, 4.8, 7);
    g.bar([v3(x, y, 0.6), v3(x, y, 4)], '#4c5156', 0.8);
    for (const [dx, dy] of [v2(-2, 1), v2(2, 1), v2(0, -2.2)])
      g.bar([v3(x, y, 0.6), v3(x + dx, y + dy, 0.4)], '#4c5156', 0.6);
    g.box(x - 2.4, y - 2.2, 4, 4.8, 4.6, 0.8, '#55606a');
    if (back > 0) g.box(x - 2.3, y + 2.2, 5.4, 4.6, 0.6, 5.6, '#55606a');
  };
  for (const x of [-18, -2, 14]) chair(x, 9);
  person(g, -18, 8.4, 0, {
    sit: true,
    shirt: '#e7e2d8',
    skin: g.skin(0),
    hair: g.hair(2),
    left: [-1.4, -3.6, -2.4],
    right: [0.6, -3.8, -2.4],
  });
  person(g, -2, 8.4, 0, {
    sit: true,
    skin: g.skin(2),
    hair: g.hair(3),
    bun: true,
    left: [-1, -3.6, -2.4],
    right: [1.4, -3.4, -1],
  });
  person(g, 14, 8.4, 0, {
    sit: true,
    shirt: '#5f8a72',
    skin: g.skin(3),
    hair: g.hair(0),
    left: [-1, -3.6, -2.6],
    right: [0.8, -3.6, -2.6],
  });
  g.cast(-27, -8, 52, 13, 7.6);
  for (const [x, y] of [v2(-25, 3.6), v2(21, 3.6), v2(-25, -7), v2(21, -7)]) g.box(x, y, 0, 1.2, 1.2, 7, '#3a3f45');
  g.box(-28, -8, 7, 52, 13, 1, WOOD);
  g.poly([v3(-8, -6, 8.1), v3(9, -6, 8.1), v3(9, 2.4, 8.1), v3(-8, 2.4, 8.1)], '#fbfaf6', { stroke: '#a9a296' });
  g.line([v3(-5, -4, 8.2), v3(5, -4, 8.2), v3(5, 0.6, 8.2), v3(-5, 0.6, 8.2), v3(-5, -4, 8.2)], g.accent, 1.8);
  g.line([v3(0, -4, 8.2), v3(0, 0.6, 8.2)], g.accent, 1.8);
  g.line([v3(-5, -1.4, 8.2), v3(0, -1.4, 8.2)], g.accent, 1.8);
  const laptop = (x: number, y: number) => {
    g.box(x, y, 8, 6, 4, 0.3, '#b9c0c4');
    g.poly([v3(x, y, 8.3), v3(x + 6, y, 8.3), v3(x + 6, y - 1.4, 12), v3(x, y - 1.4, 12)], '#8c959b', {
      stroke: '#4c5156',
    });
  };
  laptop(-21, -1);
  laptop(12, -1);
  g.lathe([-12, -4, 8], Z, [v2(0.8, 0), v2(0.9, 1.8)], g.accent2, { bands: [0, 0.4, 0.8, 1] });
  g.lathe([21, -3, 8], Z, [v2(0.8, 0), v2(0.9, 1.8)], '#f3f0e8', { bands: [0, 0.4, 0.8, 1] });
  for (const [i, m] of ['#b4533a', '#d9b272', '#55545a'].entries()) g.box(16 - i * 0.6, -7, 8 + i * 1, 4.4, 2, 1, m);
  g.box(-27, -6.6, 8, 4.4, 3, 0.7, '#c9a46b');
  person(g, -34, -10, 0, {
    shirt: g.accent,
    skin: g.skin(1),
    hair: g.hair(1),
    left: [-0.4, -1.6, -2.4],
    right: [3, 1.6, -1.6],
  });
  for (const x of [-8, 8]) chair(x, -14, -1);
  g.box(-10.3, -16.8, 5.4, 4.6, 0.6, 5.6, '#55606a');
  g.box(5.7, -16.8, 5.4, 4.6, 0.6, 5.6, '#55606a');
  for (const x of [-14, 8]) {
    g.line([v3(x, -1, 30), v3(x, -1, 90)], '#55504a', 1.5);
    g.lathe([x, -1, 25], Z, [v2(4, 0), v2(1.2, 4), v2(0.6, 5)], '#3a3f45', { cap: '#f6e7b8', bands: [0, 0.3, 0.7, 1] });
  }
  plant(g, 34, 14, 0, 18);
  plant(g, -52, 10, 0, 16);
  shelf(g, 92, 16, 14, 5, 20, 4);
  shelf(g, -96, 16, 14, 5, 20, 4);
}
