import type { Position } from '../src/organisation/places/postal-areas.ts';

/** Accurate enough for a small country: for tests that compare the places of two tables. */
export function kilometresBetween(one: Position, other: Position): number {
  const north = (one.latitude - other.latitude) * 111.2;
  const east = (one.longitude - other.longitude) * 111.2 * Math.cos((52 * Math.PI) / 180);
  return Math.hypot(north, east);
}
