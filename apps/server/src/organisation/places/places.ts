import { inArray } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { postalPositions } from './places.tables.ts';
import { type Position, postalAreaOf } from './postal-areas.ts';

/** Where postal codes in their one form ('1234AB') are: by the imported file, else the middle of their area. */
export async function positionsOf(
  { db }: { db: Database },
  postalCodes: readonly string[],
): Promise<Map<string, Position>> {
  const asked = [...new Set(postalCodes)];
  if (asked.length === 0) return new Map();
  const { postalCode, latitude, longitude } = postalPositions;
  const rows = await db
    .select({ postalCode, latitude, longitude })
    .from(postalPositions)
    .where(inArray(postalCode, asked));
  const exact = new Map(rows.map((row) => [row.postalCode, { latitude: row.latitude, longitude: row.longitude }]));
  return new Map(
    asked.flatMap((code) => {
      const found = exact.get(code) ?? postalAreaOf(code.slice(0, 4));
      return found ? [[code, { latitude: found.latitude, longitude: found.longitude }]] : [];
    }),
  );
}
