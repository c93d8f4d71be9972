import { expect, test } from 'vitest';
import { pinBoxes, placePins } from './pin-places.ts';

const size = { width: 800, height: 600 };
const view = { longitude: 5, latitude: 52, zoom: 8 };
const pin = (id: string, number: number | null, longitude = 5) => ({ id, number, longitude, latitude: 52 });

test('pins without a number are dots, and those that overlap are one cluster', () => {
  const { dots, clusters } = placePins([pin('a', 1), pin('b', 2), pin('c', 3, 6), pin('d', null)], view, size);
  expect(dots.map(({ id }) => id)).toEqual(['d']);
  expect(clusters.map(({ pins }) => pins.map(({ id }) => id).join())).toEqual(['a,b', 'c']);
});

test('a pin or cluster covers the map above its point, a dot around it', () => {
  expect(pinBoxes(placePins([pin('a', 1)], view, size))).toEqual([{ left: 381, right: 419, top: 256, bottom: 299 }]);
  expect(pinBoxes(placePins([pin('a', 1), pin('b', 2)], view, size))).toEqual([
    { left: 377, right: 423, top: 256, bottom: 299 },
  ]);
  expect(pinBoxes(placePins([pin('a', null)], view, size))).toEqual([{ left: 391, right: 409, top: 291, bottom: 309 }]);
});
