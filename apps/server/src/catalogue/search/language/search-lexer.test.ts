import { expect, test } from 'vitest';
import { indexTerms, meantLengths, tokenize, withoutStopWords } from './search-lexer.ts';
import { dimensions } from './search-measures.ts';

const terms = (text: string) => [...new Set(tokenize(text).flatMap(indexTerms))];

test.each(['12,5mm', '12.5 mm', '12,5 mm', '12,50 MM', '1,25 cm', '1.25cm'])('%s is twelve and a half mm', (text) => {
  expect(terms(text)).toContain('12.5mm');
});

test.each(['60x120 cm', '60 x 120 cm', '600x1200mm', '1200 x 600 mm', '0,6 × 1,2 m', '60X120CM'])(
  '%s is one size',
  (text) => {
    expect(terms(text)).toContain('600x1200');
  },
);

test.each([
  ['2,5kg', '2.5kg'],
  ['2500 gram', '2.5kg'],
  ['0,75 l', '750ml'],
  ['310 ml', '310ml'],
  ['5 liter', '5000ml'],
  ['3 m', '3000mm'],
  ['3mtr', '3000mm'],
  ['M8', 'm8'],
  ['C2TE S1', 'c2te'],
  ['0,70 mm', '0.7mm'],
  ['1.200 mm', '1200mm'],
  ['λ 0,032', '0.032'],
  ['850 W', '850w'],
  ['0045120', '0045120'],
  ['60 x 60 x 2 cm', '600x600'],
  ['60 x 60 x 2 cm', '20x600x600'],
  ['gipsplaten', 'gipsplaat'],
  ['PIR-spouwplaat', 'spouwplaat'],
  ['42,5N', '42.5n'],
])('%s is found by %s', (text, term) => {
  expect(terms(text)).toContain(term);
});

test('a size without a unit may be centimetres', () => {
  const [token] = tokenize('60x120');
  expect(token?.kind === 'dimensions' && meantLengths(token).map(dimensions)).toEqual(['60x120', '600x1200']);
});

test('words that say nothing are left out, unless nothing else is said', () => {
  const words = (text: string) => withoutStopWords(tokenize(text), new Set()).map(({ text }) => text);
  expect(words('schroef voor de gipsplaat')).toEqual(['schroef', 'gipsplaat']);
  expect(words('van de')).toEqual(['van', 'de']);
  const inShop = withoutStopWords(tokenize('goede schroeven'), new Set(['goed']));
  expect(inShop.map(({ text }) => text)).toEqual(['schroeven']);
});

test.each(['', '   ', '🧱🧱', '***', "';--", '\u0000', '-,.-', 'ىىى'])('%j breaks nothing', (text) => {
  expect(tokenize(text).length).toBeLessThan(2);
});
