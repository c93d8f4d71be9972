/** Materials: the colour of a surface, its cut edge, and the texture on it. */

import type { TextureName } from './texture-name.ts';

export interface Material {
  /** Face colour. */
  c: string;
  /** Colour of the sawn edge or core. */
  cut?: string;
  tex?: TextureName;
  ink?: string;
  /** Build-up of the edge. */
  layers?: readonly string[];
  /** The brand is printed on the sheet. */
  print?: boolean;
}

export type MaterialName = keyof typeof MATERIALS;

export const MATERIALS = {
  // boards
  gips: { print: true, c: '#dedbd3', cut: '#f7f5ef', layers: ['#aaa497', '#f8f6f0', '#aaa497'] },
  'gips-groen': { print: true, c: '#b4cfb6', cut: '#f4f2ec', layers: ['#86ab8b', '#f6f4ee', '#86ab8b'] },
  'gips-roze': { print: true, c: '#e6b9b4', cut: '#f4f2ec', layers: ['#c98e88', '#f6f4ee', '#c98e88'] },
  osb: { c: '#d9ae6b', cut: '#c4965a', tex: 'osb' },
  multiplex: {
    c: '#e2bf8c',
    cut: '#d3a970',
    tex: 'grain',
    layers: ['#e8cb9d', '#b98750', '#e8cb9d', '#b98750', '#e8cb9d', '#b98750', '#e8cb9d'],
  },
  betonplex: {
    c: '#5d3f31',
    cut: '#c99c66',
    layers: ['#4a3227', '#d9b47f', '#a87a48', '#d9b47f', '#a87a48', '#d9b47f', '#4a3227'],
  },
  mdf: { c: '#b98f66', cut: '#a67d56', tex: 'fine' },
  spaanplaat: { c: '#cfae7e', cut: '#b8915c', tex: 'chips' },
  cementvezel: { c: '#b5b4ad', cut: '#a09f98', tex: 'fine' },
  melamine: { c: '#f1f0ec', cut: '#c9a878', layers: ['#f4f3ef', '#c4a06c', '#f4f3ef'] },
  // timber
  vuren: { c: '#e8c48d', cut: '#f0d3a3', tex: 'grain', ink: '#b98546' },
  grenen: { c: '#e3b271', cut: '#eac38c', tex: 'grain', ink: '#ad7434' },
  douglas: { c: '#d79a68', cut: '#e2ae80', tex: 'grain', ink: '#9a5f33' },
  hardhout: { c: '#9a5a3a', cut: '#ad6d4a', tex: 'grain', ink: '#663621' },
  eiken: { c: '#c69a62', cut: '#d3ac78', tex: 'grain', ink: '#8a6231' },
  geimpregneerd: { c: '#b3a468', cut: '#c4b680', tex: 'grain', ink: '#79713c' },
  'wit-gegrond': { c: '#f2f1ec', cut: '#e5c793', ink: '#d5d2c9' },
  // masonry
  'baksteen-rood': { c: '#b4533a', tex: 'brick' },
  'baksteen-geel': { c: '#d9b272', tex: 'brick' },
  'baksteen-antraciet': { c: '#55545a', tex: 'brick' },
  'baksteen-bruin': { c: '#7d4a38', tex: 'brick' },
  'baksteen-wit': { c: '#dcd6ca', tex: 'brick' },
  beton: { c: '#b3b2ac', tex: 'sand' },
  'beton-antraciet': { c: '#5f6266', tex: 'sand' },
  'beton-rood': { c: '#a9614c', tex: 'sand' },
  gasbeton: { c: '#eceae4', tex: 'pores' },
  kalkzandsteen: { c: '#dfddd6', tex: 'fine' },
  natuursteen: { c: '#8f8b85', tex: 'sand' },
  // insulation
  glaswol: { c: '#efc64f', cut: '#e6b93d', tex: 'wool' },
  steenwol: { c: '#a9a38c', cut: '#999379', tex: 'wool' },
  houtvezel: { c: '#b08a58', cut: '#a17c4b', tex: 'wool' },
  pir: { c: '#d4d8da', cut: '#ecd27c', tex: 'foil' },
  eps: { c: '#f6f6f4', cut: '#efefec', tex: 'beads' },
  'eps-grijs': { c: '#a4a8ac', cut: '#989ca0', tex: 'beads' },
  xps: { c: '#8fbfdc', cut: '#7eb1d0', tex: 'fine' },
  'xps-roze': { c: '#ecb0bd', cut: '#e29fad', tex: 'fine' },
  // roofing, membranes
  bitumen: { c: '#4a4a4d', cut: '#2e2d2f', tex: 'slate' },
  'bitumen-groen': { c: '#5c6b5c', cut: '#2e2d2f', tex: 'slate' },
  epdm: { c: '#36373a', cut: '#2a2a2c' },
  'folie-zwart': { c: '#3f4246', cut: '#303236' },
  'folie-blauw': { c: '#4e8fc0', cut: '#3b79a9' },
  'folie-transparant': { c: '#d7e6ea', cut: '#b8cfd6' },
  'folie-wit': { c: '#eceeee', cut: '#d3d7d8' },
  'folie-groen': { c: '#6f9b72', cut: '#5a855d' },
  lood: { c: '#8d939a', cut: '#7a8087' },
  keramiek: { c: '#bd5b3b', tex: 'fine' },
  'keramiek-antraciet': { c: '#4c4f55', tex: 'fine' },
  'keramiek-bruin': { c: '#7b4b38', tex: 'fine' },
  'keramiek-blauw': { c: '#5d6b78', tex: 'fine' },
  'beton-pan': { c: '#7d7c79', tex: 'sand' },
  // tiles
  'tegel-wit': { c: '#f3f2ee', cut: '#d9d4c9' },
  'tegel-beige': { c: '#dccfb8', cut: '#c5b598', tex: 'veins' },
  'tegel-grijs': { c: '#a5a6a4', cut: '#8f8f8c', tex: 'veins' },
  'tegel-antraciet': { c: '#4b4d50', cut: '#3c3d40', tex: 'veins' },
  'tegel-terracotta': { c: '#c1714c', cut: '#a65c3a', tex: 'fine' },
  'tegel-marmer': { c: '#eeece8', cut: '#d8d4cc', tex: 'veins' },
  'tegel-hout': { c: '#b98d62', cut: '#c9b79b', tex: 'grain', ink: '#7f5a35' },
  'tegel-groen': { c: '#5f8f7c', cut: '#d9d4c9' },
  'tegel-blauw': { c: '#47708f', cut: '#d9d4c9' },
  'tegel-decor': { c: '#ece7dc', cut: '#d4cab8', tex: 'decor' },
  // metal and plastic
  zink: { c: '#a9b4bb', tex: 'brushed' },
  'staal-verzinkt': { c: '#b9c2c7', tex: 'spangle' },
  staal: { c: '#7e858a', tex: 'brushed' },
  rvs: { c: '#cdd2d4', tex: 'brushed' },
  aluminium: { c: '#c8cdd0', tex: 'brushed' },
  messing: { c: '#d0a84d' },
  geelverzinkt: { c: '#cfae5b' },
  koper: { c: '#bd7446' },
  'pvc-grijs': { c: '#8f979c' },
  'pvc-wit': { c: '#eef0ef' },
  'pvc-bruin': { c: '#a4553a' },
  kunststof: { c: '#3f6f9f' },
  'kunststof-wit': { c: '#f1f2f1' },
  'kunststof-zwart': { c: '#3b3d40' },
  'kunststof-rood': { c: '#c23b2e' },
  'kunststof-geel': { c: '#f0bd2c' },
  'kunststof-oranje': { c: '#e8802b' },
  'kunststof-groen': { c: '#4d8a55' },
  blik: { c: '#c9cfd2', tex: 'brushed' },
  // packaging and loose goods
  papier: { c: '#d9bb8c' },
  'papier-wit': { c: '#efece4' },
  karton: { c: '#cfa76d' },
  zand: { c: '#dcbb7c', tex: 'sand' },
  grind: { c: '#a9a296', tex: 'pebbles' },
  split: { c: '#7f8388', tex: 'pebbles' },
  aarde: { c: '#5f4737', tex: 'pebbles' },
  // sealant and paint colours
  wit: { c: '#f4f3ef' },
  grijs: { c: '#9c9d9b' },
  antraciet: { c: '#47494d' },
  zwart: { c: '#2f2f31' },
  beige: { c: '#d9c6a2' },
  bruin: { c: '#7a5139' },
  transparant: { c: '#dfe9ea' },
  pur: { c: '#f0dca0' },
  rood: { c: '#b93a2c' },
  groen: { c: '#3f7a4f' },
  blauw: { c: '#2f6396' },
  geel: { c: '#efbd3a' },
  oranje: { c: '#e07b2a' },
} satisfies Record<string, Material>;

const named = (key: string): Material | undefined =>
  Object.hasOwn(MATERIALS, key) ? (MATERIALS as Record<string, Material>)[key] : undefined;

/** Find a material, tolerant of spelling; falls back to the family's own. */
export function material(name: string | undefined, fallback: MaterialName): Material {
  const key = (name ?? '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .replace(/[\s_]+/g, '-');
  return named(key) ?? named(key.replace(/-.*$/, '')) ?? MATERIALS[fallback];
}
