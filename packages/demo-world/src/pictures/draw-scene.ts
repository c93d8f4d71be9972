/**
 * Hero, branch and news pictures in the same hand as the products.
 *
 * Every scene is drawn full-bleed around one point; what matters stays in the
 * middle square, so any crop between 1:1 and about 2.4:1 works.
 */

import { hash } from './dice.ts';
import { facade, paving, roof, site } from './scenes/construction.ts';
import { counter, team, warehouse } from './scenes/indoors.ts';
import { branch, delivery, yard } from './scenes/outdoors.ts';
import { bathroom, kitchen } from './scenes/rooms.ts';
import { Stage } from './stage.ts';
import type { Vec2 } from './vectors.ts';
import { num } from './vectors.ts';

export interface ScenePicture {
  /** One of SCENES; an unknown one gives the counter. */
  scene: string;
  accent?: string;
  seed?: number | string;
  width?: number;
  height?: number;
  /** Name on the sign and the lorry. */
  label?: string;
}

interface Plan {
  draw: (g: Stage) => void;
  /** Scale in px per 10 cm. */
  s: number;
  /** Where the centre lies. */
  at: Vec2;
  /** Colour laid over everything: from, to, opacity. */
  wash?: [string, string, number];
}

export const SCENES = {
  counter: { draw: counter, s: 15, at: [800, 540] },
  warehouse: { draw: warehouse, s: 9.4, at: [800, 520] },
  kitchen: { draw: kitchen, s: 14, at: [800, 560] },
  bathroom: { draw: bathroom, s: 15.4, at: [810, 582] },
  facade: { draw: facade, s: 8.4, at: [800, 640] },
  site: { draw: site, s: 7.6, at: [820, 620], wash: ['#ffb066', '#4a3a78', 0.2] },
  truck: { draw: delivery, s: 9.2, at: [880, 480] },
  branch: { draw: branch, s: 6.8, at: [790, 520] },
  showroom: { draw: (g) => branch(g, false), s: 6.8, at: [790, 520] },
  roof: { draw: roof, s: 11, at: [750, 690] },
  team: { draw: team, s: 14, at: [830, 560] },
  yard: { draw: yard, s: 7.6, at: [800, 500] },
  paving: { draw: paving, s: 12.2, at: [770, 476] },
  // Closer by, so that pages about one subject need not show one picture.
  'roof-work': { draw: roof, s: 21, at: [240, 760] },
  'roof-chimney': { draw: roof, s: 19, at: [-200, 1250] },
  'roof-window': { draw: roof, s: 23, at: [1132, 981] },
  bath: { draw: bathroom, s: 30.8, at: [740, 394] },
  basin: { draw: bathroom, s: 28, at: [930, 960] },
  shower: { draw: bathroom, s: 27, at: [1660, 1080] },
} satisfies Record<string, Plan>;

const planOf = (scene: string): Plan =>
  Object.hasOwn(SCENES, scene) ? SCENES[scene as keyof typeof SCENES] : SCENES.counter;

/**
 * Draw one scene.
 * @returns a complete SVG document
 */
export function drawScene({
  scene,
  accent = '#12355B',
  seed = 1,
  width = 1600,
  height = 900,
  label = 'Bouwpoort',
}: ScenePicture): string {
  const plan = planOf(scene);
  const key = `${scene}|${accent}|${seed}|${label}`;
  const g = new Stage(`s${hash(key).toString(36)}`, hash(key), accent, label);
  const ratio = width / height;
  const vw = ratio >= 1 ? 900 * ratio : 900;
  const vh = ratio >= 1 ? 900 : 900 / ratio;
  const vx = 800 - vw / 2;
  const vy = 450 - vh / 2;
  g.begin(plan.s, plan.at[0], plan.at[1]);
  g.view = [vx, vy, vx + vw, vy + vh];
  plan.draw(g);
  const wash = plan.wash
    ? `<defs><linearGradient id="${g.id}w" x2=".7" y2="1"><stop stop-color="${plan.wash[0]}"/><stop offset="1" stop-color="${plan.wash[1]}"/></linearGradient></defs><path d="M${num(vx)} ${num(vy)}h${num(vw)}v${num(vh)}h${num(-vw)}Z" fill="url(#${g.id}w)" opacity="${plan.wash[2]}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[vx, vy, vw, vh].map(num).join(' ')}" width="${width}" height="${height}">${g.body(0).replace('stroke-width="1.5"', 'stroke-width="1.2"')}${wash}</svg>`;
}
