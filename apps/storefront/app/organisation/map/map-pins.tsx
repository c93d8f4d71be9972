import { accentStyle } from '@bouwpoort/ui/accent-style.ts';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';
import type { GeoPoint, ScreenPoint } from './map-view.ts';
import type { PinPlaces } from './pin-places.ts';

export interface MapPin extends GeoPoint {
  id: string;
  /** Its number in the list; null for a branch that is not listed. */
  number: number | null;
  /** Shown instead of a number. */
  icon?: IconName;
  /** 'Steenhof Bouwmaterialen Amersfoort' */
  name: string;
  href: string;
  accentColor: string;
}

interface MapPinsProps {
  places: PinPlaces<MapPin>;
  activeId: string | null;
  onActive: ((id: string | null) => void) | undefined;
  onChoose: ((id: string) => void) | undefined;
  /** The visitor wants to zoom in on the points of a cluster. */
  onCluster: (points: readonly GeoPoint[]) => void;
}

/** Links at their places on the map; all of them stand in the list beside it as well. */
export function MapPins({ places, activeId, onActive, onChoose, onCluster }: MapPinsProps) {
  const { t } = useTranslation('branches');
  const layer = useRef<HTMLDivElement>(null);
  const opened = useRef<string>(undefined);
  useEffect(() => {
    // A group that was opened went, with the focus.
    if (opened.current === undefined || document.activeElement !== document.body) return;
    layer.current
      ?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(opened.current)}"]`)
      ?.focus({ preventScroll: true });
    opened.current = undefined;
  });
  return (
    <div ref={layer} className="branch-map__pins">
      {places.dots.map((pin) => (
        <span key={pin.id} className="map-dot" style={at(pin, pin.accentColor)} aria-hidden="true" />
      ))}
      {places.clusters.map(({ pins: together, x, y }) => {
        const [pin] = together;
        if (!pin) return null;
        if (together.length > 1) {
          const isActive = together.some(({ id }) => id === activeId);
          return (
            <button
              key={pin.id}
              type="button"
              className={classNames('map-cluster', isActive && 'is-active')}
              style={at({ x, y })}
              aria-label={t('mapCluster', { count: together.length, name: pin.name })}
              onClick={() => {
                opened.current = pin.id;
                onCluster(together);
              }}
            >
              {together.length}×
            </button>
          );
        }
        return (
          <Anchor
            key={pin.id}
            data-pin={pin.id}
            href={pin.href}
            className={classNames('map-pin', pin.id === activeId && 'is-active')}
            {...accentStyle(pin.accentColor)}
            style={at(pin, pin.accentColor)}
            aria-label={pin.number === null ? pin.name : t('mapPin', { number: pin.number, name: pin.name })}
            onMouseEnter={() => onActive?.(pin.id)}
            onMouseLeave={() => onActive?.(null)}
            onFocus={() => onActive?.(pin.id)}
            onBlur={() => onActive?.(null)}
            onClick={(event) => {
              if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onChoose(pin.id);
            }}
          >
            <span className="map-pin__shape">
              <span>{pin.icon ? <Icon name={pin.icon} size="small" /> : pin.number}</span>
            </span>
          </Anchor>
        );
      })}
    </div>
  );
}

const at = ({ x, y }: ScreenPoint, accentColor?: string) => ({
  ...accentStyle(accentColor).style,
  translate: `${x}px ${y}px`,
});
