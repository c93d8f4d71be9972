import { useState } from 'react';
import type { Place } from '../../organisation/places/great-circle.ts';

/** The position of the device, at the user's request; unavailable on a site without https. */
export function usePosition() {
  const [place, setPlace] = useState<Place | null>(null);
  const [state, setState] = useState<'idle' | 'looking' | 'refused' | 'impossible'>(() =>
    typeof navigator !== 'undefined' && 'geolocation' in navigator && window.isSecureContext ? 'idle' : 'impossible',
  );
  const find = () => {
    setState('looking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ latitude: coords.latitude, longitude: coords.longitude });
        setState('idle');
      },
      () => setState('refused'),
      { maximumAge: 10 * 60_000, timeout: 10_000 },
    );
  };
  return { place, state, find };
}
