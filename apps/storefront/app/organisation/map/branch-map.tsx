import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useElementSize } from '@bouwpoort/ui/use-element-size.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useConsent } from '../../frame/consent/use-consent.ts';
import { wholeCountry } from './map-data.ts';
import { type MapPin, MapPins } from './map-pins.tsx';
import {
  aroundCircle,
  type GeoPoint,
  type MapSize,
  type MapView,
  meterOnScreen,
  onScreen,
  viewOf,
  zoomed,
} from './map-view.ts';
import { dotBox, pinBoxes, placePins } from './pin-places.ts';
import { StaticMap } from './static-map.tsx';
import type { ScreenBox } from './town-labels.ts';
import { TownNames } from './town-names.tsx';
import { useMapEngine } from './use-map-engine.ts';

interface BranchMapProps {
  /** 'Kaart met 5 vestigingen' */
  label: string;
  pins: readonly MapPin[];
  /** The points in view; the whole country by default. */
  focusPoints?: readonly GeoPoint[];
  /** The starting point of distances, with the radius. */
  from?: (GeoPoint & { meter: number | null }) | null;
  /** The pin that is hovered or focused, here or in the list. */
  activeId?: string | null;
  onActive?: (id: string | null) => void;
  onChoose?: (id: string) => void;
  googleMapsKey: string | null;
  className?: string;
}

/** Used until the map is measured, and on the server. */
const usualSize: MapSize = { width: 860, height: 900 };
/** Space around the outermost points for their pins, which stand above them. */
const padding = 48;
/** The zoom for a single branch, which shows the towns around it. */
const nearest = 8.7;

/** The map of branches: a static drawing, until an interactive map replaces it. */
export function BranchMap(props: BranchMapProps) {
  const { label, pins, focusPoints, from, googleMapsKey } = props;
  const { t } = useTranslation('branches');
  const frame = useRef<HTMLElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const [view, setView] = useState<MapView | null>(null);
  const target = useMemo(() => pointsOf(focusPoints, from), [focusPoints, from]);
  // Google can track the viewers of its map; MapLibre is rendered by us.
  const allowsOthers = useConsent('preferences');
  const { drawnBy: renderer, show } = useMapEngine({
    element,
    view,
    setView,
    googleMapsKey: allowsOthers ? googleMapsKey : null,
    words: {
      // The frame around it has its own accessible name already.
      title: t('mapCanvas'),
      zoomHelp: t('mapZoomHelp'),
      zoomHelpMac: t('mapZoomHelpMac'),
      moveHelp: t('mapMoveHelp'),
    },
  });

  const shown = useRef<{ target: string; size: string }>(undefined);
  useEffect(() => {
    if (!size) return;
    // A new question or a resized window resets the view; a view the visitor moved by hand stays.
    const next = { target: JSON.stringify(target), size: `${size.width} ${size.height}` };
    const isSame = shown.current?.target === next.target && shown.current.size === next.size;
    shown.current = next;
    if (!isSame) show(viewFor(target, size));
  });

  const drawnView = view ?? viewFor(target, usualSize);
  const drawnSize = size ?? usualSize;
  const places = placePins(pins, drawnView, drawnSize);
  return (
    <section
      ref={frame}
      className={classNames('branch-map', props.className)}
      aria-label={label}
      data-drawn-by={renderer}
      data-live={size !== null || undefined}
    >
      {renderer === 'drawn' && <StaticMap view={drawnView} size={drawnSize} {...(size ? {} : { dots: pins })} />}
      <div ref={element} className="branch-map__engine" />
      {renderer !== 'google' && (
        <TownNames
          view={drawnView}
          size={drawnSize}
          obstacles={[
            ...(from ? [dotBox(onScreen(drawnView, drawnSize, from))] : []),
            ...pinBoxes(places),
            ...controlBoxes(drawnSize),
          ]}
        />
      )}
      {size && view && (
        <>
          {from && <Circle view={view} size={size} from={from} />}
          <MapPins
            places={places}
            activeId={props.activeId ?? null}
            onActive={props.onActive}
            onChoose={props.onChoose}
            onCluster={(points) => show(viewFor(points, size))}
          />
          <div className="branch-map__zoom">
            <IconButton icon="plus" label={t('mapNearer')} onClick={() => show(zoomed(view, 1))} />
            <IconButton icon="minus" label={t('mapFurther')} onClick={() => show(zoomed(view, -1))} />
          </div>
        </>
      )}
      {renderer !== 'google' && <p className="branch-map__source">{t('mapSource')}</p>}
    </section>
  );
}

function pointsOf(focusPoints: readonly GeoPoint[] | undefined, from: BranchMapProps['from']): readonly GeoPoint[] {
  const circle = from && from.meter !== null ? aroundCircle(from, from.meter) : from ? [from] : [];
  const points = [...(focusPoints ?? []), ...circle];
  return points.length === 0 ? wholeCountry : points;
}

function viewFor(points: readonly GeoPoint[], size: MapSize): MapView {
  const view = viewOf(points, size, padding);
  return points.length === 1 ? { ...view, zoom: Math.min(view.zoom, nearest) } : view;
}

/** The buttons for zooming and the line with the source. */
function controlBoxes({ width, height }: MapSize): ScreenBox[] {
  return [
    { left: width - 64, right: width, top: height - 124, bottom: height },
    { left: 0, right: width, top: height - 20, bottom: height },
  ];
}

function Circle({ view, size, from }: { view: MapView; size: MapSize; from: GeoPoint & { meter: number | null } }) {
  const { x, y } = onScreen(view, size, from);
  return (
    <svg className="branch-map__circle" width={size.width} height={size.height} aria-hidden="true">
      {from.meter !== null && <circle cx={x} cy={y} r={meterOnScreen(view, from.latitude, from.meter)} />}
      <circle className="branch-map__from" cx={x} cy={y} r={7} />
    </svg>
  );
}
