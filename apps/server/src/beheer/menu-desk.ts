import type { BeheerMenu, MenuEdit, MenuItem } from '@bouwpoort/contract/beheer-site';
import type { Navigation } from '@bouwpoort/contract/navigation';
import { AppError } from '../errors/app-error.ts';
import { assortmentId } from '../exchange/exchange.ts';
import { readNavigation, type StoredNavigation, writeNavigation } from '../navigation/navigation.ts';
import { requireThere, type StaffContext, trace } from '../staff/staff.ts';
import { requireVenture } from './require-venture.ts';

export async function readMenu(ctx: StaffContext, ventureId: string): Promise<BeheerMenu> {
  requireThere(ctx, { ventureId });
  return describe(ctx, ventureId, await stored(ctx, ventureId));
}

async function stored(ctx: StaffContext, ventureId: string, lock = false): Promise<StoredNavigation> {
  const found = await readNavigation(ctx, ventureId, lock);
  if (!found) throw new AppError('unknownVenture');
  return found;
}

async function describe(
  ctx: StaffContext,
  ventureId: string,
  { menu, version }: StoredNavigation,
): Promise<BeheerMenu> {
  const { path } = await requireVenture(ctx, ventureId);
  return { ventureId, menu, assortmentId: assortmentId(ventureId), shopPath: `/${path}`, version };
}

export async function changeMenu(
  ctx: StaffContext,
  ventureId: string,
  { version, ...edit }: MenuEdit & { version: number },
): Promise<BeheerMenu> {
  requireThere(ctx, { ventureId });
  const { name } = await requireVenture(ctx, ventureId);
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const before = await stored(tx, ventureId, true);
    if (before.version !== version) {
      throw new AppError('conflict', {
        detail: 'Iemand anders heeft dit menu intussen veranderd.',
        members: { current: { ...before.menu, version: before.version } },
      });
    }
    const menu = withCategories(edit, before.menu, assortmentId(ventureId));
    await writeNavigation(tx, ventureId, menu);
    await trace(ctx, db, {
      ...{ entity: 'menu', entityId: ventureId, entityName: name, ventureId },
      before: toFields(before.menu, ventureId),
      after: toFields(menu, ventureId),
    });
    return describe(tx, ventureId, await stored(tx, ventureId));
  });
}

/** The item that follows the categories stays, with what stands below it now: nobody edits that here. */
function withCategories(edit: MenuEdit, before: Navigation, id: string): MenuEdit {
  const there = before.headerLinks.find((item) => item.id === id) as MenuItem | undefined;
  if (!there) return edit;
  const isKept = edit.headerLinks.some((item) => item.id === id);
  if (!isKept) {
    throw new AppError('invalidInput', {
      detail: `Het item ${there.text} volgt de categorieën en kan niet weg.`,
      errors: { headerLinks: [`Het item ${there.text} volgt de categorieën en kan niet weg.`] },
    });
  }
  return {
    ...edit,
    headerLinks: edit.headerLinks.map((item) => (item.id === id ? { ...item, children: there.children } : item)),
  };
}

/** For the history: the categories are not what anybody changed. */
function toFields(
  { headerLinks, footerLinks, secondaryLinks }: Navigation,
  ventureId: string,
): Record<string, unknown> {
  const own = headerLinks.map((item) => (item.id === assortmentId(ventureId) ? { ...item, children: [] } : item));
  return { headerLinks: own, footerLinks, secondaryLinks };
}
