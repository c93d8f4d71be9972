import { expect, test } from 'vitest';
import { gridMove, leavesGrid, type Place } from './suggestion-grid.ts';

const at = (row: number, column = 0): Place => ({ row, column });
/** Two rows with one cell, one with two: an article that can be added. */
const widths = [1, 1, 2];

test.each([
  ['ArrowDown', null, at(0)],
  ['ArrowDown', at(0), at(1)],
  ['ArrowDown', at(2), null],
  ['ArrowUp', null, at(2)],
  ['ArrowUp', at(2, 1), at(1)],
  ['ArrowUp', at(0), null],
  ['Home', at(2, 1), at(0)],
  ['End', at(0), at(2)],
  ['Home', null, undefined],
  ['End', null, undefined],
  ['ArrowRight', at(2), at(2, 1)],
  ['ArrowRight', at(2, 1), null],
  ['ArrowLeft', at(2, 1), at(2)],
  ['ArrowLeft', at(2), null],
  ['ArrowRight', at(0), null],
  ['ArrowLeft', null, undefined],
  ['ArrowRight', null, undefined],
  ['ArrowDown', at(4), null],
  ['a', at(1), undefined],
  ['Tab', at(1), undefined],
])('%s at %j leads to %j', (key, active, expected) => {
  expect(gridMove(key, active, widths)).toEqual(expected);
});

test('without rows no key is handled', () => {
  expect(gridMove('ArrowDown', null, [])).toBeUndefined();
});

test('stepping through the whole grid in either direction returns to the text', () => {
  for (const key of ['ArrowDown', 'ArrowUp']) {
    let active: Place | null = null;
    const stops = new Set<number | undefined>();
    for (let press = 0; press < 4; press++) {
      active = gridMove(key, active, widths) ?? null;
      stops.add(active?.row);
    }
    expect(active).toBeNull();
    expect(stops.size).toBe(4);
  }
});

test('left and right leave the grid at its edge, and move the cursor', () => {
  expect(leavesGrid('ArrowLeft', null)).toBe(true);
  expect(leavesGrid('ArrowRight', at(2, 1))).toBe(false);
  expect(leavesGrid('ArrowDown', null)).toBe(false);
});
