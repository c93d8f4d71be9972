import { randomUUID } from 'node:crypto';
import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import type { BeheerPage, beheerPageRoutes, PageNode } from '@bouwpoort/contract/content/pages.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { slug } from '@bouwpoort/trade/foundation/slug';
import type { z } from 'zod';
import type { Venture } from '../../foundation/context/venture.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { requireVenture } from '../../organisation/ventures/ventures.ts';
import { redirectWithin } from '../redirects/edit-redirects.staff.ts';
import { archivePage, publishDraft } from './page-publish.ts';
import {
  freeAddress,
  isAddressFree,
  nextPosition,
  pagesBelow,
  placePage,
  readPageTree,
  type TreePage,
} from './page-tree.ts';
import {
  auditChangedPages,
  auditPage,
  byStaff,
  describePage,
  requirePage,
  requirePublish,
  writePage,
} from './page-work.staff.ts';
import { findPageWork, lockPagesOf, type PageWork, writeDraft } from './page-work.ts';
import { withoutSharing } from './shared-blocks.ts';
import { starterProperties } from './starter-documents.ts';

type Routes = typeof beheerPageRoutes;

/** More than any shop has; a larger tree has to be searched. */
const maxNodes = 5000;

export async function listPages(
  ctx: StaffContext,
  { ventureId, q, state, archived }: z.output<Routes['tree']['query']>,
): Promise<{ pages: PageNode[]; isComplete: boolean }> {
  requireThere(ctx, { ventureId });
  await requireVenture(ctx, ventureId);
  const words = q?.toLowerCase();
  const tree = await readPageTree(ctx.db, ventureId);
  const found = tree.filter(
    (page) =>
      (page.state !== 'archived' || archived || state === 'archived') &&
      (state === undefined || page.state === state) &&
      (words === undefined || `${page.name} ${page.url ?? ''}`.toLowerCase().includes(words)),
  );
  return { pages: found.slice(0, maxNodes).map(toNode), isComplete: found.length <= maxNodes };
}

function toNode({ id, ...page }: TreePage): PageNode {
  return { pageId: id, ...page };
}

/** The parent address of top-level pages of a venture; for the portal it is the root. */
function addressBelow({ path }: Venture, parent: TreePage | undefined): string {
  return parent?.url && parent.url !== '/' ? parent.url : `/${path.toLowerCase()}`;
}

function requireParent(tree: readonly TreePage[], parentId: string | null): TreePage | undefined {
  if (parentId === null) return undefined;
  const parent = tree.find(({ id, state }) => id === parentId && state !== 'archived');
  if (!parent) {
    const message = 'Deze pagina staat niet in deze winkel';
    throw new AppError('invalidInput', { detail: `${message}.`, errors: { parentId: [message] } });
  }
  return parent;
}

export async function createPage(
  ctx: StaffContext,
  { ventureId, contentType, name, parentId, segment }: z.output<Routes['create']['body']>,
): Promise<BeheerPage> {
  requireThere(ctx, { ventureId });
  const venture = await requireVenture(ctx, ventureId);
  return addPage(ctx, venture, parentId, segment ?? slug(name), (id) => ({
    ...{ id, ventureId, contentType, name },
    ...{ disableIndexing: false, disableFollowing: false, pageImageUrl: null, backgroundImageUrl: null },
    properties:
      starterProperties(contentType, name, {
        pageId: id,
        homeUrl: `/${venture.path.toLowerCase()}`,
        pictureUrl: venture.presentation.beeldmerkUrl,
        today: dayOf(ctx.clock()),
      }) ?? {},
  }));
}

export async function copyPage(
  ctx: StaffContext,
  pageId: string,
  { ventureId, parentId, name, segment }: z.output<Routes['copy']['body']>,
): Promise<BeheerPage> {
  const source = await findPageWork(ctx.db, pageId);
  if (!source) throw new AppError('notFound', { detail: 'Deze pagina kennen we niet.' });
  requireThere(ctx, { ventureId: source.ventureId }, 'content.read');
  requireThere(ctx, { ventureId });
  const venture = await requireVenture(ctx, ventureId);
  const isSame = ventureId === source.ventureId;
  const { publishedAt: _, routeSegment: __, ...text } = isSame ? source.document : withoutSharing(source.document);
  const called = name ?? (isSame ? `${text.name} (kopie)`.slice(0, 200) : text.name);
  const lastPart = text.url?.split('/').at(-1) || slug(called);
  return addPage(ctx, venture, parentId, segment ?? lastPart, (id) => ({ ...text, id, ventureId, name: called }));
}

