import type { Position } from '../geo/postal-areas.ts';

/** Near enough over so small a country: for tests that ask whether two tables mean the same place. */
export function kilometresBetween(one: Position, other: Position): number {
  const north = (one.latitude - other.latitude) * 111.2;
  const east = (one.longitude - other.longitude) * 111.2 * Math.cos((52 * Math.PI) / 180);
  return Math.hypot(north, east);
}
