import { expect, test } from 'vitest';
import type { ProductPicture } from './draw-product.ts';
import { ALIASES, drawProduct, FAMILIES, MATERIALS, VIEWS } from './draw-product.ts';
import { drawScene, SCENES } from './draw-scene.ts';

const families = Object.keys(FAMILIES);
const scenes = Object.keys(SCENES);

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1] ?? '');
const withoutIds = (svg: string) => idsIn(svg).reduce((rest, id) => rest.replaceAll(id, 'id'), svg);
const refsIn = (svg: string) => [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map((m) => m[1] ?? '');

/** Tags that are opened and closed in the right order, around finished numbers. */
function expectWellFormed(svg: string) {
  expect(svg.startsWith('<svg ')).toBe(true);
  expect(svg.endsWith('</svg>')).toBe(true);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const open: string[] = [];
  for (const [, closing, name, attributes, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?: [\w-]+="[^"<]*")*)(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name ?? '');
    expect(attributes).toBeDefined();
  }
  expect(open).toEqual([]);
  expect(svg.replace(/<\/?[a-zA-Z]+(?: [\w-]+="[^"<]*")*\/?>/g, '')).toBe('');
}

test.each(families)('a %s is drawn well in every view', (family) => {
  for (const view of ['', 'pallet', ...(VIEWS[family as keyof typeof VIEWS] ?? [])]) {
    for (const seed of [1, 2, 'HM-10233']) expectWellFormed(drawProduct({ family, view, seed, label: 'Kolmix' }));
  }
});

test('every material can be drawn', () => {
  for (const material of Object.keys(MATERIALS)) {
    for (const family of ['bag', 'board', 'brick', 'tile', 'roll']) expectWellFormed(drawProduct({ family, material }));
  }
});

test('sizes and odd lettering are drawn well', () => {
  const sizes = [
    { l: 200, w: 100 },
    { w: 67, t: 139 },
    { l: 2600, w: 1200, t: 12.5, scale: 0.7 },
  ];
  for (const family of families) {
    for (const size of sizes) expectWellFormed(drawProduct({ family, size, label: 'Één × & <Zn.>', note: '' }));
  }
});

test.each(scenes)('the scene %s is drawn well in every shape', (scene) => {
  for (const [width, height] of [
    [1600, 900],
    [900, 900],
    [1920, 800],
    [600, 800],
  ]) {
    expectWellFormed(drawScene({ scene, width, height, seed: 'Assen', accent: '#2C6138', label: 'Houtmeesters' }));
  }
});

test('the same input gives the same drawing', () => {
  for (const family of families) {
    const picture: ProductPicture = { family, seed: 'HM-10233', label: 'Stavast', size: { l: 300, w: 200, t: 20 } };
    expect(drawProduct(picture)).toBe(drawProduct({ ...picture }));
  }
  for (const scene of scenes) expect(drawScene({ scene, seed: 3 })).toBe(drawScene({ scene, seed: 3 }));
});

test('another seed gives another drawing', () => {
  expect(drawProduct({ family: 'brick', seed: 1 })).not.toBe(drawProduct({ family: 'brick', seed: 2 }));
  expect(drawScene({ scene: 'branch', seed: 'Assen' })).not.toBe(drawScene({ scene: 'branch', seed: 'Zwolle' }));
});

test('an unknown family gives a neutral box', () => {
  const box = drawProduct({ family: 'fixings-box', seed: 7 });
  for (const family of ['', 'kabouter', 'constructor', 'toString']) expect(drawProduct({ family, seed: 7 })).toBe(box);
});

test("an unknown material gives the family's own", () => {
  for (const material of ['kabouterhout', 'constructor', '']) {
    expect(withoutIds(drawProduct({ family: 'helmet', material }))).toBe(withoutIds(drawProduct({ family: 'helmet' })));
  }
});

test('what is printed on the goods is what was asked for', () => {
  const printed = Object.entries(FAMILIES).flatMap(([family, { note }]) => (note ? [family] : []));
  const drawn = (family: string, note: string) => withoutIds(drawProduct({ family, note }));
  expect(printed.length).toBeGreaterThan(10);
  expect(printed.filter((family) => drawn(family, '3 M') === drawn(family, '8 M'))).toEqual([]);
});

test('trade words mean a family', () => {
  for (const [word, family] of Object.entries(ALIASES)) {
    expect(drawProduct({ family: word, seed: 5 })).toBe(drawProduct({ family, seed: 5 }));
  }
});

test('an unknown scene gives the counter', () => {
  expectWellFormed(drawScene({ scene: 'constructor' }));
});

test('ids are unique in a drawing and between drawings, so many fit on one page', () => {
  const all = [
    ...families.flatMap((family) => [1, 2, 3].map((seed) => drawProduct({ family, seed }))),
    drawProduct({ family: 'bag', seed: 1, label: 'Kolmix' }),
    drawProduct({ family: 'bag', seed: 1, accent: '#A63A24' }),
    drawProduct({ family: 'bag', seed: 1, note: '5 KG' }),
    drawProduct({ family: 'bag', seed: 1, view: 'pallet' }),
    drawProduct({ family: 'bag', seed: 1, size: { l: 400 } }),
    ...scenes.map((scene) => drawScene({ scene })),
  ];
  const ids = all.flatMap(idsIn);
  expect(ids.length).toBeGreaterThan(all.length - 1);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every reference points at an id of the same drawing', () => {
  for (const svg of [
    ...families.map((family) => drawProduct({ family })),
    ...scenes.map((scene) => drawScene({ scene })),
  ]) {
    const known = new Set(idsIn(svg));
    expect(refsIn(svg).filter((ref) => !known.has(ref))).toEqual([]);
  }
});
