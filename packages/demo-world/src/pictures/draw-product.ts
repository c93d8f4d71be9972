/**
 * Product illustrations for the shop, drawn in code: one camera, one light,
 * one line. Same input, same SVG, byte for byte.
 */

import { bag, bagPallet, bigbag } from './bags.ts';
import { luma } from './colour.ts';
import { dice, hash } from './dice.ts';
import { blockFamily, blockPallet, brick, brickPallet, paver, rooftile, tile } from './masonry.ts';
import { MATERIALS, material } from './materials.ts';
import { anchor, bend, bracket, gutter, mesh, metalProfile, pipe, plug, rebar, screws } from './metal.ts';
import { aerosol, book, bottle, bucket, can, fixingsBox, jerrycan, tube } from './packaging.ts';
import { Pen } from './pen.ts';
import { drill, grinder } from './power-tools.ts';
import { glove, helmet } from './protective-gear.ts';
import { insulationBoard, insulationRoll, roll } from './rolls.ts';
import type { Draw, Job, Size } from './shapes.ts';
import { beam, board, boardStack, door, plank, roofWindow, windowFrame } from './timber.ts';
import { hammer, level, saw, tape, trowel } from './tools.ts';
import { nth } from './vectors.ts';

export { MATERIALS };

export interface ProductPicture {
  /** One of FAMILIES, or one of ALIASES; an unknown word gives a neutral box. */
  family: string;
  /** One of MATERIALS; unknown names fall back to the family's own. */
  material?: string;
  /** Real size; scale (0.7 to 1) draws it smaller in the frame. */
  size?: Size & { scale?: number };
  /** Invented brand name printed on the packaging. */
  label?: string;
  /** Second line on the packaging, such as '25 KG'. */
  note?: string;
  /** Brand colour; chosen from the label when absent. */
  accent?: string;
  /** Small differences between products. */
  seed?: number | string;
  /** 'pallet' for bag, brick and block; see VIEWS for the others. */
  view?: string;
}

interface Family {
  draw: Draw;
  /** The line under the brand name. */
  note: string;
  pallet?: Draw;
}

export type FamilyName = keyof typeof FAMILIES;

export const FAMILIES = {
  bag: { draw: bag, note: '25 KG', pallet: bagPallet },
  bigbag: { draw: bigbag, note: '1000 KG' },
  bucket: { draw: bucket, note: '10 L' },
  tube: { draw: tube, note: '310 ML' },
  aerosol: { draw: aerosol, note: '750 ML' },
  can: { draw: can, note: '2,5 L' },
  bottle: { draw: bottle, note: '1 L' },
  jerrycan: { draw: jerrycan, note: '5 L' },
  board: { draw: board, note: '12,5 MM' },
  'stack-of-boards': { draw: boardStack, note: '' },
  beam: { draw: beam, note: '' },
  plank: { draw: plank, note: '' },
  brick: { draw: brick, note: '', pallet: brickPallet },
  block: { draw: blockFamily, note: '', pallet: blockPallet },
  rooftile: { draw: rooftile, note: '' },
  'insulation-roll': { draw: insulationRoll, note: '' },
  'insulation-board': { draw: insulationBoard, note: '80 MM' },
  roll: { draw: roll, note: '10 M' },
  tile: { draw: tile, note: '' },
  paver: { draw: paver, note: '' },
  'metal-profile': { draw: metalProfile, note: '' },
  gutter: { draw: gutter, note: '' },
  pipe: { draw: pipe, note: '' },
  bend: { draw: bend, note: '' },
  mesh: { draw: mesh, note: '' },
  rebar: { draw: rebar, note: '' },
  'fixings-box': { draw: fixingsBox, note: '200 ST' },
  book: { draw: book, note: 'HANDBOEK' },
  screws: { draw: screws, note: '' },
  plug: { draw: plug, note: '' },
  anchor: { draw: anchor, note: '' },
  bracket: { draw: bracket, note: '' },
  hammer: { draw: hammer, note: '' },
  trowel: { draw: trowel, note: '' },
  saw: { draw: saw, note: '' },
  tape: { draw: tape, note: '5 M' },
  level: { draw: level, note: '' },
  drill: { draw: drill, note: '' },
  grinder: { draw: grinder, note: '' },
  helmet: { draw: helmet, note: '' },
  glove: { draw: glove, note: '' },
  door: { draw: door, note: '' },
  window: { draw: windowFrame, note: '' },
  'roof-window': { draw: roofWindow, note: '' },
} satisfies Record<string, Family>;

