import type { Town } from './map-data.ts';
import { type MapSize, type MapView, onScreen, type ScreenPoint } from './map-view.ts';

interface TownLabel extends ScreenPoint {
  town: Town;
}

/** The lowest zoom at which towns of a rank are labelled. */
export const rankZooms: Readonly<Record<number, number>> = { 1: 0, 2: 7.6, 3: 8.6 };

const letterWidth = 6.6;
const lineHeight = 16;
/** The edge of the map clips labels that cross it; towns well outside are not drawn. */
const margin = 40;

/** The labels that fit without overlap, the more important first. */
export function townLabels(towns: readonly Town[], view: MapView, size: MapSize): TownLabel[] {
  const placed: TownLabel[] = [];
  for (const town of towns.toSorted((a, b) => a.rank - b.rank)) {
    if (view.zoom < (rankZooms[town.rank] ?? 0)) continue;
    const label = { town, ...onScreen(view, size, town) };
    const isInSight =
      label.x > -margin && label.y > -margin && label.x < size.width + margin && label.y < size.height + margin;
    if (isInSight && !placed.some((other) => overlaps(label, other))) placed.push(label);
  }
  return placed;
}

function overlaps(one: TownLabel, other: TownLabel): boolean {
  const width = ((one.town.name.length + other.town.name.length) / 2) * letterWidth;
  return Math.abs(one.x - other.x) < width + 8 && Math.abs(one.y - other.y) < lineHeight;
}
