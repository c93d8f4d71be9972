import { type BeheerFeature, beheerFeatureRoutes } from '@bouwpoort/contract/catalogue/features.staff';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { importedFieldsOf } from '../../exchange/writing/field-sources.ts';
import type { ContextDeps } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  addRecord,
  changeRecord,
  requireThere,
  type StaffContext,
  type StaffRecord,
  serveStaff,
} from '../../organisation/staff/staff.ts';
import { type FeatureRow, insertFeature, listFeatures, lockFeature, updateFeature } from './feature-edit.ts';
import { addOverrides, overridesOf } from './field-override.ts';

type Routes = typeof beheerFeatureRoutes;

export function registerBeheerFeatures(app: FastifyInstance, deps: ContextDeps): void {
  const routes = beheerFeatureRoutes;
  serveStaff(app, deps, routes.list, async (ctx) => ({ features: await listFeaturesForStaff(ctx) }));
  serveStaff(app, deps, routes.add, (ctx, { body }) => addFeature(ctx, body));
  serveStaff(app, deps, routes.change, (ctx, { params, body }) => changeFeature(ctx, params.key, body));
}

const editFields = ['name', 'unit', 'isFilter', 'position'] as const;

async function listFeaturesForStaff(ctx: StaffContext): Promise<BeheerFeature[]> {
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
const features: StaffRecord<string, FeatureRow> = {
  lock: ({ db }, key) => lockFeature(db, key),
  places: () => [{ ventureId: null }],
  version: ({ version }) => version,
  stale: 'Iemand anders heeft dit kenmerk intussen veranderd.',
  current: ({ db }, row) => describeFeature(db, row),
  audited: ({ key, name }) => ({ entity: 'feature', entityId: key, entityName: name, ventureId: null }),
  fields: ({ name, unit, isFilter, position }) => ({ name, unit, isFilter, position }),
};

async function addFeature(ctx: StaffContext, given: z.output<Routes['add']['body']>): Promise<BeheerFeature> {
  requireThere(ctx, { ventureId: null });
  const row = await addRecord(ctx, features, async ({ db }) => {
    const added = await insertFeature(db, given);
    if (!added) throw new AppError('invalidInput', { errors: { key: ['Dit kenmerk is er al'] } });
    return added;
  });
  return describeFeature(ctx.db, row);
}

async function changeFeature(
  ctx: StaffContext,
  key: string,
  { version, ...given }: z.output<Routes['change']['body']>,
): Promise<BeheerFeature> {
  requireThere(ctx, { ventureId: null });
  const row = await changeRecord(ctx, features, key, {
    version,
    write: async ({ db }, before) => {
      const imported = (await importedFieldsOf(db, 'feature', [key])).get(key);
      const by = { staffId: ctx.staff.id, staffName: ctx.staff.name, since: ctx.clock() };
      const theirs = editFields.filter((field) => imported?.fields.has(field) && given[field] !== before[field]);
      await addOverrides(
        db,
        theirs.map((field) => ({ entity: 'feature', entityId: key, field, imported: { value: before[field] }, ...by })),
      );
      return updateFeature(db, key, given);
    },
  });
  return describeFeature(ctx.db, row);
}
