import { expect, test } from 'vitest';
import { splitCompound } from './dutch-compound.ts';

const words = new Set(
  'gips plaat schroef gipsplaat lijm bevestiging middel dak pan haak pir pur schuim spouw tegel beton blok silicoon kit'.split(
    ' ',
  ),
);
const split = (word: string) => splitCompound(word, (stem) => words.has(stem))?.join(' ');

test.each([
  ['gipsplaatschroef', 'gipsplaat schroef'],
  ['gipsplaatschroeven', 'gipsplaat schroef'],
  ['gipsplaat', 'gips plaat'],
  ['platenlijm', 'plaat lijm'],
  ['bevestigingsmiddelen', 'bevestiging middel'],
  ['dakpanhaak', 'dak pan haak'],
  ['purschuim', 'pur schuim'],
  ['pirspouwplaten', 'pir spouw plaat'],
  ['siliconenkit', 'silicoon kit'],
  ['tegellijm', 'tegel lijm'],
])('%s is %s', (word, parts) => {
  expect(split(word)).toBe(parts);
});

test.each(['plaat', 'gipsvezel', 'kitten', 'dakx', 'x'.repeat(100), ''])('%s is one word', (word) => {
  expect(split(word)).toBeUndefined();
});
