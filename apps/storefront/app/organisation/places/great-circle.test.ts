import { expect, test } from 'vitest';
import { distanceMeter, distanceText } from './great-circle.ts';

const utrecht = { latitude: 52.0907, longitude: 5.1214 };
const amersfoort = { latitude: 52.1561, longitude: 5.3878 };

test('Utrecht to Amersfoort is some twenty kilometres, in both directions', () => {
  expect(distanceMeter(utrecht, amersfoort)).toBeGreaterThan(19_000);
  expect(distanceMeter(utrecht, amersfoort)).toBeLessThan(20_500);
  expect(distanceMeter(amersfoort, utrecht)).toBeCloseTo(distanceMeter(utrecht, amersfoort));
  expect(distanceMeter(utrecht, utrecht)).toBe(0);
});

test.each([
  [0, '0 m'],
  [847, '850 m'],
  [3420, '3,4 km'],
  [51_800, '52 km'],
])('%i m', (meter, text) => {
  expect(distanceText(meter)).toBe(text);
});
