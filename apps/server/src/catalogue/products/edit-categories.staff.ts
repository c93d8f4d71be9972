import type {
  BeheerCategory,
  beheerCategoryRoutes,
  CategoryEdit,
} from '@bouwpoort/contract/catalogue/categories.staff';
import type { z } from 'zod';
import { renewAssortmentMenu } from '../../content/menus/menus.ts';
import { moveClassMappings, showPlacedProducts } from '../../exchange/uncategorised/uncategorised.ts';
import { importedFieldsOf, moveReferences } from '../../exchange/writing/field-sources.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, conflictWith, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import {
  type CategoryRow,
  countPerCategory,
  insertCategory,
  mergeCategories,
  orderCategories,
  placeCategory,
} from './category-edit.ts';
import { addOverrides, type OverrideRow, overridesOf, removeOverride } from './field-override.ts';
import { versionOf } from './product-detail.staff.ts';
import { findCategoryRow, readTree } from './products.ts';

type Routes = typeof beheerCategoryRoutes;

const categoryEntity = 'category';

export async function readCategoryTree(ctx: StaffContext, ventureId: string) {
  requireThere(ctx, { ventureId });
  const [tree, own] = await Promise.all([
    readTree(ctx.db, ventureId, { lock: false }),
    countPerCategory(ctx.db, ventureId),
  ]);
  const below = countsBelow(tree, own);
  return {
    categories: inTreeOrder(tree).map(({ id, parentId, name, ancestors }) => ({
      ...{ categoryId: id, parentId, name, depth: ancestors.length - 1 },
      ...{ products: own.get(id) ?? 0, productsBelow: below.get(id) ?? 0 },
    })),
  };
}

/** Each after its parent, siblings in their order. */
export function inTreeOrder(tree: readonly CategoryRow[]): CategoryRow[] {
  const children = Map.groupBy(tree, ({ parentId }) => parentId);
  const below = (parentId: number | null): CategoryRow[] =>
    (children.get(parentId) ?? []).flatMap((row) => [row, ...below(row.id)]);
  return below(null);
}

function countsBelow(tree: readonly CategoryRow[], own: ReadonlyMap<number, number>): Map<number, number> {
  const below = new Map<number, number>();
  for (const { id, ancestors } of tree)
    for (const above of ancestors) below.set(above, (below.get(above) ?? 0) + (own.get(id) ?? 0));
  return below;
}

export async function readCategoryForStaff(ctx: StaffContext, categoryId: number): Promise<BeheerCategory> {
  const row = await requireCategoryThere(ctx, categoryId);
  const { ventureId } = row;
  const [{ categories }, { edit, overrides, from, imported }] = await Promise.all([
    readCategoryTree(ctx, ventureId),
    readEdit(ctx, row),
  ]);
  const counts = categories.find((one) => one.categoryId === categoryId);
  const overrideOf = new Map(overrides.map((one) => [one.field, one]));
  const sources = editFields
    .filter((field) => imported.has(exchangeName(field)) || overrideOf.has(exchangeName(field)))
    .map((field) => {
      const override = overrideOf.get(exchangeName(field));
      const fields = override && {
        imported: override.imported.value ?? null,
        by: override.staffName,
        at: override.since.toISOString(),
      };
      return [field, { from, override: fields ?? null }] as const;
    });
  return {
    ...{ categoryId, ventureId, edit, shopPath: row.url, sources: Object.fromEntries(sources) },
    products: counts?.products ?? 0,
    productsBelow: counts?.productsBelow ?? 0,
    version: versionOf(edit),
  };
}

async function requireCategoryThere(ctx: StaffContext, categoryId: number): Promise<CategoryRow> {
  const row = await findCategoryRow(ctx.db, categoryId);
  if (!row) throw new AppError('notFound');
  requireThere(ctx, { ventureId: row.ventureId });
  return row;
}

type EditField = Exclude<keyof CategoryEdit, 'overridden'>;
const editFields: readonly EditField[] = [
  'name',
  'parentId',
  'routeSegment',
  'introduction',
  'bodyIntroduction',
  'body',
  'position',
];
const exchangeName = (field: EditField) => (field === 'parentId' ? 'parent' : field);

async function readEdit(ctx: StaffContext, row: CategoryRow) {
  const ourId = String(row.id);
  const overrides = await overridesOf(ctx.db, [{ entity: 'category', entityId: ourId }]);
  const imported = (await importedFieldsOf(ctx.db, 'category', [row.id])).get(ourId);
  const isOverridden = new Set(overrides.map(({ field }) => field));
  const edit: CategoryEdit = {
    name: row.name,
    parentId: row.parentId,
    routeSegment: row.routeSegment,
    introduction: row.introductionText,
    bodyIntroduction: row.bodyIntroText,
    body: row.bodyText,
    position: row.position,
    overridden: editFields.filter((field) => isOverridden.has(exchangeName(field))),
  };
  return { edit, overrides, from: imported?.from ?? '', imported: imported?.fields ?? new Set<string>() };
}

