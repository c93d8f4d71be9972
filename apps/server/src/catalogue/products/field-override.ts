import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { fieldOverrides, type overriddenEntities } from './products.tables.ts';

export type OverrideRow = typeof fieldOverrides.$inferSelect;
export type OverriddenEntity = (typeof overriddenEntities)[number];

export interface EntityRef {
  entity: OverriddenEntity;
  entityId: string;
}

export async function overridesOf(db: Database, of: readonly EntityRef[]): Promise<OverrideRow[]> {
  const ids = Map.groupBy(of, ({ entity }) => entity);
  if (ids.size === 0) return [];
  return db
    .select()
    .from(fieldOverrides)
    .where(
      or(
        ...[...ids].map(([entity, refs]) =>
          and(
            eq(fieldOverrides.entity, entity),
            inArray(
              fieldOverrides.entityId,
              refs.map(({ entityId }) => entityId),
            ),
          ),
        ),
      ),
    );
}

/** A field that is already overridden keeps its stored import value. */
export async function addOverrides(tx: Database, rows: readonly OverrideRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(fieldOverrides)
      .values([...rows])
      .onConflictDoNothing();
}

export async function removeOverride(tx: Database, { entity, entityId }: EntityRef, field: string): Promise<void> {
  await tx
    .delete(fieldOverrides)
    .where(
      and(eq(fieldOverrides.entity, entity), eq(fieldOverrides.entityId, entityId), eq(fieldOverrides.field, field)),
    );
}
