import { expect, test } from 'vitest';
import { articleName } from './article-name.ts';

test.each([
  ['Gipsum', 'Gipsum Vakman gipsplaat AK 600\u00a0×\u00a02600 mm', 'Vakman gipsplaat AK', '600\u00a0×\u00a02600 mm'],
  [
    'Thermovast',
    'Thermovast Vakman PIR-dakplaat 1200\u00a0×\u00a0600 mm aluminium',
    'Vakman PIR-dakplaat aluminium',
    '1200\u00a0×\u00a0600 mm',
  ],
  [
    'Straatveld',
    'Straatveld Terras betontegel 30\u00a0×\u00a030\u00a0×\u00a04,5 cm vlak',
    'Terras betontegel vlak',
    '30\u00a0×\u00a030\u00a0×\u00a04,5 cm',
  ],
  ['Noordkit', 'Noordkit Vakman sanitairkit 310 ml', 'Vakman sanitairkit', '310 ml'],
  ['Beitsmeer', 'Beitsmeer Basis transparante beits mat 0,75 l', 'Basis transparante beits mat', '0,75 l'],
])('the name of an article of %s, %s, is %s in %s', (brand, name, words, size) => {
  expect(articleName({ brand, name })).toEqual({ words, size });
});

test.each([
  ['a size that belongs to a word before it stays with it', 'Foliedam', 'Foliedam Vakman dampremmende folie sd 50 m'],
  ['a density is no size', 'Wolderma', 'Wolderma Basis dampopen onderdakfolie 95 g/m²'],
  ['a mesh without a unit is no size', 'Wapenhof', 'Wapenhof Vloer bouwstaalmat 4 mm maas 100\u00a0×\u00a0100 B500A'],
])('%s', (_, brand, name) => {
  expect(articleName({ brand, name })).toEqual({ words: name.slice(brand.length + 1), size: '' });
});

test('a brand that does not begin the name leaves the name whole', () => {
  expect(articleName({ brand: 'Bouwpoort', name: 'Statiegeld europallet' })).toEqual({
    words: 'Statiegeld europallet',
    size: '',
  });
  expect(articleName({ brand: '', name: '600\u00a0×\u00a02600 mm' })).toEqual({
    words: '600\u00a0×\u00a02600 mm',
    size: '',
  });
});
