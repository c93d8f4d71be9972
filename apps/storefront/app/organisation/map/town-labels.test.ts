import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../../tools/property-runs.ts';
import { dutchTowns, foreignTowns } from './map-data.ts';
import { atScreen } from './map-view.ts';
import { type ScreenBox, type TownLabel, townLabels } from './town-labels.ts';

const size = { width: 800, height: 600 };
const view = { longitude: 5, latitude: 52, zoom: 8 };
const town = (name: string, rank: number, longitude = 5, latitude = 52) => ({ name, rank, longitude, latitude });
const names = (towns: ReturnType<typeof town>[], zoom: number) =>
  townLabels(towns, { ...view, zoom }, size).map((label) => label.town.name);
/** Around the point in the middle of the map, where the town 'Stad' is. */
const box = (left: number, right: number, top: number, bottom: number): ScreenBox => ({
  left: 400 + left,
  right: 400 + right,
  top: 300 + top,
  bottom: 300 + bottom,
});
const placeOf = (...obstacles: ScreenBox[]) => {
  const [label] = townLabels([town('Stad', 1)], view, size, obstacles);
  return label && { x: label.text.x - 400, y: label.text.y - 300, anchor: label.anchor };
};
/** About the letters themselves. */
const textBox = ({ town, text, anchor }: TownLabel): ScreenBox => {
  const width = town.name.length * 6;
  const left = text.x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return { left, right: left + width, top: text.y - 9, bottom: text.y + 3 };
};

test('smaller towns are labelled at a higher zoom', () => {
  const towns = [town('Klein', 3, 5.5), town('Groot', 1, 4.5), town('Middel', 2, 5)];
  expect(names(towns, 7)).toEqual(['Groot']);
  expect(names(towns, 8)).toEqual(['Groot', 'Middel']);
  expect(names(towns, 9)).toEqual(['Groot', 'Middel', 'Klein']);
});

test('of two overlapping labels the more important is shown', () => {
  expect(names([town('Dorp', 2), town('Stad', 1)], 8)).toEqual(['Stad']);
});

test('towns out of view are not drawn', () => {
  expect(names([town('Ver', 1, 9)], 8)).toEqual([]);
});

test('a label stands below its dot, also when its own pin stands on the dot', () => {
  const pin = box(-18, 18, -42, 2);
  expect(placeOf()).toEqual({ x: 0, y: 15, anchor: 'middle' });
  expect(placeOf(pin)).toEqual({ x: 0, y: 15, anchor: 'middle' });
});

test('a label moves to the first side that no pin covers', () => {
  const pinBelow = box(-18, 18, 10, 54);
  expect(placeOf(pinBelow)).toEqual({ x: 7, y: 4, anchor: 'start' });
  expect(placeOf(pinBelow, box(5, 40, -20, 20))).toEqual({ x: -7, y: 4, anchor: 'end' });
  expect(placeOf(pinBelow, box(5, 40, -3, 20), box(-40, -5, -3, 20))).toEqual({ x: 0, y: -7, anchor: 'middle' });
});

test('the label of a covered dot stands beside the pin', () => {
  expect(placeOf(box(-18, 18, -34, 10))).toEqual({ x: 0, y: 26, anchor: 'middle' });
  expect(placeOf(box(-22, 22, -22, 22))).toEqual({ x: 26, y: 4, anchor: 'start' });
});

test('a label that is covered on every side is left out', () => {
  expect(placeOf(box(-80, 80, -80, 80))).toBeUndefined();
});

test('a label at the edge of the map moves inwards, or is left out', () => {
  const anchorAt = (x: number) => {
    const { longitude } = atScreen(view, size, { x, y: 300 });
    return townLabels([town('Rand', 1, longitude)], view, size)[0]?.anchor;
  };
  expect(anchorAt(4)).toBe('start');
  expect(anchorAt(796)).toBe('end');
  expect(anchorAt(-10)).toBeUndefined();
});

test('on no view of the real map a label touches a pin, another label or the edge', () => {
  const places = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) });
  const views = fc.record({
    longitude: fc.double({ min: 3.5, max: 7, noNaN: true }),
    latitude: fc.double({ min: 50.8, max: 53.4, noNaN: true }),
    zoom: fc.double({ min: 5, max: 12, noNaN: true }),
  });
  fc.assert(
    fc.property(views, fc.array(places, { maxLength: 30 }), (at, pins) => {
      const obstacles = pins.map(({ x, y }) => ({ left: x - 18, right: x + 18, top: y - 42, bottom: y + 2 }));
      const boxes = townLabels([...dutchTowns, ...foreignTowns], at, size, obstacles).map(textBox);
      const all = [...obstacles, ...boxes];
      for (const one of boxes) {
        const hit = all.filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        );
        expect(hit).toEqual([one]);
        expect(one.left >= 0 && one.right <= size.width && one.top >= 0 && one.bottom <= size.height).toBe(true);
      }
    }),
    { numRuns: propertyRuns(60) },
  );
});
