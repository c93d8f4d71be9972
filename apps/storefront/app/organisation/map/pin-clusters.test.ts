import { expect, test } from 'vitest';
import { clusterPins } from './pin-clusters.ts';

const pin = (name: string, x: number, y: number) => ({ name, x, y });
const names = (pins: ReturnType<typeof pin>[], reach: number) =>
  clusterPins(pins, reach).map((cluster) => cluster.pins.map(({ name }) => name).join());

test('pins that are far apart stay apart', () => {
  expect(names([pin('a', 0, 0), pin('b', 30, 0)], 30)).toEqual(['a', 'b']);
});

test('overlapping pins become one, at the place of the first', () => {
  expect(clusterPins([pin('a', 0, 0), pin('b', 20, 20)], 30)).toEqual([
    { pins: [pin('a', 0, 0), pin('b', 20, 20)], x: 0, y: 0 },
  ]);
});

test('a row of pins does not become one long cluster', () => {
  expect(names([pin('a', 0, 0), pin('b', 20, 0), pin('c', 40, 0), pin('d', 60, 0)], 30)).toEqual(['a,b', 'c,d']);
});

test('no pins, no clusters', () => {
  expect(clusterPins([], 30)).toEqual([]);
});
