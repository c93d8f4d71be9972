import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useElementSize } from '@bouwpoort/ui/use-element-size.ts';
import { useRef } from 'react';
import {
  type GeoPoint,
  type MapSize,
  type MapView,
  onScreen,
  type ScreenPoint,
} from '../../organisation/map/map-view.ts';
import { StaticMap } from '../../organisation/map/static-map.tsx';
import type { ScreenBox } from '../../organisation/map/town-labels.ts';
import { TownNames } from '../../organisation/map/town-names.tsx';

/** Used until the map is measured, and on the server. */
const usualSize: MapSize = { width: 640, height: 400 };

interface PlainMapProps {
  view: MapView;
  pin: GeoPoint | null;
}

/** The drawn map of the finder with one pin: it loads nothing from third parties. */
export function StaticPinMap({ view, pin }: PlainMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const drawnSize = size ?? usualSize;
  const at = pin ? onScreen(view, drawnSize, pin) : null;
  return (
    <div ref={frame} className="plain-map branch-map" data-live={size !== null || undefined} aria-hidden="true">
      <StaticMap view={view} size={drawnSize} />
      <TownNames view={view} size={drawnSize} obstacles={at ? obstaclesOf(at, drawnSize) : []} />
      {size && at && (
        <span className="plain-map__pin" style={{ left: at.x, top: at.y }}>
          <Icon name="pin" />
        </span>
      )}
    </div>
  );
}

/** The pin, and the caption and buttons along the lower edge. */
function obstaclesOf({ x, y }: ScreenPoint, { width, height }: MapSize): ScreenBox[] {
  return [
    { left: x - 20, right: x + 20, top: y - 42, bottom: y },
    { left: 0, right: width, top: height - 36, bottom: height },
  ];
}
