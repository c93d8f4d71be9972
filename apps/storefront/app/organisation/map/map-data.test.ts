import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  dutchTowns,
  foreignTowns,
  type LngLat,
  lakeShapes,
  neighbourShapes,
  provinceShapes,
  ringOf,
} from './map-data.ts';

test('a ring is a start point with steps', () => {
  expect(ringOf('5409,52268 -2,1 10,-4')).toEqual([
    [5.409, 52.268],
    [5.407, 52.269],
    [5.417, 52.265],
  ]);
});

/** Whether a point is inside a ring: counts how often a ray to the east crosses it. */
function isIn([x, y]: LngLat, ring: readonly LngLat[]): boolean {
  let inside = false;
  ring.forEach(([x1, y1], at) => {
    const [x2, y2] = ring.at(at - 1) as LngLat;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
const isOn = (shapes: LngLat[][][], point: LngLat) =>
  shapes.some(([outline, ...holes]) => isIn(point, outline ?? []) && !holes.some((hole) => isIn(point, hole)));

const [provinces, lakes, neighbours] = [provinceShapes(), lakeShapes(), neighbourShapes()];

describe('the country', () => {
  test('every Dutch town lies on land inside the country', () => {
    const wet = dutchTowns.filter(({ longitude, latitude }) => {
      const at: LngLat = [longitude, latitude];
      return !isOn(provinces, at) || isOn(lakes, at);
    });
    expect(wet.map(({ name }) => name)).toEqual([]);
  });

  test('the IJsselmeer is water, Marken and Flevoland are not', () => {
    expect(isOn(lakes, [5.35, 52.8])).toBe(true);
    expect(isOn(lakes, [5.108, 52.46])).toBe(false);
    expect(isOn(lakes, [5.55, 52.45])).toBe(false);
  });

  test('towns abroad are abroad', () => {
    for (const { longitude, latitude } of foreignTowns) {
      expect(isOn(neighbours, [longitude, latitude])).toBe(true);
      expect(isOn(provinces, [longitude, latitude])).toBe(false);
    }
  });
});

test('the data stays small, because the page carries it', () => {
  const text = readFileSync(join(import.meta.dirname, 'netherlands.json'), 'utf8');
  expect(JSON.stringify(JSON.parse(text)).length).toBeLessThan(150_000);
});
