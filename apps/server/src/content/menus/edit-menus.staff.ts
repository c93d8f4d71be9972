import type { NewPreviewLink, PreviewLink } from '@bouwpoort/contract/content/draft-previews';
import {
  type BeheerMenu,
  type BeheerMenus,
  type beheerMenuRoutes,
  fieldOfMenu,
  type MenuPlace,
  menuPlaces,
  type OneMenu,
} from '@bouwpoort/contract/content/menus.staff';
import type { z } from 'zod';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  auditWrite,
  inTransaction,
  type LockedRecord,
  lockRecord,
  requireThere,
  type StaffContext,
} from '../../organisation/staff/staff.ts';
import { requireVenture } from '../../organisation/ventures/ventures.ts';
import { enqueueAt, requireAhead } from '../drafts/plans.ts';
import {
  makePreviewLink,
  previewForStaff,
  previewLinksFor,
  withdrawPreviewLink,
} from '../drafts/preview-links.staff.ts';
import { type By, byStaff } from '../pages/page-work.staff.ts';
import { previewOfMenu } from './menu-previews.ts';
import {
  asShown,
  findMenuWork,
  type MenuWork,
  noPlan,
  planMenu,
  publishMenuDraft,
  putMenuBack,
  saveMenuDraft,
  writeMenuDraft,
} from './menu-work.ts';
import { publishPlannedMenu } from './menus.jobs.ts';
import { assortmentId } from './menus.ts';

type Routes = typeof beheerMenuRoutes;

interface OfMenu {
  ventureId: string;
  place: MenuPlace;
}

export async function readMenus(ctx: StaffContext, ventureId: string): Promise<BeheerMenus> {
  requireThere(ctx, { ventureId });
  const { path } = await requireVenture(ctx, ventureId);
  const menus: BeheerMenu[] = [];
  for (const place of menuPlaces) menus.push(describe(await requireMenu(ctx, { ventureId, place })));
  return { ventureId, assortmentId: assortmentId(ventureId), shopPath: `/${path}`, menus };
}

async function requireMenu(ctx: StaffContext, { ventureId, place }: OfMenu, lock = false): Promise<MenuWork> {
  requireThere(ctx, { ventureId });
  const work = await findMenuWork(ctx, ventureId, place, lock);
  if (!work) throw new AppError('unknownVenture');
  return work;
}

function describe(work: MenuWork): BeheerMenu {
  const { place, draft, hasDraft, revision } = work;
  const field = fieldOfMenu[place];
  return {
    ...{ place, hasDraft, revision },
    state: draft?.publishAt ? 'planned' : hasDraft ? 'draft' : 'published',
    menu: { [field]: asShown(work, work.items) },
    published: { [field]: work.navigation[field] },
    savedBy: draft?.savedBy ?? null,
    savedAt: draft?.savedAt.toISOString() ?? null,
    plan:
      draft && (draft.publishAt || draft.planProblem !== null)
        ? {
            publishAt: draft.publishAt?.toISOString() ?? null,
            by: draft.plannedBy ?? '',
            problem: draft.planProblem,
          }
        : null,
  };
}

/** Writes to a menu at the version of the caller: in one transaction, refused for an outdated version. */
async function writeMenu(
  ctx: StaffContext,
  of: OfMenu,
  revision: number | undefined,
  write: (tx: StaffContext, menu: MenuWork, by: By) => Promise<void>,
): Promise<BeheerMenu> {
  return inTransaction(ctx, async (tx) => {
    await write(tx, await lockRecord(tx, menus, of, { version: revision }), byStaff(ctx));
    return describe(await requireMenu(tx, of));
  });
}

/** Refuses a venture without the permission itself. */
const menus: LockedRecord<OfMenu, MenuWork> = {
  lock: (tx, of) => requireMenu(tx, of, true),
  places: () => [],
  version: ({ revision }) => revision,
  stale: 'Iemand anders heeft dit menu intussen veranderd.',
  current: (_, menu) => describe(menu),
};

/** The fields of one write to one menu: `''` is the published menu. */
type Traced = Partial<Record<'' | 'draft-' | 'plan-' | 'link-', unknown>>;

/** In the history of the venture's menus; each field names its menu. */
async function auditMenu(
  tx: StaffContext,
  { ventureId, place }: OfMenu,
  before: Traced | null,
  after: Traced | null,
  more: Record<string, unknown> = {},
): Promise<void> {
  const { name } = await requireVenture(tx, ventureId);
  const named = (fields: Traced | null) =>
    fields &&
    Object.fromEntries(Object.entries(fields).map(([about, value]) => [`${about}${fieldOfMenu[place]}`, value]));
  await auditWrite(tx, tx.db, {
    ...{ entity: 'menu', entityId: ventureId, entityName: name, ventureId },
    before: named(before),
    after: after && { ...named(after), ...more },
  });
}

