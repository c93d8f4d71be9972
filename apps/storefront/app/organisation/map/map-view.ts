/** The view of a map: the same numbers for every engine (Web Mercator, tiles of 512 px). */
export interface MapView {
  longitude: number;
  latitude: number;
  zoom: number;
}

export interface MapSize {
  width: number;
  height: number;
}

export interface GeoPoint {
  longitude: number;
  latitude: number;
}

export interface ScreenPoint {
  x: number;
  y: number;
}

const tileSize = 512;
const earthCircumference = 40_075_017;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const furthestZoom = 5;
export const nearestZoom = 12;

const clamp = (zoom: number) => Math.min(nearestZoom, Math.max(furthestZoom, zoom));

/** The world as a square of 1 by 1. */
export function mercator({ longitude, latitude }: GeoPoint): ScreenPoint {
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) / (2 * Math.PI),
  };
}

export const worldSize = (zoom: number) => tileSize * 2 ** zoom;

/** The screen position of a geographic point, on a map of that size. */
export function onScreen(view: MapView, { width, height }: MapSize, point: GeoPoint): ScreenPoint {
  const [centre, at, world] = [mercator(view), mercator(point), worldSize(view.zoom)];
  return { x: width / 2 + (at.x - centre.x) * world, y: height / 2 + (at.y - centre.y) * world };
}

/** The geographic point at a screen position, on a map of that size. */
export function atScreen(view: MapView, { width, height }: MapSize, { x, y }: ScreenPoint): GeoPoint {
  const [centre, world] = [mercator(view), worldSize(view.zoom)];
  return earthPoint(centre.x + (x - width / 2) / world, centre.y + (y - height / 2) / world);
}

/** The closest view that contains all these points, with padding for their pins. */
export function viewOf(points: readonly GeoPoint[], { width, height }: MapSize, padding: number): MapView {
  const spots = points.map(mercator);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // The padding takes at most half of the map.
  const fit = (length: number, span: number) => Math.max(length - 2 * padding, length / 2) / (span * tileSize);
  const zoom = Math.log2(Math.min(fit(width, right - left), fit(height, bottom - top)));
  return { ...earthPoint((left + right) / 2, (top + bottom) / 2), zoom: clamp(zoom) };
}

function earthPoint(x: number, y: number): GeoPoint {
  return {
    longitude: x * 360 - 180,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  };
}

export function zoomed(view: MapView, steps: number): MapView {
  return { ...view, zoom: clamp(view.zoom + steps) };
}

/** The corners of the square around a circle, to fit it in a view. */
export function aroundCircle({ longitude, latitude }: GeoPoint, meter: number): GeoPoint[] {
  const up = (meter / earthCircumference) * 360;
  const aside = up / Math.cos(radians(latitude));
  return [
    { longitude: longitude - aside, latitude: latitude - up },
    { longitude: longitude + aside, latitude: latitude + up },
  ];
}

/** The length of a distance on the screen, at that latitude. */
export function meterOnScreen({ zoom }: MapView, latitude: number, meter: number): number {
  return (meter * worldSize(zoom)) / (earthCircumference * Math.cos(radians(latitude)));
}