/** Trade words and spellings that mean one of the families. */
export const ALIASES: Readonly<Record<string, FamilyName>> = {
  zak: 'bag',
  cement: 'bag',
  mortel: 'bag',
  'big-bag': 'bigbag',
  emmer: 'bucket',
  koker: 'tube',
  kit: 'tube',
  spuitbus: 'aerosol',
  purschuim: 'aerosol',
  blik: 'can',
  fles: 'bottle',
  plaat: 'board',
  gipsplaat: 'board',
  platen: 'stack-of-boards',
  balk: 'beam',
  lat: 'beam',
  plank: 'plank',
  baksteen: 'brick',
  steen: 'brick',
  blok: 'block',
  dakpan: 'rooftile',
  'roof-tile': 'rooftile',
  glaswol: 'insulation-roll',
  insulation: 'insulation-roll',
  isolatie: 'insulation-board',
  rol: 'roll',
  folie: 'roll',
  dakbedekking: 'roll',
  tegel: 'tile',
  klinker: 'paver',
  straatsteen: 'paver',
  profiel: 'metal-profile',
  profile: 'metal-profile',
  goot: 'gutter',
  buis: 'pipe',
  bocht: 'bend',
  bouwstaalmat: 'mesh',
  betonstaal: 'rebar',
  box: 'fixings-box',
  boek: 'book',
  schroeven: 'screws',
  plug: 'plug',
  anker: 'anchor',
  hoekanker: 'bracket',
  'hand-tool': 'hammer',
  tool: 'hammer',
  hamer: 'hammer',
  troffel: 'trowel',
  zaag: 'saw',
  rolmaat: 'tape',
  waterpas: 'level',
  'power-tool': 'drill',
  boormachine: 'drill',
  slijper: 'grinder',
  helm: 'helmet',
  handschoen: 'glove',
  ppe: 'helmet',
  deur: 'door',
  raam: 'window',
  dakraam: 'roof-window',
};

/** What `view` may be, for the families that listen to it. */
export const VIEWS = {
  bag: ['pallet'],
  brick: ['pallet'],
  block: ['pallet'],
  rooftile: ['wave', 'double', 'flat'],
  roll: ['standing', 'lying'],
  gutter: ['round', 'box'],
  'metal-profile': ['c', 'u'],
};

/** Brand colours used when none is given: [accent, second]. */
const BRANDS: readonly [string, string][] = [
  ['#12355b', '#ffc72c'],
  ['#a63a24', '#f2c14e'],
  ['#2c6138', '#f0d264'],
  ['#26547c', '#f28b30'],
  ['#0f6b6f', '#f2d06b'],
  ['#5b2a4e', '#f0b35a'],
  ['#c8321f', '#20242a'],
  ['#e08a1e', '#22384f'],
  ['#3a3f45', '#f4c430'],
  ['#1f6fb2', '#ffd23f'],
  ['#7a2f1d', '#e9b872'],
  ['#f2b705', '#20242a'],
];

const SECOND = ['#ffc72c', '#f28b30', '#f0d264', '#e9e4d8', '#20242a', '#7fb2c9', '#9bbf6a', '#d9543d'];

/** The family a word means. */
function familyOf(word: string): FamilyName {
  if (Object.hasOwn(FAMILIES, word)) return word as FamilyName;
  return (Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined) ?? 'fixings-box';
}

/**
 * Draw one product.
 * @returns a complete SVG document, 800 x 800
 */
export function drawProduct(picture: ProductPicture): string {
  const name = familyOf(picture.family);
  const family: Family = FAMILIES[name];
  const label = (picture.label || 'Bouwpoort').slice(0, 16);
  const seed = hash(`${name}|${picture.material ?? ''}|${picture.seed ?? 0}`);
  const { size = {}, view = '' } = picture;
  const id = `i${hash([seed, label, picture.note, picture.accent, view, size.l, size.w, size.t, size.scale].join('|')).toString(36)}`;
  const brand = nth(BRANDS, hash(label) % BRANDS.length);
  const draw = view === 'pallet' && family.pallet ? family.pallet : family.draw;
  const pen = new Pen(id, seed);
  const main = picture.accent ?? brand[0];
  const second = SECOND.filter((c) => Math.abs(luma(c) - luma(main)) > 0.2);
  const job = (): Job => ({
    pen,
    label,
    note:
      picture.note ?? (size.t && family.note.endsWith('MM') ? `${String(size.t).replace('.', ',')} MM` : family.note),
    accent: main,
    // a brand has one layout; the second colour distinguishes its products
    accent2: seed % 3 === 0 && !picture.accent ? brand[1] : nth(second, (seed >>> 4) % second.length),
    layout: (n) => (hash(label) >>> 3) % n,
    mm: size,
    view,
    rnd: dice(seed),
    mat: (fallback) => material(picture.material, fallback),
  });
  draw(job()); // measure
  const [x0, y0, x1, y1] = pen.box4;
  const room = 664 * (size.scale ?? 1);
  const right = Math.max(pen.shadowEnd[0], x1);
  const low = Math.max(pen.shadowEnd[1], y1);
  const k = Math.min(room / (x1 - x0), room / (y1 - y0), 716 / (right - x0), 716 / (low - y0));
  const left = Math.min(400 - (k * (x1 - x0)) / 2, 764 - k * (right - x0));
  const top = Math.min(396 - (k * (y1 - y0)) / 2, 764 - k * (low - y0));
  pen.begin(k, left - k * x0, top - k * y0);
  draw(job());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">${pen.body(11)}</svg>`;
}
