import { expect, test } from 'vitest';
import { cropAround, cropPosition } from './focal-crop.ts';

const wide = { width: 1600, height: 900 };
const square = { width: 1, height: 1 };

test('a crop lies around its focal point', () => {
  expect(cropAround(wide, square, { x: 0.5, y: 0.5 })).toEqual({ left: 350, top: 0, width: 900, height: 900 });
  expect(cropAround(wide, square, { x: 0.62, y: 0.46 })).toEqual({ left: 542, top: 0, width: 900, height: 900 });
});

test('and stays within the picture', () => {
  expect(cropAround(wide, square, { x: 0, y: 0 }).left).toBe(0);
  expect(cropAround(wide, square, { x: 1, y: 1 }).left).toBe(700);
  expect(cropAround({ width: 10, height: 4000 }, wide, { x: 0.5, y: 0.9 })).toEqual({
    ...{ left: 0, top: 3597, width: 10, height: 6 },
  });
});

test('a screen shows the same part', () => {
  expect(cropPosition(wide, square, { x: 0.62, y: 0.46 })).toEqual({ x: (542 / 700) * 100, y: 50 });
  expect(cropPosition(wide, { width: 16, height: 9 }, { x: 0.1, y: 0.1 })).toEqual({ x: 50, y: 50 });
});
