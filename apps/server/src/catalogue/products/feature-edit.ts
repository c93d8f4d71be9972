import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { features } from './products.tables.ts';

export type FeatureRow = typeof features.$inferSelect;

export function listFeatures(db: Database): Promise<FeatureRow[]> {
  return db.select().from(features).orderBy(asc(features.position), asc(features.name), asc(features.key));
}

export async function lockFeature(tx: Database, key: string): Promise<FeatureRow | undefined> {
  const [row] = await tx.select().from(features).where(eq(features.key, key)).for('update');
  return row;
}

export type FeatureValues = Pick<FeatureRow, 'name' | 'unit' | 'isFilter' | 'position'>;

export async function updateFeature(tx: Database, key: string, values: FeatureValues): Promise<FeatureRow | undefined> {
  // Once staff decide on the filter, it is not measured any more.
  const measured = sql`${features.isMeasured} and ${features.isFilter} = ${values.isFilter}`;
  const [row] = await tx
    .update(features)
    .set({ ...values, isMeasured: measured })
    .where(eq(features.key, key))
    .returning();
  return row;
}

/** Returns undefined if it already exists. */
export async function insertFeature(
  tx: Database,
  row: FeatureValues & { key: string },
): Promise<FeatureRow | undefined> {
  const [made] = await tx.insert(features).values(row).onConflictDoNothing().returning();
  return made;
}
