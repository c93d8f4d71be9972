import { type LngLat, lakeShapes, neighbourShapes, provinceShapes } from './map-data.ts';
import { type GeoPoint, type MapSize, type MapView, mercator, worldSize } from './map-view.ts';

/** Paths are in pixels of this zoom, about the resolution of the coastline data. */
const pathZoom = 8;
const unit = worldSize(pathZoom);
const spot = ([longitude, latitude]: LngLat) => {
  const { x, y } = mercator({ longitude, latitude });
  return [Math.round(x * unit), Math.round(y * unit)] as const;
};
/** Near the middle of the country, which keeps the numbers of the paths small. */
const origin = spot([5.3, 52.1]);

function pathOf(shapes: LngLat[][][]): string {
  return shapes.flatMap((rings) => rings.map(ringPath)).join('');
}

function ringPath(ring: readonly LngLat[]): string {
  let [x, y] = origin as readonly [number, number];
  let path = '';
  for (const point of ring) {
    const [nextX, nextY] = spot(point);
    if (path !== '' && nextX === x && nextY === y) continue;
    path += path === '' ? `M${nextX - origin[0]},${nextY - origin[1]}l` : `${nextX - x},${nextY - y} `;
    [x, y] = [nextX, nextY];
  }
  return `${path.trimEnd()}z`;
}

const land = pathOf(provinceShapes());
const lakes = pathOf(lakeShapes());
const neighbours = pathOf(neighbourShapes());

/** The country as a plain drawing without names, shown before, and without, an interactive map. */
export function StaticMap({ view, size, dots }: { view: MapView; size: MapSize; dots?: readonly MapDot[] }) {
  const scale = 2 ** (pathZoom - view.zoom);
  const [x, y] = spotOf(view);
  const [width, height] = [size.width * scale, size.height * scale];
  const box = [x - width / 2, y - height / 2, width, height].map((side) => Math.round(side)).join(' ');
  return (
    <svg className="drawn-map" viewBox={box} aria-hidden="true">
      <path className="drawn-map__abroad" d={neighbours} />
      <path className="drawn-map__land" d={land} />
      <path className="drawn-map__lake" d={lakes} />
      {dots?.map((dot) => {
        const [dotX, dotY] = spotOf(dot);
        return (
          <circle key={dot.id} cx={dotX} cy={dotY} r={7 * scale} fill={dot.accentColor} className="drawn-map__dot" />
        );
      })}
    </svg>
  );
}

interface MapDot extends GeoPoint {
  id: string;
  accentColor: string;
}

/** In the units of the paths. */
function spotOf({ longitude, latitude }: GeoPoint): readonly [number, number] {
  const [x, y] = spot([longitude, latitude]);
  return [x - origin[0], y - origin[1]];
}
