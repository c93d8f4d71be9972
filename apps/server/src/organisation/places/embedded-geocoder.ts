import type { Database } from '../../foundation/database/database.ts';
import { findDemoAddress } from './demo-addresses.ts';
import { findPlaces } from './gazetteer.ts';
import type { Geocoder } from './geocoder.ts';
import { findPosition, findStreet } from './places.queries.ts';
import { foundPostalCode, postalAreaOf, typedPostalCode } from './postal-areas.ts';

/** Asks nobody: a gazetteer and a postal map of our own, and what the operator imported. */
export function embeddedGeocoder(db: Database, { demoWorld }: { demoWorld: boolean }): Geocoder {
  return {
    places: async (text, top) => {
      const typed = typedPostalCode(text);
      if (!typed) return findPlaces(text, top);
      const area = postalAreaOf(typed.digits);
      const position = (await findPosition(db, typed)) ?? area;
      return position ? [foundPostalCode(typed, position, area?.province ?? null)] : [];
    },
    address: async (postalCode, houseNumber) => {
      const imported = await findStreet(db, postalCode, houseNumber);
      return imported ?? (demoWorld ? findDemoAddress(postalCode, houseNumber) : undefined) ?? null;
    },
  };
}
