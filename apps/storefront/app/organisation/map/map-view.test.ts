import { describe, expect, test } from 'vitest';
import { distanceMeter } from '../places/great-circle.ts';
import { aroundCircle, atScreen, meterOnScreen, nearestZoom, onScreen, viewOf, zoomed } from './map-view.ts';

const size = { width: 800, height: 600 };
const utrecht = { longitude: 5.12, latitude: 52.09 };
const view = { ...utrecht, zoom: 8 };

test('the centre of the view is in the middle; north is up, east is right', () => {
  expect(onScreen(view, size, utrecht)).toEqual({ x: 400, y: 300 });
  const groningen = onScreen(view, size, { longitude: 6.57, latitude: 53.22 });
  expect([groningen.x > 400, groningen.y < 300]).toEqual([true, true]);
});

test('a screen position maps back to its geographic point', () => {
  const point = { longitude: 5.2926, latitude: 52.1731 };
  const found = atScreen(view, size, onScreen(view, size, point));
  expect(found.longitude).toBeCloseTo(point.longitude, 6);
  expect(found.latitude).toBeCloseTo(point.latitude, 6);
});

describe('fitting several points in a view', () => {
  const points = [
    { longitude: 3.6, latitude: 51.4 },
    { longitude: 6.9, latitude: 53.3 },
    { longitude: 5.7, latitude: 50.8 },
  ];
  test.each([size, { width: 390, height: 240 }, { width: 300, height: 900 }])('all points are inside %j', (screen) => {
    const all = viewOf(points, screen, 40);
    for (const point of points) {
      const { x, y } = onScreen(all, screen, point);
      expect([x > 20, y > 20, x < screen.width - 20, y < screen.height - 20]).toEqual([true, true, true, true]);
    }
  });

  test('they touch the padding', () => {
    const all = viewOf(points, size, 40);
    const ys = points.map((point) => onScreen(all, size, point).y);
    expect([Math.min(...ys), Math.max(...ys)].map(Math.round)).toEqual([40, 560]);
  });

  test('a single point has a maximum zoom', () => {
    expect(viewOf([utrecht], size, 40).zoom).toBe(nearestZoom);
  });
});

test('a circle touches its square, and has the right diameter', () => {
  const corners = aroundCircle(utrecht, 50_000);
  const [southWest, northEast] = corners;
  if (!southWest || !northEast) throw new Error('a square has corners');
  const wide = distanceMeter({ ...southWest, latitude: 52.09 }, { ...northEast, latitude: 52.09 });
  expect(wide / 1000).toBeCloseTo(100, 0);
  const left = onScreen(view, size, { ...southWest, latitude: 52.09 }).x;
  expect(400 - left).toBeCloseTo(meterOnScreen(view, 52.09, 50_000), 0);
});

test('zooming is limited on both sides', () => {
  expect(zoomed(view, 1).zoom).toBe(9);
  expect(zoomed(view, 9).zoom).toBe(nearestZoom);
});
