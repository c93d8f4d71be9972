import { expect, test } from 'vitest';
import { foldPlace, soundOf, spellingDistance } from './place-spelling.ts';

test.each([
  ["'s-Gravenhage", 'sgravenhage'],
  ['Tweede Exloërmond', 'tweedeexloermond'],
  ['ĲSSELSTEIN', 'ijsselstein'],
  ['Yerseke', 'ijerseke'],
])('%s folds to %s', (name, folded) => {
  expect(foldPlace(name)).toBe(folded);
});

test.each([
  ['utrecht', 'utregt'],
  ['gendt', 'gend'],
  ['amersfoort', 'amersfort'],
])('%s sounds as %s', (name, sound) => {
  expect(soundOf(name)).toBe(sound);
});

test.each([
  ['zwolle', 'zwolle', 0, 0],
  ['zwole', 'zwolle', 1, 1],
  ['zwlole', 'zwolle', 1, 1],
  ['zwol', 'zwolle', 2, 0],
  ['swol', 'zwolle', 3, 1],
  ['', 'ede', 3, 0],
])('%j is %s with %i wrong, %i so far', (typed, name, whole, soFar) => {
  expect(spellingDistance(typed, name)).toEqual({ whole, soFar });
});
