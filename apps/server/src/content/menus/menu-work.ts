import { isDeepStrictEqual } from 'node:util';
import type { HeaderLink, Navigation } from '@bouwpoort/contract/content/menus';
import { fieldOfMenu, type MenuPlace, menuEdit } from '@bouwpoort/contract/content/menus.staff';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { missingAssortment, withCategories, withoutCategories } from './assortment-item.ts';
import { type MenuItems, menuDrafts } from './menus.tables.ts';
import { readNavigation, writeNavigation } from './stored-navigation.ts';

type DraftRow = typeof menuDrafts.$inferSelect;

/** A menu as editors see it: the published menu and the draft. */
export interface MenuWork {
  ventureId: string;
  place: MenuPlace;
  draft: DraftRow | undefined;
  /** All published menus of the venture. */
  navigation: Navigation;
  /** The published items, without the categories. */
  published: MenuItems;
  /** The draft, else the published items. */
  items: MenuItems;
  hasDraft: boolean;
  revision: number;
}

interface By {
  name: string;
  at: Date;
}

/** Undefined if the venture has no menus. `lock` makes other writers of these menus wait. */
export async function findMenuWork(
  ctx: Context,
  ventureId: string,
  place: MenuPlace,
  lock = false,
): Promise<MenuWork | undefined> {
  const stored = await readNavigation(ctx, ventureId, lock);
  if (!stored) return undefined;
  const [draft] = await ctx.db
    .select()
    .from(menuDrafts)
    .where(and(eq(menuDrafts.ventureId, ventureId), eq(menuDrafts.place, place)));
  const published = asEdited({ ventureId, place }, stored.menu[fieldOfMenu[place]]);
  return {
    ...{ ventureId, place, draft, published, navigation: stored.menu },
    items: draft?.items ?? published,
    hasDraft: draft !== undefined && draft.items !== null,
    revision: draft?.revision ?? 0,
  };
}

type Place = Pick<MenuWork, 'ventureId' | 'place'>;

function asEdited({ ventureId, place }: Place, items: MenuItems): MenuItems {
  return place === 'header' ? withoutCategories(items as HeaderLink[], ventureId) : items;
}

/** The items of one menu as the shop shows them. */
export function asShown({ ventureId, place, navigation }: MenuWork, items: MenuItems): MenuItems {
  return place === 'header' ? withCategories(items as HeaderLink[], navigation.headerLinks, ventureId) : items;
}

/** Validated by the current rules for menus, without the categories; refused with the path of each error. */
function validOrRefused({ ventureId, place, navigation }: MenuWork, given: unknown): MenuItems {
  const field = fieldOfMenu[place];
  const parsed = menuEdit.shape[field].safeParse(given);
  if (!parsed.success) {
    const byPath = Map.groupBy(parsed.error.issues, ({ path }) => [field, ...path].join('.'));
    const errors = [...byPath].map(([path, issues]) => [path, issues.map(({ message }) => message)]);
    throw new AppError('invalidInput', { errors: Object.fromEntries(errors) });
  }
  const items = asEdited({ ventureId, place }, parsed.data as MenuItems);
  const missing =
    place === 'header' ? missingAssortment(items as HeaderLink[], navigation.headerLinks, ventureId) : undefined;
  if (missing) {
    const detail = `Het item ${missing.text} volgt de categorieën en kan niet weg.`;
    throw new AppError('invalidInput', { detail, errors: { [field]: [detail] } });
  }
  return items;
}

export const noPlan = {
  publishAt: null,
  plannedItems: null,
  plannedById: null,
  plannedBy: null,
  planProblem: null,
} satisfies Partial<DraftRow>;

/*
 * The actions on a menu. Each works in a transaction that has read the menu with its lock.
 */

/** Increases the revision. */
export async function writeMenuDraft(
  tx: Database,
  { ventureId, place }: Place,
  values: Partial<Omit<DraftRow, 'ventureId' | 'place' | 'revision'>>,
  by: By,
): Promise<void> {
  const set = { ...values, savedBy: by.name, savedAt: by.at };
  await tx
    .insert(menuDrafts)
    .values({ ventureId, place, revision: 1, ...set })
    .onConflictDoUpdate({
      target: [menuDrafts.ventureId, menuDrafts.place],
      set: { ...set, revision: sql`${menuDrafts.revision} + 1` },
    });
}

/** A draft that equals the published menu is deleted. Returns the draft as it was saved. */
export async function saveMenuDraft(tx: Database, work: MenuWork, given: unknown, by: By): Promise<MenuItems> {
  const items = validOrRefused(work, given);
  await writeMenuDraft(tx, work, { items: isDeepStrictEqual(items, work.published) ? null : items }, by);
  return items;
}

function requireDraft({ hasDraft }: MenuWork): void {
  if (!hasDraft) throw new AppError('badRequest', { detail: 'Er is niets veranderd sinds dit menu is gepubliceerd.' });
}

async function publish(tx: Database, work: MenuWork, given: unknown): Promise<MenuItems> {
  // Validated again: the rules, or the menu itself, may have changed since it was saved.
  const items = validOrRefused(work, given);
  await writeNavigation({ db: tx }, work.ventureId, {
    ...work.navigation,
    [fieldOfMenu[work.place]]: asShown(work, items),
  });
  return items;
}

/** Each returns the items that are published then. */
export async function publishMenuDraft(tx: Database, work: MenuWork, by: By): Promise<MenuItems> {
  requireDraft(work);
  const items = await publish(tx, work, work.items);
  await writeMenuDraft(tx, work, { items: null, ...noPlan }, by);
  return items;
}

/**
 * Publishes earlier items at once. A draft stays; with `keepAsDraft` the replaced items become the draft if there is
 * none.
 */
export async function putMenuBack(
  tx: Database,
  work: MenuWork,
  given: unknown,
  keepAsDraft: boolean,
  by: By,
): Promise<MenuItems> {
  const items = await publish(tx, work, given);
  const draft = work.draft?.items ?? (keepAsDraft ? work.published : null);
  await writeMenuDraft(tx, work, { items: isDeepStrictEqual(draft, items) ? null : draft }, by);
  return items;
}

/** Plans the draft as it is now: later saves need a publication of their own. */
export async function planMenu(tx: Database, work: MenuWork, publishAt: Date, by: By & { id: string }): Promise<void> {
  requireDraft(work);
  const plannedItems = validOrRefused(work, work.items);
  const plan = { publishAt, plannedItems, plannedById: by.id, plannedBy: by.name, planProblem: null };
  await writeMenuDraft(tx, work, plan, by);
}

/** At the planned moment. The draft is removed if it still equals the planned items. */
export async function publishMenuPlan(tx: Database, work: MenuWork, by: By): Promise<MenuItems> {
  const items = await publish(tx, work, work.draft?.plannedItems);
  const isDraftToo = isDeepStrictEqual(work.items, work.draft?.plannedItems);
  await writeMenuDraft(tx, work, { ...noPlan, ...(isDraftToo ? { items: null } : {}) }, by);
  return items;
}
