import { expect, test } from 'vitest';
import { takePinnedPage } from './search-pins.ts';

/** Documents 0 to 9, in that order. */
const page = (pins: [doc: number, place: number][], skip: number, top: number) =>
  takePinnedPage(
    Uint32Array.from({ length: 10 }, (_, doc) => doc),
    Float64Array.from({ length: 10 }, (_, doc) => doc),
    pins.map(([doc, place]) => ({ doc, place })),
    skip,
    top,
  );

test('a pinned document stands at its place, and the others keep their order around it', () => {
  expect(page([[7, 1]], 0, 4)).toEqual([7, 0, 1, 2]);
  expect(
    page(
      [
        [7, 3],
        [9, 1],
      ],
      0,
      5,
    ),
  ).toEqual([9, 0, 7, 1, 2]);
  expect(page([[0, 3]], 0, 4)).toEqual([1, 2, 0, 3]);
});

test('pages follow each other without a gap or a double', () => {
  const pins: [number, number][] = [
    [8, 2],
    [1, 6],
    [9, 6],
  ];
  const all = page(pins, 0, 10);
  expect(all.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([0, 3, 6, 9].flatMap((skip) => page(pins, skip, 3))).toEqual(all);
  expect(all.indexOf(8)).toBe(1);
});

test('a pin beyond the end comes last, and one that is not found is left out', () => {
  expect(page([[2, 50]], 0, 10)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 2]);
  expect(page([[77, 1]], 0, 3)).toEqual([0, 1, 2]);
  expect(page([[2, 1]], 20, 5)).toEqual([]);
});