/** One transaction with a lock on the whole tree of the venture; then the menu is updated. */
export async function withLockedTree<T>(
  ctx: StaffContext,
  ventureId: string,
  work: (tx: StaffContext, venture: Venture, tree: CategoryRow[]) => Promise<T>,
): Promise<T> {
  requireThere(ctx, { ventureId });
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new AppError('notFound');
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const result = await work(tx, venture, await readTree(db, ventureId, { lock: true }));
    // A category may now have the name that waiting products need.
    await showPlacedProducts(tx, ventureId);
    await renewAssortmentMenu(tx, venture);
    return result;
  });
}

export async function addCategory(
  ctx: StaffContext,
  { ventureId, parentId, name }: z.output<Routes['add']['body']>,
): Promise<BeheerCategory> {
  const id = await withLockedTree(ctx, ventureId, async (tx, venture, tree) => {
    if (parentId !== null && !tree.some((row) => row.id === parentId))
      throw new AppError('invalidInput', { errors: { parentId: ['Deze categorie bestaat niet in deze winkel'] } });
    if (tree.some((row) => row.parentId === parentId && isSameName(row.name, name)))
      throw new AppError('invalidInput', { errors: { name: ['Hier staat al een categorie met deze naam'] } });
    const row = await insertCategory(tx.db, venture.path, tree, { ventureId, parentId, name });
    await auditWrite(tx, tx.db, { ...recordOf(row), before: null, after: { name, parentId } });
    return row.id;
  });
  return readCategoryForStaff(ctx, id);
}

const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

export async function changeCategory(
  ctx: StaffContext,
  categoryId: number,
  { edit: given, version }: z.output<Routes['change']['body']>,
): Promise<BeheerCategory> {
  const { ventureId } = await requireCategoryThere(ctx, categoryId);
  await withLockedTree(ctx, ventureId, async (tx, venture, tree) => {
    const row = tree.find(({ id }) => id === categoryId);
    if (!row) throw new AppError('notFound');
    const before = await readEdit(tx, row);
    const current = before.edit;
    if (versionOf(current) !== version) throw changedMeanwhile(current);
    const edit = await settleOverrides(tx, row, before, given);
    requirePlace(tree, row, edit);
    await placeCategory(tx.db, venture.path, tree, row, {
      name: edit.name,
      parentId: edit.parentId,
      routeSegment: edit.routeSegment,
      introductionText: edit.introduction,
      bodyIntroText: edit.bodyIntroduction,
      bodyText: edit.body,
      position: edit.position,
    });
    await auditWrite(tx, tx.db, {
      ...recordOf(row),
      entityName: edit.name,
      before: { ...current },
      after: { ...edit },
    });
  });
  return readCategoryForStaff(ctx, categoryId);
}

function changedMeanwhile(current: CategoryEdit): AppError {
  const shown = { ...current, version: versionOf(current) };
  return conflictWith('Iemand anders heeft deze categorie intussen veranderd.', shown);
}

