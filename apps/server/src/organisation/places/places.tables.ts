import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** A postal-code file of the operator's own: `npm run geo -- import FILE`. Empty until there is one. */
export const postalAddresses = pgTable(
  'postal_address',
  {
    /** '1234AB' */
    postalCode: text().notNull(),
    /** Both the same where the file has a row per door. */
    firstHouseNumber: integer().notNull(),
    lastHouseNumber: integer().notNull(),
    street: text().notNull(),
    city: text().notNull(),
  },
  (t) => [
    index('postal_address_code').on(t.postalCode, t.firstHouseNumber),
    check('postal_address_house_numbers', sql`${t.firstHouseNumber} <= ${t.lastHouseNumber}`),
  ],
);

/** Where the middle of a postal code is, by the same file. */
export const postalPositions = pgTable(
  'postal_position',
  {
    postalCode: text().primaryKey(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (t) => [
    check('postal_position_on_earth', sql`${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180`),
  ],
);
