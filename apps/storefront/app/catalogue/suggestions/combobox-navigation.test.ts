import { expect, test } from 'vitest';
import { comboboxMove, returnsToText } from './combobox-navigation.ts';

test.each([
  ['ArrowDown', null, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, null],
  ['ArrowUp', null, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, null],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', null, 3, undefined],
  ['End', null, 3, undefined],
  ['ArrowDown', null, 0, undefined],
  ['ArrowDown', 4, 3, null],
  ['a', 1, 3, undefined],
  ['Tab', 1, 3, undefined],
])('%s at %s of %i options leads to %s', (key, active, count, expected) => {
  expect(comboboxMove(key, active, count)).toBe(expected);
});

test('stepping through the whole list in either direction returns to the text', () => {
  for (const key of ['ArrowDown', 'ArrowUp']) {
    let active: number | null = null;
    const stops = new Set<number | null>();
    for (let press = 0; press < 4; press++) {
      active = comboboxMove(key, active, 3) ?? null;
      stops.add(active);
    }
    expect(active).toBeNull();
    expect(stops.size).toBe(4);
  }
});

test('moving the cursor in the text leaves the list', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'x'].map(returnsToText)).toEqual([true, true, false, false]);
});
