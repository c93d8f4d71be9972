import { isPostalCode } from '@bouwpoort/trade/organisation/postal-code';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { atScreen, type GeoPoint, type MapView, onScreen, zoomed } from '../../organisation/map/map-view.ts';
import { pinIn, pinText } from './jobsite-form.ts';
import { StaticPinMap } from './static-pin-map.tsx';

interface PinFieldProps {
  value: string;
  error: string | undefined;
  /** The centre of the map while there is no pin. */
  postalCode: string;
  onChange: (value: string) => void;
}

const middle: GeoPoint = { latitude: 52.15, longitude: 5.39 };
/** The zoom for a village with its surroundings. */
const usualZoom = 10;
/** Pixels per key press. */
const step = 8;
const moves: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowUp', [0, -step]],
  ['ArrowDown', [0, step]],
  ['ArrowLeft', [-step, 0]],
  ['ArrowRight', [step, 0]],
]);

/** Sets a pin by a press on the map, by arrow keys, or as typed coordinates. */
export function PinField({ value, error, postalCode, onChange }: PinFieldProps) {
  const { t } = useTranslation('sites');
  const venture = useVenture();
  const pin = pinIn(value) ?? null;
  const [moved, setMoved] = useState<MapView | null>(null);
  const { data } = useQuery(
    {
      queryKey: ['place of postal code', postalCode],
      queryFn: isPostalCode(postalCode)
        ? () => browserApi(venture.id).call('search.places', { query: { q: postalCode, top: 1 } })
        : skipToken,
    },
    browserQueries(),
  );
  const view = moved ?? { ...(pin ?? data?.results[0] ?? middle), zoom: usualZoom };
  const put = (point: GeoPoint) => {
    // The map does not recentre, so that the next press can correct this one.
    setMoved(view);
    onChange(pinText(point));
  };
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A keyboard click has no coordinates.
    const at = detail === 0 ? { x: width / 2, y: height / 2 } : { x: clientX - left, y: clientY - top };
    put(atScreen(view, { width, height }, at));
  };
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = moves.get(event.key);
    if (!by || !pin) return;
    event.preventDefault();
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const { x, y } = onScreen(view, { width, height }, pin);
    put(atScreen(view, { width, height }, { x: x + by[0], y: y + by[1] }));
  };
  return (
    <div className="pin-field">
      <div className="pin-field__frame">
        <button
          type="button"
          className="pin-field__map"
          aria-label={t(pin ? 'pinMove' : 'pinPut')}
          onClick={press}
          onKeyDown={move}
        >
          <StaticPinMap view={view} pin={pin} />
        </button>
        <div className="pin-field__zoom">
          <IconButton icon="plus" label={t('mapNearer')} onClick={() => setMoved(zoomed(centred(view, pin), 1))} />
          <IconButton icon="minus" label={t('mapFurther')} onClick={() => setMoved(zoomed(view, -1))} />
        </div>
      </div>
      <TextField
        label={t('field_pin')}
        hint={t('pinHint')}
        error={error}
        optional
        name="pin"
        autoComplete="off"
        maxLength={40}
        value={value}
        onChange={(event) => {
          setMoved(null);
          onChange(event.target.value);
        }}
      />
    </div>
  );
}

/** Zooms in on the pin. */
const centred = (view: MapView, pin: GeoPoint | null): MapView => ({ ...view, ...pin });
