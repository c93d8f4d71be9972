import { type GeoPoint, type MapSize, type MapView, onScreen, type ScreenPoint } from './map-view.ts';
import { clusterPins } from './pin-clusters.ts';
import type { ScreenBox } from './town-labels.ts';

interface Pin extends GeoPoint {
  number: number | null;
  icon?: unknown;
}

export interface PinPlaces<P> {
  /** Pins without a number or icon. */
  dots: readonly (P & ScreenPoint)[];
  clusters: readonly ({ pins: readonly (P & ScreenPoint)[] } & ScreenPoint)[];
}

/** The size of a touch target, for pins and clusters alike, so that none overlap. */
const reach = 44;

export function placePins<P extends Pin>(pins: readonly P[], view: MapView, size: MapSize): PinPlaces<P> {
  const placed = pins.map((pin) => ({ ...pin, ...onScreen(view, size, pin) }));
  const isDot = ({ number, icon }: Pin) => number === null && icon === undefined;
  return {
    dots: placed.filter(isDot),
    clusters: clusterPins(
      placed.filter((pin) => !isDot(pin)),
      reach,
    ),
  };
}

/** What they cover of the map: branch-map.css gives them their sizes. */
export function pinBoxes({ dots, clusters }: PinPlaces<unknown>): ScreenBox[] {
  return [
    ...dots.map((dot) => dotBox(dot)),
    ...clusters.map(({ pins, x, y }) => {
      const half = pins.length > 1 ? 23 : 19;
      return { left: x - half, right: x + half, top: y - reach, bottom: y - 1 };
    }),
  ];
}

export function dotBox({ x, y }: ScreenPoint): ScreenBox {
  return { left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 };
}
