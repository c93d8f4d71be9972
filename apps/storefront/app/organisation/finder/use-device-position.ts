import { useState } from 'react';
import type { Place } from '../places/great-circle.ts';

/** `denied` by the visitor or the browser; `unavailable` when the device has no position, or takes too long. */
type DevicePositionState = 'idle' | 'looking' | 'denied' | 'unavailable';

/** The position of the device, requested by the visitor. */
export function useDevicePosition(onFound: (place: Place) => void) {
  const [state, setState] = useState<DevicePositionState>('idle');
  const find = () => {
    // The API is absent on a site without https.
    if (!('geolocation' in navigator)) return setState('unavailable');
    setState('looking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound({ latitude: coords.latitude, longitude: coords.longitude });
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { maximumAge: 10 * 60_000, timeout: 10_000 },
    );
  };
  return { state, find, forget: () => setState('idle') };
}
