import type { BeheerFeature, beheerFeatureRoutes } from '@bouwpoort/contract/catalogue/features.staff';
import type { z } from 'zod';
import { importedFieldsOf } from '../../exchange/writing/field-sources.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import {
  addOverrides,
  type FeatureRow,
  insertFeature,
  listFeatures,
  lockFeature,
  overridesOf,
  updateFeature,
} from './products.ts';

type Routes = typeof beheerFeatureRoutes;

const editFields = ['name', 'unit', 'isFilter', 'position'] as const;

export async function listFeaturesForStaff(ctx: StaffContext): Promise<BeheerFeature[]> {
  return describeFeatures(ctx.db, await listFeatures(ctx.db));
}

async function describeFeatures(db: Database, rows: readonly FeatureRow[]): Promise<BeheerFeature[]> {
  const keys = rows.map(({ key }) => key);
  const imported = await importedFieldsOf(db, 'feature', keys);
  const overrides = Map.groupBy(
    await overridesOf(
      db,
      keys.map((key) => ({ entity: 'feature', entityId: key })),
    ),
    ({ entityId }) => entityId,
  );
  return rows.map(({ key, name, unit, isFilter, position, version }) => ({
    ...{ key, name, unit, isFilter, position, version },
    imported: editFields.filter((field) => imported.get(key)?.fields.has(field)),
    overridden: (overrides.get(key) ?? []).map(({ field }) => field),
  }));
}

async function describeFeature(db: Database, row: FeatureRow): Promise<BeheerFeature> {
  const [feature] = await describeFeatures(db, [row]);
  if (!feature) throw new AppError('notFound');
  return feature;
}

/** A feature is shared by all ventures: only staff with access to all may change it. */
export async function addFeature(ctx: StaffContext, given: z.output<Routes['add']['body']>): Promise<BeheerFeature> {
  requireThere(ctx, { ventureId: null });
  return ctx.db.transaction(async (tx) => {
    const row = await insertFeature(tx, given);
    if (!row) throw new AppError('invalidInput', { errors: { key: ['Dit kenmerk is er al'] } });
    const { key, ...fields } = given;
    await auditWrite(ctx, tx, { ...recordOf(row), before: null, after: fields });
    return describeFeature(tx, row);
  });
}

export async function changeFeature(
  ctx: StaffContext,
  key: string,
  { version, ...given }: z.output<Routes['change']['body']>,
): Promise<BeheerFeature> {
  requireThere(ctx, { ventureId: null });
  return ctx.db.transaction(async (tx) => {
    const before = await lockFeature(tx, key);
    if (!before) throw new AppError('notFound');
    if (before.version !== version)
      throw new AppError('conflict', {
        detail: 'Iemand anders heeft dit kenmerk intussen veranderd.',
        members: { current: await describeFeature(tx, before) },
      });
    const imported = (await importedFieldsOf(tx, 'feature', [key])).get(key);
    const by = { staffId: ctx.staff.id, staffName: ctx.staff.name, since: ctx.clock() };
    const theirs = editFields.filter((field) => imported?.fields.has(field) && given[field] !== before[field]);
    await addOverrides(
      tx,
      theirs.map((field) => ({ entity: 'feature', entityId: key, field, imported: { value: before[field] }, ...by })),
    );
    const row = (await updateFeature(tx, key, given)) ?? before;
    const { name, unit, isFilter, position } = before;
    await auditWrite(ctx, tx, { ...recordOf(row), before: { name, unit, isFilter, position }, after: given });
    return describeFeature(tx, row);
  });
}

function recordOf({ key, name }: FeatureRow) {
  return { entity: 'feature', entityId: key, entityName: name, ventureId: null };
}
