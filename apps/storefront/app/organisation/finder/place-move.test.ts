import { expect, test } from 'vitest';
import { placeMove } from './place-move.ts';

test.each([
  ['ArrowDown', null, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, null],
  ['ArrowUp', null, 2],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, null],
  ['ArrowLeft', 1, null],
  ['ArrowRight', null, undefined],
  ['a', 1, undefined],
])('%s from %s leads to %s, of three', (key, active, next) => {
  expect(placeMove(key, active, 3)).toBe(next);
});
