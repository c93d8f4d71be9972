import type { Town } from './map-data.ts';
import { type MapSize, type MapView, onScreen, type ScreenPoint } from './map-view.ts';

export interface ScreenBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface TownLabel {
  town: Town;
  dot: ScreenPoint;
  /** Where the text is anchored, on its baseline. */
  text: ScreenPoint;
  anchor: 'start' | 'middle' | 'end';
}

/** The lowest zoom at which towns of a rank are labelled. */
const rankZooms: Readonly<Record<number, number>> = { 1: 0, 2: 7.6, 3: 8.6 };

const letterWidth = 6.6;
/** Of a line of 12 px, from its baseline. */
const [ascent, descent] = [10, 4];
/** Between two labels. */
const gap = 4;

type Side = Pick<TownLabel, 'anchor'> & ScreenPoint;

/** Below its dot, because pins stand above it. */
const below: Side = { x: 0, y: 15, anchor: 'middle' };
/** Around the dot, and then beside a pin that covers the dot; the first free side is taken. */
const sides: readonly Side[] = [
  below,
  { x: 7, y: 4, anchor: 'start' },
  { x: -7, y: 4, anchor: 'end' },
  { x: 0, y: -7, anchor: 'middle' },
  { x: 0, y: 26, anchor: 'middle' },
  { x: 26, y: 4, anchor: 'start' },
  { x: -26, y: 4, anchor: 'end' },
];

/**
 * The labels that are whole and readable: clear of each other, of the edge of the map and of what covers the map, such
 * as pins. Of two that overlap the more important one is shown.
 */
export function townLabels(
  towns: readonly Town[],
  view: MapView,
  size: MapSize,
  obstacles: readonly ScreenBox[] = [],
): TownLabel[] {
  const labels: TownLabel[] = [];
  const taken: ScreenBox[] = [];
  for (const town of towns.toSorted((a, b) => a.rank - b.rank)) {
    if (view.zoom < (rankZooms[town.rank] ?? 0)) continue;
    const dot = onScreen(view, size, town);
    if (!isWithin({ left: dot.x, right: dot.x, top: dot.y, bottom: dot.y }, size)) continue;
    const isFree = (box: ScreenBox) => !taken.some((other) => overlap(box, other));
    // A label moves aside for a pin, not for another label: a crowd of names would be harder to read.
    if (!isFree(boxOf(town, dot, below))) continue;
    const side = sides.find((one) => {
      const box = boxOf(town, dot, one);
      return isWithin(box, size) && isFree(box) && !obstacles.some((other) => overlap(box, other));
    });
    if (!side) continue;
    labels.push({ town, dot, text: { x: dot.x + side.x, y: dot.y + side.y }, anchor: side.anchor });
    const { left, right, top, bottom } = boxOf(town, dot, side);
    taken.push({ left: left - gap, right: right + gap, top, bottom });
  }
  return labels;
}

function boxOf(town: Town, dot: ScreenPoint, { x, y, anchor }: Side): ScreenBox {
  const width = town.name.length * letterWidth;
  const left = dot.x + x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return { left, right: left + width, top: dot.y + y - ascent, bottom: dot.y + y + descent };
}

function overlap(one: ScreenBox, other: ScreenBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isWithin({ left, right, top, bottom }: ScreenBox, { width, height }: MapSize): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}
