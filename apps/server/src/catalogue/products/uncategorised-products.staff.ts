import type { beheerCategoryRoutes, WaitingGroups } from '@bouwpoort/contract/catalogue/categories.staff';
import type { z } from 'zod';
import { mapClasses, productsWithoutCategory, waitingGroups } from '../../exchange/uncategorised/uncategorised.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { type CategoryRow, insertCategory } from './category-edit.ts';
import { recordOf, withLockedTree } from './edit-categories.staff.ts';

type Routes = typeof beheerCategoryRoutes;
type Placing = z.output<Routes['place']['body']>;

const maxGroups = 200;

/** Products that are not shown yet, by the categories of their sources. */
export async function listWaitingGroups(ctx: StaffContext, ventureId: string): Promise<WaitingGroups> {
  requireThere(ctx, { ventureId });
  const [groups, { total }] = await Promise.all([
    waitingGroups(ctx, ventureId, maxGroups),
    productsWithoutCategory(ctx, ventureId, { limit: 1 }),
  ]);
  return { groups, products: total };
}

/** Places groups in a category, or each in one of its own name; later imports follow. */
export async function placeGroups(
  ctx: StaffContext,
  { ventureId, groups, categoryId }: Placing,
): Promise<{ placed: number; made: number }> {
  return withLockedTree(ctx, ventureId, async (tx, venture, tree) => {
    const known = [...tree];
    const target = categoryId === null ? undefined : tree.find(({ id }) => id === categoryId);
    if (categoryId !== null && !target)
      throw new AppError('invalidInput', { errors: { categoryId: ['Deze categorie bestaat niet in deze winkel'] } });
    const own = async (name: string): Promise<CategoryRow> => {
      const there = known.filter((row) => row.name.trim().toLowerCase() === name.trim().toLowerCase());
      if (there[0]) return there[0];
      const row = await insertCategory(tx.db, venture.path, known, { ventureId, parentId: null, name: name.trim() });
      known.push(row);
      await auditWrite(tx, tx.db, { ...recordOf(row), before: null, after: { name: row.name, parentId: null } });
      return row;
    };
    const mappings: { system: string; code: string; categoryId: number }[] = [];
    for (const { system, code, name } of groups) {
      const into = target ?? (await own(name));
      mappings.push({ system, code, categoryId: into.id });
      await auditWrite(tx, tx.db, { ...recordOf(into), before: null, after: { takesIn: name } });
    }
    const { moved } = await mapClasses(tx, ventureId, mappings);
    return { placed: moved, made: known.length - tree.length };
  });
}