async function addPage(
  ctx: StaffContext,
  venture: Venture,
  parentId: string | null,
  segment: string,
  make: (id: string) => Omit<ContentDocument, 'parentId' | 'url' | 'position'>,
): Promise<BeheerPage> {
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    await lockPagesOf(db, venture.id);
    const tree = await readPageTree(db, venture.id);
    const parent = requireParent(tree, parentId);
    const id = randomUUID();
    const url = await freeAddress(db, addressBelow(venture, parent), segment || 'pagina', id);
    const document = { ...make(id), parentId, url, position: nextPosition(tree, parentId) };
    await writeDraft(db, { id, ventureId: venture.id }, { document }, byStaff(ctx));
    const page = await requirePage(tx, id);
    await auditPage(tx, db, page, null, { name: document.name, contentType: document.contentType, parentId, url });
    return describePage(tx, page);
  });
}

export async function movePage(
  ctx: StaffContext,
  pageId: string,
  { revision, parentId, before, segment }: z.output<Routes['move']['body']>,
): Promise<BeheerPage> {
  return writePage(ctx, pageId, revision, async (tx, page, by) => {
    const venture = await requireVenture(ctx, page.ventureId);
    const tree = await readPageTree(tx.db, page.ventureId);
    const parent = requireParent(tree, parentId);
    refuseHome(page, 'Een startpagina blijft waar hij is.');
    const below = pagesBelow(tree, pageId);
    const siblings = before === undefined ? [] : tree.filter((one) => one.parentId === parentId);
    if (page.row || [...below, ...siblings].some(({ isPublished }) => isPublished)) requirePublish(ctx, page);
    if (page.row && parent && !parent.isPublished) {
      const message = 'De pagina hierboven staat niet online';
      throw new AppError('invalidInput', { detail: `${message}.`, errors: { parentId: [message] } });
    }
    const url = addressAfter(venture, page, tree, parent, segment);
    if (url !== null && !(await isAddressFree(tx.db, url, pageId))) {
      throw new AppError('conflict', { errors: { segment: ['Een andere pagina heeft dit adres al.'] } });
    }
    const followed = await placePage(tx.db, page, { parentId, url, before }, by);
    for (const one of [page, ...followed]) {
      await auditPage(tx, tx.db, one, placeOf(one), placeOf(await requirePage(tx, one.id)));
    }
  });
}

/** A page below its parent's address moves along; one with an address of its own keeps it. */
function addressAfter(
  venture: Venture,
  { document: { url, parentId: oldParentId } }: PageWork,
  tree: readonly TreePage[],
  parent: TreePage | undefined,
  segment: string | undefined,
): string | null {
  if (url === null) return null;
  const old = addressBelow(
    venture,
    tree.find(({ id }) => id === oldParentId),
  );
  const isBelow = url.startsWith(`${old}/`);
  const at = url.lastIndexOf('/');
  const above = isBelow && (parent?.id ?? null) !== oldParentId ? addressBelow(venture, parent) : url.slice(0, at);
  return `${above}/${segment ?? url.slice(at + 1)}`;
}

const placeOf = ({ document: { parentId, url, position } }: PageWork) => ({ parentId, url, position });

function refuseHome({ document, row }: PageWork, detail: string): void {
  if (row && ['HomePage', 'VentureHomePage'].includes(document.contentType))
    throw new AppError('badRequest', { detail });
}

export function archivePageByStaff(
  ctx: StaffContext,
  pageId: string,
  { revision, redirectTo }: z.output<Routes['archive']['body']>,
): Promise<BeheerPage> {
  return writePage(ctx, pageId, revision, async (tx, page, by) => {
    if (page.draft?.archivedAt) return;
    refuseHome(page, 'De startpagina kan niet van de site.');
    if (page.row) requirePublish(ctx, page);
    const tree = await readPageTree(tx.db, page.ventureId);
    if (pagesBelow(tree, pageId).some(({ state }) => state !== 'archived')) {
      throw new AppError('conflict', { detail: 'Onder deze pagina staan nog andere pagina’s. Haal die eerst weg.' });
    }
    await archivePage(tx.db, page, by);
    const { url } = page.document;
    if (redirectTo !== null && url !== null && page.row) {
      await redirectWithin(tx, { from: url, to: redirectTo, isPermanent: true });
    }
    const before = { isPublished: page.row !== undefined, isArchived: false };
    await auditPage(tx, tx.db, page, before, { isPublished: false, isArchived: true });
  });
}

export function restorePage(
  ctx: StaffContext,
  pageId: string,
  { revision, publish }: z.output<Routes['restore']['body']>,
): Promise<BeheerPage> {
  return writePage(ctx, pageId, revision, async (tx, page, by) => {
    if (!page.draft?.archivedAt) throw new AppError('badRequest', { detail: 'Deze pagina ligt niet in het archief.' });
    if (publish) requirePublish(ctx, page);
    await writeDraft(tx.db, page, { archivedAt: null }, by);
    if (publish) {
      const { alsoChanged } = await publishDraft(tx.db, await requirePage(tx, pageId), by);
      await auditChangedPages(tx, pageId, alsoChanged);
    }
    const before = { isPublished: false, isArchived: true };
    await auditPage(tx, tx.db, page, before, { isPublished: publish, isArchived: false });
  });
}
