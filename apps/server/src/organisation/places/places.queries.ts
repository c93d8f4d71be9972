import { and, asc, avg, between, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import type { StreetAddress } from './geocoder.ts';
import { postalAddresses, postalPositions } from './places.tables.ts';
import type { Position, TypedPostalCode } from './postal-areas.ts';

/** Of the imported file: that of the whole postal code, else the middle of all with these digits. */
export async function findPosition(db: Database, { digits, letters }: TypedPostalCode): Promise<Position | undefined> {
  const { postalCode, latitude, longitude } = postalPositions;
  if (letters !== '') {
    const [exact] = await db
      .select({ latitude, longitude })
      .from(postalPositions)
      .where(eq(postalCode, `${digits}${letters}`));
    if (exact) return exact;
  }
  const [middle] = await db
    .select({ latitude: avg(latitude).mapWith(Number), longitude: avg(longitude).mapWith(Number) })
    .from(postalPositions)
    .where(between(postalCode, `${digits}AA`, `${digits}ZZ`));
  // An average of nothing is null, whatever its type says.
  return middle?.latitude == null || middle.longitude == null ? undefined : middle;
}

/** Where stretches of house numbers overlap, the shortest says most. */
export async function findStreet(db: Database, code: string, houseNumber: number): Promise<StreetAddress | undefined> {
  const { postalCode, firstHouseNumber, lastHouseNumber, street, city } = postalAddresses;
  const [found] = await db
    .select({ street, city })
    .from(postalAddresses)
    .where(and(eq(postalCode, code), lte(firstHouseNumber, houseNumber), gte(lastHouseNumber, houseNumber)))
    .orderBy(asc(sql`${lastHouseNumber} - ${firstHouseNumber}`), asc(street))
    .limit(1);
  return found;
}
