import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useElementSize } from '@bouwpoort/ui/use-element-size.ts';
import { useRef } from 'react';
import { type GeoPoint, type MapView, onScreen } from '../branches/map/map-view.ts';
import { StaticMap } from '../branches/map/static-map.tsx';

interface PlainMapProps {
  view: MapView;
  pin: GeoPoint | null;
}

/** The drawn map of the finder with one pin: it loads nothing from third parties. */
export function StaticPinMap({ view, pin }: PlainMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const at = size && pin ? onScreen(view, size, pin) : null;
  return (
    <div ref={frame} className="plain-map branch-map" data-live={size !== null || undefined} aria-hidden="true">
      <StaticMap view={view} size={size ?? { width: 640, height: 400 }} />
      {at && (
        <span className="plain-map__pin" style={{ left: at.x, top: at.y }}>
          <Icon name="pin" />
        </span>
      )}
    </div>
  );
}
