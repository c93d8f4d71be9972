import type { Config } from '../../foundation/config/config.ts';
import type { Database } from '../../foundation/database/database.ts';
import { cachedGeocoder } from './cached-geocoder.ts';
import { embeddedGeocoder } from './embedded-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { googleGeocoder } from './google-geocoder.ts';
import { pdokGeocoder } from './pdok-geocoder.ts';

export function openGeocoder(
  { geocoder, mode }: Pick<Config, 'geocoder' | 'mode'>,
  db: Database,
  clock: () => Date,
): Geocoder {
  if (geocoder.provider === 'pdok') return cachedGeocoder(pdokGeocoder(geocoder), clock);
  if (geocoder.provider === 'google') return cachedGeocoder(googleGeocoder(geocoder), clock);
  return embeddedGeocoder(db, { demoWorld: mode === 'demo' });
}