async function settleOverrides(
  ctx: StaffContext,
  { id }: CategoryRow,
  { edit: current, overrides, imported }: Awaited<ReturnType<typeof readEdit>>,
  given: CategoryEdit,
): Promise<CategoryEdit> {
  const ref = { entity: 'category', entityId: String(id) } as const;
  const edit: CategoryEdit = { ...given, overridden: [] };
  const errors: Record<string, string[]> = {};
  const by = { staffId: ctx.staff.id, staffName: ctx.staff.name, since: ctx.clock() };
  for (const field of editFields) {
    const name = exchangeName(field);
    const override = overrides.find((row) => row.field === name);
    if (!override && !imported.has(name)) continue;
    if (given.overridden.includes(field)) {
      edit.overridden.push(field);
      if (!override) await addOverrides(ctx.db, [{ ...ref, ...by, field: name, imported: { value: current[field] } }]);
    } else if (override) {
      Object.assign(edit, { [field]: override.imported.value });
      await removeOverride(ctx.db, ref, name);
    } else if (given[field] !== current[field]) {
      errors[field] = ['Dit komt uit de import. Kies eerst Overschrijf.'];
    }
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
  return edit;
}

function requirePlace(tree: readonly CategoryRow[], row: CategoryRow, { parentId, routeSegment }: CategoryEdit): void {
  const errors: Record<string, string[]> = {};
  const parent = tree.find(({ id }) => id === parentId);
  if (parentId !== null && !parent) errors.parentId = ['Deze categorie bestaat niet in deze winkel'];
  if (parent?.ancestors.includes(row.id)) errors.parentId = ['Een categorie kan niet onder zichzelf staan'];
  const isTaken = tree.some(
    (other) => other.id !== row.id && other.parentId === parentId && other.routeSegment === routeSegment,
  );
  if (isTaken) errors.routeSegment = ['Dit adres heeft een andere categorie'];
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
}

export async function moveAmongSiblings(ctx: StaffContext, categoryId: number, by: -1 | 1): Promise<void> {
  const { ventureId } = await requireCategoryThere(ctx, categoryId);
  await withLockedTree(ctx, ventureId, async (tx, _, tree) => {
    const row = tree.find(({ id }) => id === categoryId);
    if (!row) throw new AppError('notFound');
    const siblings = tree.filter(({ parentId }) => parentId === row.parentId).map(({ id }) => id);
    const at = siblings.indexOf(categoryId);
    const to = Math.min(Math.max(at + by, 0), siblings.length - 1);
    siblings.splice(at, 1);
    siblings.splice(to, 0, categoryId);
    await overridePositions(
      tx,
      tree.filter(({ parentId }) => parentId === row.parentId),
    );
    await orderCategories(tx.db, siblings);
    await auditWrite(tx, tx.db, { ...recordOf(row), before: { position: at }, after: { position: to } });
  });
}

/** The order is one of all siblings: if an import sets any of their positions, these become overridden. */
async function overridePositions(tx: StaffContext, siblings: readonly CategoryRow[]): Promise<void> {
  const imported = await importedFieldsOf(
    tx.db,
    'category',
    siblings.map(({ id }) => id),
  );
  const by = { staffId: tx.staff.id, staffName: tx.staff.name, since: tx.clock() };
  const theirs = siblings.filter(({ id }) => imported.get(String(id))?.fields.has('position'));
  await addOverrides(
    tx.db,
    theirs.map(({ id, position }) => ({
      ...{ entity: 'category', entityId: String(id), field: 'position', imported: { value: position } },
      ...by,
    })),
  );
}

/** The external ids of one category move to the other; no source renames or moves it by that. */
export async function mergeCategory(
  ctx: StaffContext,
  categoryId: number,
  { intoId, version }: z.output<Routes['merge']['body']>,
): Promise<BeheerCategory> {
  const { ventureId } = await requireCategoryThere(ctx, categoryId);
  await withLockedTree(ctx, ventureId, async (tx, venture, tree) => {
    const [from, into] = [categoryId, intoId].map((wanted) => tree.find(({ id }) => id === wanted));
    if (!from) throw new AppError('notFound');
    if (!into || into.ancestors.includes(from.id))
      throw new AppError('invalidInput', { errors: { intoId: ['Kies een andere categorie van deze winkel'] } });
    const { edit } = await readEdit(tx, from);
    if (versionOf(edit) !== version) throw changedMeanwhile(edit);
    await moveChildren(tx, venture, tree, from, into);
    await mergeCategories(tx.db, from, into);
    await moveClassMappings(tx.db, from.id, into.id);
    if ((await moveReferences(tx.db, 'category', from.id, into.id)) > 0) await overrideImportedFields(tx, into);
    await auditWrite(tx, tx.db, { ...recordOf(from), before: { name: from.name }, after: null });
    await auditWrite(tx, tx.db, { ...recordOf(into), before: null, after: { merged: from.name } });
  });
  return readCategoryForStaff(ctx, intoId);
}

/** One at a time, because each changes the addresses of everything below. A segment in use gets a number. */
async function moveChildren(
  tx: StaffContext,
  venture: Venture,
  before: readonly CategoryRow[],
  from: CategoryRow,
  into: CategoryRow,
): Promise<void> {
  for (const { id } of before.filter(({ parentId }) => parentId === from.id)) {
    const tree = await readTree(tx.db, venture.id, { lock: true });
    const child = tree.find((row) => row.id === id);
    if (!child) continue;
    const isTaken = tree.some((row) => row.parentId === into.id && row.routeSegment === child.routeSegment);
    const routeSegment = isTaken ? `${child.routeSegment}-${child.id}` : child.routeSegment;
    await placeCategory(tx.db, venture.path, tree, child, { ...child, parentId: into.id, routeSegment });
  }
}

async function overrideImportedFields(tx: StaffContext, row: CategoryRow): Promise<void> {
  const { edit } = await readEdit(tx, row);
  const by = { staffId: tx.staff.id, staffName: tx.staff.name, since: tx.clock() };
  const rows: OverrideRow[] = editFields.map((field) => ({
    ...{ entity: 'category', entityId: String(row.id), field: exchangeName(field), imported: { value: edit[field] } },
    ...by,
  }));
  await addOverrides(tx.db, rows);
}

export function recordOf({ id, name, ventureId }: CategoryRow) {
  return { entity: categoryEntity, entityId: String(id), entityName: name, ventureId };
}
