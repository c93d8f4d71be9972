import type {
  BeheerTuning,
  beheerSearchRoutes,
  TestedQuery,
  TunedItem,
} from '@bouwpoort/contract/catalogue/search.staff';
import type { z } from 'zod';
import { isUniqueViolation } from '../../foundation/database/unique-violation.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, conflictWith, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { findCategoryRow, namesOfCategories, namesOfProducts } from '../products/products.ts';
import type { SearchEngine } from './query/search-engine.ts';
import { ShopTuning } from './query/search-tuning.ts';
import { asPublished, synonymsOf } from './synonym-edit.ts';
import { testQuery } from './test-query.ts';
import {
  addTuningDraft,
  draftTuning,
  findTuning,
  itemsOf,
  lockTuning,
  rowsInForce,
  type StoredTuning,
  tuningsOf,
} from './tuning-edit.ts';

type Routes = typeof beheerSearchRoutes;
type Subject = z.output<Routes['test']['body']>;

const tuningEntity = 'search-tuning';

/** The tuning as it will be after publishing. */
export async function draftTuningOf(ctx: StaffContext, ventureId: string): Promise<ShopTuning> {
  const [synonyms, tunings] = await Promise.all([synonymsOf(ctx.db, ventureId), tuningsOf(ctx.db, ventureId)]);
  const rows = { synonyms: asPublished(synonyms), tunings: rowsInForce(tunings, 'draft') };
  return new ShopTuning(ventureId, rows, ctx.clock().getTime());
}

export async function testForStaff(ctx: StaffContext, engine: SearchEngine, subject: Subject): Promise<TestedQuery> {
  const { ventureId, query: text, categoryId } = subject;
  requireThere(ctx, { ventureId });
  const [draft, row] = await Promise.all([draftTuningOf(ctx, ventureId), findTuning(ctx.db, subject)]);
  const tuning = await describeTuning(ctx, subject, row);
  const tested = await testQuery(ctx, engine, { ventureId, text, categoryId }, draft, tuning.items);
  return { ...tested, tuning };
}

export async function listTuningsForStaff(ctx: StaffContext, ventureId: string): Promise<BeheerTuning[]> {
  requireThere(ctx, { ventureId });
  const rows = await tuningsOf(ctx.db, ventureId);
  const names = await namesOfCategories(
    ctx.db,
    rows.flatMap(({ categoryId }) => categoryId ?? []),
  );
  return rows.map((row) => toTuning(row, row, names.get(row.categoryId ?? 0) ?? ''));
}

async function describeTuning(
  ctx: StaffContext,
  subject: Subject,
  row: StoredTuning | undefined,
): Promise<BeheerTuning> {
  const { categoryId } = subject;
  const names = await namesOfCategories(ctx.db, categoryId === null ? [] : [categoryId]);
  return toTuning(subject, row, names.get(categoryId ?? 0) ?? '');
}

function toTuning(subject: Subject, row: StoredTuning | undefined, categoryName: string): BeheerTuning {
  return {
    ...{ tuningId: row?.id ?? null, ventureId: subject.ventureId, categoryId: subject.categoryId, categoryName },
    query: row?.query ?? subject.query,
    items: row ? itemsOf(row) : [],
    live: row?.live ?? null,
    hasDraft: row?.draft != null,
    version: row?.version ?? 0,
  };
}

export async function tune(
  ctx: StaffContext,
  { items, version, ...subject }: z.output<Routes['tune']['body']>,
): Promise<BeheerTuning> {
  requireThere(ctx, subject);
  await requireCategory(ctx, subject);
  await requireProducts(ctx, subject.ventureId, items);
  try {
    return await ctx.db.transaction(async (db) => {
      const tx = { ...ctx, db };
      const found = await findTuning(db, subject);
      const row = found && (await lockTuning(db, found.id));
      if ((row?.version ?? 0) !== version) throw await conflictOf(tx, subject, row);
      const saved = row ? await draftTuning(db, row, items) : await addTuningDraft(db, subject, items);
      const named = saved ?? row;
      if (named)
        await auditWrite(tx, db, {
          ...(await recordOf(tx, named)),
          before: row ? await fieldsOf(tx, row) : null,
          after: saved ? await fieldsOf(tx, saved) : null,
        });
      return describeTuning(tx, subject, saved);
    });
  } catch (error) {
    // Two people started with the same query.
    if (isUniqueViolation(error, 'search_tuning'))
      throw await conflictOf(ctx, subject, await findTuning(ctx.db, subject));
    throw error;
  }
}

async function conflictOf(ctx: StaffContext, subject: Subject, row: StoredTuning | undefined): Promise<AppError> {
  return conflictWith('Iemand anders heeft dit intussen bijgestuurd.', await describeTuning(ctx, subject, row));
}

export async function requireCategory(ctx: StaffContext, { categoryId, ventureId }: Subject): Promise<void> {
  if (categoryId === null) return;
  const category = await findCategoryRow(ctx.db, categoryId);
  if (category?.ventureId !== ventureId)
    throw new AppError('invalidInput', { errors: { categoryId: ['Deze categorie bestaat niet in deze winkel'] } });
}

export async function requireProducts(
  ctx: StaffContext,
  ventureId: string,
  items: readonly TunedItem[],
): Promise<void> {
  const names = await namesOfProducts(
    ctx.db,
    items.map(({ productId }) => productId),
  );
  if (items.some(({ productId }) => names.get(productId)?.ventureId !== ventureId))
    throw new AppError('invalidInput', { errors: { items: ['Een van de artikelen is niet van deze winkel'] } });
}

/** The fields in the history; products by name, because names outlive them. */
export async function fieldsOf(ctx: StaffContext, row: StoredTuning): Promise<Record<string, unknown>> {
  const items = itemsOf(row);
  const names = await namesOfProducts(
    ctx.db,
    items.map(({ productId }) => productId),
  );
  return {
    items: items.map((item) => ({ ...item, name: names.get(item.productId)?.name ?? String(item.productId) })),
    state: row.draft ? (row.live ? 'changed' : 'new') : 'live',
  };
}

export async function recordOf(ctx: StaffContext, { id, query, categoryId, ventureId }: StoredTuning) {
  const names = await namesOfCategories(ctx.db, categoryId === null ? [] : [categoryId]);
  const entityName = categoryId === null ? query : (names.get(categoryId) ?? String(categoryId));
  return { entity: tuningEntity, entityId: String(id), entityName, ventureId };
}