const itemsIn = (edit: OneMenu, place: MenuPlace): unknown => edit[fieldOfMenu[place]];

export function saveMenu(ctx: StaffContext, of: OfMenu, { revision, edit }: z.output<Routes['save']['body']>) {
  return writeMenu(ctx, of, revision, async (tx, menu, by) => {
    const items = await saveMenuDraft(tx.db, menu, itemsIn(edit, of.place), by);
    await auditMenu(tx, of, { 'draft-': menu.items }, { 'draft-': items });
  });
}

export function discardMenu(ctx: StaffContext, of: OfMenu, revision: number): Promise<BeheerMenu> {
  return writeMenu(ctx, of, revision, async (tx, menu, by) => {
    if (!menu.hasDraft) return;
    await writeMenuDraft(tx.db, menu, { items: null }, by);
    await auditMenu(tx, of, { 'draft-': menu.items }, { 'draft-': null });
  });
}

export function publishMenu(ctx: StaffContext, of: OfMenu, revision: number): Promise<BeheerMenu> {
  return writeMenu(ctx, of, revision, async (tx, menu, by) => {
    const items = await publishMenuDraft(tx.db, menu, by);
    await auditMenu(
      ...[tx, of],
      { '': menu.published, 'plan-': menu.draft?.publishAt?.toISOString() ?? null },
      { '': items, 'plan-': null },
    );
  });
}

export function restoreMenu(
  ctx: StaffContext,
  of: OfMenu,
  { revision, edit, keepAsDraft }: z.output<Routes['putBack']['body']>,
): Promise<BeheerMenu> {
  return writeMenu(ctx, of, revision, async (tx, menu, by) => {
    const items = await putMenuBack(tx.db, menu, itemsIn(edit, of.place), keepAsDraft, by);
    await auditMenu(tx, of, { '': menu.published }, { '': items });
  });
}

export function planMenuAt(
  ctx: StaffContext,
  of: OfMenu,
  { revision, publishAt }: z.output<Routes['plan']['body']>,
): Promise<BeheerMenu> {
  return writeMenu(ctx, of, revision, async (tx, menu, by) => {
    const at = requireAhead('publishAt', new Date(publishAt), by.at);
    await planMenu(tx.db, menu, at, by);
    await enqueueAt(tx, publishPlannedMenu, of, at);
    await auditMenu(
      ...[tx, of],
      { 'plan-': menu.draft?.publishAt?.toISOString() ?? null },
      { 'plan-': at.toISOString() },
    );
  });
}

export function cancelMenuPlan(ctx: StaffContext, of: OfMenu): Promise<BeheerMenu> {
  return writeMenu(ctx, of, undefined, async (tx, menu, by) => {
    const { publishAt = null, planProblem = null } = menu.draft ?? {};
    if (!publishAt && planProblem === null) return;
    await writeMenuDraft(tx.db, menu, noPlan, by);
    await auditMenu(tx, of, { 'plan-': publishAt?.toISOString() ?? null }, { 'plan-': null });
  });
}

const subjectOf = ({ ventureId, place }: OfMenu) => previewOfMenu(ventureId, place);

/** The home page of the shop, from where the preview can be browsed. */
export async function previewMenu(ctx: StaffContext, of: OfMenu) {
  await requireMenu(ctx, of);
  const { path } = await requireVenture(ctx, of.ventureId);
  return previewForStaff(ctx, subjectOf(of), { path: `/${path}` });
}

export async function menuPreviewLinks(ctx: StaffContext, of: OfMenu): Promise<PreviewLink[]> {
  await requireMenu(ctx, of);
  return previewLinksFor(ctx, subjectOf(of));
}

export async function addMenuPreviewLink(ctx: StaffContext, of: OfMenu, given: NewPreviewLink) {
  await requireMenu(ctx, of);
  const { path } = await requireVenture(ctx, of.ventureId);
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const link = await makePreviewLink(tx, subjectOf(of), `/${path}`, given);
    await auditMenu(tx, of, null, { 'link-': link.name }, { expiresAt: link.expiresAt });
    return link;
  });
}

export async function revokeMenuPreviewLink(ctx: StaffContext, of: OfMenu, linkId: string): Promise<void> {
  await requireMenu(ctx, of);
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const name = await withdrawPreviewLink(db, subjectOf(of), linkId);
    await auditMenu(tx, of, { 'link-': name }, null);
  });
}
